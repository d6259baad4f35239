import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileChapter } from './compile.ts';
import type { ChapterSection } from './compile.ts';

/** Files of the chapters in a folder, in the order of the book, which is that of their names. */
export const listChapters = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(folder, name));

/**
 * All sections of the book in a folder, in reading order.
 * @throws Error with file, line and what is wrong there
 */
export function readBook(folder: string): readonly ChapterSection[] {
  const files = new Map<string, string>();
  return listChapters(folder).flatMap((path) => {
    const file = relative(process.cwd(), path);
    const sections = compileChapter(readFileSync(path, 'utf8'), file);
    for (const { id } of sections) {
      const other = files.get(id);
      if (other !== undefined) throw new Error(`${file}: section ${id} stands in ${other} as well`);
      files.set(id, file);
    }
    return sections;
  });
}
