/** Counts the files of the repository. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface TextFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

const CODE = ['.ts', '.tsx', '.mjs', '.css', '.html'];
const TEXT = [...CODE, '.md', '.json', '.yaml', '.yml'];

export const countLines = (text: string): number => (text === '' ? 0 : text.trimEnd().split('\n').length);
export const sumLines = (files: readonly TextFile[]): number => files.reduce((sum, { lines }) => sum + lines, 0);

export const isCode = ({ path }: TextFile): boolean => CODE.includes(extname(path));
export const isUnder =
  (...folders: readonly string[]) =>
  ({ path }: TextFile): boolean =>
    folders.some((folder) => path.startsWith(`${folder}/`));

/** All texts that git keeps or would keep. */
export function readTexts(root: string): readonly TextFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => TEXT.includes(extname(path)) && existsSync(join(root, path)))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, lines: countLines(text) };
    });
}

/** The declarations of each rule of a sheet, in one order and with single spaces. At-rules and nested rules are walked. */
export function listBodies(sheet: string): readonly string[] {
  const bodies: string[] = [];
  const open: string[] = [''];
  for (const [token] of sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/[{}]|[^{}]+/g)) {
    if (token === '{') open.push('');
    else if (token === '}') bodies.push(tidy(open.pop() ?? ''));
    else open.push((open.pop() ?? '') + token);
  }
  return bodies.filter((body) => body !== '');
}

/** Selectors of nested rules are left out: they are no declarations. */
const tidy = (body: string): string =>
  body
    .split(';')
    .map((declaration) => declaration.trim().replaceAll(/\s+/g, ' '))
    .filter((declaration) => /^[\w-]+ ?:/.test(declaration))
    .sort()
    .join('; ');

/** Counts those that say what an earlier one has said. */
export const countRepeats = (bodies: readonly string[]): number => bodies.length - new Set(bodies).size;
