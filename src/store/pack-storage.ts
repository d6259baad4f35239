/** Data packs on this device, each with the states that undo goes back to. */
import type { PackFile } from '../engine/kits/pack/pack-file.ts';
import { openRecords, type Records } from './storage/database.ts';

export interface StoredPack {
  /** Game and id. */
  readonly key: string;
  readonly file: PackFile;
  /** Former states, the last one last. */
  readonly past: readonly PackFile[];
  /** The version that was exported last; 0: none was. */
  readonly handedOn: number;
  /** Ms since 1970. */
  readonly updated: number;
}

export type PackStorage = Omit<Records<StoredPack>, 'find'>;

export const createPackStorage = (): PackStorage =>
  openRecords<'packs', StoredPack>('fronts-packs', 'packs', { packs: { key: 'key' } });
