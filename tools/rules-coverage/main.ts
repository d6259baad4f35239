/** `npm run rules-coverage`: writes `docs/rules-coverage.md` and tells what is missing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { formatPage, listGaps, listUntested, readCitations } from './coverage.ts';
import { openTables } from './tables.ts';

const root = join(import.meta.dirname, '../..');
fillShelf(GAMES);
const tables = (await openTables()).map((table) => [table, readCitations(root, table)] as const);
writeFileSync(join(root, 'docs/rules-coverage.md'), formatPage(tables));
const gaps = tables.flatMap(([table, citations]) =>
  [...listGaps(table, citations), ...listUntested(table, citations).map((id) => `${id} is cited by no test`)].map(
    (gap) => `${table.title}: ${gap}`,
  ),
);
for (const gap of gaps) console.log(gap);
process.exitCode = gaps.length === 0 ? 0 : 1;
