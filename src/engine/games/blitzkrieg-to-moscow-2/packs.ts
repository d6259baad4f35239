import { makePackKit, type PackParts } from '../../kits/pack/pack-kit.ts';
import { buildGame } from './build-game.ts';
import { listFormerPacks } from './former-packs.ts';
import { makeData } from './pack-data.ts';
import { faultsOf, remarksOf } from './pack-faults.ts';
import { digestOfPack, readPack, readShippedPack, type Pack } from './pack.ts';
import type { BtmTypes } from './types.ts';

export const partsOn = (shipped: Pack): PackParts<Pack, BtmTypes> => ({
  game: 'blitzkrieg-to-moscow-2',
  shipped,
  ...{ makeData, readPack, digestOf: digestOfPack, faultsOf, remarksOf, build: buildGame },
});

/** The game on other data than the shipped ones. */
export const packs = makePackKit({ ...partsOn(readShippedPack()), former: listFormerPacks });
