/** Games of a scenario between two equal programs, each kept in a file as it ends, so that a long run can be cut off. */
import type { Roster } from '../../src/lab/seated.ts';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Types } from '../../src/engine/kernel/types.ts';
import type { Played } from '../../src/lab/experiment/figures.ts';
import { EXPERIMENT_FORMAT, EXPERIMENT_VERSION, type Experiment } from '../../src/lab/experiment/plan.ts';
import { playRow } from '../../src/lab/experiment/row.ts';

export interface Series {
  readonly game: string;
  readonly scenario: string;
  /** The player of both seats; after a colon the playouts that a decision may cost. */
  readonly player: string;
}

/** The plan by which a game's balance is measured. */
export interface BalancePlan {
  /**
   * A Marshal may play out this many lines for a decision: few, so that hundreds of games are played in an hour or
   * two.
   */
  readonly marshalNodes: number;
  /** Scenarios that are others under another name. */
  readonly leftOut: readonly string[];
}

/** The record of a game in a series: as in any experiment, without uses, luck and places. */
export type PlayedGame = Played;

/** Game `i` of every series is played from this seed and its number. */
export const SEED = 'balance';

const fileOf = (folder: string, { game, scenario, player }: Series): string =>
  join(folder, game, `${scenario}.${player.replace(':', '-')}.jsonl`);

const lineOf = (game: PlayedGame): string => `${JSON.stringify(game)}\n`;

/** Games already played, in the order of their seeds. */
export function readGames(folder: string, series: Series): readonly PlayedGame[] {
  const file = fileOf(folder, series);
  if (!existsSync(file)) return [];
  // A run that was cut off may have left half a line.
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as PlayedGame);
}

/** Plays what is missing of the first `games`; `tell` hears after each how many there are. */
export function playSeries<T extends Types>(
  roster: Roster<T>,
  series: Series,
  { games, folder, tell }: { games: number; folder: string; tell: (played: number) => void },
): readonly PlayedGame[] {
  const played = [...readGames(folder, series)];
  const file = fileOf(folder, series);
  mkdirSync(dirname(file), { recursive: true });
  // Half a line that was left is written over.
  writeFileSync(file, played.map(lineOf).join(''));
  while (played.length < games) {
    const game = playGame(roster, series, played.length);
    appendFileSync(file, lineOf(game));
    played.push(game);
    tell(played.length);
  }
  return played.slice(0, games);
}

/** A series as an experiment that measures one variant. */
const experimentOf = ({ game, scenario, player }: Series): Experiment => ({
  ...{ format: EXPERIMENT_FORMAT, formatVersion: EXPERIMENT_VERSION, name: SEED, game, seed: SEED },
  ...{ start: { scenario }, games: 1_000_000, variants: [{ players: [player, player] }] },
});

function playGame<T extends Types>(roster: Roster<T>, series: Series, i: number): PlayedGame {
  const { winner, parts, turn, moves, points } = playRow(roster, experimentOf(series), 0, i);
  return { winner, parts, turn, moves, points };
}
