import { makePackKit } from '../../kits/pack/pack-kit.ts';
import { buildGame } from './build-game.ts';
import { makeData } from './pack-data.ts';
import { faultsOf, missedIn, remarksOf } from './pack-faults.ts';
import { ownSpaces } from './pack-spaces.ts';
import { digestOfPack, readPack, readShippedPack } from './pack.ts';

const shipped = readShippedPack();

export const packs = makePackKit({
  game: 'hitlers-reich',
  shipped,
  own: ownSpaces(shipped),
  ...{ makeData, missedIn, readPack, digestOf: digestOfPack, faultsOf, remarksOf, build: buildGame },
});
