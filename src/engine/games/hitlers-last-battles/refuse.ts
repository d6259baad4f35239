/** Why this very move is refused (rules file, section 10.1). The list of legal moves asks the same rules. */
import type { Reason } from '../../kernel/types.ts';
import type { Side } from './ids.ts';
import type { Move } from './moves.ts';
import { explainBattle, explainRetreat, explainSupport } from './rules/combat.ts';
import { readField, topFrame, type Field } from './rules/field.ts';
import { explainEndMark, explainMark, explainUnmark } from './rules/markers.ts';
import { explainAttack, explainMover, explainPath } from './rules/movement.ts';
import { explainPlacement, explainReplacement } from './rules/placement.ts';
import { refusal } from './rules/reason.ts';
import { deciderOf, explainStepOf, isAskFrame, type AskFrame } from './rules/steps.ts';
import type { HlbState } from './state.ts';
import { NONE, hexNo, markerNo, unitNo } from './tables.ts';

export const gameOver = (): Reason => refusal('GAME_OVER', '9');
export const unknownId = (id: string): Reason => refusal('UNKNOWN_ID', '2', { id });
export const wrongPlayer = (decider: Side): Reason => refusal('WRONG_PLAYER', '4.1', { side: decider });

/** The first id of a move that is not in the data, or null. */
function findUnknownId(move: Move): string | null {
  const ids: readonly (readonly [string | null, (id: string) => number])[] = [
    ['unit' in move ? move.unit : null, unitNo],
    ['marker' in move ? move.marker : null, markerNo],
    ['hex' in move ? move.hex : null, hexNo],
    ...('path' in move ? move.path.map((hex) => [hex, hexNo] as const) : []),
  ];
  return ids.find(([id, numberOf]) => id !== null && numberOf(id) === NONE)?.[0] ?? null;
}

/** Null for a legal move. `seat`, where given, must be the one that decides. */
export function refuse(state: HlbState, move: Move, seat?: string): Reason | null {
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return gameOver();
  const decider = deciderOf(frame);
  if (seat !== undefined && seat !== decider) return wrongPlayer(decider);
  const outOfPlace = explainStepOf(state, frame, move.type);
  if (outOfPlace) return outOfPlace;
  const unknown = findUnknownId(move);
  return unknown === null ? explainMove(state, readField(state), frame, move) : unknownId(unknown);
}

/** Why a move that belongs to the step, with known ids, is against the rules. */
function explainMove(state: HlbState, field: Field, frame: AskFrame, move: Move): Reason | null {
  const { side } = frame;
  switch (move.type) {
    case 'volkssturm':
    case 'end-replace':
    case 'end-move':
      return null;
    case 'replace': {
      const unit = unitNo(move.unit);
      const barred = explainReplacement(state, field, side, unit);
      return barred ?? explainPlacement(state, field, unit, hexNo(move.hex))[0] ?? null;
    }
    case 'mark':
      return explainMark(state, side, markerNo(move.marker), unitNo(move.unit));
    case 'unmark':
      return explainUnmark(state, side, markerNo(move.marker));
    case 'end-mark':
      return explainEndMark(state, side);
    case 'move': {
      const unit = unitNo(move.unit);
      return explainMover(state, side, unit) ?? explainPath(field, unit, move.path.map(hexNo));
    }
    case 'attack': {
      const unit = unitNo(move.unit);
      return explainMover(state, side, unit) ?? explainAttack(field, unit, hexNo(move.hex));
    }
    case 'battle':
      return explainBattle(state, field, side, hexNo(move.hex));
    case 'support':
      if (frame.at !== 'combat/support' || move.unit === null) return null;
      return explainSupport(state, field, frame, unitNo(move.unit));
    case 'retreat': {
      if (frame.at !== 'combat/retreat') return null;
      return explainRetreat(field, unitNo(frame.defender), hexNo(frame.hex), hexNo(move.hex))[0] ?? null;
    }
  }
}
