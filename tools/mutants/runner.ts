/** Runs the engine tests of one game again and again over a scratch copy, in which one file is broken at a time. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { breakText, type Mutant, type MutantList } from './mutant.ts';

export interface Verdict {
  readonly mutant: Mutant;
  /** File and title of the test that failed; null where all passed. */
  readonly killedBy: string | null;
  readonly seconds: number;
}

/** What a test run reads. Links to installed packages are resolved from the tree that is copied. */
const COPIED = ['src', 'tests', 'tools', 'package.json', 'tsconfig.json', 'tsconfig.base.json', 'docs', 'scripts'];

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
  /** How often each test file killed a mutant of a source file. */
  readonly #kills = new Map<string, number>();
  #specs: readonly TestSpecification[] = [];

  private constructor(root: string, game: string, vitest: Vitest) {
    this.#root = root;
    this.#code = join(root, 'src/engine/games', game);
    this.#vitest = vitest;
  }

  /** Copies the tree and runs the short tests once as they are. Throws when they fail without a fault. */
  static async open(from: string, { game, long }: MutantList): Promise<Laboratory> {
    const root = mkdtempSync(join(tmpdir(), `mutants-${game}-`));
    for (const name of COPIED)
      if (existsSync(join(from, name))) cpSync(join(from, name), join(root, name), { recursive: true });
    symlinkSync(join(from, 'node_modules'), join(root, 'node_modules'));
    mkdirSync(join(root, '.vitest'));
    const vitest = await createVitest('test', {
      root,
      config: false,
      watch: false,
      include: [`tests/engine/${game}/**/*.test.ts`],
      testTimeout: 600_000,
      // One worker for all files of a run, so that the engine is read once; each run has a new one.
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      sequence: { sequencer: AsGiven },
      reporters: [{}],
    });
    const lab = new Laboratory(root, game, vitest);
    lab.#specs = await vitest.globTestSpecifications();
    const isLong = ({ moduleId }: TestSpecification): boolean => long.some((name) => moduleId.endsWith(`/${name}`));
    const failed = await lab.#run(
      lab.#specs.filter((spec) => !isLong(spec)),
      true,
    );
    if (failed !== null) throw new Error(`the tests of ${game} fail without a fault: ${lab.#say(failed)}`);
    return lab;
  }

  /** Breaks one file, runs the tests until one fails, and mends the file. */
  async test(mutant: Mutant, isShort = false): Promise<Verdict> {
    const path = join(this.#code, mutant.file);
    const source = readFileSync(path, 'utf8');
    const began = performance.now();
    this.#write(path, breakText(source, mutant));
    const order = [...this.#specs].sort((a, b) => this.#rank(mutant, a) - this.#rank(mutant, b));
    const isTimed = ({ moduleId }: TestSpecification): boolean => this.#took.has(moduleId);
    let failure = await this.#run(order.filter(isTimed), false);
    for (const spec of order)
      if (failure === null && !isShort && !isTimed(spec)) failure = await this.#run([spec], false);
    this.#write(path, source);
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

  #write(path: string, text: string): void {
    writeFileSync(path, text);
    this.#vitest.invalidateFile(path);
  }

  /** Who killed before comes first, then short files; the long ones, which nobody timed, come last. */
  #rank({ file }: Mutant, { moduleId }: TestSpecification): number {
    const took = this.#took.get(moduleId) ?? Number.MAX_SAFE_INTEGER;
    return took / (1 + 4 * (this.#kills.get(`${file} ${moduleId}`) ?? 0));
  }

  #say({ moduleId, title }: Failure): string {
    return `${moduleId.slice(this.#root.length + 1)}: ${title}`;
  }

  /** The first test that failed, or null. */
  async #run(specs: readonly TestSpecification[], isTimed: boolean): Promise<Failure | null> {
    // What failed in an earlier run would end this one.
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
