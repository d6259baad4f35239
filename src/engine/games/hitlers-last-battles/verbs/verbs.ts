/** Every verb with its rules; one without does not compile. */
import type { Preview, Reason } from '../../../kernel/types.ts';
import { commands, type Move, type MoveOf } from '../moves.ts';
import { findAsked, type Asked } from '../rules/steps.ts';
import type { Tables } from '../tables.ts';
import { gameOver, unknownId, wrongPlayer } from '../rules/reason.ts';
import { deciderOf, explainStepOf } from '../rules/steps.ts';
import type { HlbState } from '../state.ts';
import type { HlbCtx } from '../types.ts';
import { combat } from './combat.ts';
import { movement } from './movement.ts';
import { strategic } from './strategic.ts';
import type { RulesOf, VerbRules } from './verb-rules.ts';

const RULES: RulesOf<Move['type']> = { ...strategic, ...movement, ...combat };

const rulesOf = <K extends Move['type']>({ type }: MoveOf<K>): VerbRules<K> => RULES[type];

/** Why a move is refused (rules file, section 10.1); null for a legal one. `seat`, where given, must be the one that decides. */
export function refuse(t: Tables, state: HlbState, move: Move, seat?: string): Reason | null {
  const asked = findAsked(t, state);
  if (asked === null) return gameOver();
  const decider = deciderOf(asked.frame);
  if (seat !== undefined && seat !== decider) return wrongPlayer(decider);
  const outOfPlace = explainStepOf(t, state, asked.frame, move.type);
  if (outOfPlace) return outOfPlace;
  const unknown = commands.names(move).find(({ kind, id }) => !t.isKnown(kind, id));
  return unknown ? unknownId(unknown.id) : refuseMove(asked, move);
}

export const refuseMove = (asked: Asked, move: Move): Reason | null => rulesOf(move).refuse?.(asked, move) ?? null;

export const previewMove = (asked: Asked, move: Move): Preview => rulesOf(move).preview(asked, move);

/** Makes a move that leaves its step open; false, with nothing done, for one that the node itself must take. */
export function applyMove(t: Tables, ctx: HlbCtx, move: Move): boolean {
  const rules = rulesOf(move);
  rules.apply?.(t, ctx, move);
  return 'apply' in rules;
}
export const sayMove = (asked: Asked, move: Move) => rulesOf(move).say?.(asked, move) ?? null;
