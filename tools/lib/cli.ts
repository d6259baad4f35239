/** Shared by all command lines: `--help`, one usage text, and the exit codes. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { readPlayerName } from '../../src/lab/seated.ts';

/** The command was called wrongly; the usage is shown and the exit code is 2. */
export class UsageError extends Error {}

/** 0: the command succeeded; 1: it failed. A command called wrongly ends with 2. */
export type ExitCode = 0 | 1;

type ParseArgsOptionsConfig = NonNullable<ParseArgsConfig['options']>;

/** The outputs of a command: results, and messages separately. */
export interface Terminal {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
}

export interface Command<O extends ParseArgsOptionsConfig> {
  readonly name: string;
  /** Printed by `--help`, and after a mistake in the arguments. */
  readonly usage: () => string;
  readonly options: O;
  /** Names of the arguments without dashes, all of them required; after a last name with dots there may be more. */
  readonly operands?: readonly string[];
  run(values: Values<O>, terminal: Terminal, operands: readonly string[]): ExitCode | Promise<ExitCode>;
}

/** Checks that the parts of a command fit together. */
export const defineCommand = <O extends ParseArgsOptionsConfig>(command: Command<O>): Command<O> => command;

type Config<O extends ParseArgsOptionsConfig> = { options: O; strict: true; allowPositionals: true };
type Values<O extends ParseArgsOptionsConfig> = ReturnType<typeof parseArgs<Config<O>>>['values'];

const HELP = { help: { type: 'boolean', short: 'h' } } as const satisfies ParseArgsConfig['options'];

const STANDARD: Terminal = {
  print: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
};

/** Runs a command on the games of this build, with the arguments of this process, and sets its exit code. */
export async function runCommand<O extends ParseArgsOptionsConfig>(command: Command<O>): Promise<void> {
  // A reader that closes the pipe early (`| head`) is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  fillShelf(GAMES);
  process.exitCode = await executeCommand(command, process.argv.slice(2), STANDARD);
}

/** The exit code: 0 success, 1 failure, 2 called wrongly. */
export async function executeCommand<O extends ParseArgsOptionsConfig>(
  command: Command<O>,
  args: readonly string[],
  terminal: Terminal,
): Promise<ExitCode | 2> {
  if (args.includes('--help') || args.includes('-h')) {
    terminal.print(command.usage().trim());
    return 0;
  }
  try {
    const { values, positionals } = readArgs(command, args);
    return await command.run(values, terminal, readOperands(command, positionals));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.complain(`${command.name}: ${error.message}\n\n${command.usage().trim()}`);
    return 2;
  }
}

function readOperands<O extends ParseArgsOptionsConfig>({ operands = [] }: Command<O>, found: readonly string[]) {
  const missing = operands[found.length];
  if (missing !== undefined) throw new UsageError(`${missing} is missing`);
  const extra = found[operands.length];
  const mayGoOn = operands.at(-1)?.endsWith('...') === true;
  if (extra !== undefined && !mayGoOn) throw new UsageError(`unexpected argument ${extra}`);
  return found;
}

function readArgs<O extends ParseArgsOptionsConfig>({ options }: Command<O>, args: readonly string[]) {
  try {
    const config: Config<O> = { options: { ...options, ...HELP }, strict: true, allowPositionals: true };
    return parseArgs({ ...config, args: [...args] });
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** A whole number of at least `least`, or the usage error that says so. */
export function readCount(name: string, text: string, least = 1): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number of at least ${least}, not ${text}`);
  return value;
}

/** One of a list of names, or the usage error that lists them. */
export function readChoice<X extends string>(name: string, text: string, known: readonly X[]): X {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--${name} ${text} is not known; there is ${known.join(', ')}`);
  return found;
}

/** A program's name, `marshal` or `marshal:400`, or the usage error that says what is wrong with it. */
export function readPlayer(name: string, known: readonly string[], option = 'players'): string {
  const [id = ''] = name.split(':');
  readChoice(option, id, known);
  if (!readPlayerName(name))
    throw new UsageError(`--${option} takes a name, or a name and a number of playouts with a colon, not ${name}`);
  return name;
}

/** Two such names with a comma between them, or the usage error that says so. */
export function readPair(text: string, known: readonly string[]): readonly [string, string] {
  const [first, second, ...rest] = text.split(',').map((name) => readPlayer(name, known));
  if (first === undefined || second === undefined || rest.length > 0)
    throw new UsageError(`--players takes two names with a comma between them, not ${text}`);
  return [first, second];
}
