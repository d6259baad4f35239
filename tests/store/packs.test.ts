import { describe, expect, it } from 'vitest';
import { fillShelf, findGame, openDefinition } from '../../src/games/shelf.ts';
import { GAMES } from '../../src/games/index.ts';
import type { LoadGame } from '../../src/store/saves/read-match.ts';
import { readMatch } from '../../src/store/saves/read-match.ts';
import { createWorld, openTab } from '../support/store-world.ts';
import { packOf } from '../support/packs.ts';
import { replaySave } from '../../tools/replay/replay.ts';

fillShelf(GAMES);
const game = 'hitlers-reich';
const loadGame: LoadGame = async (id, packFile) => {
  const found = findGame(id);
  return found ? openDefinition(found, packFile) : null;
};
const effect = [{ op: 'FORCE_REVEAL', pick: 'owner' }];
const file = packOf(game, [
  ['event:master-spy/effect', effect],
  ['event:master-spy/text', { en: 'Your opponent shows a card.', ja: '相手はカードを見せる。' }],
]);

async function begin(packFile?: unknown): Promise<string> {
  const def = await loadGame(game, packFile);
  if (!def) throw new Error('no game');
  const tab = openTab(createWorld(), { games: { [game]: def } });
  const made = await tab.match.getState().create({
    game,
    setup: { scenario: 'campaign-1941', seed: 'pack', options: {} },
    ...(packFile === undefined ? {} : { packFile }),
  });
  expect(made.ok).toBe(true);
  return tab.match.getState().exportText() ?? '';
}

describe('a match with a data pack', () => {
  it('carries it in its save, opens with it and replays', async () => {
    const text = await begin(file);
    const save = JSON.parse(text) as Record<string, unknown>;
    expect(save['packFile']).toEqual(file);
    const read = await readMatch(text, loadGame);
    expect(read.loaded.how).toBe('replayed');
    expect(read.def.data.packFile).toEqual(file);
    expect((await replaySave(text)).divergence).toBeNull();
  });

  it('is another game than that of the shipped data, which saves as before', async () => {
    const shipped = JSON.parse(await begin()) as Record<string, unknown>;
    const save = JSON.parse(await begin(file)) as Record<string, unknown>;
    expect(shipped).not.toHaveProperty('packFile');
    expect(save['pack']).not.toBe(shipped['pack']);
  });

  it('is refused without its pack, with another, and with one that does not fit', async () => {
    const { packFile: _file, ...bare } = JSON.parse(await begin(file)) as Record<string, unknown>;
    const open = (change: object) => readMatch(JSON.stringify({ ...bare, ...change }), loadGame);
    await expect(open({})).rejects.toMatchObject({ line: { key: 'save.refused.other-pack' } });
    await expect(open({ packFile: packOf(game) })).rejects.toMatchObject({ line: { key: 'save.refused.other-pack' } });
    const foreign = packOf(game, [['event:nobody/text', 1]]);
    await expect(open({ packFile: foreign })).rejects.toMatchObject({
      line: { key: 'pack.refused.unknown', params: { path: 'entries.0.datum' } },
    });
    await expect(open({ packFile: 'alert(1)' })).rejects.toMatchObject({ line: { key: 'pack.refused.not-ours' } });
  });
});
