/** Finds the data pack that a position's text names, among those stored on this device. */
import { namedDataIn, type NamedData } from '../../engine/kits/position-text/named-data.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { openDefinition } from '../../games/shelf.ts';
import { readPositionFile } from '../../lab/positions/document.ts';
import { missingData } from '../../lab/positions/from-text.ts';
import { packFileOf } from '../../lab/positions/openings.ts';
import { packStore } from '../../store/app-packs.ts';
import { packsOf } from '../../store/pack-store.ts';
import { libraryStore } from '../../store/app-stores.ts';
import { archive } from '../../store/app-world.ts';
import { positionStorage } from '../../store/position-storage.ts';
import type { AnyGame } from '../../store/types.ts';

/** Loads the game with the data that the text needs. Throws `SaveError` if this device does not have it. */
export async function openForText(manifest: GameManifest, text: string): Promise<AnyGame> {
  const named = namedDataIn(text);
  if (!named) return openDefinition(manifest);
  for (const find of [inPacks, inMatches, inPositions]) {
    for (const file of await find(manifest.id, named)) {
      const def = await openDefinition(manifest, file).catch(() => null);
      if (def?.data.pack === named.digest) return def;
    }
  }
  throw missingData(named);
}

type Find = (game: string, named: NamedData) => Promise<readonly unknown[]>;

/** The pack with the text's id goes first: another pack may have the same data. */
const inPacks: Find = async (game, { id }) => {
  await packStore.getState().load();
  const files = packsOf(packStore.getState(), game).map(({ file }) => file);
  return [...files.filter((file) => file.id === id), ...files.filter((file) => file.id !== id)];
};

const inMatches: Find = async (game, { digest }) => {
  const entry = (await archive.list()).find((one) => one.game === game && one.pack?.digest === digest);
  const text = entry && (await libraryStore.getState().exportText(entry.id));
  return text ? [packFileOf(text)] : [];
};

const inPositions: Find = async (game) => {
  const stored = await positionStorage.list();
  return stored.flatMap((one) => (one.game === game ? packIn(one.text) : []));
};

function packIn(text: string): readonly unknown[] {
  const { packFile } = readPositionFile(text);
  return packFile === undefined ? [] : [packFile];
}
