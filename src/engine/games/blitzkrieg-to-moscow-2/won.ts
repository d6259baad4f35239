/** A combat taken as won: its hex is clear. The defenders wait on the track, as nobody knows which of them are lost. */
import type { HexId, UnitId } from './ids.ts';
import type { Move } from './moves.ts';
import { readField, topFrame, unitsIn } from './rules/field.ts';
import type { BtmState, UnitState } from './state.ts';
import type { Tables } from './tables.ts';

/** Null where the move begins no combat that is won by clearing its hex. */
export function winFight(t: Tables, state: BtmState, move: Move): BtmState | null {
  const target = targetOf(state, move);
  if (target === null) return null;
  const place: UnitState['place'] = `turn-${state.turn + 1}`;
  const gone = unitsIn(readField(t, state), t.placeNo(target)).map(t.unitId);
  const units: Record<UnitId, UnitState> = { ...state.units };
  for (const unit of gone) {
    const was = units[unit];
    if (was) units[unit] = { ...was, place };
  }
  return gone.length === 0 ? null : { ...state, units };
}

/** A target begins a combat; so does the end of the list of its attackers. */
function targetOf(state: BtmState, move: Move): HexId | null {
  if ('target' in move) return move.target;
  const frame = topFrame(state);
  return frame?.at === 'combat/attackers' && !('unit' in move) ? frame.target : null;
}
