/** A review from the text of a save, in slices, so that its caller can stop it and hear of results. */
import { drawFrom, seedRng } from '../../engine/kernel/rng.ts';
import { loadSave } from '../../engine/kernel/save.ts';
import { readSave } from '../../engine/kernel/save-file.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { playedOut } from '../../players/played-out.ts';
import { createEstimator, NO_TALLY } from '../../players/search/estimate.ts';
import type { Players } from '../../players/types.ts';
import { analyse, type Analyst } from './analyse.ts';
import type { Review } from './types.ts';

export interface ReviewedGame<T extends Types> {
  readonly def: GameDefinition<T>;
  readonly players: Players<T>;
}

/** A review may take this long, in ms by this clock. */
export interface Pace {
  readonly ms: number;
  readonly now: () => number;
}

/** Games played on for each position: more add nothing visible, fewer say too little. */
const PLAYOUTS = { least: 4, most: 64 } as const;
/** The first ones are slow until the code is compiled, so they are not counted. */
const PILOT = { warmUp: 4, counted: 4 } as const;
/** Playouts that the adviser may spend on a decision, and their time in ms. */
const ADVICE = { nodes: 48, ms: 250 } as const;
/** Positions played on per move: where it led, with other dice, and the better one. */
const PER_MOVE = 3;

/** Throws `SaveError` for no save; ends where the moves no longer replay. `known`: an earlier result to continue. */
export function* review<T extends Types>(
  { def, players }: ReviewedGame<T>,
  text: string,
  pace: Pace,
  known: Review | null = null,
): Generator<Review, void> {
  const file = readSave(text);
  const loaded = loadSave(def, file);
  if (loaded.how !== 'replayed') return;
  const { points } = loaded.timeline;
  const rng = seedRng(`review ${file.digest}`);
  const forecast = players.forecast?.(def) ?? playedOut(def, players);
  const each = timePlayout({ def, forecast }, points, pace);
  const adviser = chooseAdviser(players, each);
  const analyst: Analyst<T> = {
    def,
    forecast,
    adviser: (seat) => players.create(adviser, def, seat, ADVICE.nodes),
    draw: (n) => drawFrom(rng, n),
  };
  const playouts = known?.playouts ?? countPlayouts(each, points.length, pace);
  yield* analyse(analyst, points, file.digest, { playouts }, known);
}

/** The strongest program, or the next one where it would think too long. */
function chooseAdviser<T extends Types>({ levels, ids }: Players<T>, each: number): string {
  const [strongest, next] = [...levels].reverse();
  return (each * ADVICE.nodes > ADVICE.ms ? (next ?? strongest) : strongest) ?? ids[0] ?? '';
}

/** Ms of a playout from the middle of the match. */
function timePlayout<T extends Types>(
  { def, forecast }: Pick<Analyst<T>, 'def' | 'forecast'>,
  points: readonly { readonly state: T['state'] }[],
  { now }: Pace,
): number {
  const middle = points[Math.floor(points.length / 2)];
  if (!middle) return 0;
  const copy = JSON.parse(JSON.stringify(middle.state)) as T['state'];
  const pilot = createEstimator(def, copy, forecast, 'pilot');
  pilot.play(NO_TALLY, PILOT.warmUp);
  const started = now();
  pilot.play(NO_TALLY, PILOT.counted);
  return (now() - started) / PILOT.counted;
}

/** Returns as many playouts as there is time for. */
function countPlayouts(each: number, positions: number, { ms }: Pace): number {
  const count = Math.round(ms / (Math.max(0.01, each) * PER_MOVE * positions));
  return Math.max(PLAYOUTS.least, Math.min(PLAYOUTS.most, count));
}
