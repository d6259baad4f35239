/** A battle taken as won (§8.5, §8.7): the defender is gone from its hex, and the attacker holds it. */
import type { HexId, UnitId } from './ids.ts';
import type { Move } from './moves.ts';
import { findBattle } from './rules/combat.ts';
import { ownerAfterEntry, ownerOf, readField, topFrame, unitIn, unitState } from './rules/field.ts';
import { NONE, enemyOf, sideNo } from './numbers.ts';
import type { HlbState } from './state.ts';
import type { Tables } from './tables.ts';

interface Fought {
  readonly hex: HexId;
  readonly attacker: UnitId;
  readonly defender: UnitId;
}

/** Null where the move begins no battle. */
export function winFight(t: Tables, state: HlbState, move: Move): HlbState | null {
  const fought = foughtBy(t, state, move);
  if (!fought) return null;
  const { hex, attacker, defender } = fought;
  const owner = ownerAfterEntry(ownerOf(state, hex), t.factionOfUnit(t.unitNo(attacker)));
  const moved = { ...unitState(state, attacker), hex, moved: true };
  const beaten = { ...unitState(state, defender), hex: null };
  return {
    ...state,
    units: { ...state.units, [attacker]: moved, [defender]: beaten },
    control: { ...state.control, [hex]: owner },
  };
}

function foughtBy(t: Tables, state: HlbState, move: Move): Fought | null {
  const field = readField(t, state);
  const frame = topFrame(state);
  if (frame?.at === 'combat/support') return frame;
  if (!('hex' in move)) return null;
  if (frame?.at === 'combat/battle') return findBattle(state, field, frame.side, t.hexNo(move.hex));
  if (frame?.at !== 'movement/move' || !('unit' in move)) return null;
  const defender = unitIn(field, enemyOf(sideNo(frame.side)), t.hexNo(move.hex));
  return defender === NONE ? null : { hex: move.hex, attacker: move.unit, defender: t.unitId(defender) };
}
