/** Every verb with its rules; one without a row does not compile. */
import type { Line, Preview, Reason } from '../../../kernel/types.ts';
import { NO_PREVIEW } from '../../../kits/rehearsal/preview.ts';
import { commands, type Move, type Verb } from '../moves.ts';
import type { Fight } from '../queries/fight.ts';
import type { Tables } from '../tables.ts';
import type { BtmState } from '../state.ts';
import type { BtmView } from '../view.ts';
import { topFrame } from '../rules/field.ts';
import { gameOver, unknownId, wrongPlayer } from '../rules/reason.ts';
import { deciderOf, explainStepOf, isAskFrame, type Asked } from '../rules/steps.ts';
import { breakthrough } from './breakthrough.ts';
import { combat } from './combat.ts';
import { logistics } from './logistics.ts';
import { movement } from './movement.ts';
import type { RulesOf, VerbRules } from './verb-rules.ts';

const RULES: RulesOf<Verb> = { ...logistics, ...movement, ...combat, ...breakthrough };

/** The rules of a move's own verb; the caller has checked that the question takes the verb. */
const rulesOf = ({ type }: Move) => RULES[type] as VerbRules<Verb>;

/** Why a move is refused (rules file, section 17); null for a legal one. `seat`, where given, must be the one that decides. */
export function refuse(t: Tables, state: BtmState, move: Move, seat?: string): Reason | null {
  const frame = topFrame(state);
  if (state.result !== null || !isAskFrame(frame)) return gameOver();
  const side = deciderOf(frame);
  if (seat !== undefined && seat !== side) return wrongPlayer(side);
  const unknown = commands.names(move).find(({ kind, id }) => !t.isKnown(kind, id));
  if (unknown) return unknownId(unknown.id);
  const rules = rulesOf(move);
  const misplaced = rules.bar?.(t, state, move) ?? explainStepOf(frame, move.type);
  return misplaced ?? rules.refuse?.({ tables: t, state, frame, side }, move) ?? null;
}

export const previewMove = (asked: Asked, move: Move): Preview => rulesOf(move).preview?.(asked, move) ?? NO_PREVIEW;
/** The combat once a move is made; null where the move changes nothing of it. */
export const supposeMove = (t: Tables, view: BtmView, fight: Fight, move: Move): Fight | null =>
  rulesOf(move).suppose?.(t, view, fight, move) ?? null;
export const sayMove = (asked: Asked, move: Move): Line | null => rulesOf(move).say?.(asked, move) ?? null;
