/** Whether the chances that Hitler's Reich shows come true: shown against won, in games between programs. */
import { bestFirst } from '../../../../src/players/hitlers-reich/card-choice.ts';
import { createGreedy } from '../../../../src/players/hitlers-reich/greedy.ts';
import { hitlersReich as def } from '../../../../src/engine/games/hitlers-reich/definition.ts';
import { SIDES, type CardId, type Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../../../src/engine/games/hitlers-reich/events.ts';
import { chanceNow } from '../../../../src/engine/games/hitlers-reich/odds.ts';
import { pairsOf } from '../../../../src/engine/games/hitlers-reich/odds/pairs.ts';
import { finish } from '../../../../src/engine/games/hitlers-reich/odds/work.ts';
import type { HrTypes } from '../../../../src/engine/games/hitlers-reich/types.ts';
import type { Program } from '../../../../src/players/types.ts';
import type { Conflict, HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { drawFrom, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import { tables } from '../tables.ts';

/** A chance, 0 to 1, and whether it came true. */
export interface Shown {
  readonly chance: number;
  readonly won: boolean;
}

export interface Shares {
  /** Before the cards: by seat, all events named, none of the cards laid. */
  readonly before: Readonly<Record<Side, readonly Shown[]>>;
  /** Once all cards lie face up, before the dice: the Axis side's. */
  readonly open: readonly Shown[];
}

export interface Bin {
  readonly n: number;
  /** Means of what was shown and what was won, 0 to 1. */
  readonly shown: number;
  readonly won: number;
}

const BINS = 10;

/** By tenth of the range. */
export const binsOf = (shown: readonly Shown[]): readonly Bin[] =>
  Array.from({ length: BINS }, (_, at) => {
    const inside = shown.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === at);
    const mean = (of: (one: Shown) => number) =>
      inside.reduce((sum, one) => sum + of(one), 0) / Math.max(1, inside.length);
    return { n: inside.length, shown: mean(({ chance }) => chance), won: mean(({ won }) => Number(won)) };
  });

/** Chances of the Axis with the cards that came to lie open, over all dice. */
function chanceOpen(state: HrState, conflict: Conflict, events: readonly HrEvent[]): number | null {
  const laid: Record<Side, CardId[]> = { axis: [...conflict.cards.axis], allies: [...conflict.cards.allies] };
  for (const event of events)
    if ((event.type === 'showed' || event.type === 'turned-up') && !laid[event.side].includes(event.card))
      laid[event.side].push(event.card);
  const cardsOf = (side: Side) => {
    const [card, ...second] = laid[side];
    return card === undefined ? null : { card, draw: { cards: second } };
  };
  const [axis, allies] = [cardsOf('axis'), cardsOf('allies')];
  return axis && allies ? finish(pairsOf(tables, state, conflict, 'axis')(axis, allies)) : null;
}

const winnerIn = (events: readonly HrEvent[]): Side | null =>
  events.flatMap((event) => (event.type === 'judged' ? [event.winner] : [])).at(-1) ?? null;

type Seated = Readonly<Record<Side, Program<HrTypes>>>;

/** Greedy players that lay their best card in every conflict. */
const openHanded = (): Seated => ({
  axis: createGreedy(def.facts, 'axis', bestFirst),
  allies: createGreedy(def.facts, 'allies', bestFirst),
});

/** A program that lays its best card whatever is at stake, as the chances take it to: else they would measure its thrift. */
export function layingBest(program: Program<HrTypes>, side: Side): Program<HrTypes> {
  const cards = createGreedy(def.facts, side, bestFirst);
  return {
    id: program.id,
    choose: (decision, look, draw) =>
      (decision.moves[0]?.type === 'card' ? cards : program).choose(decision, look, draw),
  };
}

/** Conflicts of games between two programs, game after game, until there are `least` of them. */
export function playConflicts(least: number, seed: string, programs: Seated = openHanded()): Shares {
  const before: Record<Side, Shown[]> = { axis: [], allies: [] };
  const open: Shown[] = [];
  for (let game = 0; before.axis.length < least; game++) {
    const rng = seedRng(`${seed}/${game}/players`);
    let { state } = startGame(def, { scenario: 'campaign-1941', seed: `${seed}/${game}`, options: {} });
    let expected: Record<Side, number> | null = null;
    let lying: number | null = null;
    for (;;) {
      const decision = decide(def, state);
      if (!decision || before.axis.length >= least) break;
      const { seat } = decision;
      const { conflict } = state;
      const isAtCards = state.stack.at(-1)?.at === 'conflict/card';
      if (isAtCards && conflict && SIDES.every((side) => conflict.cards[side].length === 0))
        expected = {
          axis: chanceNow(tables, state, 'axis')?.chance ?? 0,
          allies: chanceNow(tables, state, 'allies')?.chance ?? 0,
        };
      const now = state;
      const move = programs[seat].choose(
        decision,
        () => def.view(now, seat),
        (n) => drawFrom(rng, n),
      );
      const done = applyMove(def, state, move);
      if (!done.ok) throw new Error(`a listed move is refused: ${done.reason.code}`);
      state = done.state;
      const isRolled = done.events.some(({ type }) => type === 'rolled');
      if (isAtCards && conflict && expected && isRolled) lying = chanceOpen(now, conflict, done.events);
      // A judgement may be the first of two: the conflict is over once the next question is none of its own.
      const winner = winnerIn(done.events);
      if (winner === null || state.stack.at(-1)?.at === 'conflict/counter') continue;
      if (expected) {
        for (const side of SIDES) before[side].push({ chance: expected[side], won: side === winner });
        if (lying !== null) open.push({ chance: lying, won: winner === 'axis' });
      }
      [expected, lying] = [null, null];
    }
  }
  return { before, open };
}

const percent = (share: number): string => (share * 100).toFixed(1);
const gapOf = ({ shown, won }: Bin): number => Math.abs(won - shown);

/** The largest difference between shown and won, in points, over bins of at least `least`. */
export const worstOf = (bins: readonly Bin[], least: number): number =>
  Math.max(0, ...bins.filter(({ n }) => n >= least).map((bin) => gapOf(bin) * 100));

const rowOf = (bin: Bin, at: number): string =>
  bin.n === 0
    ? `| ${at * 10} to ${at * 10 + 10} % | 0 | | | |`
    : `| ${at * 10} to ${at * 10 + 10} % | ${bin.n} | ${percent(bin.shown)} | ${percent(bin.won)} | ${((bin.won - bin.shown) * 100).toFixed(1)} |`;

/** Standard error of a share, in points. */
export const errorOf = ({ n, won }: Bin): number => (n === 0 ? 0 : 100 * Math.sqrt((won * (1 - won)) / n));

export const tableOf = (bins: readonly Bin[]): string =>
  ['| Shown | Conflicts | Mean shown % | Won % | Difference |', '|---|---|---|---|---|', ...bins.map(rowOf)].join('\n');

export const bothSeats = ({ before }: Shares): readonly Shown[] => SIDES.flatMap((side) => before[side]);
