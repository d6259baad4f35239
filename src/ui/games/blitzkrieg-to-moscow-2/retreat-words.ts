import type { RetreatReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import { isOffForGood, type BtmWords } from './lookup.ts';
import { wordHex, wordUnit } from './unit-words.ts';

/** Words a retreat (§11.4): its end, the hexes it takes and the units that survive. */

/** For a unit that may retreat next: its possible ends, and those that do not save it. */
export function wordRetreater(scene: BtmWords, id: string): string {
  const { t, lang } = scene.i18n;
  const ways = scene.queries.readRetreats(scene.view).filter(({ unit }) => unit === id);
  if (ways.length === 0) return wordUnit(scene, id);
  const ends = t('table.btm.retreat.ends', { places: joinIds(unique(ways.map(({ end }) => end))) });
  return joinFacts(lang, ways.every(isLost) ? [ends, t('table.btm.retreat.eliminated')] : [ends]);
}

const isLost = ({ fate }: RetreatReading): boolean => fate === 'eliminated';

/** Words a retreat by its end, hexes, cities and survivors; `all` are the alternatives. */
export function wordWay(scene: BtmWords, way: RetreatReading, all: readonly RetreatReading[]): string {
  const { t, lang } = scene.i18n;
  const { end, path, taken, trapped } = way;
  return joinFacts(lang, [
    wordHex(scene, end),
    ...(path.length > 1 ? [t('table.btm.march.via', { places: joinIds(path.slice(0, -1)) })] : []),
    ...(taken.length > 0 ? [t('table.btm.retreat.takes', { hexes: joinIds(taken) })] : []),
    ...wordFate(scene, way, all),
    ...(trapped.length > 0 ? [t('table.btm.retreat.traps', { units: joinIds(trapped) })] : []),
  ]);
}

/** The unit's fate, if it differs from the usual. */
function wordFate(
  { facts, view, i18n: { t } }: BtmWords,
  { fate }: RetreatReading,
  all: readonly RetreatReading[],
): readonly string[] {
  if (fate === 'eliminated') return [t('table.btm.retreat.eliminated')];
  if (fate === 'stands') return all.every((way) => way.fate === 'stands') ? [] : [t('table.btm.retreat.stands')];
  const turn = view.turn + 1;
  return isOffForGood(facts, `turn-${turn}`)
    ? [t('table.btm.retreat.leaves')]
    : [t('table.btm.retreat.track', { turn })];
}
