/** `npm run calibrate -- --conflicts 5000 --seed calibrate`: writes `docs/calibration.md`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playConflicts } from './calibrate.ts';
import { formatPage } from './page.ts';

const { values } = parseArgs({
  options: { conflicts: { type: 'string', default: '5000' }, seed: { type: 'string', default: 'calibrate' } },
});
const conflicts = Number(values.conflicts);
if (!Number.isInteger(conflicts) || conflicts < 1) throw new RangeError('--conflicts wants a whole number above 0');
const page = formatPage(playConflicts(conflicts, values.seed), values.seed);
writeFileSync(join(import.meta.dirname, '../../../../docs/calibration.md'), page);
console.log(page);
