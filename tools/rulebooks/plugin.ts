import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writeModule } from './module.ts';
import { listChapters, readBook } from './read.ts';

/** A folder of chapters as one module; the star stands for itself. */
const CHAPTERS = /\/\*\.md$/;

/** Lets a rulebook be imported: its Markdown is compiled as it is read, and none of it reaches the browser. */
export const rulebooks: Plugin = {
  name: 'rulebooks',
  enforce: 'pre',
  resolveId: {
    filter: { id: CHAPTERS },
    handler: (source, importer) => (importer === undefined ? null : resolve(dirname(importer), source)),
  },
  load: {
    filter: { id: CHAPTERS },
    handler(id) {
      const folder = dirname(id);
      for (const file of listChapters(folder)) this.addWatchFile(file);
      return { code: writeModule(readBook(folder)), moduleType: 'js' };
    },
  },
};
