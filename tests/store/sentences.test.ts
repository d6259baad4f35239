/** Everything a store says is in the catalogue, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../support/games.ts';
import type { ReplayFailure } from '../../src/engine/kernel/timeline.ts';
import { LANGS } from '../../src/i18n/format.ts';
import { CATALOGUES } from '../i18n/catalogues.ts';
import type { StorageQuota } from '../../src/store/library-types.ts';
import type { ReadOnly, StorageKind } from '../../src/store/types.ts';
import type { StorageFault } from '../../src/store/storage/storage-error.ts';

const STORE = new URL('../../src/store/', import.meta.url);

/** Keys written out in the sources of the stores and of the save codec. */
function listWrittenKeys(): readonly string[] {
  const sources = readdirSync(STORE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, STORE), 'utf8'));
  const written = sources.flatMap((source) => source.match(/(?<=')app\.(import|storage|match)\.[a-z.-]+(?=')/g) ?? []);
  const codec = readFileSync(new URL('../engine/kernel/save.ts', STORE), 'utf8');
  const refused = [...codec.matchAll(/refus(?:al|ed)\('([a-z-]+)'/g)].map(([, what]) => `save.refused.${what}`);
  return [...new Set([...written, ...refused])];
}

/** Keys put together from what a type allows; a new member of the type does not compile until it is listed here. */
const storage: Record<StorageKind | Exclude<StorageFault, 'full'>, true> = {
  checking: true,
  persistent: true,
  'at-risk': true,
  private: true,
  full: true,
  'not-saved': true,
  late: true,
  'other-tab': true,
  taken: true,
  missing: true,
  newer: true,
  blocked: true,
  failed: true,
};
const space: Record<StorageQuota['kind'], true> = {
  checking: true,
  silent: true,
  persistent: true,
  'at-risk': true,
  private: true,
};
const readOnly: Record<ReadOnly, true> = {
  'other-tab': true,
  'taken-over': true,
  chosen: true,
  damaged: true,
  broken: true,
};
const diverged: Record<ReplayFailure['why'], true> = {
  unreadable: true,
  refused: true,
  chance: true,
  digest: true,
  fault: true,
};
/** Why a save's position is refused: each invariant that a game names. */
const unsound = GAME_IDS.flatMap((game) => {
  const folder = new URL(`../engine/games/${game}/`, STORE);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?:invariants|faults).*\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const ids = sources.flatMap((source) => [...source.matchAll(/['`](INV-\d+) /g)].map(([, id]) => id));
  return [...new Set(ids)].map((id) => `save.refused.${game}.${id}`);
});

const made = [
  ...unsound,
  'save.refused.shape',
  'save.refused.unplayable',
  ...Object.keys(storage).map((kind) => `app.storage.${kind}`),
  ...Object.keys(space).map((kind) => `app.storage.space.${kind}`),
  'app.storage.space.persistent.used',
  'app.storage.space.at-risk.used',
  ...Object.keys(readOnly).map((kind) => `app.match.read-only.${kind}`),
  ...Object.keys(diverged).map((why) => `app.import.diverged.${why}`),
];

describe('every sentence of the stores', () => {
  const keys = [...listWrittenKeys(), ...made];

  it('is looked for in the right places', () => {
    expect(keys.length).toBeGreaterThan(120);
  });

  it.each(LANGS)('has its words (%s)', (lang) => {
    const catalogues = [CATALOGUES.app[lang], ...GAME_IDS.map((game) => CATALOGUES[game][lang])];
    expect(keys.filter((key) => !catalogues.some((catalogue) => Object.hasOwn(catalogue, key)))).toEqual([]);
  });
});
