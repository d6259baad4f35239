/**
 * `npm run calibrate -- --conflicts 5000 --seed calibrate`: writes `docs/calibration.md`. With `--players marshal:24` the
 * conflicts are between such programs, and their tables are printed only.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hitlersReich as def } from '../../../../src/engine/games/hitlers-reich/definition.ts';
import { players } from '../../../../src/players/hitlers-reich/players.ts';
import { seatPlayer } from '../../../lib/game-kit.ts';
import { playConflicts } from './calibrate.ts';
import { formatPage, formatTables } from './page.ts';

const { values } = parseArgs({
  options: {
    conflicts: { type: 'string', default: '5000' },
    seed: { type: 'string', default: 'calibrate' },
    players: { type: 'string' },
  },
});
const { seed, players: name } = values;
const conflicts = Number(values.conflicts);
if (!Number.isInteger(conflicts) || conflicts < 1) throw new RangeError('--conflicts wants a whole number above 0');
if (name === undefined) {
  const page = formatPage(playConflicts(conflicts, seed), seed);
  writeFileSync(join(import.meta.dirname, '../../../../docs/calibration.md'), page);
  console.log(page);
} else {
  const seat = (side: 'axis' | 'allies') => seatPlayer({ def, players }, name, side);
  console.log(formatTables(playConflicts(conflicts, seed, { axis: seat('axis'), allies: seat('allies') })));
}
