/** The tests that a change is tried with in a short time: the nearest over imports, as many as fit by what they last took. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { distanceOf, nearnessTo, readImporters } from '../lib/nearness.ts';

export interface Choice {
  /** Test files to run, the nearest first. */
  readonly run: readonly string[];
  /** Test files that come to need the change and do not fit, and the seconds that they would take. */
  readonly left: readonly string[];
  readonly leftSeconds: number;
}

/** Seconds of a test file without a run to go by. */
const UNKNOWN = 1;
/** Seconds that its imports take, which the test runner does not count: a screen has the most. */
const loadingOf = (test: string): number => (test.endsWith('.tsx') ? 2 : 0.7);

const isTest = (file: string): boolean => /^tests\/.*\.test\.tsx?$/.test(file);

/** As many of the tests, the nearest first, as take no more than `budget` seconds; a long one gives way to short ones. */
export function chooseTests(
  distances: ReadonlyMap<string, number>,
  secondsOf: (test: string) => number,
  budget: number,
): Choice {
  const order = [...distances].sort(([a, far], [b, further]) => far - further || secondsOf(a) - secondsOf(b));
  const run: string[] = [];
  const left: string[] = [];
  let [spent, leftSeconds] = [0, 0];
  for (const [test] of order) {
    const seconds = secondsOf(test);
    if (spent + seconds <= budget) {
      run.push(test);
      spent += seconds;
    } else {
      left.push(test);
      leftSeconds += seconds;
    }
  }
  return { run, left, leftSeconds };
}

/** Every test that comes to need one of the files, by its path from `root`; a test that was changed itself is nearest. */
export function findTests(root: string, changed: readonly string[]): ReadonlyMap<string, number> {
  const importers = readImporters(root, ['src', 'tests', 'tools', 'workshop']);
  const found = new Map<string, number>();
  for (const file of changed)
    for (const [path, steps] of nearnessTo(join(root, file), importers)) {
      const test = path.slice(root.length + 1);
      if (!isTest(test)) continue;
      const far = steps === 0 ? -Infinity : distanceOf(file, test, steps);
      found.set(test, Math.min(far, found.get(test) ?? Infinity));
    }
  return found;
}

/** Seconds of each test file in its last run, as the test runner stores them to sort its files. */
export function readDurations(root: string): ReadonlyMap<string, number> {
  const memory = join(root, 'node_modules/.vite/vitest');
  const newest = (existsSync(memory) ? readdirSync(memory) : [])
    .map((folder) => join(memory, folder, 'results.json'))
    .filter((file) => existsSync(file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  if (newest === undefined) return new Map();
  const { results } = JSON.parse(readFileSync(newest, 'utf8')) as {
    readonly results: readonly (readonly [name: string, { readonly duration: number }])[];
  };
  // `node:tests/map/hr-map.test.ts`: the project precedes the file.
  return new Map(results.map(([name, { duration }]) => [name.slice(name.indexOf(':') + 1), duration / 1000]));
}

/** It reads all files, so that no import leads to it. */
const ALWAYS = 'tests/architecture/imports.test.ts';

export function listNearTests(root: string, changed: readonly string[], budget: number): Choice {
  const known = readDurations(root);
  return chooseTests(
    new Map([[ALWAYS, -Infinity], ...findTests(root, changed)]),
    (test) => (known.get(test) ?? UNKNOWN) + loadingOf(test),
    budget,
  );
}
