/** One rule broken on purpose: a piece of the engine and its replacement. */
export interface Mutant {
  /** Beneath the folder of the game's engine. */
  readonly file: string;
  /** Text of the file, which must occur exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The rule that is broken, as tests cite it, and how. */
  readonly breaks: string;
}

export interface MutantList {
  /** The game, or `app` for what is around the games. */
  readonly of: string;
  /** The folder of its files. */
  readonly code: string;
  /** Its test files; when absent, all that import the broken file indirectly, the nearest first. */
  readonly tests?: string;
  /** Test files that play and count for long, or replace a module; they are run last, each separately. */
  readonly long: readonly string[];
  readonly mutants: readonly Mutant[];
}

/** The broken file. Throws where the text is not found exactly once, or stays as it is: the list must follow the code. */
export function breakText(source: string, { file, find, replace, breaks }: Mutant): string {
  const found = source.split(find).length - 1;
  if (found !== 1) throw new Error(`${file} (${breaks}): “${find}” is found ${found} times`);
  if (find === replace) throw new Error(`${file} (${breaks}): nothing is changed`);
  return source.replace(find, () => replace);
}
