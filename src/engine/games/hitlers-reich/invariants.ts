/** Invariants of the rules file, section 7.2: those of one state, and those of a transition from one to the next. */
import { brokenIn } from '../../kits/position-edit/telling.ts';
import { cardOf } from './cards.ts';
import { listFaults } from './faults.ts';
import { readWaiting, type Waiting } from './faults/waiting.ts';
import { otherSide, SIDES, type Side } from './ids.ts';
import type { Move } from './moves.ts';
import { LONGEST_CHAIN, OVERLORD_BLITZES } from './rules/attack-lists.ts';
import { BASE_DICE, FACES, MOST_DICE } from './rules/dice.ts';
import type { Conflict, HrState, TurnState } from './state.ts';
import type { Tables } from './tables.ts';
import { END_1945 } from './years.ts';

interface Transition {
  readonly before: HrState;
  readonly move: Move;
}

export function invariants(t: Tables, state: HrState, transition?: Transition): readonly string[] {
  const waiting = readWaiting(state);
  return [
    ...brokenIn(listFaults(t, state, waiting)),
    ...listTracks(state),
    ...listConflict(state, waiting),
    ...(transition ? listTransition(t, transition.before, state) : []),
  ];
}

/** Year track, Big Push, operations and blitz counters (INV-13, INV-14, INV-18). */
function* listTracks(state: HrState): Generator<string> {
  const { year, used, isFirstPush, bigPush, side } = state;
  for (const one of SIDES) if (year[one] < 0 || year[one] > END_1945) yield `INV-13 year ${year[one]} of ${one}`;
  if (isFirstPush && bigPush.axis !== 'ready') yield 'INV-14 the first Axis Big Push is gone';
  const { operation, isBarbarossa } = state.turn;
  if (isBarbarossa && !(used.barbarossa && side === 'axis')) yield 'INV-14 Barbarossa is not marked as used';
  const isLate = operation === 'overlord' || operation === 'bagration';
  if (isLate && !(used.overlord && side === 'allies')) yield 'INV-14 Overlord is not marked as used';
  if (operation === 'barbarossa' && !isBarbarossa) yield 'INV-14 Barbarossa runs unmarked';
  yield* listBlitz(state);
}

function* listBlitz({ turn, conflict, stack }: HrState): Generator<string> {
  const { series, made } = turn.blitz;
  const { operation } = turn;
  const most = operation === 'overlord' ? OVERLORD_BLITZES : operation === 'bagration' ? 0 : LONGEST_CHAIN;
  if (made < 0 || made > most) yield `INV-18 blitz ${made} of ${most}`;
  if (made >= most && stack.at(-1)?.at === 'bonus/blitz') yield `INV-18 blitz ${made + 1} of ${most} is offered`;
  if (made > 0 && series === 'unused' && operation !== 'overlord') yield 'INV-18 blitzes without a chain';
  if (conflict && conflict.blitz > 0 && conflict.blitz !== made)
    yield `INV-18 blitz ${conflict.blitz} is fought, ${made} were made`;
}

/** The running conflict: dice, totals and winner (INV-16, INV-17, INV-24, INV-25). */
function* listConflict({ conflict, stack, hands, result }: HrState, waiting: Waiting): Generator<string> {
  const top = stack.at(-1);
  if (!conflict) {
    if (waiting.conflict) yield 'INV-24 a step of no conflict';
    return;
  }
  if (result === null && !waiting.conflict) yield 'INV-24 a conflict that nobody resolves';
  yield* listDice(conflict);
  if (waiting.cleanUp && conflict.winner === null) yield 'INV-24 the clean-up of a conflict without a winner';
  if (conflict.winner !== null && SIDES.every((side) => conflict.cards[side].length > 0)) {
    const winner = findWinner(conflict);
    if (conflict.winner !== winner) yield `INV-17 ${conflict.winner} won, the totals say ${winner}`;
  }
  if (result === null && top?.at === 'conflict/card' && hands[top.side].length === 0)
    yield `INV-25 ${top.side} has no card to choose`;
}

function* listDice({ dice, isNeutralVichy }: Conflict): Generator<string> {
  const isRolled = SIDES.some((side) => dice[side].length > 0);
  if (!isRolled) return;
  for (const side of SIDES) {
    const count = dice[side].length;
    const most = isNeutralVichy && side === 'axis' ? BASE_DICE : MOST_DICE;
    if (count < BASE_DICE || count > most) yield `INV-16 ${count} dice of ${side}`;
    for (const face of dice[side])
      if (!Number.isInteger(face) || face < 1 || face > FACES) yield `INV-16 a die of ${side} shows ${face}`;
  }
}

/** Recomputed (§7.7, §4.1.2), independently of the code that decided. */
function findWinner({ cards, dice, sabotaged, active }: Conflict): Side {
  const sums = { axis: 0, allies: 0 };
  const suits = { axis: 0, allies: 0 };
  for (const side of SIDES) {
    for (const id of cards[side]) {
      const { value, strength } = cardOf(id);
      sums[side] += sabotaged.includes(id) ? 1 : value;
      suits[side] = Math.max(suits[side], strength);
    }
    for (const face of dice[side]) sums[side] += face;
  }
  const other = otherSide(active);
  if (sums[active] !== sums[other]) return sums[active] > sums[other] ? active : other;
  return suits[active] >= suits[other] ? active : other;
}

/** Checks what one move changes (INV-05, INV-08, INV-13, INV-14, INV-18, INV-24). */
function* listTransition(t: Tables, before: HrState, after: HrState): Generator<string> {
  yield* listRemoved(t, before, after);
  yield* listYears(before, after);
  yield* listFlags(before, after);
  if (before.side === after.side && before.gameTurn === after.gameTurn) yield* listTurn(before.turn, after.turn);
  const isOver = after.result !== null || after.conflict !== null;
  if (before.conflict && before.conflict !== after.conflict && !isOver && after.last === null)
    yield 'INV-24 a conflict ended without a result';
}

function* listRemoved(t: Tables, before: HrState, after: HrState): Generator<string> {
  if (before.events === after.events) return;
  for (const copy of t.copies) {
    const place = before.events[copy];
    if ((place === 'removed' || place === 'left-out') && after.events[copy] !== place)
      yield `INV-05 removed event ${copy} came back`;
  }
}

const lower = ({ year }: HrState): number => Math.min(year.axis, year.allies);

function* listYears(before: HrState, after: HrState): Generator<string> {
  const isYearEnd = lower(after) > lower(before) || readWaiting(before).yearEnd;
  for (const side of SIDES) {
    if (after.year[side] < before.year[side]) yield `INV-13 the year of ${side} goes back`;
    if (after.allowance[side] > before.allowance[side] && !isYearEnd) yield `INV-08 allowance of ${side} rises`;
  }
}

function* listFlags(before: HrState, after: HrState): Generator<string> {
  if (after.pact && !before.pact) yield 'INV-14 the Pact comes back';
  if (before.italySurrendered && !after.italySurrendered) yield 'INV-14 the surrender is undone';
  for (const operation of ['barbarossa', 'overlord'] as const) {
    if (before.used[operation] && !after.used[operation]) yield `INV-14 ${operation} may be used again`;
    if (before.used[operation] && after.turn.operation === operation && before.turn.operation !== operation)
      yield `INV-14 ${operation} begins a second time`;
  }
  for (const side of SIDES) {
    const [was, is] = [before.bigPush[side], after.bigPush[side]];
    const isFine = was === is || was === 'none' || (was === 'gained' ? is === 'ready' : is === 'none');
    if (!isFine) yield `INV-14 Big Push of ${side} goes from ${was} to ${is}`;
  }
}

const SUCCESS: Readonly<Record<TurnState['success'], number>> = { none: 0, waiting: 1, earned: 2, spent: 3 };
const SERIES: Readonly<Record<TurnState['blitz']['series'], number>> = { unused: 0, open: 1, closed: 2 };

function* listTurn(before: TurnState, after: TurnState): Generator<string> {
  if (SUCCESS[after.success] < SUCCESS[before.success])
    yield `INV-18 Success Bonus goes from ${before.success} to ${after.success}`;
  if (SERIES[after.blitz.series] < SERIES[before.blitz.series])
    yield `INV-18 the chain goes from ${before.blitz.series} to ${after.blitz.series}`;
  const isFresh = after.operation === 'bagration';
  if (after.blitz.made < before.blitz.made && !isFresh) yield 'INV-18 a blitz is taken back';
}
