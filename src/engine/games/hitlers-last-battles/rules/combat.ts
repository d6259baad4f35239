/** Battle hexes, support and retreats (§8). */
import type { Reason } from '../../../kernel/types.ts';
import type { Battle } from '../frames.ts';
import type { Move } from '../moves.ts';
import { rulingsOf } from '../rulings.ts';
import type { HlbState } from '../state.ts';
import { DIRECTIONS, sideOf, type HexId, type Side } from '../ids.ts';
import { NONE, enemyOf, known, sideNo } from '../numbers.ts';
import type { Field, Tables } from '../tables.ts';
import { anyUnitIn, attackedOf, hexOfUnit, readField, topFrame, unitIn, unitStateOf } from './field.ts';
import { markerOn } from './markers.ts';
import { refusal } from './reason.ts';

/** Also a view, which has no dice. */
type Seen = Omit<HlbState, 'rng'>;

/** The battle in a hex; null where only one side is (§8.1). */
export function findBattle(state: Seen, field: Field, side: Side, hex: number): Battle | null {
  const { tables: t } = field;
  const us = sideNo(side);
  const attacker = unitIn(field, us, hex);
  const defender = unitIn(field, enemyOf(us), hex);
  if (attacker === NONE || defender === NONE) return null;
  const { origin } = unitStateOf(t, state, attacker);
  if (origin === null) return null;
  return { hex: t.hexId(hex), attacker: t.unitId(attacker), defender: t.unitId(defender), origin };
}

/** §8.1, Q18: battle hexes that must still be fought, as moves. */
export function listBattles(field: Field) {
  const { tables: t } = field;
  const moves = [];
  for (let hex = 0; hex < t.hexCount; hex++) {
    if (unitIn(field, 0, hex) !== NONE && unitIn(field, 1, hex) !== NONE) moves.push(t.moves.battle(hex));
  }
  return moves;
}

/**
 * Finds the first battle, if another one waits and a unit may support it: opening it decides nothing, so that the table
 * opens it and offers the others instead. Null where opening a battle rolls its dice (§8.4).
 */
export function findOpening(t: Tables, state: HlbState): Move | null {
  const frame = topFrame(state);
  if (frame?.at !== 'combat/battle') return null;
  const field = readField(t, state);
  const [first, ...others] = listBattles(field);
  const battle = first && others.length > 0 ? findBattle(state, field, frame.side, t.hexNo(first.hex)) : null;
  return first && battle && listSupporters(state, field, battle).length > 0 ? first : null;
}

export function explainBattle(state: HlbState, field: Field, side: Side, hex: number): Reason | null {
  const { tables: t } = field;
  if (findBattle(state, field, side, hex)) return null;
  const here = unitIn(field, sideNo(side), hex);
  const isResolved = here !== NONE && unitStateOf(t, state, here).fought;
  const params = { hex: t.hexId(hex), ...(isResolved ? { unit: t.unitId(here) } : {}) };
  return refusal(isResolved ? 'NO_BATTLE.resolved' : 'NO_BATTLE', '8.1', params);
}

type SupportFault = 'attacker' | 'attacked' | 'defended' | 'supported' | 'unlinked';

/** §8.4, Q21, Q26: why a unit of the attacker's side on the map may not support the battle in `hex`. */
function supportFault(state: Seen, field: Field, battle: Battle, unit: number): SupportFault | null {
  const { tables: t } = field;
  if (t.unitId(unit) === battle.attacker) return 'attacker';
  const { origin, fought, supported } = unitStateOf(t, state, unit);
  if (origin !== null || fought) return 'attacked';
  // Q26: a unit that was attacked has fought too, by one reading.
  if (attackedOf(state).includes(t.unitId(unit))) return 'defended';
  if (supported) return 'supported';
  return t.isLinked(hexOfUnit(field, unit), t.hexNo(battle.hex)) ? null : 'unlinked';
}

/** §8.4, Q8: units that may support the attacker, as moves; none for an attacker without a marker. */
export function listSupporters(state: Seen, field: Field, battle: Battle) {
  const { tables: t } = field;
  if (markerOn(t, state, battle.attacker) === null) return [];
  const moves = [];
  for (const unit of sideUnits(t, battle)) {
    if (hexOfUnit(field, unit) === NONE) continue;
    if (supportFault(state, field, battle, unit) === null) moves.push(t.moves.support(unit));
  }
  return moves;
}

const attackerSide = (t: Tables, { attacker }: Battle): Side => sideOf(t.factionOfUnit(t.unitNo(attacker)));
const sideUnits = (t: Tables, battle: Battle): readonly number[] => t.unitsOf(attackerSide(t, battle));

export function explainSupport(state: HlbState, field: Field, battle: Battle, unit: number): Reason | null {
  const { tables: t } = field;
  const { id } = t.unitFacts(unit);
  const { attacker, hex } = battle;
  const about = { unit: id, attacker, hex };
  if (!sideUnits(t, battle).includes(unit))
    return refusal('NOT_YOUR_UNIT', '4.1', { unit: id, side: attackerSide(t, battle) });
  if (hexOfUnit(field, unit) === NONE) return refusal('NOT_ON_MAP.support', '8.4', { unit: id });
  if (markerOn(t, state, attacker) === null) return refusal('BAD_SUPPORT.no-marker', 'Q8', about);
  switch (supportFault(state, field, battle, unit)) {
    case null:
      return null;
    case 'attacker':
      return refusal('BAD_SUPPORT.attacker', '8.4', about);
    case 'attacked':
      return refusal('BAD_SUPPORT.attacked', 'Q26', about);
    case 'defended':
      return refusal('BAD_SUPPORT.defended', 'Q26', about);
    case 'supported':
      return refusal('BAD_SUPPORT.supported', '8.4', about);
    case 'unlinked': {
      const from = hexOfUnit(field, unit);
      const isAcrossSea = t.directionTo(from, t.hexNo(hex)) !== NONE;
      const variant = isAcrossSea ? 'BAD_SUPPORT.sea-side' : 'BAD_SUPPORT.not-adjacent';
      return refusal(variant, isAcrossSea ? 'Q17' : '8.4', { ...about, from: t.hexId(from) });
    }
  }
}

type RetreatFault = 'unlinked' | 'direction' | 'occupied';

/** §8.7: all reasons why a beaten unit may not enter a hex. */
function retreatFaults(field: Field, unit: number, from: number, to: number): readonly RetreatFault[] {
  const { tables: t } = field;
  if (!t.isLinked(from, to)) return ['unlinked'];
  const faults: RetreatFault[] = [];
  if (anyUnitIn(field, to) !== NONE) faults.push('occupied');
  if (!t.retreatDirections(t.factionOfUnit(unit), from).includes(t.directionTo(from, to))) faults.push('direction');
  return faults;
}

/** §8.7: enemy zones do not matter. */
export function listRetreatHexes(field: Field, unit: number, from: number): readonly HexId[] {
  const { tables: t } = field;
  const hexes: HexId[] = [];
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const to = t.linkOf(from, direction);
    if (to !== NONE && retreatFaults(field, unit, from, to).length === 0) hexes.push(t.hexId(to));
  }
  return hexes;
}

export const retreatMoves = (t: Tables, hexes: readonly HexId[]): readonly Move[] =>
  hexes.map((hex) => t.moves.retreat(t.hexNo(hex)));

export function explainRetreat(field: Field, unit: number, from: number, to: number): readonly Reason[] {
  const { tables: t } = field;
  const faction = t.factionOfUnit(unit);
  const about = { unit: t.unitId(unit), from: t.hexId(from), hex: t.hexId(to), faction };
  return retreatFaults(field, unit, from, to).map((fault) => {
    switch (fault) {
      case 'unlinked':
        return explainNoLink(t, from, to, about);
      case 'occupied':
        return refusal('BAD_RETREAT.occupied', '8.7', { ...about, by: t.unitId(anyUnitIn(field, to)) });
      case 'direction': {
        const direction = known(DIRECTIONS[t.directionTo(from, to)]);
        return refusal(`BAD_RETREAT.direction-${faction}`, '8.7', { ...about, direction });
      }
    }
  });
}

function explainNoLink(t: Tables, from: number, to: number, about: Readonly<Record<string, string>>): Reason {
  const { playable } = t.hexFacts(to);
  if (t.directionTo(from, to) === NONE) return refusal('BAD_RETREAT.not-adjacent', '8.7', about);
  return refusal(playable ? 'BAD_RETREAT.sea-side' : 'BAD_RETREAT.closed', '7.2', about);
}

/** The unit that attacked from a hex and may have to go back there (§8.6), or null. */
export function attackerFrom(t: Tables, state: HlbState, side: Side, hex: HexId): number | null {
  for (const unit of t.unitsOf(side)) if (unitStateOf(t, state, unit).origin === hex) return unit;
  return null;
}

/** §8.6, Q10: the unit in an attacker's origin, by number, or `NONE`. */
export const blockerOf = (field: Field, origin: HexId): number => anyUnitIn(field, field.tables.hexNo(origin));

/** Returns true if a beaten attacker may not take the direction back, because that counts as a retreat (Q11). */
export function isWayBarred(t: Tables, state: Pick<HlbState, 'rulings'>, { attacker, hex, origin }: Battle): boolean {
  if (rulingsOf(state)['beaten-attacker'] === 'goes-back') return false;
  const from = t.hexNo(hex);
  return !t.retreatDirections(t.factionOfUnit(t.unitNo(attacker)), from).includes(t.directionTo(from, t.hexNo(origin)));
}
