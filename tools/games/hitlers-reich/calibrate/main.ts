/** `npm run calibrate -- --conflicts 600 --seed shown --marshal marshal:4`: writes `docs/calibration.md`. */
import { seatPlayer } from '../../../../src/lab/seated.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { hitlersReich as def } from '../../../../src/engine/games/hitlers-reich/definition.ts';
import type { Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { players } from '../../../../src/players/hitlers-reich/players.ts';
import { readCount } from '../../../lib/cli.ts';
import { anyPlay, bestCards, playConflicts, veterans } from './calibrate.ts';
import { formatPage } from './page.ts';

const { values } = parseArgs({
  options: {
    conflicts: { type: 'string', default: '600' },
    seed: { type: 'string', default: 'shown' },
    marshal: { type: 'string', default: 'marshal:4' },
  },
});
const { seed, marshal } = values;
const least = readCount('conflicts', values.conflicts);
const seat = (side: Side) => seatPlayer({ def, players }, marshal, side);
const PAGE = join(import.meta.dirname, '../../../../docs/calibration.md');

const plain = formatPage({
  marshals: playConflicts({ least, seed, programs: { axis: seat('axis'), allies: seat('allies') } }),
  veterans: playConflicts({ least, seed, programs: veterans() }),
  best: playConflicts({ least, seed, programs: bestCards() }),
  any: playConflicts({ least, seed, programs: anyPlay(), isBest: true }),
  marshal,
  seed,
});
const page = await format(plain, { ...(await resolveConfig(PAGE)), filepath: PAGE });
writeFileSync(PAGE, page);
console.log(page);
