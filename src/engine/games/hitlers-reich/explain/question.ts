/** The pending question of any state, straight from its node, and what may be pointed at to answer it. */
import type { TargetRef } from '../../../kernel/types.ts';
import type { Frame } from '../frames.ts';
import type { Side, SpaceId } from '../ids.ts';
import { commands, isAttack, type Move } from '../moves.ts';
import type { Game } from '../game.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { HrDecision } from '../types.ts';

export interface Question {
  readonly t: Tables;
  readonly state: HrState;
  readonly frame: Frame;
  /** The side that decides. */
  readonly side: Side;
  readonly moves: readonly Move[];
  /** Texts of all legal moves. */
  readonly texts: ReadonlySet<string>;
  /** Areas that some legal attack names as its target. */
  readonly attacked: ReadonlySet<SpaceId>;
  readonly paths: readonly (readonly TargetRef[])[];
  /** What may be pointed at next, by what is picked already. */
  readonly offers: Map<string, ReadonlySet<TargetRef>>;
}

type AskAny = (state: HrState, frame: Frame) => HrDecision;

/** Questions of frozen states by game: such a state never changes, so neither does its question. */
const questions = new WeakMap<Game, WeakMap<HrState, Question | null>>();

function questionsOf(game: Game): WeakMap<HrState, Question | null> {
  const known = questions.get(game) ?? new WeakMap<HrState, Question | null>();
  questions.set(game, known);
  return known;
}

/** Null after the end of the game. */
export function findQuestion(game: Game, state: HrState): Question | null {
  const kept = questionsOf(game);
  const known = kept.get(state);
  if (known !== undefined) return known;
  const question = makeQuestion(game, state);
  if (Object.isFrozen(state)) kept.set(state, question);
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
    paths: moves.map(commands.targets),
    offers: new Map(),
  };
}

/** Kind, origin and target of an attack may be pointed at in any order, a later target only after them. */
export const FREE_ORDER = 3;

function listOffers({ paths }: Question, picked: readonly TargetRef[]): ReadonlySet<TargetRef> {
  const found = new Set<TargetRef>();
  const depth = Math.max(FREE_ORDER, picked.length + 1);
  for (const path of paths) {
    const open = path.slice(0, depth);
    if (!picked.every((ref) => open.includes(ref))) continue;
    for (const ref of open) found.add(ref);
  }
  return found;
}

/** Whether some legal move continues with `target` after `picked`. */
export function isOffered(question: Question, picked: readonly TargetRef[], target: TargetRef): boolean {
  const key = picked.join(' ');
  const known = question.offers.get(key);
  if (known) return known.has(target);
  const found = listOffers(question, picked);
  question.offers.set(key, found);
  return found.has(target);
}
