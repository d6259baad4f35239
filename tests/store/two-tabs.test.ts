import { describe, expect, it } from 'vitest';
import { createFakeLocks } from '../support/fake-locks.ts';
import { begin, createWorld, fresh, movesOf, openTab, playAll, type Tab } from '../support/store-world.ts';
import { createMemoryVault } from '../../src/store/vault/vault.ts';

/** The background work of both tabs has come to rest. */
const settled = async (tab: Tab): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 0));
  await tab.match.getState().saveNow();
};

describe('two tabs on the same match', () => {
  it('make the second read-only, which says so and follows the first', async () => {
    const world = createWorld();
    const [first, second] = [openTab(world), openTab(world)];
    const id = await begin(first);
    await playAll(first, 'step');
    await second.match.getState().open(id);
    expect(second.match.getState()).toMatchObject({
      status: 'open',
      at: 1,
      readOnly: 'other-tab',
      storage: { kind: 'other-tab' },
      canUndo: false,
    });
    expect(await second.match.getState().dispatchText('step')).toMatchObject({
      refusal: { line: { key: 'app.match.read-only.other-tab' } },
    });
    await playAll(first, 'pass');
    await expect.poll(() => movesOf(second)).toEqual(['step', 'pass']);
    expect(second.match.getState().step.kind).toBe('follow');
    expect(second.match.getState().readOnly).toBe('other-tab');
  });

  it('let the second take over, and the first fetch it back', async () => {
    const world = createWorld();
    const [first, second] = [openTab(world), openTab(world)];
    const id = await begin(first);
    await second.match.getState().open(id);
    await second.match.getState().takeOver();
    expect(second.match.getState().readOnly).toBeNull();
    await expect.poll(() => first.match.getState().readOnly).toBe('taken-over');
    await playAll(second, 'step');
    expect(await first.match.getState().dispatchText('roll')).toMatchObject({
      refusal: { line: { key: 'app.match.read-only.taken-over' } },
    });
    await expect.poll(() => movesOf(first)).toEqual(['step']);
    await first.match.getState().takeOver();
    await expect.poll(() => second.match.getState().readOnly).toBe('taken-over');
    await playAll(first, 'pass');
    await expect.poll(() => movesOf(second)).toEqual(['step', 'pass']);
  });

  it('give the match to the second when the first is closed, which says so until it plays', async () => {
    const world = createWorld();
    const [first, second] = [openTab(world), openTab(world)];
    const id = await begin(first);
    await playAll(first, 'step');
    await second.match.getState().open(id);
    await first.match.getState().close();
    await expect.poll(() => second.match.getState().readOnly).toBeNull();
    expect(second.match.getState().notes).toEqual([{ key: 'app.match.note.gained' }]);
    await playAll(second, 'pass');
    expect(movesOf(second)).toEqual(['step', 'pass']);
    expect(second.match.getState().notes).toEqual([]);
  });
});

describe('one tab', () => {
  it('that opens its own match again is not in its own way', async () => {
    const tab = fresh();
    const id = await begin(tab);
    const seen = new Set<unknown>();
    tab.match.subscribe(({ readOnly }) => void seen.add(readOnly));
    await tab.match.getState().open(id);
    await tab.match.getState().close();
    await tab.match.getState().open(id);
    await tab.match.getState().open('nothing');
    await tab.match.getState().open(id);
    expect(tab.match.getState()).toMatchObject({ status: 'open', readOnly: null });
    expect([...seen]).toEqual([null]);
  });

  it('plays on where the browser forbids locks', async () => {
    const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
    const tab = openTab(createWorld(undefined, locks));
    await begin(tab);
    await playAll(tab, 'step');
    expect(tab.match.getState().readOnly).toBeNull();
  });
});

describe('two tabs on the same match, on a page without locks', () => {
  it('leave the match with the tab that opened it last', async () => {
    const world = createWorld(createMemoryVault(), null);
    const [first, second] = [openTab(world), openTab(world)];
    const id = await begin(first);
    await second.match.getState().open(id);
    await expect.poll(() => first.match.getState().readOnly).toBe('taken-over');
    await playAll(second, 'step');
    await first.match.getState().takeOver();
    expect(first.match.getState()).toMatchObject({ readOnly: null, at: 1 });
    await expect.poll(() => second.match.getState().readOnly).toBe('taken-over');
  });
});

describe.each([
  ['with the locks of the browser', createFakeLocks],
  ['on a page without locks', () => null],
])('two tabs, %s,', (_which, makeLocks) => {
  const newWorld = () => createWorld(createMemoryVault(), makeLocks());

  it('never let a tab write over its successor, not even with a move that was under way', async () => {
    const world = newWorld();
    const [first, second] = [openTab(world), openTab(world)];
    const id = await begin(first);
    await second.match.getState().open(id);
    // The message that it was taken over has not arrived yet.
    const late = (async () => {
      await second.match.getState().takeOver();
      return first.match.getState().dispatchText('roll');
    })();
    await late;
    await playAll(second, 'step');
    await settled(first);
    const stored = openTab(world);
    await stored.match.getState().open(id);
    expect(movesOf(stored)[0]).toBe(movesOf(second)[0]);
    expect(movesOf(stored)).toEqual(movesOf(second));
    expect(first.match.getState().storage.kind).toBe('other-tab');
  });

  it('write a match only by the one that owns it, unless it is seized', async () => {
    const tab = openTab(newWorld());
    const id = await begin(tab);
    await playAll(tab, 'step');
    await tab.match.getState().close();
    const { archive } = tab;
    const found = await archive.claim(id, 'successor');
    const [newest] = found?.good ?? [];
    if (!found || !newest) throw new Error('nothing is stored');
    const { owner: _owner, ...entry } = found.entry;
    const document = { text: newest.text, summary: { ...entry, position: null }, about: entry.about };
    await expect(archive.save(id, document, 'predecessor')).rejects.toMatchObject({ fault: 'taken' });
    // Another tab's match is not kept to be written again.
    expect(archive.unwritten.getState()).toEqual([]);
    expect((await archive.find(id))?.entry).toMatchObject({ owner: 'successor' });
    await archive.setAbout(id, (about) => ({ ...about, name: 'Ardennes' }), 'another');
    const renamed = await archive.save(id, document, 'successor');
    // The name in the list has precedence over that of the text, which follows later.
    expect(renamed.about.name).toBe('Ardennes');
    await archive.save(id, document, 'predecessor', true);
    expect((await archive.find(id))?.entry).toMatchObject({ owner: 'predecessor' });
  });

  it('keep different matches apart', async () => {
    const world = newWorld();
    const [first, second] = [openTab(world), openTab(world)];
    const [one, two] = [await begin(first), await begin(second)];
    await Promise.all([playAll(first, 'step', 'pass'), playAll(second, 'roll')]);
    expect(one).not.toBe(two);
    expect(movesOf(first)).toEqual(['step', 'pass']);
    expect(movesOf(second)).toEqual(['roll']);
    expect(await first.archive.list()).toHaveLength(2);
  });

  it('rename the match in one as in the other', async () => {
    const world = newWorld();
    const [first, second] = [openTab(world), openTab(world)];
    const id = await begin(first);
    await second.library.getState().rename(id, 'Ardennes');
    await expect.poll(() => first.match.getState().about?.name).toBe('Ardennes');
    await playAll(first, 'step');
    await second.library.getState().refresh();
    expect(second.library.getState().entries[0]?.about.name).toBe('Ardennes');
  });

  it('restore a match that one purges while the other plays it', async () => {
    const world = newWorld();
    const [first, second] = [openTab(world), openTab(world)];
    const id = await begin(first);
    await playAll(first, 'step');
    await second.archive.purge([id]);
    await playAll(first, 'pass');
    const third = openTab(world);
    await first.match.getState().close();
    await third.match.getState().open(id);
    expect(movesOf(third)).toEqual(['step', 'pass']);
  });

  it('tells the table that its match was deleted elsewhere; the next move brings it back', async () => {
    const world = createWorld();
    const [playing, other] = [openTab(world), openTab(world)];
    const id = await begin(playing);
    const notes = () => playing.match.getState().notes.map(({ key }) => key);
    await other.library.getState().remove([id]);
    await expect.poll(notes).toEqual(['app.match.note.deleted']);
    await other.library.getState().undoDelete();
    await expect.poll(notes).toEqual([]);
    await other.library.getState().remove([id]);
    await other.library.getState().refresh();
    await other.library.getState().purgeDeleted();
    await expect.poll(notes).toEqual(['app.match.note.deleted']);
    await playAll(playing, 'step');
    expect(notes()).toEqual([]);
    expect(await other.archive.list()).toMatchObject([{ id, moves: 1, deletedAt: null }]);
  });
});
