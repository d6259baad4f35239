import { readShippedPack } from '../../../src/engine/games/hitlers-reich/pack.ts';
import { makeTables } from '../../../src/engine/games/hitlers-reich/tables.ts';

/** The shipped pack as the rules read it. */
export const tables = makeTables(readShippedPack());
