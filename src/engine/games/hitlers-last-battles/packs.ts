import { makePackKit } from '../../kits/pack/pack-kit.ts';
import { buildGame } from './build-game.ts';
import { makeData } from './pack-data.ts';
import { faultsOf } from './pack-faults.ts';
import { digestOfPack, readPack, readShippedPack } from './pack.ts';

export const packs = makePackKit({
  game: 'hitlers-last-battles',
  shipped: readShippedPack(),
  ...{ makeData, readPack, digestOf: digestOfPack, faultsOf, build: buildGame },
});
