/** `npm run notation`: makes the parts of `docs/notation.md` that come from the games. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { makePage } from './page.ts';

const path = join(import.meta.dirname, '../../docs/notation.md');
fillShelf(GAMES);
const page = await makePage(readFileSync(path, 'utf8'));
writeFileSync(path, await format(page, { ...(await resolveConfig(path)), filepath: path }));
