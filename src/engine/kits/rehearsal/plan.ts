/** Tells what a line of moves changes, in facts that both players can check on the board. */
import { applyMove, decide } from '../../kernel/runner.ts';
import type { Chance, GameDefinition, Line, Types } from '../../kernel/types.ts';

/** Facts of a line of moves, ranked. */
export interface Plan {
  /** The first move changes these, with the steps that belong to it. */
  readonly facts: readonly Line[];
  /** The later moves of the same seat change these. */
  readonly later: readonly Line[];
  /** The first of the later facts comes from the first move too: without it the same moves do not bring it. */
  readonly laterNeedsFirst: boolean;
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
  /** The text calls it the purpose of the facts, because it follows from them. */
  readonly isPurpose: boolean;
}

export const NO_PLAN: Plan = { facts: [], later: [], laterNeedsFirst: false, ifWon: null, isKnown: false };

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
  const rest: T['move'][] = [];
  for (const { seat: mover, move } of line) {
    if (mover !== seat || wonIn !== null) break;
    const won = def.foresight.won(state, move);
    const next = won ?? playSure(def, state, move);
    if (next === null) break;
    state = next;
    if (!isFirst) rest.push(move);
    if (won) wonIn = isFirst ? 'facts' : 'later';
    if (isFirst) first = next;
    if (won || isSettled(def, start, next, seat)) isFirst = false;
  }
  const later = state === first ? [] : def.foresight.changes(first, state, seat);
  return {
    facts: first === start ? [] : def.foresight.changes(start, first, seat),
    later,
    laterNeedsFirst: later[0] !== undefined && needsFirst(def, start, first, { seat, moves: rest, fact: later[0] }),
    ifWon: wonIn,
    isKnown: first !== start,
  };
}

interface Rest<T extends Types> {
  readonly seat: T['seat'];
  readonly moves: readonly T['move'][];
  readonly fact: Line;
}

/**
 * Plays the later moves without the first, as far as they are possible then. Only where both positions ask the same
 * question: elsewhere a move is impossible because its step has not begun.
 */
function needsFirst<T extends Types>(
  def: GameDefinition<T>,
  start: T['state'],
  first: T['state'],
  { seat, moves, fact }: Rest<T>,
): boolean {
  const [asked, asks] = [decide(def, start), decide(def, first)];
  if (asked?.seat !== asks?.seat || asked?.ask.key !== asks?.ask.key || endsStep(def, start, first)) return false;
  const end = moves.reduce(
    (state, move) => wonIfListed(def, state, move) ?? playSure(def, state, move) ?? state,
    start,
  );
  const text = JSON.stringify([fact.key, fact.params]);
  return !def.foresight.changes(start, end, seat).some(({ key, params }) => JSON.stringify([key, params]) === text);
}

/** The position after a fight that is possible here, taken as won. */
const wonIfListed = <T extends Types>(def: GameDefinition<T>, state: T['state'], move: T['move']): T['state'] | null =>
  isListed(def, state, move) ? def.foresight.won(state, move) : null;

function isListed<T extends Types>(def: GameDefinition<T>, state: T['state'], move: T['move']): boolean {
  const text = def.words.notation(move);
  return decide(def, state)?.moves.some((one) => def.words.notation(one) === text) ?? false;
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
  const played = isListed(def, state, move) ? applyMove(def, state, move) : null;
  return played?.ok && played.draws.length === 0 ? played.state : null;
}
