/** `npm run fuzz`: random games under watch. */
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import {
  defineCommand,
  readChoice,
  readCount,
  readPair,
  UsageError,
  type ExitCode,
  type Terminal,
} from '../lib/cli.ts';
import { openKit, readGames, tellIds } from '../lib/games.ts';
import { type GameKit } from '../lib/game-kit.ts';
import { findGame } from '../../src/games/shelf.ts';
import { fuzzEditor, type EditRun } from './edits.ts';
import { formatTable, round } from '../lib/table.ts';
import { formatCoverage, listUnseen } from './coverage.ts';
import { fuzzFiles, type FileOrder } from './position-files.ts';
import { fuzzTexts, type TextOrder } from './position-texts.ts';
import { runFuzz, type FuzzFailure, type FuzzReport } from './fuzz.ts';

const usage = (): string => `
usage: npm run fuzz -- [--game GAME] [--scenario ID] [--games N] [--seed TEXT] [--players A,B] [--rare N]
                       [--close N] [--first N] [--only N] [--seconds N] [--out FOLDER] [--texts N]
                       [--edits N] [--files N] [--json]

Plays games of random and greedy players, led into every corner. After each move of each game the invariants of the
state and of the step to it are checked, and that no position comes twice while chance stands still. One game in so many is
watched closely: listed moves are accepted, others refused with the state unchanged, notation reads back, states survive
JSON, views and log hold no secret, both runners agree, saves replay. These games alone show which events and refusals were
reached. Every game must end.

  --game GAME     ${tellIds()}; all of them when left out
  --scenario ID   a scenario of that game; each in turn when left out
  --games N       how many games of each game (20000)
  --seed TEXT     game i is played from the seed TEXT/i (1)
  --players A,B   a player for each seat, in the order of play: greedy or random (each pair as often as the others)
  --rare N        without --players: a greedy player in one seat of N, the others random (greedy thinks long)
  --close N       watch one game in N closely (25); 1 for all
  --first N       number of the first game (0), to share a run between processors
  --only N        game N and no other, to see a failure again
  --seconds N     begin no game after so many seconds
  --out FOLDER    where the save files of failed games go (.cache/failures)
  --texts N       no games: so many position texts of each game (docs/notation.md), changed at random, are each refused
                  with their place, or are a sound position that can be played
  --edits N       instead of games, N random edits of positions: whatever the editor calls sound is played
  --files N       instead of games, N position files (docs/position-editor.md) of each game, damaged at random: each is
                  refused with its place, or opens, and is played where the editor calls it sound
  --json          one JSON object for each game instead of a table

About one game in four begins from a given position or ends by resignation; the report counts the full ones. A night's
run on two processors is two of these side by side, the second with --first:
  npm run fuzz -- --game GAME --games 25000 --first 25000 --rare 16

Exit code 0 when nothing was found, 1 when something was, 2 for wrong arguments.
`;

export const fuzzCommand = defineCommand({
  name: 'fuzz',
  usage,
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    games: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string' },
    rare: { type: 'string' },
    close: { type: 'string', default: '25' },
    first: { type: 'string', default: '0' },
    only: { type: 'string' },
    seconds: { type: 'string' },
    out: { type: 'string', default: '.cache/failures' },
    texts: { type: 'string' },
    edits: { type: 'string' },
    files: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
  async run(
    { game, scenario, games, seed, players, rare, close, first, only, seconds, out, texts, edits, files, json },
    { print, complain },
  ) {
    if (scenario !== undefined && game === undefined) throw new UsageError('--scenario needs --game');
    const ids = readGames(game);
    if (texts !== undefined)
      return runTexts(ids, { seed, texts: readCount('texts', texts) }, json, { print, complain });
    if (edits !== undefined)
      return runEdits(ids, { seed, edits: readCount('edits', edits) }, json, { print, complain });
    if (files !== undefined)
      return runFiles(ids, { seed, files: readCount('files', files) }, json, { print, complain });
    const order = {
      seed,
      close: readCount('close', close),
      games: only === undefined ? readCount('games', games) : 1,
      first: only === undefined ? readCount('first', first, 0) : readCount('only', only, 0),
      ...(rare === undefined ? {} : { rare: readCount('rare', rare) }),
      seconds: seconds === undefined ? Infinity : readCount('seconds', seconds),
      out,
    };
    let failed = 0;
    for (const id of ids) {
      const kit = await openKit(id);
      const report = runFuzz(kit, { ...order, scenario: readScenario(kit, scenario), ...readPlayers(kit, players) });
      print(json ? JSON.stringify({ ...report, unseen: listUnseen(report.coverage) }) : describe(report));
      const again = ['--game', id, ...readAgain({ scenario, players, rare })];
      for (const failure of report.failures)
        complain(describeFailure(failure, [...again, '--seed', seed, '--close', close]));
      failed += report.failures.length;
    }
    return failed === 0 ? 0 : 1;
  },
});

/** Exit code as of the whole command. */
async function runTexts(
  ids: readonly string[],
  order: TextOrder,
  json: boolean,
  { print, complain }: { readonly print: (text: string) => void; readonly complain: (text: string) => void },
): Promise<0 | 1> {
  let failed = 0;
  for (const id of ids) {
    const started = performance.now();
    const report = fuzzTexts((await openKit(id)).def, order);
    const { texts, refused, unsound, accepted, failures } = report;
    const seconds = round((performance.now() - started) / 1000, 1);
    print(
      json
        ? JSON.stringify({ ...report, seconds })
        : `${id}, seed ${order.seed}: ${texts} texts, ${seconds} s, ${refused} refused (${unsound} as unsound), ${accepted} accepted, ${failures.length} failed`,
    );
    for (const { text, detail } of failures) complain(`${detail}\n${text}\n`);
    failed += failures.length;
  }
  return failed === 0 ? 0 : 1;
}

/** The games that have an editor, one after the other. */
async function* openEditors(ids: readonly string[]) {
  for (const id of ids) {
    const manifest = findGame(id);
    const makeEditor = await manifest?.editor?.();
    if (!manifest || !makeEditor) continue;
    const def: GameDefinition<Types> = await manifest.definition();
    yield { id, def, editor: makeEditor(def) };
  }
}

/** For games with an editor. */
async function runEdits(
  ids: readonly string[],
  run: EditRun,
  json: boolean,
  { print, complain }: Terminal,
): Promise<ExitCode> {
  let failed = 0;
  for await (const { id, def, editor } of openEditors(ids)) {
    const began = performance.now();
    const report = fuzzEditor(def, editor, run);
    const seconds = round((performance.now() - began) / 1000, 1);
    const { edits, sound, moves, failures } = report;
    const told = Object.entries(report.told).sort(([, a], [, b]) => b - a);
    print(
      json
        ? JSON.stringify({ game: id, seed: run.seed, seconds, ...report })
        : [
            `${id}, seed ${run.seed}: ${edits} edits, ${sound} sound positions played on (${moves} moves), ${seconds} s (${round(edits / seconds, 0)} edits/s), ${failures.length} failed`,
            formatTable(told.map(([fault, n]) => [fault, String(n)])),
          ].join('\n'),
    );
    for (const failure of failures) complain(`${id}: ${failure}`);
    failed += failures.length;
  }
  return failed === 0 ? 0 : 1;
}

/** For games with an editor. */
async function runFiles(
  ids: readonly string[],
  order: FileOrder,
  json: boolean,
  { print, complain }: Terminal,
): Promise<ExitCode> {
  let failed = 0;
  for await (const { id, def, editor } of openEditors(ids)) {
    const began = performance.now();
    const report = fuzzFiles(def, editor, order);
    const seconds = round((performance.now() - began) / 1000, 1);
    const { files, accepted, sound, moves, failures } = report;
    const refused = Object.entries(report.refused).sort(([, a], [, b]) => b - a);
    print(
      json
        ? JSON.stringify({ ...report, seed: order.seed, seconds })
        : [
            `${id}, seed ${order.seed}: ${files} files, ${seconds} s, ${accepted} accepted, ${sound} of them sound and played on (${moves} moves), ${failures.length} failed`,
            formatTable(refused.map(([key, n]) => [key, String(n)])),
          ].join('\n'),
    );
    for (const { text, detail } of failures) complain(`${detail}\n${text.slice(0, 4000)}\n`);
    failed += failures.length;
  }
  return failed === 0 ? 0 : 1;
}

const readAgain = (given: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));

function readPlayers(kit: GameKit, text: string | undefined): { readonly players?: readonly [string, string] } {
  return text === undefined ? {} : { players: readPair(text, kit.players.ids) };
}

const readScenario = ({ def }: GameKit, scenario: string | undefined): string | null =>
  scenario === undefined
    ? null
    : readChoice(
        'scenario',
        scenario,
        def.scenarios.map(({ id }) => id),
      );

const describeFailure = ({ game, at, detail, file }: FuzzFailure, again: readonly string[]): string =>
  `found in game ${game}, move ${at}: ${detail}\n  ${file ?? 'no file'}\n  again: npm run fuzz -- ${again.join(' ')} --only ${game}`;

function describe(report: FuzzReport): string {
  const { game, seed, games, scenarios, players, steps, seconds, failures, coverage } = report;
  const unseen = listUnseen(coverage);
  const shares = Object.entries(scenarios).map(([id, { games: n, full, options, close }]) => [
    id,
    `${n} games: ${full} full, ${options} with other options, ${close} watched closely`,
  ]);
  return [
    `${game}, seed ${seed}: ${games} games, ${steps} moves, ${round(seconds, 1)} s, ${failures.length} failed`,
    formatTable([...shares, ...Object.entries(players).map(([pair, n]) => [pair, `${n} games`])]),
    formatCoverage(coverage),
    unseen.length === 0 ? 'everything was reached' : `not reached: ${unseen.join(', ')}`,
  ].join('\n');
}
