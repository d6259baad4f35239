import { readPackFile, type PackFile } from '../../src/engine/kits/pack/pack-file.ts';

/** A pack file of a game that replaces these data. */
export const packOf = (game: string, entries: readonly (readonly [datum: string, value: unknown])[] = []): PackFile =>
  readPackFile({
    ...{ format: 'fronts-pack', formatVersion: 1, game, id: 'printed', name: 'Printed data', version: 1, by: 'Mika' },
    entries: entries.map(([datum, value]) => ({
      ...{ datum, value, readFrom: 'card front', by: 'Mika', on: '2026-11-22', note: '' },
    })),
  });
