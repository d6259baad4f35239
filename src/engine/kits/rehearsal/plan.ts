/** Tells what a line of moves changes, in facts that both players can check on the board. */
import { applyMove, decide } from '../../kernel/runner.ts';
import type { Chance, GameDefinition, Line, Types } from '../../kernel/types.ts';

/** Facts of a line of moves, ranked. */
export interface Plan {
  /** The first move changes these, with the steps that belong to it. */
  readonly facts: readonly Line[];
  /** The later moves of the same seat change these. */
  readonly later: readonly Line[];
  /** A fight decides about the facts: they hold once it is won. */
  readonly ifWon: 'facts' | 'later' | null;
  /** False where the first move draws, so that nobody knows yet what it changes. */
  readonly isKnown: boolean;
}

interface Planned<T extends Types> {
  readonly seat: T['seat'];
  readonly move: T['move'];
}

/** A plan as one sentence: a chance, at most two facts, and what follows. */
export interface PlanTold {
  readonly chance: Line | null;
  readonly facts: readonly Line[];
  readonly then: Line | null;
}

export const NO_PLAN: Plan = { facts: [], later: [], ifWon: null, isKnown: false };

/**
 * Plays the moves of one seat on a position dealt from its view, so that nothing hidden counts. It stops before a draw,
 * before the other seat's answer, and after the first fight, which is taken as won.
 */
export function foretell<T extends Types>(
  def: GameDefinition<T>,
  view: T['view'],
  line: readonly Planned<T>[],
  draw: Chance['draw'],
): Plan {
  const seat = line[0]?.seat;
  if (seat === undefined) return NO_PLAN;
  const start = def.simulation.determinize(view, draw);
  let [state, first] = [start, start];
  let isFirst = true;
  let wonIn: Plan['ifWon'] = null;
  for (const { seat: mover, move } of line) {
    if (mover !== seat || wonIn !== null) break;
    const won = def.foresight.won(state, move);
    const next = won ?? playSure(def, state, move);
    if (next === null) break;
    state = next;
    if (won) wonIn = isFirst ? 'facts' : 'later';
    if (isFirst) first = next;
    if (won || isSettled(def, start, next, seat)) isFirst = false;
  }
  return {
    facts: first === start ? [] : def.foresight.changes(start, first, seat),
    later: state === first ? [] : def.foresight.changes(first, state, seat),
    ifWon: wonIn,
    isKnown: first !== start,
  };
}

/** The first move is complete when its question is asked again, its step has ended, or another seat is asked. */
function isSettled<T extends Types>(
  def: GameDefinition<T>,
  start: T['state'],
  state: T['state'],
  seat: T['seat'],
): boolean {
  const decision = decide(def, state);
  if (decision === null || decision.seat !== seat) return true;
  return decision.ask.key === decide(def, start)?.ask.key || endsStep(def, start, state);
}

/** Another step without a move between: its frame took the place of the one that asked. */
const endsStep = <T extends Types>(def: GameDefinition<T>, start: T['state'], state: T['state']): boolean =>
  def.words.moment(state).phase !== def.words.moment(start).phase;

/** The position after a move that draws nothing; null where it draws, or is no answer here. */
function playSure<T extends Types>(def: GameDefinition<T>, state: T['state'], move: T['move']): T['state'] | null {
  const text = def.words.notation(move);
  const isListed = decide(def, state)?.moves.some((one) => def.words.notation(one) === text) ?? false;
  const played = isListed ? applyMove(def, state, move) : null;
  return played?.ok && played.draws.length === 0 ? played.state : null;
}
