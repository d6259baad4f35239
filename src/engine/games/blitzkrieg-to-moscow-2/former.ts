import type { GameDefinition } from '../../kernel/types.ts';
import { makePackKit } from '../../kits/pack/pack-kit.ts';
import { buildGame } from './build-game.ts';
import { FORMER_PACKS, listFormerPacks } from './former-packs.ts';
import { digestOfPack, type Pack } from './pack.ts';
import { partsOn } from './packs.ts';
import type { BtmTypes } from './types.ts';

const built = new Map<Pack, GameDefinition<BtmTypes>>();
const packs = listFormerPacks();

function shippedWith(pack: Pack): GameDefinition<BtmTypes> {
  const known = built.get(pack) ?? buildGame(pack, FORMER_PACKS);
  built.set(pack, known);
  return known;
}

/** The game by the fingerprint of a match's data; digest null: older than all. Null where no earlier data match. */
export function openFormer(digest: string | null, packFile?: unknown): GameDefinition<BtmTypes> | null {
  const wanted = digest === null ? packs.slice(-1) : packs;
  for (const pack of wanted) {
    if (packFile === undefined) {
      if (digest === null || digestOfPack(pack) === digest) return shippedWith(pack);
      continue;
    }
    const def = makePackKit(partsOn(pack)).open(packFile);
    if (digest === null || def.data.pack === digest) return def;
  }
  return null;
}
