/** Fits the weights of a value function to games of a fast policy against itself. */
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { simulate } from '../../src/engine/kernel/runner.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { Judge } from '../../src/players/search/plan-search.ts';
import { chanceOf, shareOf, weighFeatures, type FeatureReader, type Weights } from '../../src/players/value.ts';
import { fitLogistic, lossOf, type Row } from '../lib/logistic.ts';
import { round } from '../lib/table.ts';

/** The game's side of a fit. */
export interface FitKit<T extends Types = Types> {
  readonly def: GameDefinition<T>;
  readonly reader: FeatureReader<T>;
  readonly policy: Judge<T>['policy'];
  /** The players, in words. */
  readonly players: string;
  /** Played in turn where no scenario is asked for; absent: the game's first. */
  readonly scenarios?: readonly string[];
  /** Chance in the judgement, game by game, so that positions of every kind come up. */
  readonly heats: readonly number[];
  /** For how many rows what is known of the stage a round later counts. */
  readonly belief: number;
}

export interface FitOrder {
  /** Played in turn. */
  readonly scenarios: readonly string[];
  readonly games: number;
  readonly seed: string;
}

export interface StageFit {
  readonly rows: number;
  /** Share won by the side whose turn it is. */
  readonly won: number;
  /** Measured on games outside the fit: with the features, and with the mean alone. */
  readonly loss: number;
  readonly plain: number;
}

export interface Fit {
  readonly weights: Weights;
  readonly stages: readonly StageFit[];
}

/** This share of the weights of the stage a round later is believed to hold here. */
const FADE = 0.8;
/** One game in so many is kept to test the fit. */
const KEPT = 5;

export function fitValue<T extends Types>(kit: FitKit<T>, order: FitOrder, tell: (played: number) => void): Fit {
  const { reader, players } = kit;
  const { games, seed } = order;
  const rows: Row[][] = Array.from({ length: reader.stages }, () => []);
  const kept: Row[][] = Array.from({ length: reader.stages }, () => []);
  for (let i = 0; i < games; i++) {
    collect(kit, order, i, i % KEPT === KEPT - 1 ? kept : rows);
    tell(i + 1);
  }
  const tested = fitStages(kit, rows);
  const stages = tested.map((weights, stage) => testFit(rows[stage] ?? [], kept[stage] ?? [], weights));
  const weights = fitStages(
    kit,
    rows.map((some, stage) => [...some, ...(kept[stage] ?? [])]),
  );
  return {
    weights: {
      features: reader.features,
      fittedOn: { games, seed, players },
      weights: weights.map((row) => row.map((weight) => round(weight, 4))),
    },
    stages,
  };
}

/** From the end, where a position tells most, to the beginning: a stage is believed to be like the one a round later. */
function fitStages<T extends Types>({ reader, belief }: FitKit<T>, rows: readonly (readonly Row[])[]) {
  const { features, round: length } = reader;
  const fitted: (readonly number[])[] = [];
  for (let stage = rows.length - 1; stage >= 0; stage--) {
    const later = fitted[stage + length] ?? features.map(() => 0);
    const prior = later.map((weight) => FADE * weight);
    fitted[stage] = fitLogistic(rows[stage] ?? [], prior, belief).weights;
  }
  return fitted;
}

/** Plays game `i` and adds what each stage began with. */
function collect<T extends Types>(kit: FitKit<T>, { scenarios, seed }: FitOrder, i: number, into: Row[][]): void {
  const { def, reader, policy, heats } = kit;
  const game = simulate(def, { scenario: scenarios[i % scenarios.length] ?? '', seed: `${seed}/${i}`, options: {} });
  const rng = seedRng(`${seed}/${i}/policy`);
  const heat = heats[i % heats.length] ?? 0;
  const seen: {
    readonly moment: number;
    readonly stage: number;
    readonly seat: string;
    readonly features: readonly number[];
  }[] = [];
  game.playout((decision, state) => {
    const stage = reader.stage(state);
    const moment = reader.moment?.(state) ?? stage;
    if (seen.at(-1)?.moment !== moment) {
      const seat = reader.mover(state);
      seen.push({ moment, stage, seat, features: reader.read(state, seat) });
    }
    return policy(decision, state, (n) => drawFrom(rng, n), heat);
  });
  const winner = game.state.result?.winner ?? 'draw';
  for (const { stage, seat, features } of seen) into[stage]?.push({ features, outcome: shareOf(winner, seat) });
}

function testFit(rows: readonly Row[], kept: readonly Row[], weights: readonly number[]): StageFit {
  const won = rows.reduce((sum, { outcome }) => sum + outcome, 0) / Math.max(1, rows.length);
  return {
    rows: rows.length + kept.length,
    won: round(won, 3),
    loss: round(
      lossOf(kept, ({ features }) => chanceOf(weighFeatures(weights, features))),
      3,
    ),
    plain: round(
      lossOf(kept, () => won),
      3,
    ),
  };
}
