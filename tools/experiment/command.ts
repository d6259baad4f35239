/** `npm run experiment`: games of two variants on the same seeds, and what they say; parts of it, and parts joined. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { PackError, parsePackFile } from '../../src/engine/kits/pack/pack-file.ts';
import { openGathering } from '../../src/lab/experiment/clerk.ts';
import {
  mergeGames,
  readGames,
  writeCsv,
  writeGames,
  writeRow,
  type PlayedGames,
} from '../../src/lab/experiment/games-file.ts';
import { checkExperiment, ExperimentError, readExperiment, type Experiment } from '../../src/lab/experiment/plan.ts';
import type { GameRow } from '../../src/lab/experiment/row.ts';
import { listTasks, resultOf, WHOLE, type Shard } from '../../src/lab/experiment/run.ts';
import type { Roster } from '../../src/lab/seated.ts';
import { defineCommand, readCount, UsageError, type ExitCode, type Terminal } from '../lib/cli.ts';
import { openEnglish } from '../lib/english.ts';
import { listIds, openRoster, tellIds } from '../lib/games.ts';
import { tellResult } from './page.ts';
import { playHere, playInProcesses } from './pool.ts';

const usage = (): string => `
usage: npm run experiment -- FILE.json [--out FILE] [--shard 3/16] [--processes N] [--csv FILE] [--json]
       npm run experiment -- merge FILES [--out FILE] [--csv FILE] [--json]

Plays the games of an experiment, both variants on the same seeds, and tells what they say. There is ${tellIds()}.

  FILE.json      the experiment; docs/examples/experiment.json is a short one
  merge FILES    joins the games of parts that ran apart, to the figures of one run, and says which games are missing
  --out FILE     where the games go, a line each; a run that was cut off goes on from there
  --shard 3/16   plays the third of sixteen parts, all of its games
  --processes N  how many games are played at a time (the cores of this machine less one)
  --csv FILE     a row for each game, for spreadsheets
  --json         one JSON object instead of tables

How far it is goes to the second output. Exit code 1 for a file that cannot be used.
`;

export const experimentCommand = defineCommand({
  name: 'experiment',
  usage,
  options: {
    out: { type: 'string' },
    shard: { type: 'string' },
    processes: { type: 'string' },
    csv: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  operands: ['FILE...'],
  async run({ out, shard, processes, csv, json }, terminal, [first = '', ...more]): Promise<ExitCode> {
    const count = processes === undefined ? Math.max(1, availableParallelism() - 1) : readCount('processes', processes);
    try {
      const isMerge = first === 'merge';
      if (!isMerge && more.length > 0) throw new UsageError(`unexpected argument ${more[0]}`);
      const played = isMerge
        ? merge(more, out)
        : await playFile(first, { out, shard: readShard(shard), count }, terminal);
      const roster = await openChecked(played);
      if (csv !== undefined) writeFileSync(csv, writeCsv(played, roster.def.seats));
      const result = resultOf(roster, played.experiment, played.rows);
      const missing = isMerge ? tellMissing(played) : null;
      if (missing !== null) terminal.complain(missing);
      terminal.print(
        json
          ? JSON.stringify(result)
          : tellResult(result, roster.def.seats, await openEnglish(roster.def, ['experiment'])),
      );
      return 0;
    } catch (error) {
      if (!(error instanceof ExperimentError)) throw error;
      terminal.complain((await openEnglish(null, ['experiment']))(error.line));
      return 1;
    }
  },
});

/** `3/16`. */
function readShard(text: string | undefined): Shard {
  if (text === undefined) return WHOLE;
  const [, part, of] = /^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (!(shard.part <= shard.of))
    throw new UsageError(`--shard takes a part and how many there are, as 3/16, not ${text}`);
  return shard;
}

async function openChecked({ experiment }: Pick<PlayedGames, 'experiment'>): Promise<Roster> {
  if (!listIds().includes(experiment.game))
    throw new ExperimentError({ key: 'experiment.refused.unknown', params: { path: 'game', value: experiment.game } });
  const roster = await openRoster(experiment.game);
  checkExperiment(roster, experiment);
  return roster;
}

function readText(file: string): string {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`);
  return readFileSync(file, 'utf8');
}

/** A pack named by its file is read into the experiment, so that parts and later runs need no other file. */
function withPacks(experiment: Experiment, folder: string): Experiment {
  const variants = experiment.variants.map((variant, at) => {
    if (typeof variant.pack !== 'string') return variant;
    try {
      return { ...variant, pack: parsePackFile(readText(join(folder, variant.pack))) };
    } catch (error) {
      if (!(error instanceof PackError)) throw error;
      const params = { path: `variants.${at}.pack`, detail: error.message };
      throw new ExperimentError({ key: 'experiment.refused.pack', params }, { cause: error });
    }
  });
  return { ...experiment, variants };
}

function merge(files: readonly string[], out: string | undefined): PlayedGames {
  if (files.length === 0) throw new UsageError('merge takes the files of the parts');
  const merged = mergeGames(files.map((file) => readGames(readText(file))));
  if (out !== undefined) writeFileSync(out, writeGames(merged));
  return merged;
}

/** Games named in a sentence. */
const NAMED = 5;

/** Lists games of the plan that no merged part has; null if there are none, or if play may end early. */
function tellMissing({ experiment, rows }: PlayedGames): string | null {
  if (experiment.width !== undefined) return null;
  const known = new Set(rows.map(({ pair, variant }) => `${pair} ${variant}`));
  const missing = [...listTasks(experiment)].filter(({ pair, variant }) => !known.has(`${pair} ${variant}`));
  if (missing.length === 0) return null;
  const numbers = [...new Set(missing.map(({ pair }) => pair + 1))];
  const named = `${numbers.slice(0, NAMED).join(', ')}${numbers.length > NAMED ? ', …' : ''}`;
  return `${missing.length} of ${experiment.games * experiment.variants.length} games are missing (numbers ${named}): merge the parts that have them too`;
}

interface Order {
  readonly out: string | undefined;
  readonly shard: Shard;
  readonly count: number;
}

async function playFile(file: string, { out, shard, count }: Order, { complain }: Terminal): Promise<PlayedGames> {
  const experiment = withPacks(readExperiment(readText(file)), dirname(file));
  const roster = await openChecked({ experiment });
  const known =
    out !== undefined && existsSync(out)
      ? [...mergeGames([{ experiment, rows: [] }, readGames(readText(out))]).rows]
      : [];
  const gathering = openGathering(experiment, roster.def.seats[0], known, shard);
  // Overwrites a line that was cut off.
  if (out !== undefined) writeFileSync(out, writeGames({ experiment, rows: known }));
  const heard = (row: GameRow): void => {
    if (out !== undefined) appendFileSync(out, writeRow(row));
    if (gathering.played() % 20 === 0) complain(`${gathering.played()} of ${gathering.total} games`);
  };
  const processes = Math.min(count, gathering.total);
  if (processes > 1) await playInProcesses(experiment, gathering, processes, heard);
  else playHere(roster, experiment, gathering, heard);
  return { experiment, rows: gathering.rows() };
}
