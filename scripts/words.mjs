/** Compiles the tables of words if one has changed. `npm run words` runs this file by itself. */
import { fileURLToPath } from 'node:url';
import { root } from './run.mjs';

/** Ends the program and prints the line to mend if a table breaks the format. */
export async function ensureWords() {
  // Loaded here, because a fresh checkout has no TypeScript loader before the dependencies are installed.
  const { tsImport } = await import('tsx/esm/api');
  const { makeWords } = await tsImport('../tools/words/make.ts', import.meta.url);
  try {
    makeWords(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureWords();
