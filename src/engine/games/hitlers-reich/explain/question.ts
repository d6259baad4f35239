/** The pending question of any state, straight from its node. */
import type { Frame } from '../frames.ts';
import type { Side, SpaceId } from '../ids.ts';
import { commands, isAttack, type Move } from '../moves.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Game, HrDecision } from '../types.ts';

export interface Question {
  readonly t: Tables;
  readonly state: HrState;
  readonly frame: Frame;
  readonly side: Side;
  readonly moves: readonly Move[];
  /** Texts of all legal moves. */
  readonly texts: ReadonlySet<string>;
  /** Areas that some legal attack names as its target. */
  readonly attacked: ReadonlySet<SpaceId>;
}

/** Kind, origin and target of an attack may be pointed at in any order, a later target only after them. */
export const FREE_ORDER = 3;

type AskAny = (state: HrState, frame: Frame) => HrDecision;

/** A frozen state never changes, and neither does its question. */
const questions = new WeakMap<HrState, Question | null>();

/** Null after the end of the game. */
export function findQuestion(game: Game, state: HrState): Question | null {
  const known = questions.get(state);
  if (known !== undefined && (known === null || known.t === game.tables)) return known;
  const question = makeQuestion(game, state);
  if (Object.isFrozen(state)) questions.set(state, question);
  return question;
}

function makeQuestion({ tables, nodes }: Game, state: HrState): Question | null {
  const frame = state.stack.at(-1);
  if (state.result !== null || !frame) return null;
  const node = nodes[frame.at];
  if (node.kind !== 'ask') return null;
  const { seat, moves: listed, concessions = [] } = (node.ask as AskAny)(state, frame);
  const moves = [...listed, ...concessions];
  return {
    t: tables,
    state,
    frame,
    side: seat,
    moves,
    texts: new Set(moves.map(commands.notation)),
    attacked: new Set(moves.filter(isAttack).map(({ target }) => target)),
  };
}
