/** `npm run rules-coverage`: writes `docs/rules-coverage.md` and tells what is missing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatPage, listGaps, readCitations } from './coverage.ts';

const root = join(import.meta.dirname, '../..');
const citations = readCitations(root);
writeFileSync(join(root, 'docs/rules-coverage.md'), formatPage(citations));
const gaps = listGaps(citations);
for (const gap of gaps) console.log(gap);
process.exitCode = gaps.length === 0 ? 0 : 1;
