/** Runs tests again and again over a scratch copy, in which one file is broken at a time. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { distanceOf, nearnessTo, readImporters } from '../lib/nearness.ts';
import { readDurations } from '../quick/near-tests.ts';
import { makeWords } from '../words/make.ts';
import { breakText, type Mutant, type MutantList } from './mutant.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** File and title of the test that failed; null where all passed. */
  readonly killedBy: string | null;
  readonly seconds: number;
}

/** The files that a test run reads. Installed packages are linked to the original tree. */
const COPIED = [
  ...[
    'src',
    'tests',
    'tools',
    'workshop',
    'e2e',
    'docs',
    'scripts',
    'public',
    'index.html',
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
  ],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'vite.config.ts'],
];

/** It looks for the text that is broken, and would notice every fault. */
const READS_TEXT = '/tests/tools/mutants.test.ts';

/** Seconds of a test file that is run only when no shorter one has noticed anything. */
const LONG = 3;

/** Files are run in the order in which they are asked for. */
class AsGiven {
  shard(specs: TestSpecification[]): TestSpecification[] {
    return specs;
  }
  sort(specs: TestSpecification[]): TestSpecification[] {
    return specs;
  }
}

export class Laboratory {
  readonly #root: string;
  readonly #code: string;
  readonly #vitest: Vitest;
  /** Milliseconds of each test file in the run without a fault. */
  readonly #took = new Map<string, number>();
  /** Counts how often each test file killed a mutant of a source file. */
  readonly #kills = new Map<string, number>();
  #specs: readonly TestSpecification[] = [];

  /** Seconds of each test file in earlier runs, where tests are chosen by who imports the broken file. */
  readonly #remembered: ReadonlyMap<string, number>;
  /** The importers of each file, if tests are chosen by them. */
  readonly #importers: ReadonlyMap<string, readonly string[]> | null;

  private constructor(root: string, { code, tests }: MutantList, vitest: Vitest, from: string) {
    this.#root = root;
    this.#code = join(root, code);
    this.#vitest = vitest;
    this.#remembered = readDurations(from);
    this.#importers = tests === undefined ? readImporters(root, ['src', 'tests', 'tools']) : null;
  }

  /** Copies the tree and runs the short tests of a game once as they are. Throws when they fail without a fault. */
  static async open(from: string, list: MutantList): Promise<Laboratory> {
    const { of, tests, long } = list;
    const root = mkdtempSync(join(tmpdir(), `mutants-${of}-`));
    for (const name of COPIED)
      if (existsSync(join(from, name))) cpSync(join(from, name), join(root, name), { recursive: true });
    symlinkSync(join(from, 'node_modules'), join(root, 'node_modules'));
    mkdirSync(join(root, '.vitest'));
    const vitest = await createVitest('test', {
      root,
      watch: false,
      ...(tests === undefined
        ? {}
        : // One worker for all files of a run, so that the engine is read once; each run has a new one.
          { config: false, include: [tests], testTimeout: 600_000, isolate: false }),
      maxWorkers: 1,
      bail: 1,
      sequence: { sequencer: AsGiven },
      reporters: [{}],
    });
    const lab = new Laboratory(root, list, vitest, from);
    lab.#specs = await vitest.globTestSpecifications();
    if (tests === undefined) return lab;
    const isLong = ({ moduleId }: TestSpecification): boolean => long.some((name) => moduleId.endsWith(`/${name}`));
    const failed = await lab.#run(
      lab.#specs.filter((spec) => !isLong(spec)),
      true,
    );
    if (failed !== null) throw new Error(`the tests of ${of} fail without a fault: ${lab.#say(failed)}`);
    return lab;
  }

  /** Breaks one file, runs the tests until one fails, and mends the file. */
  async test(mutant: Mutant, isShort = false): Promise<Verdict> {
    const path = join(this.#code, mutant.file);
    const source = readFileSync(path, 'utf8');
    const began = performance.now();
    this.#write(path, breakText(source, mutant));
    const failure = this.#importers
      ? await this.#run(this.#nearest(path, this.#importers), false)
      : await this.#runGame(mutant, isShort);
    this.#write(path, source);
    // A test that fails without the fault has noticed nothing.
    if (failure !== null && this.#importers && (await this.#run(this.#specsOf(failure), false)) !== null)
      throw new Error(`fails without a fault: ${this.#say(failure)}`);
    if (failure !== null) {
      const key = `${mutant.file} ${failure.moduleId}`;
      this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
    }
    return { mutant, killedBy: failure && this.#say(failure), seconds: (performance.now() - began) / 1000 };
  }

  async close(): Promise<void> {
    await this.#vitest.close();
    rmSync(this.#root, { recursive: true });
  }

  async #runGame(mutant: Mutant, isShort: boolean): Promise<Failure | null> {
    const order = [...this.#specs].sort((a, b) => this.#rank(mutant, a) - this.#rank(mutant, b));
    const isTimed = ({ moduleId }: TestSpecification): boolean => this.#took.has(moduleId);
    let failure = await this.#run(order.filter(isTimed), false);
    for (const spec of order)
      if (failure === null && !isShort && !isTimed(spec)) failure = await this.#run([spec], false);
    return failure;
  }

  /** Test files that come to need the broken one, short ones first, the nearest first of both. */
  #nearest(path: string, importers: ReadonlyMap<string, readonly string[]>): readonly TestSpecification[] {
    const near = nearnessTo(path, importers);
    const farOf = ({ moduleId }: TestSpecification): number => {
      const test = this.#relative(moduleId);
      const isLong = (this.#remembered.get(test) ?? 0) > LONG;
      return distanceOf(this.#relative(path), test, near.get(moduleId) ?? 0) + (isLong ? 1000 : 0);
    };
    return this.#specs
      .filter(({ moduleId }) => near.has(moduleId) && !moduleId.endsWith(READS_TEXT))
      .sort((a, b) => farOf(a) - farOf(b));
  }

  #relative = (path: string): string => path.slice(this.#root.length + 1);

  #specsOf = ({ moduleId }: Failure): readonly TestSpecification[] =>
    this.#specs.filter((spec) => spec.moduleId === moduleId);

  #write(path: string, text: string): void {
    writeFileSync(path, text);
    // The tests see a broken table of words through its compiled modules.
    for (const changed of [path, ...makeWords(this.#root)]) this.#vitest.invalidateFile(changed);
  }

  /** Files that killed before come first, then short ones; the long ones, which were not timed, come last. */
  #rank({ file }: Mutant, { moduleId }: TestSpecification): number {
    const took = this.#took.get(moduleId) ?? Number.MAX_SAFE_INTEGER;
    return took / (1 + 4 * (this.#kills.get(`${file} ${moduleId}`) ?? 0));
  }

  #say({ moduleId, title }: Failure): string {
    return `${this.#relative(moduleId)}: ${title}`;
  }

  /** The first test that failed, or null. */
  async #run(specs: readonly TestSpecification[], isTimed: boolean): Promise<Failure | null> {
    // Failures of an earlier run would end this one.
    this.#vitest.state.filesMap.clear();
    this.#vitest.state.idMap.clear();
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications([...specs], false);
    for (const module of testModules) {
      const { moduleId } = module;
      if (isTimed) this.#took.set(moduleId, module.diagnostic().duration);
      const title = firstFailure(module);
      if (title !== null) return { moduleId, title };
    }
    return unhandledErrors.length > 0 ? { moduleId: this.#root, title: 'an error outside a test' } : null;
  }
}

interface Failure {
  readonly moduleId: string;
  readonly title: string;
}

/** A test that took too long has noticed nothing. */
const isTimeout = (message: string): boolean => message.includes('timed out');

function firstFailure(module: TestModule): string | null {
  for (const test of module.children.allTests('failed'))
    if (!test.result().errors?.some(({ message }) => isTimeout(message))) return test.fullName;
  return module.errors().length > 0 ? 'the file cannot be loaded' : null;
}
