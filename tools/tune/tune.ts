/**
 * Finds the weights of a player by games against itself (simultaneous perturbation, Spall 1992): of each side all weights
 * are pushed a little at once, each up or down by chance; what the pushed one wins more than the one pushed the other
 * way, from the same seeds, says which way to go.
 */
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { simulate } from '../../src/engine/kernel/runner.ts';
import type { Judge } from '../../src/players/search/plan-search.ts';
import { shareOf } from '../../src/players/value.ts';
import { leavesOf, roundTo, withLeaves, type Tree } from './leaves.ts';

/** Weights by seat. */
export type Weights = Readonly<Record<string, Tree>>;

/** The game's side of a tuning run. */
export interface TuneKit<T extends Types = Types> {
  readonly def: GameDefinition<T>;
  /** The starting weights. */
  readonly weights: Weights;
  /** The player of either seat by its weights, which have the same names as those to start from. */
  readonly policy: (weights: Weights) => Judge<T>['policy'];
}

/** `weights` are those of the game's own kind; what is tuned keeps their names. */
export const defineTuning = <T extends Types, W extends object>(kit: {
  readonly def: GameDefinition<T>;
  readonly weights: Readonly<Record<T['seat'], W>>;
  readonly policy: (weights: Readonly<Record<T['seat'], W>>) => Judge<T>['policy'];
}): TuneKit<T> => kit as unknown as TuneKit<T>;

export interface TuneOrder {
  readonly scenario: string;
  readonly steps: number;
  /** Seeds of a step; each is played twice for each seat. */
  readonly seeds: number;
  readonly seed: string;
  /** A weight is pushed this far, as a share of it, and a step that wins every game goes this far. */
  readonly push: number;
  readonly gain: number;
}

/** After this share of the steps they are half as tame, and get shorter by these powers. */
const TAMED = 0.1;
const SHRINK = { gain: 0.602, push: 0.101 } as const;

/** `tell` hears after each step by how much the pushed weights of each seat won, -1 to 1. */
export function tune<T extends Types>(
  kit: TuneKit<T>,
  order: TuneOrder,
  tell: (step: number, won: readonly number[]) => void,
): Weights {
  const { seats } = kit.def;
  const rng = seedRng(order.seed);
  let weights: Weights = kit.weights;
  for (let step = 0; step < order.steps; step++) {
    const tamed = (1 + step / (TAMED * order.steps + 1)) ** -1;
    const push = order.push * tamed ** SHRINK.push;
    const gain = order.gain * tamed ** SHRINK.gain;
    const next: Record<string, Tree> = { ...weights };
    const won = seats.map((seat) => {
      const own = weights[seat] ?? {};
      const signs = leavesOf(own).map(() => (drawFrom(rng, 2) === 0 ? -1 : 1));
      const pushed = (by: number) => ({ ...weights, [seat]: pushLeaves(own, signs, by) });
      const difference = duel(kit, order, step, seat, pushed(push), pushed(-push));
      next[seat] = pushLeaves(own, signs, gain * difference);
      return difference;
    });
    weights = next;
    tell(step + 1, won);
  }
  return Object.fromEntries(seats.map((seat) => [seat, mapLeaves(weights[seat] ?? {}, roundTo)]));
}

const mapLeaves = (tree: Tree, change: (leaf: number, at: number) => number): Tree =>
  withLeaves(tree, leavesOf(tree).map(change));

/** Weights are shares and prices: each goes up or down by a factor, and none changes its sign. */
const pushLeaves = (tree: Tree, signs: readonly number[], by: number): Tree =>
  mapLeaves(tree, (leaf, at) => leaf * Math.exp(by * (signs[at] ?? 0)));

/** The gain of `seat` with the one set of weights over the other, as a share of the games. */
function duel<T extends Types>(
  { def, policy }: TuneKit<T>,
  { scenario, seeds, seed }: TuneOrder,
  step: number,
  seat: T['seat'],
  one: Weights,
  other: Weights,
): number {
  let more = 0;
  for (let i = 0; i < seeds; i++) {
    const name = `${seed}/${step}/${i}`;
    const [by, against] = [one, other].map((weights) => {
      const play = policy(weights);
      const game = simulate(def, { scenario, seed: name, options: {} });
      const rng = seedRng(`${name}/policy`);
      game.playout((decision, state) => play(decision, state, (n) => drawFrom(rng, n), 0));
      return shareOf(game.state.result?.winner ?? 'draw', seat);
    });
    more += (by ?? 0) - (against ?? 0);
  }
  return more / seeds;
}
