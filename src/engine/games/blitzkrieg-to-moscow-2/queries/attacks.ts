/** Possible attacks and their odds (§11, §12). */
import type { Reckoning } from '../events.ts';
import type { HexId, UnitId } from '../ids.ts';
import { attackableBy, attackersOn } from '../rules/attack.ts';
import { openTerms } from '../rules/defence.ts';
import { holderOf, readField } from '../rules/field.ts';
import type { Field, Tables } from '../tables.ts';
import { computeOdds, isOnHero } from '../rules/odds.ts';
import { reckon, type Terms } from '../rules/reckon.ts';
import { groupsOf } from '../rules/tank-action.ts';
import { enemyOf, sideNo } from '../numbers.ts';
import type { BtmView } from '../view.ts';
import type { OddsReading } from './types.ts';

/**
 * Groups of attackers. In a combat phase all units in reach together: each adds its strength, a river counts only where
 * all cross it, and one tank is enough for its shift, so another unit never makes the odds worse (§11.3.1, §11.3.4). A
 * tank action is one tank, two corps of one stack (§12.1, §12.3), or two tanks by one card (§12.2).
 */
function listGroups(view: BtmView, field: Field, target: number): readonly (readonly UnitId[])[] {
  const { tables: t } = field;
  const units = attackersOn(field, view.side, target, view.phase === 'breakthrough');
  if (view.phase !== 'breakthrough') return units.length === 0 ? [] : [units.map(t.unitId)];
  const tanks = units.filter(t.isTank);
  const alone = tanks.flatMap((unit) => groupsOf(field, unit));
  const pairs = mayGoInPairs(t, view)
    ? tanks.flatMap((one, at) => tanks.slice(at + 1).map((other) => [one, other]))
    : [];
  return [...alone, ...pairs].map((group) => group.map(t.unitId));
}

/** Returns true if a card that this seat sees sends two tanks, which attack one hex together (§12.2). */
const mayGoInPairs = (t: Tables, { cards, side }: BtmView): boolean =>
  (cards[side].hand ?? []).some((card) => t.hasUse(card, 'tankAction') && t.tanksOf(card) > 1);

export const isBetter = (a: Reckoning, b: Reckoning): boolean =>
  a.column > b.column || (a.column === b.column && a.attack * b.defence > b.attack * a.defence);

/** §11: for each enemy hex in reach the best attack that the phasing side can still make. */
export function readOdds(t: Tables, view: BtmView): readonly OddsReading[] {
  if (view.result !== null) return [];
  const field = readField(t, view);
  const readings: OddsReading[] = [];
  for (let hex = 0; hex < t.hexCount; hex++) {
    if (holderOf(field, hex) !== enemyOf(sideNo(view.side))) continue;
    const best = findBest(view, field, hex);
    if (best) readings.push(best);
  }
  return readings;
}

/** §12.1: the attacks that a tank could make alone, by hex. */
export function readTankOdds(t: Tables, view: BtmView, unit: UnitId): readonly OddsReading[] {
  const field = readField(t, view);
  const no = t.unitNo(unit);
  return attackableBy(field, no).flatMap((hex) => findBest(view, field, hex, [[unit]]) ?? []);
}

export function findBest(
  view: BtmView,
  field: Field,
  hex: number,
  groups: readonly (readonly UnitId[])[] = listGroups(view, field, hex),
): OddsReading | null {
  const { tables: t } = field;
  let best: OddsReading | null = null;
  for (const units of groups) {
    const terms = termsOf(view, field, t.placeId(hex), units);
    // §11.1: every unit there has been attacked already.
    if (terms.defenders.length === 0) continue;
    const reckoning = reckon(t, view, terms);
    if (best && !isBetter(reckoning, best.reckoning)) continue;
    best = { target: terms.target, units, reckoning, chances: computeOdds(t, reckoning.column, isOnHero(view, terms)) };
  }
  return best;
}

const termsOf = (view: BtmView, field: Field, target: HexId, attackers: readonly UnitId[]): Terms =>
  openTerms(field, {
    side: view.side,
    target,
    attackers,
    caller: view.phase === 'breakthrough' ? 'breakthrough' : 'combat',
  });
