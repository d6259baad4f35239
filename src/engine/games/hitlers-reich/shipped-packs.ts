/** Packs of this build: other readings of the map, not other rules. */
import { readPackFile, type PackFile } from '../../kits/pack/pack-file.ts';
import steppe from './data/hitlers-reich-with-the-steppe.json';

export const shippedPacks: readonly [PackFile] = [readPackFile(steppe)];
