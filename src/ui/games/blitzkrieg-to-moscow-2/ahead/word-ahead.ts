/** The label at the pointer: what a move would do, or what could attack an enemy (§10, §11, §13). */
import type { AheadReading, AttackAhead } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { Spot, UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { joinIds } from '../../../../engine/kits/pointing/lookup.ts';
import { spaceRef } from '../../../../engine/kits/pointing/targets.ts';
import { joinSentences } from '../../../../i18n/joining.ts';
import type { AheadLine, AheadSign, AheadView } from '../../../table/ahead-view.ts';
import { isHexName, sideOfUnit, unitsIn, type BtmWords } from '../lookup.ts';
import { nameTarget } from '../targets.ts';
import { isMoving, moverIn, reachOf, readAhead, spotOf } from './read-ahead.ts';

/** More names than this are a number. */
const MOST_NAMED = 3;

export function wordAhead(scene: BtmWords, target: TargetRef, picked: readonly TargetRef[]): AheadView | null {
  const spot = spotOf(scene, target);
  if (spot === null || !isMoving(scene, picked)) return null;
  const unit = moverIn(scene, picked);
  const title = nameTarget(scene, spaceRef(spot));
  const ahead = readAhead(scene, unit, target);
  if (ahead) return { title, note: wordSteps(scene, ahead), lines: moveLines(scene, ahead) };
  const [there] = unitsIn(scene, spot);
  if (!isHexName(spot) || !there || sideOfUnit(scene.facts, there.id) === scene.view.side) return null;
  return { title, note: wordThere(scene, spot), lines: attackLines(scene, spot, unit) };
}

const wordThere = (scene: BtmWords, spot: Spot): string =>
  scene.i18n.t('table.btm.garrison', { units: joinIds(unitsIn(scene, spot).map(({ id }) => id)) });

const wordSteps = ({ i18n: { t } }: BtmWords, { steps, most }: AheadReading): string =>
  t('table.btm.ahead.steps', { n: steps, most });

const line = (sign: AheadSign, text: string): AheadLine => ({ sign, text });

function moveLines(scene: BtmWords, ahead: AheadReading): readonly AheadLine[] {
  const { t } = scene.i18n;
  const { takes, cutsOff, relieves, strands, leaves, staysCut, staysStranded } = ahead;
  return [
    ...stopLines(scene, ahead),
    ...(takes.length > 0 ? [line('city', t('table.btm.ahead.takes', { hexes: joinIds(takes) }))] : []),
    ...supplyLines(scene, ahead),
    ...(cutsOff.length > 0 ? [line('cut', withStays(scene, wordCuts(scene, ahead), staysCut))] : []),
    ...(relieves.length > 0
      ? [line('yes', withStays(scene, t('table.btm.ahead.relieves', { units: joinIds(relieves) }), staysStranded))]
      : []),
    ...(strands.length > 0 ? [line('no', t('table.btm.ahead.strands', { units: joinIds(strands) }))] : []),
    ...(leaves
      ? [line('no', t('table.btm.ahead.leaves', { hex: leaves.hex, units: joinIds(leaves.enemies.slice(0, 2)) }))]
      : []),
  ];
}

function stopLines({ i18n: { t } }: BtmWords, { stops, ground }: AheadReading): readonly AheadLine[] {
  if (stops === null || stops === 'limit') return [];
  if (stops === 'zone' && ground !== null) return [line('stop', t(`table.btm.ahead.stop.${ground}-zone`))];
  return [line('stop', t(`table.btm.ahead.stop.${stops}`))];
}

function supplyLines({ i18n: { t } }: BtmWords, { supply, line: way, longest }: AheadReading): readonly AheadLine[] {
  switch (supply) {
    case 'rear':
      return [];
    case 'line':
      return [
        line(
          'yes',
          way.length < 2
            ? t('table.btm.ahead.supply.source')
            : t('table.btm.ahead.supply.line', { n: way.length - 1, most: longest, source: way.at(-1) ?? '' }),
        ),
      ];
    default:
      return [line('no', t(`table.btm.ahead.supply.${supply}`))];
  }
}

function wordCuts({ view, i18n: { t } }: BtmWords, { cutsOff }: AheadReading): string {
  const n = cutsOff.length;
  if (n <= MOST_NAMED) return t('table.btm.ahead.cuts', { n, units: joinIds(cutsOff) });
  return t('table.btm.ahead.cuts.many', { n, place: view.units[cutsOff[0] ?? '']?.place ?? '' });
}

/** Adds the units that will surrender even after the move. */
function withStays({ i18n: { lang, t } }: BtmWords, change: string, units: readonly UnitId[]): string {
  if (units.length === 0) return change;
  const n = units.length;
  const stays =
    n <= MOST_NAMED ? t('table.btm.ahead.stays', { n, units: joinIds(units) }) : t('table.btm.ahead.stays.many', { n });
  return joinSentences(lang, [change, stays]);
}

function attackLines(scene: BtmWords, hex: Spot, unit: string | null): readonly AheadLine[] {
  const { queries, view, i18n } = scene;
  const attack = queries.readAttackAhead(view, hex, unit, unit === null ? [] : reachOf(scene, unit));
  if (!attack) return [line('stop', i18n.t('table.btm.ahead.attack.none'))];
  return [
    line('fight', wordOdds(scene, attack)),
    line('fight', wordSums(scene, attack)),
    line('yes', wordBy(scene, attack, unit)),
  ];
}

function wordOdds({ i18n: { t } }: BtmWords, { reckoning: { column }, chances }: AttackAhead): string {
  if (!chances) return t('table.btm.ahead.attack.fails', { column });
  const cleared = chances.outcomes.reduce((sum, { count, success }) => sum + (success ? count : 0), 0);
  if (cleared === chances.total) return t('table.btm.ahead.attack.sure', { column });
  return t('table.btm.ahead.attack', { column, share: cleared / chances.total });
}

const wordSums = ({ i18n: { t } }: BtmWords, { reckoning: { attack, defence } }: AttackAhead): string =>
  t('table.btm.ahead.attack.sums', { attack, defence });

const wordBy = ({ i18n: { t } }: BtmWords, { units, from }: AttackAhead, unit: string | null): string =>
  from === null || unit === null
    ? t('table.btm.ahead.attack.by', { units: joinIds(units) })
    : t('table.btm.ahead.attack.from', { units: joinIds(units), unit, place: from });
