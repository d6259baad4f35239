import { createContext } from 'react';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';

/** The map on which places are picked. */
export interface PlaceMapSource {
  readonly game: string;
  /** The pack whose map it is; null: the shipped one, as no pack goes together yet. */
  readonly file: PackFile | null;
  /** There is a pack, and its map cannot be shown. */
  readonly isBroken: boolean;
}

export const PlaceMapContext = createContext<PlaceMapSource | null>(null);
