import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { FACES_FILE, STYLE_SHEET } from './faces.ts';
import { readFaces, writeStyleSheet } from './style-sheet.ts';

const SHEET = resolve(STYLE_SHEET);

/** Lets the page import `fonts.css`: the sheet is generated from the list of faces and is in no file. */
export const fonts: Plugin = {
  name: 'fonts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/fonts\.css$/ },
    handler: (source, importer) =>
      importer !== undefined && resolve(dirname(importer), source) === SHEET ? SHEET : null,
  },
  load: {
    filter: { id: /\/fonts\.css$/ },
    handler(id) {
      if (id !== SHEET) return null;
      this.addWatchFile(resolve(FACES_FILE));
      return writeStyleSheet(readFaces(readFileSync(FACES_FILE, 'utf8')));
    },
  },
};
