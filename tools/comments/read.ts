/** The comments of the repository that are written in the translated manner, by folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { findManner } from './manner.ts';

const FOLDERS = ['src', 'tools', 'scripts', 'tests', 'e2e', 'workshop'];
export const ALLOWANCE = 'tests/architecture/comment-allowance.json';

export interface Riddle {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** The words or the opening that give the manner away. */
  readonly found: readonly string[];
}

const plain = (comment: string): string =>
  comment
    .replaceAll(/\{?\/\*+|\*+\/|^\s*(?:\/\/|\*(?!\/))/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Comments at the start of a line, consecutive `//` lines as one, and those after code. */
export function listComments(code: string): readonly { readonly line: number; readonly text: string }[] {
  const pattern = /^[ \t]*\{?\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*(?:\n[ \t]*\/\/.*)*|(?<=[;,{(] )\/\/ .*$/gm;
  return [...code.matchAll(pattern)].map(({ 0: comment, index }) => ({
    line: code.slice(0, index).split('\n').length,
    text: plain(comment),
  }));
}

/** `src/ui/table`, `src/ui/games/hitlers-reich`, `src/store`, `tests`. */
const folderOf = (file: string): string =>
  /^(?:src\/(?:(?:ui|engine)\/(?:games\/)?)?)?[^/]+(?=\/)/.exec(file)?.[0] ?? file;

/** Riddles by folder, in the order of the alphabet. */
export function listRiddles(): ReadonlyMap<string, readonly Riddle[]> {
  const byFolder = new Map<string, Riddle[]>();
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  ).filter((path) => /\.(?:tsx?|mjs|css)$/.test(path) && !/node_modules|\/compiled\//.test(path));
  for (const file of files.sort()) {
    const folder = folderOf(file);
    const inFolder = byFolder.get(folder) ?? [];
    byFolder.set(folder, inFolder);
    for (const { line, text } of listComments(readFileSync(file, 'utf8'))) {
      const found = findManner(text);
      if (found.length > 0) inFolder.push({ file, line, text, found });
    }
  }
  return byFolder;
}

export type Allowance = Readonly<Record<string, number>>;

export const readAllowance = (): Allowance => JSON.parse(readFileSync(ALLOWANCE, 'utf8')) as Allowance;
