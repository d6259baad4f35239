/** The parts of the bench, in the order of measurement. */
import type { Browser } from '@playwright/test';
import type { GameKit } from '../lib/game-kit.ts';
import { openKit } from '../lib/games.ts';
import {
  longestRecorded,
  measureHistory,
  measureLeafing,
  measureMap,
  measureMount,
  measurePlay,
  measureThinking,
  type Visit,
} from './browser.ts';
import type { ServedBuild } from './build.ts';
import { measureButton } from './button.ts';
import type { Deadline } from './deadline.ts';
import { measureSpeeds, measureSteps } from './engine.ts';
import { measureExperimentGames } from './experiment-games.ts';
import { measureExperiment } from './experiment.ts';
import { measureDisk } from './disk.ts';
import { measureFirstScreen } from './first-screen.ts';
import { measureForks } from './forks.ts';
import { measureLibrary } from './library.ts';
import { measureMatch } from './match.ts';
import { measureSizes } from './sizes.ts';
import type { Yardstick } from './yardstick.ts';

/** Shared by the parts. Build, server and browser are started when a part first needs them. */
export interface Bench {
  readonly root: string;
  readonly yardstick?: Yardstick | undefined;
  build(): string;
  serve(): Promise<ServedBuild>;
  /** Null where there is no Chromium. */
  browser(): Promise<Browser | null>;
}

interface PartHead {
  readonly name: string;
  /** Runs before the clock starts. */
  readonly prepare?: (bench: Bench) => unknown;
}

/** Measured for each game, or for the app as a whole. */
export type Part = PartHead &
  (
    | { readonly per: 'game'; measure(bench: Bench, game: string, deadline: Deadline): Promise<object> }
    | { readonly per: 'app'; measure(bench: Bench, games: readonly string[], deadline: Deadline): Promise<object> }
  );

const prepareBrowser = async (bench: Bench) => (await bench.browser()) && bench.serve();
const NO_BROWSER = { skipped: 'no Chromium was found; set CHROMIUM_PATH to measure what a player waits for' };

const ofEngine = (name: string, measure: (kit: GameKit, deadline: Deadline, bench: Bench) => object): Part => ({
  name: `engine/${name}`,
  per: 'game',
  measure: async (bench, game, deadline) => measure(await openKit(game), deadline, bench),
});

const ofTable = (name: string, measure: (visit: Visit) => Promise<object>): Part => ({
  name: `browser/${name}`,
  prepare: prepareBrowser,
  per: 'game',
  async measure(bench, game, deadline) {
    const browser = await bench.browser();
    if (!browser) return NO_BROWSER;
    const save = longestRecorded(bench.root, game);
    if (!save) return { skipped: `tests/recorded has no game of ${game}` };
    const [{ address }, { def }] = await Promise.all([bench.serve(), openKit(game)]);
    return measure({ browser, address, def, save, deadline });
  },
});

const ofApp = (
  name: string,
  measure: (browser: Browser, served: ServedBuild, deadline: Deadline) => Promise<object>,
): Part => ({
  name: `browser/${name}`,
  prepare: prepareBrowser,
  per: 'app',
  async measure(bench, _games, deadline) {
    const browser = await bench.browser();
    return browser ? measure(browser, await bench.serve(), deadline) : NO_BROWSER;
  },
});

export const PARTS: readonly Part[] = [
  ofEngine('speed', (kit, deadline, { yardstick }) => measureSpeeds(kit, { yardstick, deadline })),
  ofEngine('forks', (kit, deadline) => measureForks(kit, deadline)),
  {
    name: 'engine/experiment',
    per: 'game',
    measure: ({ yardstick }, game, deadline) => measureExperimentGames(game, { yardstick, deadline }),
  },
  ofEngine('steps', measureSteps),
  ofEngine('match', measureMatch),
  {
    name: 'sizes',
    prepare: (bench) => bench.build(),
    per: 'app',
    measure: (bench, games) => Promise.resolve(measureSizes(bench.root, bench.build(), games)),
  },
  ofApp('button', (browser, _served, deadline) => measureButton(browser, deadline)),
  ofTable('mount', measureMount),
  ofTable('history', measureHistory),
  ofTable('play', measurePlay),
  ofTable('map', measureMap),
  ofTable('leafing', measureLeafing),
  ofTable('thinking', measureThinking),
  ofApp('first-screen', measureFirstScreen),
  {
    name: 'browser/experiment',
    prepare: prepareBrowser,
    per: 'game',
    async measure(bench, game, deadline) {
      const browser = await bench.browser();
      if (!browser) return NO_BROWSER;
      const [{ address }, { def }] = await Promise.all([bench.serve(), openKit(game)]);
      return measureExperiment({ browser, address, game, scenario: def.scenarios[0]?.id ?? '', deadline });
    },
  },
  {
    name: 'browser/library',
    prepare: prepareBrowser,
    per: 'app',
    async measure(bench, games, deadline) {
      const browser = await bench.browser();
      if (!browser) return NO_BROWSER;
      const kits = await Promise.all(games.map(openKit));
      const recorded = kits.flatMap(({ def }) => {
        const save = longestRecorded(bench.root, def.id);
        return save ? [{ def, save }] : [];
      });
      return measureLibrary(browser, await bench.serve(), bench.root, recorded, deadline);
    },
  },
  {
    name: 'browser/disk',
    per: 'game',
    async measure(bench, game, deadline) {
      // It starts a separate browser, whose profile is on the disk.
      if (!(await bench.browser())) return NO_BROWSER;
      const { root } = bench;
      const save = longestRecorded(root, game);
      return save ? measureDisk(root, game, save, deadline) : { skipped: `tests/recorded has no game of ${game}` };
    },
  },
];

/** The parts named, `browser` for all of its folder; every part where none is named. */
export const partsNamed = (names: readonly string[]): readonly Part[] =>
  names.length === 0
    ? PARTS
    : PARTS.filter(({ name }) => names.some((asked) => name === asked || name.startsWith(`${asked}/`)));
