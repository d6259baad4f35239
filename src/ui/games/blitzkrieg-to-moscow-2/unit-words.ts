import type { UnitFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import type { ChoiceWords } from '../../table/game-table.ts';
import {
  findCity,
  findHex,
  findUnit,
  isOffForGood,
  isSpot,
  listAttacks,
  turnOfPlace,
  unitsIn,
  type BtmScene,
  type BtmWords,
} from './lookup.ts';

/** Short words for a unit's figures and state and a hex's worth: for lists, board and inspector. */

/** `8 (4) 5`, as on the counter; a spent unit has one strength. */
export function wordFigures({ view, i18n: { t } }: BtmWords, { id, strength, passive, move }: UnitFacts): string {
  return view.units[id]?.spent === true
    ? t('table.btm.unit.figures.spent', { passive, move })
    : t('table.btm.unit.figures', { strength, passive, move });
}

/** On the board, on the track, in a box, still to come, or gone with the last turn. */
export function wordPlace({ facts, view, i18n: { t } }: BtmWords, id: string): string {
  const place = view.units[id]?.place ?? '';
  if (isSpot(facts, place)) return t('table.btm.unit.at', { place });
  if (place === 'eliminated' || place === 'surrendered') return t(`table.btm.unit.${place}`);
  if (isOffForGood(facts, place)) return t('table.btm.unit.left');
  return t('table.btm.unit.turn', { turn: turnOfPlace(place) ?? 0 });
}

export function wordUnit(scene: BtmWords, id: string): string {
  const unit = findUnit(scene.facts, id);
  if (!unit) return '';
  return joinFacts(scene.i18n.lang, [wordPlace(scene, id), wordFigures(scene, unit)]);
}

/** Terrain or city, its current points, and its holder. */
export function wordHex(scene: BtmWords, id: string): string {
  const { facts, queries, view } = scene;
  const { t, lang } = scene.i18n;
  const hex = findHex(facts, id);
  if (!hex) return t('table.btm.area.what');
  const city = findCity(facts, id);
  const side = view.germanHexes.includes(id) ? 'german' : 'soviet';
  return joinFacts(lang, [
    city ? t(cityKey(city.supplyCity), { n: queries.pointsOf(view, city) }) : t(`table.btm.terrain.${hex.terrain}`),
    t('table.btm.held', { side }),
  ]);
}

const cityKey = (isSupplyCity: boolean) =>
  isSupplyCity ? ('table.btm.city.supply' as const) : ('table.btm.city' as const);

export const wordGarrison = (scene: BtmWords, hex: string): string =>
  scene.i18n.t('table.btm.garrison', { units: wordIds(scene, hex) });
const wordIds = (scene: BtmWords, hex: string): string => joinIds(unitsIn(scene, hex).map(({ id }) => id));

/** §11.3: the defenders, and the best attack on them: who takes part, strengths and column. */
export function wordAttack(scene: BtmWords, hex: string): Omit<ChoiceWords, 'group'> {
  const { t } = scene.i18n;
  const [first, ...others] = unitsIn(scene, hex);
  const defender = { unit: first?.id ?? '', hex };
  const title =
    others.length === 0
      ? t('table.btm.target', defender)
      : t('table.btm.target.more', { ...defender, n: others.length });
  const reading = listAttacks(scene).find(({ target }) => target === hex);
  if (!reading) return { title };
  const { attack, defence, column } = reading.reckoning;
  const by = t('table.btm.target.by', { units: joinIds(reading.units), attack, defence });
  const fails = reading.chances === null ? [t('table.btm.target.fails')] : [];
  return {
    title,
    detail: joinFacts(scene.i18n.lang, [by, ...fails]),
    price: t('table.btm.target.column', { column }),
    within: { kind: 'lines', price: 'table.btm.target.column-head', chance: 'table.btm.target.chance-head' },
  };
}

/** True if the hex changes hands when that side enters it. */
export const isTaken = ({ view }: BtmScene, hex: string, side: 'german' | 'soviet'): boolean =>
  view.germanHexes.includes(hex) !== (side === 'german');
