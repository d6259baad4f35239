/** Data that a later version corrects: a match begun before shows what it was begun with, and plays on. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { openFormer } from '../../src/engine/games/blitzkrieg-to-moscow-2/former.ts';
import { FORMER_PACKS, listFormerPacks } from '../../src/engine/games/blitzkrieg-to-moscow-2/former-packs.ts';
import { digestOfPack } from '../../src/engine/games/blitzkrieg-to-moscow-2/pack.ts';
import { gradeOf } from '../../src/engine/games/blitzkrieg-to-moscow-2/pack-said.ts';
import { loadSave } from '../../src/engine/kernel/save.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import { fillShelf, findGame, openDefinition } from '../../src/games/shelf.ts';
import { GAMES } from '../../src/games/index.ts';
import { readMatch, type LoadGame } from '../../src/store/saves/read-match.ts';
import { designationOf } from '../../src/ui/games/blitzkrieg-to-moscow-2/board/counter.tsx';
import { createWorld, openTab } from '../support/store-world.ts';
import { packOf } from '../support/packs.ts';

fillShelf(GAMES);
const game = 'blitzkrieg-to-moscow-2';
const loadGame: LoadGame = async (id, packFile, digest) => {
  const found = findGame(id);
  return found ? openDefinition(found, packFile, digest) : null;
};
const other = packOf(game, [['unit:g-pz1/strength', 9]]);

/** The corps at Kharkov as a game names it, and as its counter does. */
function corpsOf(def: GameDefinition<Types>): readonly [string, string] {
  const { units } = def.data.facts as typeof blitzkriegToMoscow2.data.facts;
  const corps = units.find(({ id }) => id === 's-mc19');
  if (!corps) throw new Error('no corps');
  return [corps.name, designationOf(corps)];
}
const BEFORE = ['19th Mechanised Corps', '19 MC'];
const NOW = ['25th Mechanised Corps', '25 MC'];

async function saved(def: GameDefinition<Types> | null, packFile?: unknown): Promise<Record<string, unknown>> {
  if (!def) throw new Error('no game');
  const tab = openTab(createWorld(), { games: { [game]: def } });
  await tab.match.getState().create({
    game,
    setup: { scenario: 'campaign', seed: 'former', options: {} },
    ...(packFile === undefined ? {} : { packFile }),
  });
  return JSON.parse(tab.match.getState().exportText() ?? '') as Record<string, unknown>;
}
const opened = async (save: object): Promise<readonly [string, string]> => {
  const { def, loaded } = await readMatch(JSON.stringify(save), loadGame);
  expect(loaded.how).toBe('replayed');
  return corpsOf(def);
};

describe('data of an earlier version', () => {
  it('have the fingerprints that matches carry', () => {
    expect(listFormerPacks().map(digestOfPack)).toEqual(FORMER_PACKS);
  });

  it('are what a match shows that was begun with them; a new one shows the corrected ones', async () => {
    const former = await saved(openFormer(FORMER_PACKS[0] ?? null));
    expect(former['pack']).toBe(FORMER_PACKS[0]);
    expect(await opened(former)).toEqual(BEFORE);
    const { pack: _, ...older } = former;
    expect(await opened(older)).toEqual(BEFORE);
    expect(await opened(await saved(await loadGame(game)))).toEqual(NOW);
  });

  it('are played by the game of today, and keep their name when they are saved again', async () => {
    const former = await saved(openFormer(null));
    const loaded = loadSave(blitzkriegToMoscow2, readSave(JSON.stringify(former)));
    expect(loaded.how).toBe('replayed');
    const { def } = await readMatch(JSON.stringify(former), loadGame);
    expect(def.data.pack).toBe(former['pack']);
  });

  it('are under a data pack as well', async () => {
    const former = await saved(await formerWith(), other);
    expect(await opened(former)).toEqual(BEFORE);
    expect(await opened(await saved(await loadGame(game, other), other))).toEqual(NOW);
  });
});

/** The pack on the data of before, whose fingerprint only the match knows. */
async function formerWith(): Promise<GameDefinition<Types> | null> {
  const now = await loadGame(game, other);
  const [digest = null] = now?.data.formerPacks ?? [];
  return openFormer(digest, other);
}

/** A provenance may be one text, or one for each part. */
const sayProvenance = (provenance: unknown): string =>
  typeof provenance === 'string' ? provenance : JSON.stringify(provenance);

describe('what a battle report of 2017 supports', () => {
  const { cities, units } = blitzkriegToMoscow2.data.facts;

  it('are the name of Dnepropetrovsk and the three important cities', () => {
    const saidOf = (name: string): string => sayProvenance(cities.find(({ en }) => en === name)?.prov);
    expect(saidOf('Dnepropetrovsk')).toBe('name: S7; hex RECONSTRUCTED');
    for (const name of ['Leningrad', 'Sevastopol', 'Moscow'])
      expect(
        saidOf(name)
          .split('; ')
          .filter((part) => part.includes('three important cities'))
          .map(gradeOf),
      ).toEqual(['attested']);
  });

  it('are the Guards of turn 4', () => {
    const guards = units.filter(({ nation }) => nation === 'Guards');
    expect(guards.length).toBeGreaterThan(0);
    for (const { prov } of guards) expect(sayProvenance(prov)).toContain('S7');
  });
});
