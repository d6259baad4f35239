/** Answers what a unit can still do in its movement phase, and who could attack it (§7). */
import type { HexId, UnitId } from '../ids.ts';
import { NONE, enemyOf, sideAt, sideNo } from '../numbers.ts';
import { computeTerms } from '../rules/dice.ts';
import { anyUnitIn, halfwayOf, readField } from '../rules/field.ts';
import { explainMover, listWays, listStagingHexes } from '../rules/movement.ts';
import { computeOdds, countSuccesses } from '../rules/odds.ts';
import { laterRuling } from '../rulings.ts';
import type { Field, Tables } from '../tables.ts';
import type { HlbView } from '../view.ts';
import type { Attacker, Threat, UnitWays } from './types.ts';

/** Null where the unit cannot act now: it is another phase, or the other side's turn. */
export function readReach(t: Tables, view: HlbView, unit: UnitId): UnitWays | null {
  const no = t.unitNo(unit);
  if (view.phase !== 'movement' || t.sideOfUnit(no) !== sideNo(view.side)) return null;
  const field = readField(t, view);
  const { moves, attacks } = listWays(field, no, halfwayOf(view).map(t.unitNo));
  const isIdle = moves.length + attacks.length === 0;
  return {
    moves: moves.map(t.hexId),
    attacks: attacks.map(t.hexId),
    barred: isIdle ? explainMover(t, view, view.side, no) : null,
  };
}

/** Null where no unit is in the hex. */
export function readThreat(t: Tables, view: HlbView, hex: HexId): Threat | null {
  const field = readField(t, view);
  const at = t.hexNo(hex);
  const defender = anyUnitIn(field, at);
  if (defender === NONE) return null;
  const side = sideAt(enemyOf(t.sideOfUnit(defender)));
  const isNow = view.phase === 'movement' && view.side === side;
  // In their next movement phase all may move again.
  const ahead: Field = isNow ? field : { ...field, moved: field.moved.map(() => false) };
  const halfway = isNow ? halfwayOf(view).map(t.unitNo) : [];
  const mayStepFirst = laterRuling(view, 'attack-cost') === 'ends-move';
  const attackers = t.unitsOf(side).flatMap((unit): Attacker[] => {
    const isBeside = listWays(ahead, unit, halfway).attacks.includes(at);
    const mayMove = ahead.moved[unit] === false;
    const [via] = mayStepFirst && mayMove && !isBeside ? listStagingHexes(ahead, unit, at) : [];
    if (!isBeside && via === undefined) return [];
    const fight = { hex, attacker: t.unitId(unit), defender: t.unitId(defender), supporter: null };
    const odds = computeOdds(t, computeTerms(t, view, fight));
    return [{ unit: fight.attacker, via: via === undefined ? null : t.hexId(via), odds }];
  });
  return {
    isNow,
    attackers: attackers.sort((a, b) => countSuccesses(b.odds) / b.odds.total - countSuccesses(a.odds) / a.odds.total),
  };
}
