/**
 * `npm run bench` measures how fast and how large everything is, and prints a line of JSON for each part as it ends.
 */
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineCommand, readCount, UsageError, type ExitCode, type Terminal } from '../lib/cli.ts';
import { readGames, tellIds } from '../lib/games.ts';
import { round } from '../lib/table.ts';
import { launchChromium } from './browser.ts';
import { buildApp, serveBuild, type ServedBuild } from './build.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { PARTS, partsNamed, type Bench, type Part } from './parts.ts';
import { yardstickOf } from './yardstick.ts';

const LIMIT_SECONDS = 120;

const usage = (): string => `
usage: npm run bench -- [--game GAME] [--only PART] [--yardstick FILE] [--limit SECONDS]

Prints a line of JSON for each part as it ends. Each holds its figures, the seconds it took, whether it was ended early,
and the load of the machine: figures of a busy machine are worse. Milliseconds of a browser's main thread and actions a
second are processor time, which hardly depends on the load.

  --game GAME       ${tellIds()}; all of them when left out
  --only PART       ${PARTS.map(({ name }) => name).join(', ')},
                    or a folder of them such as browser; may be given more than once
  --yardstick FILE  a program that prints {"actionsPerSecond": …} for the seconds it is given; it runs in turn with the
                    games, whose speed is then also given as its multiple
  --limit SECONDS   a part that takes longer ends with what it has: ${LIMIT_SECONDS} when left out

Browser parts need a Chromium; they and sizes build the app first.
`;

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const benchCommand = defineCommand({
  name: 'bench',
  usage,
  options: {
    game: { type: 'string' },
    only: { type: 'string', multiple: true, default: [] },
    yardstick: { type: 'string' },
    limit: { type: 'string', default: String(LIMIT_SECONDS) },
  },
  async run({ game, only, yardstick, limit }, terminal): Promise<ExitCode> {
    const games = readGames(game);
    const seconds = readCount('limit', limit);
    const unknown = only.find((name) => partsNamed([name]).length === 0);
    if (unknown !== undefined) throw new UsageError(`--only ${unknown} is not known`);
    const { bench, close } = openBench(yardstick);
    terminal.print(JSON.stringify(describeMachine()));
    try {
      for (const part of partsNamed(only)) await measurePart(part, games, { bench, seconds, terminal });
    } finally {
      await close();
    }
    return 0;
  },
});

const describeMachine = () => ({
  node: process.version,
  cpus: cpus().length,
  model: cpus()[0]?.model ?? '',
  load: loadNow(),
});
const loadNow = (): number => round(loadavg()[0] ?? 0, 1);

interface Run {
  readonly bench: Bench;
  readonly seconds: number;
  readonly terminal: Terminal;
}

async function measurePart(part: Part, games: readonly string[], { bench, seconds, terminal }: Run): Promise<void> {
  // Building the app is not measured.
  await part.prepare?.(bench);
  const measure = async (game: string | null, work: (deadline: Deadline) => Promise<object>) => {
    terminal.complain(`${part.name}${game === null ? '' : ` of ${game}`} …`);
    const started = performance.now();
    const deadline = startDeadline(seconds * 1000);
    const figures = await work(deadline);
    terminal.print(
      JSON.stringify({
        part: part.name,
        ...(game === null ? {} : { game }),
        seconds: round((performance.now() - started) / 1000, 1),
        endedEarly: deadline.isOver(),
        load: loadNow(),
        figures,
      }),
    );
  };
  if (part.per === 'app') return measure(null, (deadline) => part.measure(bench, games, deadline));
  for (const game of games) await measure(game, (deadline) => part.measure(bench, game, deadline));
}

/** Shared parts are made once, when first needed. */
function openBench(yardstick: string | undefined) {
  let folder: string | undefined;
  let served: Promise<ServedBuild> | undefined;
  let browser: ReturnType<typeof launchChromium> | undefined;
  const build = () => (folder ??= buildApp(ROOT));
  const bench: Bench = {
    root: ROOT,
    yardstick: yardstick === undefined ? undefined : yardstickOf(yardstick),
    build,
    serve: () => (served ??= serveBuild(build())),
    browser: () => (browser ??= launchChromium()),
  };
  const close = async () => {
    await (await browser)?.close();
    (await served)?.stop();
  };
  return { bench, close };
}
