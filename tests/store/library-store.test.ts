import { describe, expect, it, vi } from 'vitest';
import { FIRST_QUERY, listTags, selectEntries } from '../../src/store/library-query.ts';
import type { LibraryEntry } from '../../src/store/library-types.ts';
import { createMemoryVault } from '../../src/store/vault/vault.ts';
import { asListed } from '../../src/store/vault/vault.ts';
import { begin, createWorld, fresh, openTab, playAll, type Tab } from '../support/store-world.ts';

const entry = (id: string, change: Partial<LibraryEntry> & { readonly name?: string; readonly tags?: string[] }) =>
  ({
    id,
    game: 'toy',
    scenario: 'only',
    updated: 0,
    created: 0,
    moves: 0,
    bytes: 0,
    status: 'live',
    ...change,
    about: { name: change.name ?? '', seatNames: { red: 'Ada' }, tags: change.tags ?? [] },
  }) as unknown as LibraryEntry;

describe('finding a match', () => {
  const all = [
    entry('1', { name: 'Ärger im Westen', tags: ['club'], updated: 3, moves: 10, bytes: 5 }),
    entry('2', { name: 'Winter 10', status: 'finished', updated: 1, moves: 3, bytes: 9 }),
    entry('3', { name: 'Winter 9', tags: ['club', 'Öl'], updated: 2, moves: 7, bytes: 1 }),
  ];
  const ids = (query: Partial<typeof FIRST_QUERY>) =>
    selectEntries(all, { ...FIRST_QUERY, ...query }).map(({ id }) => id);

  it('looks for all words in names, players and tags, whatever their accents and case', () => {
    expect(ids({ text: 'arger WEST' })).toEqual(['1']);
    expect(ids({ text: 'ada winter' })).toEqual(['3', '2']);
    expect(ids({ text: 'club' })).toEqual(['1', '3']);
    expect(ids({ text: 'nowhere' })).toEqual([]);
  });

  it('filters and sorts', () => {
    expect(ids({})).toEqual(['1', '3', '2']);
    expect(ids({ status: 'finished' })).toEqual(['2']);
    expect(ids({ tag: 'club', sort: 'moves', descending: false })).toEqual(['3', '1']);
    expect(ids({ sort: 'name', descending: false })).toEqual(['1', '3', '2']);
    expect(ids({ sort: 'size' })).toEqual(['2', '1', '3']);
    expect(ids({ game: 'other' })).toEqual([]);
  });

  it('lists the tags in use', () => {
    expect(listTags(all)).toEqual(['club', 'Öl']);
  });
});

/** A library of so many matches, the last one played last, stored without being played. */
async function stocked(count: number): Promise<Tab> {
  const tab = fresh();
  const id = await begin(tab);
  const [one] = await tab.archive.list();
  if (!one) throw new Error('nothing is stored');
  await tab.match.getState().close();
  const world = createWorld();
  await world.vault.transact('readwrite', async (tx) => {
    for (let n = 0; n < count; n++) {
      const status = n % 4 === 0 ? 'live' : 'finished';
      await tx.putEntry(
        asListed({ ...one, id: `${id}-${n}`, status, updated: n + 1, about: { ...one.about, name: `Match ${n}` } }),
      );
    }
  });
  return openTab(world);
}

describe('a large library', () => {
  const namesOf = (tab: Tab) => tab.library.getState().entries.map(({ about }) => about.name);

  it('begins with the last matches, and knows how many there are', async () => {
    const tab = await stocked(500);
    await tab.library.getState().refresh();
    const { entries, counts, latest, isWhole, ready } = tab.library.getState();
    expect([ready, isWhole, counts]).toEqual([true, false, { all: 500, live: 125, finished: 375, damaged: 0 }]);
    expect(entries.length).toBeLessThan(100);
    expect(namesOf(tab).slice(0, 2)).toEqual(['Match 499', 'Match 498']);
    expect(latest?.about.name).toBe('Match 496');
  });

  it('is read whole for whom it is shown, and let go again', async () => {
    const tab = await stocked(500);
    const release = tab.library.getState().holdAll();
    const releaseOther = tab.library.getState().holdAll();
    await expect.poll(() => tab.library.getState().isWhole).toBe(true);
    expect(tab.library.getState().entries).toHaveLength(500);
    release();
    release();
    expect(tab.library.getState().isWhole).toBe(true);
    releaseOther();
    const { isWhole, entries, counts } = tab.library.getState();
    expect([isWhole, counts.all]).toEqual([false, 500]);
    expect(entries.length).toBeLessThan(100);
  });

  it('reads what has changed, not all of it', async () => {
    const tab = await stocked(500);
    tab.library.getState().holdAll();
    await expect.poll(() => tab.library.getState().isWhole).toBe(true);
    const list = vi.spyOn(tab.archive, 'list');
    const first = tab.library.getState().entries.at(-1);
    await tab.library.getState().rename(first?.id ?? '', 'The oldest');
    await expect.poll(() => namesOf(tab).at(-1)).toBe('The oldest');
    await tab.library.getState().remove(
      tab.library
        .getState()
        .entries.slice(0, 2)
        .map(({ id }) => id),
    );
    await expect.poll(() => tab.library.getState().counts.all).toBe(498);
    expect(
      tab.library
        .getState()
        .deleted.map(({ about }) => about.name)
        .sort(),
    ).toEqual(['Match 498', 'Match 499']);
    expect(tab.library.getState().latest?.about.name).toBe('Match 496');
    expect(list).not.toHaveBeenCalled();
    await tab.library.getState().remove(tab.library.getState().entries.map(({ id }) => id));
    await expect.poll(() => tab.library.getState().counts.all).toBe(0);
    expect(tab.library.getState().deleted).toHaveLength(500);
  });

  it('begins with what is not on the disk, and counts it once', async () => {
    let full = false;
    const tab = fresh({
      sabotage: {
        before: (instruction) => {
          if (full && instruction.startsWith('put')) throw new DOMException('no space', 'QuotaExceededError');
        },
      },
    });
    const ids = [await begin(tab, 'one'), await begin(tab, 'two')];
    await tab.match.getState().open(ids[0] ?? '');
    full = true;
    await playAll(tab, 'step');
    const third = await begin(tab, 'three');
    await tab.match.getState().close();
    await tab.library.getState().refresh();
    const { entries, counts, latest } = tab.library.getState();
    expect(entries.map(({ id, moves }) => [id, moves])).toEqual([
      [third, 0],
      [ids[0], 1],
      [ids[1], 0],
    ]);
    expect(counts).toEqual({ all: 3, live: 3, finished: 0, damaged: 0 });
    expect(latest?.id).toBe(third);
    const held = entries[1];
    expect(held && (await tab.library.getState().position(held))).toMatchObject({ points: { red: 1 } });
  });
});

async function library(): Promise<{ tab: Tab; ids: string[] }> {
  const tab = fresh();
  const ids: string[] = [];
  for (const seed of ['one', 'two', 'three']) {
    ids.push(await begin(tab, seed));
    await playAll(tab, 'step');
  }
  await tab.match.getState().close();
  await tab.library.getState().refresh();
  return { tab, ids };
}

describe('the library', () => {
  it('shows what is kept, with turn, size and a position for the thumbnail', async () => {
    const { tab } = await library();
    const { entries, ready } = tab.library.getState();
    expect(ready).toBe(true);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({
      moves: 1,
      toMove: 'red',
      ask: { key: 'toy.ask' },
      moment: { turn: 1 },
      rulesVersion: 1,
    });
    const [newest] = entries;
    expect(newest && (await tab.library.getState().position(newest))).toMatchObject({
      points: { red: 1, blue: 0 },
      secret: null,
    });
    expect(entries[0]?.bytes).toBeGreaterThan(300);
  });

  it('renames and tags', async () => {
    const { tab, ids } = await library();
    const { rename, setTags, refresh } = tab.library.getState();
    await rename(ids[0] ?? '', '  Last   winter ');
    await setTags(ids[0] ?? '', ['club', 'club', '', 'x'.repeat(60)]);
    await refresh();
    const found = tab.library.getState().entries.find(({ id }) => id === ids[0]);
    expect(found?.about.name).toBe('Last winter');
    expect(found?.about.tags).toEqual(['club', 'x'.repeat(40)]);
    expect(JSON.parse((await tab.library.getState().exportText(ids[0] ?? '')) ?? '')).toMatchObject({
      about: { name: 'Last winter', tags: ['club', 'x'.repeat(40)] },
    });
    expect(tab.library.getState().exportName(ids[0] ?? '')).toBe('fronts-last-winter-1.json');
  });

  it('duplicates under a name of its own', async () => {
    const { tab, ids } = await library();
    const { duplicate, refresh } = tab.library.getState();
    const copies = [await duplicate(ids[0] ?? ''), await duplicate(ids[0] ?? '')];
    await refresh();
    const names = copies.map((id) => tab.library.getState().entries.find((one) => one.id === id)?.about.name);
    expect(names).toEqual(['Winter (2)', 'Winter (3)']);
    await tab.match.getState().open(copies[0] ?? '');
    expect(tab.match.getState()).toMatchObject({ status: 'open', at: 1 });
    expect(await duplicate('nothing')).toBeNull();
    expect(tab.library.getState().problem).toEqual({ key: 'app.storage.missing' });
  });

  it('deletes many at once and brings them back', async () => {
    const { tab, ids } = await library();
    const library_ = () => tab.library.getState();
    await library_().remove(ids.slice(0, 2));
    await library_().refresh();
    expect(library_().entries.map(({ id }) => id)).toEqual(ids.slice(2));
    expect(library_().deleted).toHaveLength(2);
    await library_().undoDelete();
    await library_().refresh();
    expect(library_().entries).toHaveLength(3);
    await library_().remove(ids.slice(0, 1));
    await library_().refresh();
    await library_().restore(ids.slice(0, 1));
    await library_().remove(ids.slice(1, 2));
    await library_().refresh();
    await library_().purgeDeleted();
    await library_().refresh();
    expect([library_().entries.length, library_().deleted.length]).toEqual([2, 0]);
    expect(await tab.archive.find(ids[1] ?? '')).toBeNull();
  });

  it('empties the bin of what is older than a week', async () => {
    const { tab, ids } = await library();
    await tab.archive.bin(ids.slice(0, 1), 0);
    await tab.library.getState().refresh();
    expect(await tab.archive.find(ids[0] ?? '')).toBeNull();
  });

  it('takes a binned match out of the bin when it is played', async () => {
    const { tab, ids } = await library();
    await tab.library.getState().remove(ids);
    await tab.match.getState().open(ids[1] ?? '');
    await playAll(tab, 'step');
    await tab.library.getState().refresh();
    expect(tab.library.getState().entries.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('says where the browser stands, and asks it to keep the data', async () => {
    let kept = false;
    const storage = {
      persisted: () => Promise.resolve(kept),
      persist: () => Promise.resolve((kept = true)),
      estimate: () => Promise.resolve({ usage: 18_000, quota: 1e9 }),
    };
    const disk = { ...createMemoryVault(), keeps: 'disk' as const };
    const tab = openTab(createWorld(disk), { storage });
    await tab.library.getState().refresh();
    expect(tab.library.getState().quota).toMatchObject({
      kind: 'at-risk',
      usedBytes: 18_000,
      line: { key: 'app.storage.space.at-risk.used', params: { used: 18_000 } },
    });
    expect(await tab.library.getState().askToKeep()).toBe(true);
    expect(tab.library.getState().quota.kind).toBe('persistent');
    await begin(tab);
    expect(tab.match.getState().storage.kind).toBe('persistent');
  });

  it('takes silence and refusals of the browser for what they are', async () => {
    const disk = { ...createMemoryVault(), keeps: 'disk' as const };
    const refusing = {
      persisted: () => Promise.reject(new Error('no')),
      estimate: () => Promise.reject(new Error('no')),
    };
    for (const storage of [undefined, {}, refusing]) {
      const tab = openTab(createWorld(disk), storage ? { storage } : {});
      await tab.library.getState().refresh();
      expect(await tab.library.getState().askToKeep()).toBe(false);
      expect(tab.library.getState().quota).toMatchObject({
        kind: 'at-risk',
        line: { key: 'app.storage.space.at-risk' },
      });
    }
    const memory = fresh();
    await memory.library.getState().refresh();
    expect(memory.library.getState().quota.kind).toBe('private');
    await begin(memory);
    expect(memory.match.getState().storage).toMatchObject({ kind: 'private', unsaved: 0 });
  });
});
