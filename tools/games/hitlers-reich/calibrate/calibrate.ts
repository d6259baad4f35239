/** Compares the chances that Hitler's Reich shows with the results, in games between programs. */
import { bestFirst } from '../../../../src/players/hitlers-reich/card-choice.ts';
import { createGreedy } from '../../../../src/players/hitlers-reich/greedy.ts';
import { createVeteran } from '../../../../src/players/hitlers-reich/veteran.ts';
import { hitlersReich as def } from '../../../../src/engine/games/hitlers-reich/definition.ts';
import { otherSide, SIDES, type CardId, type Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../../../src/engine/games/hitlers-reich/events.ts';
import { estimateCards, type Estimate } from '../../../../src/engine/games/hitlers-reich/odds/card-game.ts';
import { pairsOf } from '../../../../src/engine/games/hitlers-reich/odds/parties.ts';
import { finish } from '../../../../src/engine/games/hitlers-reich/odds/work.ts';
import type { Move } from '../../../../src/engine/games/hitlers-reich/moves.ts';
import type { HrTypes } from '../../../../src/engine/games/hitlers-reich/types.ts';
import type { Program } from '../../../../src/players/types.ts';
import type { Conflict, HrState } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { drawFrom, seedRng } from '../../../../src/engine/kernel/rng.ts';
import { applyMove, decide, startGame } from '../../../../src/engine/kernel/runner.ts';
import { tables } from '../tables.ts';

/** A chance, 0 to 1, and whether it came true. */
export interface ShownChance {
  readonly chance: number;
  readonly won: boolean;
  /** The exact chance with the cards revealed later: the result without the luck of the dice. */
  readonly exact: number;
  /** The other side has just reorganised its hand. */
  readonly isFresh: boolean;
}

export interface Shares {
  /** Before the cards are turned over, with the card that the seat lays: by seat. */
  readonly before: Readonly<Record<Side, readonly ShownChance[]>>;
  /** The Axis side's chance when all cards are face up, before the dice. */
  readonly open: readonly ShownChance[];
  readonly games: number;
}

export interface Bin {
  readonly n: number;
  /** Means of what was shown, what was won, and what was to be won with the cards laid, 0 to 1. */
  readonly shown: number;
  readonly won: number;
  readonly exact: number;
}

const BINS = 10;

/** Sorts chances into tenths. */
export const binsOf = (shown: readonly ShownChance[]): readonly Bin[] =>
  Array.from({ length: BINS }, (_, at) => {
    const inside = shown.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === at);
    const mean = (of: (one: ShownChance) => number) =>
      inside.reduce((sum, one) => sum + of(one), 0) / Math.max(1, inside.length);
    return {
      n: inside.length,
      shown: mean(({ chance }) => chance),
      won: mean(({ won }) => Number(won)),
      exact: mean(({ exact }) => exact),
    };
  });

/** The chance of the Axis with the cards revealed later, over all dice. */
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

const bothOf = (seat: (side: Side) => Program<HrTypes>): Seated => ({ axis: seat('axis'), allies: seat('allies') });

/** Programs that play their best card in every conflict. */
export const layingBest = (program: Program<HrTypes>, side: Side): Program<HrTypes> => {
  const cards = createGreedy(def.data.facts, side, bestFirst);
  return {
    id: program.id,
    choose: (decision, look, draw) =>
      (decision.moves[0]?.type === 'card' ? cards : program).choose(decision, look, draw),
  };
};

export const veterans = (): Seated => bothOf((side) => createVeteran(def.data.facts, side));
export const bestCards = (): Seated => bothOf((side) => layingBest(createVeteran(def.data.facts, side), side));

/** Decisions about open dice and cards, where both sides play their best. */
const LYING: ReadonlySet<string> = new Set<Move['type']>(['effect', 'reroll', 'block', 'sabotage', 'counter']);

/** Any legal move, each kind as often as the others, so that hands are reorganised often; dice as a Veteran rolls them. */
const createAny = (veteran: Program<HrTypes>): Program<HrTypes> => ({
  id: 'any',
  choose(decision, look, draw) {
    const { moves } = decision;
    if (moves.some(({ type }) => LYING.has(type))) return veteran.choose(decision, look, draw);
    const kinds = [...new Set(moves.map(({ type }) => type))].filter((type) => type !== 'resign');
    const kind = kinds[draw(kinds.length)];
    const of = moves.filter(({ type }) => type === kind);
    const move = of[draw(of.length)];
    if (!move) throw new RangeError('a decision without a move');
    return move;
  },
});
export const anyPlay = (): Seated => bothOf((side) => createAny(createVeteran(def.data.facts, side)));

/** A conflict at its cards, before any is laid. */
interface AtCards {
  readonly state: HrState;
  readonly conflict: Conflict;
  readonly past: readonly HrEvent[];
  readonly isFresh: Readonly<Record<Side, boolean>>;
  /** The cards shown as the best, if both sides play these. */
  readonly best: Readonly<Record<Side, Estimate>> | null;
}

const expect = ({ state, conflict, past }: Omit<AtCards, 'best'>, side: Side, card?: CardId): Estimate =>
  finish(estimateCards(tables, state, conflict, side, { past, ...(card !== undefined && { cards: [card] }) }));

interface Matches {
  readonly least: number;
  readonly seed: string;
  readonly programs: Seated;
  /** In a conflict both sides play the card shown as their best; other decisions are free. */
  readonly isBest?: boolean;
}

/** Conflicts of games between two programs, game after game, until there are `least` of them. */
export function playConflicts({ least, seed, programs, isBest = false }: Matches): Shares {
  const before: Record<Side, ShownChance[]> = { axis: [], allies: [] };
  const open: ShownChance[] = [];
  let games = 0;
  for (; before.axis.length < least; games++) {
    const rng = seedRng(`${seed}/${games}/players`);
    const start = startGame(def, { scenario: 'campaign-1941', seed: `${seed}/${games}`, options: {} });
    let { state } = start;
    const past: HrEvent[] = [...start.events];
    const fresh: Record<Side, boolean> = { axis: false, allies: false };
    let now: AtCards | null = null;
    let lying: number | null = null;
    let laid: Partial<Record<Side, CardId>> = {};
    for (;;) {
      const decision = decide(def, state);
      if (!decision || before.axis.length >= least) break;
      const { seat } = decision;
      const { conflict } = state;
      const isAtCards = state.stack.at(-1)?.at === 'conflict/card' && conflict !== null;
      if (isAtCards && !now && SIDES.every((side) => conflict.cards[side].length === 0)) {
        const at = { state, conflict, past: [...past], isFresh: { ...fresh } };
        now = { ...at, best: isBest ? { axis: expect(at, 'axis'), allies: expect(at, 'allies') } : null };
      }
      const asked = state;
      const best = isAtCards ? now?.best?.[seat].card : undefined;
      const move =
        decision.moves.find((one) => one.type === 'card' && one.card === best) ??
        programs[seat].choose(
          decision,
          () => def.view(asked, seat),
          (n) => drawFrom(rng, n),
        );
      if (move.type === 'reorganise') fresh[seat] = true;
      if (move.type === 'card') {
        laid = { ...laid, [seat]: move.card };
        fresh[seat] = false;
      }
      const done = applyMove(def, state, move);
      if (!done.ok) throw new Error(`a listed move is refused: ${done.reason.code}`);
      state = done.state;
      past.push(...done.events);
      if (isAtCards && done.events.some(({ type }) => type === 'rolled'))
        lying = chanceOpen(asked, conflict, done.events);
      // A result may be the first of two: the conflict is over once the next question belongs to something else.
      const winner = winnerIn(done.events);
      if (winner === null || state.stack.at(-1)?.at === 'conflict/counter') continue;
      if (now && lying !== null && SIDES.every((side) => laid[side] !== undefined)) {
        const told = { axis: lying, allies: 1 - lying };
        for (const side of SIDES) {
          const { chance } = now.best?.[side] ?? expect(now, side, laid[side]);
          const isFresh = now.isFresh[otherSide(side)];
          before[side].push({ chance, won: side === winner, exact: told[side], isFresh });
        }
        open.push({ chance: lying, won: winner === 'axis', exact: lying, isFresh: false });
      }
      [now, lying, laid] = [null, null, {}];
    }
  }
  return { before, open, games };
}

const percent = (share: number): string => (share * 100).toFixed(1);
const gapOf = ({ shown, won }: Bin): number => Math.abs(won - shown);

/** The largest difference between shown and won, in points, over bins of at least `least`. */
export const worstOf = (bins: readonly Bin[], least: number): number =>
  Math.max(0, ...bins.filter(({ n }) => n >= least).map((bin) => gapOf(bin) * 100));

const rowOf = (bin: Bin, at: number): string =>
  bin.n === 0
    ? `| ${at * 10} to ${at * 10 + 10}% | 0 | | | | |`
    : `| ${at * 10} to ${at * 10 + 10}% | ${bin.n} | ${percent(bin.shown)} | ${percent(bin.won)} | ${((bin.won - bin.shown) * 100).toFixed(1)} | ${percent(bin.exact)} |`;

/** Standard error of a share, in points. */
export const errorOf = ({ n, won }: Bin): number => (n === 0 ? 0 : 100 * Math.sqrt((won * (1 - won)) / n));

export const tableOf = (bins: readonly Bin[]): string =>
  [
    '| Shown | Conflicts | Mean shown % | Won % | Difference | Cards laid % |',
    '|---|---|---|---|---|---|',
    ...bins.map(rowOf),
  ].join('\n');

export const bothSeats = ({ before }: Shares): readonly ShownChance[] => SIDES.flatMap((side) => before[side]);
