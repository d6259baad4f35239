/** One game of an experiment. */
import { simulate } from '../../engine/kernel/runner.ts';
import type { Line, Modifier, Types } from '../../engine/kernel/types.ts';
import { MOVE_CAP, policyOf, seatPlayer, withPack, type Roster } from '../seated.ts';
import type { Use } from '../lab-kit.ts';
import { setupOf, type Experiment } from './plan.ts';

/** A condition that was met, or points. */
export interface Part {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly amount: number;
}

/** Name of a part without its numbers: its own sentence, if there is one. */
export function nameOfPart({ key, params }: Omit<Part, 'amount'>, has: (key: string) => boolean): Line {
  const own = key.replace('.', '.experiment.');
  return has(own) ? { key: own } : { key, params };
}

export interface GameRow {
  /** Pairs count from 0; both variants play a pair from the same seed. */
  readonly pair: number;
  readonly variant: number;
  readonly winner: string;
  readonly parts: readonly Part[];
  readonly turn: number;
  /** From the end of this turn on, the winner was ahead; absent where nobody looked. */
  readonly ahead?: number;
  /** The year is as written; absent if turns alone tell how long a game is. */
  readonly year?: number;
  readonly moves: number;
  readonly points: readonly [number, number];
  /** Successes of each seat's dice above expectation. */
  readonly luck: readonly [number, number];
  /** One character a place, in the order of the game: 0 or 1 for a seat, - for none. */
  readonly held: string;
  /** Each `seat kind id` has its uses, its uses in a fight, and its fights won. */
  readonly used: Readonly<Record<string, readonly [times: number, fights: number, won: number]>>;
}

/** Throws where the game does not end, which is a fault of the rules. */
export function playRow<T extends Types>(
  roster: Roster<T>,
  experiment: Experiment,
  variant: number,
  pair: number,
): GameRow {
  const playing = playInSteps(roster, experiment, { variant, pair }, MOVE_CAP);
  for (;;) {
    const { done, value } = playing.next();
    if (done === true) return value;
  }
}

/** The same, `step` moves at a time, with room for other work in between. */
export function* playInSteps<T extends Types>(
  all: Roster<T>,
  experiment: Experiment,
  { variant, pair }: { readonly variant: number; readonly pair: number },
  step: number,
): Generator<undefined, GameRow> {
  const roster = withPack(all, experiment.variants[variant]?.pack);
  const { def, players } = roster;
  const names = experiment.variants[variant]?.players ?? ['', ''];
  const [first, second] = def.seats;
  const setup = setupOf(experiment, variant, pair);
  const luck: [number, number] = [0, 0];
  const watch = roster.lab?.watchUses(def.data.facts);
  const game = simulate(def, setup, (event) => {
    watch?.hear(event);
    for (const { seat, hits, expectedHits } of def.chance?.rolls(event)?.rolls ?? [])
      luck[seat === first ? 0 : 1] += hits - expectedHits;
  });
  const leads = watchLeads(roster);
  const seated = policyOf(def, [seatPlayer(roster, names[0], first), seatPlayer(roster, names[1], second)], setup.seed);
  const policy: typeof seated = (decision, state) => {
    leads?.look(state);
    return seated(decision, state);
  };
  let moves = 0;
  for (let last = step; last === step && moves < MOVE_CAP; moves += last) {
    if (moves > 0) yield undefined;
    last = game.playout(policy, Math.min(step, MOVE_CAP - moves));
  }
  const { state } = game;
  if (!state.result) throw new Error(`${def.id}, ${setup.seed}: no end after ${moves} moves`);
  const view = def.view(state, null);
  const year = roster.lab?.yearOf(view) ?? null;
  return {
    ...{ pair, variant, moves },
    winner: state.result.winner,
    parts: partsOf(state.result.reasons),
    turn: def.words.moment(state).turn,
    ...leads?.tell(state.result.winner),
    ...(year !== null && { year }),
    points: [players.score(view, first, def.data.facts), players.score(view, second, def.data.facts)],
    luck: [round(luck[0]), round(luck[1])],
    held: signsOf(roster, view),
    used: countUses(watch?.list() ?? []),
  };
}

/** Watches who would win if the game ended with each turn. */
function watchLeads<T extends Types>({ def, lab }: Roster<T>) {
  if (!lab) return null;
  const ends: { readonly turn: number; readonly leader: string }[] = [];
  let turn: number | null = null;
  return {
    look(state: T['state']) {
      const { turn: now } = def.words.moment(state);
      if (turn !== null && turn !== now)
        ends.push({ turn, leader: lab.leaderOf(def.view(state, null), def.data.facts) });
      turn = now;
    },
    /** The turn from which `winner` stayed ahead; the last one where it was never ahead before. */
    tell(winner: string): Pick<GameRow, 'ahead'> {
      const lastBehind = ends.findLastIndex(({ leader }) => leader !== winner);
      return turn === null ? {} : { ahead: ends[lastBehind + 1]?.turn ?? turn };
    },
  };
}

const signsOf = <T extends Types>(
  {
    def: {
      data: { facts },
      seats,
    },
    lab,
  }: Roster<T>,
  view: T['view'],
): string =>
  (lab?.places(facts) ?? [])
    .map((place) => {
      const holder = lab?.holderOf(view, facts, place) ?? null;
      return holder === null ? '-' : String(seats.indexOf(holder));
    })
    .join('');

function countUses(uses: readonly Use[]): GameRow['used'] {
  const used: Record<string, [number, number, number]> = {};
  for (const { seat, kind, id, success } of uses) {
    const [times, fights, won] = used[`${seat} ${kind} ${id}`] ?? [0, 0, 0];
    used[`${seat} ${kind} ${id}`] = [times + 1, fights + Number(success !== null), won + Number(success === true)];
  }
  return used;
}

export const partsOf = (reasons: readonly Modifier[]): readonly Part[] =>
  reasons.map(({ key, params, amount }) => ({ key, params: namesIn(params), amount }));

/** Returns what a part is about, without its numbers. */
const namesIn = (params: Readonly<Record<string, string | number>> = {}): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Rounded, since sums of fractions differ in their last digits between machines. */
const round = (value: number): number => Math.round(value * 1000) / 1000;
