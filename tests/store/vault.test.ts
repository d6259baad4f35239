import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findVault, lateVault } from '../../src/store/vault/find-vault.ts';
import { StorageError } from '../../src/store/storage/storage-error.ts';
import {
  createDiskVault,
  createMemoryVault,
  asListed,
  type StoredCopy,
  type StoredEntry,
  type StoredRecord,
  type Vault,
} from '../../src/store/vault/vault.ts';

const entry = (id: string, serial = 1) => ({ id, serial, slot: 0, owner: '' }) as unknown as StoredEntry;
const copy = (id: string, slot: 0 | 1, text = 'text'): StoredCopy => ({
  id,
  slot,
  serial: 1,
  text,
  sha256: '',
  savedAt: 0,
});

const record = (id: string, slot: 0 | 1, serial: number, text = 'record'): StoredRecord => ({
  ...copy(id, slot, text),
  serial,
});

let names = 0;
const freshDisk = (): Vault => createDiskVault(`vault-${++names}`);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([
  ['on disk', freshDisk],
  ['in the tab', createMemoryVault],
])('a vault %s', (_where, make) => {
  it('keeps entries and copies', async () => {
    const vault = make();
    await vault.transact('readwrite', async (tx) => {
      await tx.putEntry(entry('a'));
      await tx.putCopy(copy('a', 0));
      await tx.putCopy(copy('a', 1, 'other'));
      await tx.putEntry(entry('ab'));
      await tx.putCopy(copy('ab', 0));
    });
    const read = await vault.transact('readonly', async (tx) => ({
      entry: await tx.entry('a'),
      missing: await tx.entry('b'),
      all: (await tx.entries()).map(({ id }) => id),
      copies: (await tx.copies('a')).map(({ text }) => text),
    }));
    expect(read).toEqual({
      entry: entry('a'),
      missing: undefined,
      all: ['a', 'ab'],
      copies: ['text', 'other'],
    });
  });

  it('removes a match with its copies and no other', async () => {
    const vault = make();
    await vault.transact('readwrite', async (tx) => {
      for (const id of ['a', 'b']) {
        await tx.putEntry(entry(id));
        await tx.putCopy(copy(id, 0));
        await tx.putCopy(copy(id, 1));
      }
      await tx.remove('a');
    });
    const left = await vault.transact('readonly', async (tx) => [
      (await tx.entries()).length,
      (await tx.copies('a')).length,
      (await tx.copies('b')).length,
    ]);
    expect(left).toEqual([1, 0, 2]);
  });

  it('keeps the records of a copy in their order until another copy takes its place', async () => {
    const vault = make();
    await vault.transact('readwrite', async (tx) => {
      for (const id of ['a', 'ab']) {
        await tx.putCopy(copy(id, 0));
        await tx.putCopy(copy(id, 1));
        for (const serial of [11, 3, 5]) await tx.putRecord(record(id, 0, serial));
        await tx.putRecord(record(id, 1, 4));
      }
    });
    const serials = (id: string) =>
      vault.transact('readonly', async (tx) => (await tx.records(id)).map(({ slot, serial }) => [slot, serial]));
    const all = [
      [0, 3],
      [0, 5],
      [0, 11],
      [1, 4],
    ];
    expect(await serials('a')).toEqual(all);
    await vault.transact('readwrite', (tx) => tx.putCopy(copy('a', 0)));
    expect(await serials('a')).toEqual([[1, 4]]);
    expect(await serials('ab')).toEqual(all);
    await vault.transact('readwrite', (tx) => tx.remove('ab'));
    expect(await serials('ab')).toEqual([]);
    expect(await serials('a')).toEqual([[1, 4]]);
  });

  it('undoes a transaction that fails half-way', async () => {
    const vault = make();
    await vault.transact('readwrite', (tx) => tx.putEntry(entry('a', 1)));
    const failing = vault.transact('readwrite', async (tx) => {
      await tx.putEntry(entry('a', 2));
      await tx.putCopy(copy('a', 0));
      await tx.putRecord(record('a', 0, 2));
      throw new DOMException('no space', 'QuotaExceededError');
    });
    await expect(failing).rejects.toMatchObject({ name: 'StorageError', fault: 'full' });
    const read = await vault.transact('readonly', async (tx) => [
      await tx.entry('a'),
      await tx.copies('a'),
      await tx.records('a'),
    ]);
    expect(read).toEqual([entry('a', 1), [], []]);
  });

  it('distinguishes its own faults from others', async () => {
    const vault = make();
    const fail = (error: unknown) => vault.transact('readwrite', () => Promise.reject(error as Error));
    await expect(fail(new StorageError('taken'))).rejects.toMatchObject({ fault: 'taken' });
    await expect(fail(new TypeError('odd'))).rejects.toMatchObject({ fault: 'failed', message: 'TypeError: odd' });
  });

  it('runs transactions one after the other', async () => {
    const vault = make();
    const count = (by: number) =>
      vault.transact('readwrite', async (tx) => {
        const before = (await tx.entry('n'))?.serial ?? 0;
        await tx.putEntry(entry('n', before + by));
      });
    await Promise.all([count(1), count(10), count(100)]);
    expect(await vault.transact('readonly', (tx) => tx.entry('n'))).toEqual(entry('n', 111));
  });
});

describe.each([
  ['on disk', freshDisk],
  ['in the tab', createMemoryVault],
])('the lists of a vault %s', (_where, make) => {
  const stored = (id: string, updated: number, status: string, deletedAt: number | null = null): StoredEntry =>
    asListed({ ...entry(id), updated, status, deletedAt } as StoredEntry);
  const idsOf = (entries: readonly StoredEntry[]) => entries.map(({ id }) => id);
  const filled = async () => {
    const vault = make();
    await vault.transact('readwrite', async (tx) => {
      await tx.putEntry(stored('a', 5, 'live'));
      await tx.putEntry(stored('b', 9, 'finished'));
      await tx.putEntry(stored('c', 1, 'live'));
      await tx.putEntry(stored('d', 7, 'live', 30));
      await tx.putEntry(stored('e', 8, 'finished', 20));
    });
    return vault;
  };

  it('begin with what was played last, and leave out what is in the bin', async () => {
    const read = await (
      await filled()
    ).transact('readonly', async (tx) => ({
      newest: idsOf(await tx.newest(2)),
      all: idsOf(await tx.newest(99)),
      none: idsOf(await tx.newest(0)),
      live: idsOf(await tx.newest(99, 'live')),
      counts: [await tx.countListed(), await tx.countListed('live'), await tx.countListed('damaged')],
    }));
    expect(read).toEqual({ newest: ['b', 'a'], all: ['b', 'a', 'c'], none: [], live: ['a', 'c'], counts: [3, 2, 0] });
  });

  it('know what is in the bin, and since when', async () => {
    const read = await (
      await filled()
    ).transact('readonly', async (tx) => ({
      binned: idsOf(await tx.binned(99)),
      last: idsOf(await tx.binned(1)),
      count: await tx.countBin(),
      old: [await tx.binnedBefore(20), await tx.binnedBefore(21)],
    }));
    expect(read).toEqual({ binned: ['d', 'e'], last: ['d'], count: 2, old: [[], ['e']] });
  });

  it('follow an entry into the bin and out of it', async () => {
    const vault = await filled();
    await vault.transact('readwrite', async (tx) => {
      await tx.putEntry(stored('b', 9, 'finished', 40));
      await tx.putEntry(stored('d', 7, 'live'));
    });
    const read = await vault.transact('readonly', async (tx) => [await tx.newest(9), await tx.binned(9)]);
    expect(read.map(idsOf)).toEqual([
      ['d', 'a', 'c'],
      ['b', 'e'],
    ]);
  });

  it('keep a position beside an entry as long as the match is there', async () => {
    const vault = await filled();
    const positionOf = (id: string) => vault.transact('readonly', (tx) => tx.position(id));
    await vault.transact('readwrite', (tx) => tx.putPosition('a', { units: [1, 2] }));
    expect(await positionOf('a')).toEqual({ units: [1, 2] });
    expect(await positionOf('b')).toBeUndefined();
    await vault.transact('readwrite', (tx) => tx.remove('a'));
    expect(await positionOf('a')).toBeUndefined();
  });
});

describe('the vault on disk', () => {
  it('asks for strict durability', async () => {
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await freshDisk().transact('readwrite', (tx) => tx.putEntry(entry('a')));
    expect(open.mock.calls.map(([, mode, options]) => [mode, options])).toContainEqual([
      'readwrite',
      { durability: 'strict' },
    ]);
  });

  it('opens its connection again when the browser has closed it', async () => {
    const vault = freshDisk();
    const open = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await vault.transact('readwrite', (tx) => tx.putEntry(entry('a')));
    const connection = open.mock.contexts[0];
    expect(connection).toBeInstanceOf(IDBDatabase);
    (connection as IDBDatabase).close();
    expect(await vault.transact('readonly', (tx) => tx.entry('a'))).toEqual(entry('a'));
  });

  /** The database as a build with another version of it leaves it open. */
  const openRaw = (name: string, version: number): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, version);
      request.onupgradeneeded = () => {
        if (version > 1) return;
        const entries = request.result.createObjectStore('entries', { keyPath: 'id' });
        entries.put({ ...entry('a'), updated: 5, status: 'live', deletedAt: null, position: { units: 3 } });
        entries.put({ ...entry('b'), updated: 6, status: 'live', deletedAt: 7, position: null });
        request.result.createObjectStore('copies', { keyPath: ['id', 'slot'] }).put(copy('a', 0));
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('not opened'));
      request.onblocked = () => reject(new Error('blocked'));
    });

  it('makes way for a newer build that upgrades the database, and says from then on that it is outdated', async () => {
    const name = `vault-${++names}`;
    const vault = createDiskVault(name);
    await vault.transact('readwrite', (tx) => tx.putEntry(entry('a')));
    const upgraded = await openRaw(name, 99);
    expect(upgraded.version).toBe(99);
    upgraded.close();
    const late = vault.transact('readwrite', (tx) => tx.putEntry(entry('a', 2)));
    await expect(late).rejects.toMatchObject({ fault: 'newer' });
    // A newer database is not a missing one: nothing is kept in the tab in its place.
    expect((await findVault(name)).keeps).toBe('disk');
  });

  it('takes over what an older build has stored', async () => {
    const name = `vault-${++names}`;
    (await openRaw(name, 1)).close();
    const vault = createDiskVault(name);
    const read = await vault.transact('readwrite', async (tx) => {
      await tx.putRecord(record('a', 0, 2));
      return [await tx.copies('a'), await tx.records('a'), await tx.position('a'), await tx.position('b')];
    });
    expect(read).toEqual([[copy('a', 0)], [record('a', 0, 2)], { units: 3 }, null]);
    const lists = await vault.transact('readonly', async (tx) => [
      await tx.entries(),
      await tx.newest(9, 'live'),
      await tx.binned(9),
    ]);
    expect(lists.map((list) => list.map(({ id }) => id))).toEqual([['a', 'b'], ['a'], ['b']]);
    expect(lists[1]?.[0]).toEqual({ ...entry('a'), updated: 5, status: 'live', deletedAt: null, shelfAt: 5 });
  });

  it('leaves an older database as it was where it cannot be converted, and says why', async () => {
    const name = `vault-${++names}`;
    (await openRaw(name, 1)).close();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError');
    });
    await expect(createDiskVault(name).transact('readonly', (tx) => tx.entries())).rejects.toMatchObject({
      fault: 'full',
    });
    put.mockRestore();
    const again = await openRaw(name, 1);
    expect([...again.objectStoreNames]).toEqual(['copies', 'entries']);
    again.close();
    const vault = createDiskVault(name);
    expect(await vault.transact('readonly', (tx) => tx.position('a'))).toEqual({ units: 3 });
  });

  it('says when an older build in another tab does not make way, and goes on once it does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const name = `vault-${++names}`;
      const old = await openRaw(name, 1);
      const vault = createDiskVault(name);
      const read = vault.transact('readonly', (tx) => tx.entry('a'));
      const refused = expect(read).rejects.toMatchObject({ fault: 'blocked' });
      await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 5 });
      await vi.advanceTimersByTimeAsync(4000);
      await refused;
      old.close();
      expect(await vault.transact('readonly', (tx) => tx.entry('a'))).toMatchObject(entry('a'));
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that the disk is full when the browser does so at the end of the transaction', async () => {
    const vault = freshDisk();
    const failing = vault.transact('readwrite', async (tx) => {
      await tx.putEntry(entry('a'));
      throw new DOMException('quota', 'QuotaExceededError');
    });
    await expect(failing).rejects.toMatchObject({ fault: 'full' });
  });
});

describe('looking for a disk', () => {
  it('finds one that can be written', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect((await findVault('found')).keeps).toBe('disk');
  });

  it('finds none where IndexedDB is missing or forbidden', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect((await findVault('none')).keeps).toBe('tab');
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect((await findVault('none')).keeps).toBe('tab');
  });

  it.each([
    ['lost a request', () => new IDBOpenDBRequest()],
    [
      'fails for a moment',
      () => {
        throw new DOMException('backing store', 'UnknownError');
      },
    ],
  ])('asks again where the browser %s, and takes no silence for an answer', async (_how, first) => {
    const disk = new IDBFactory();
    const opens = vi.fn<(name: string, version?: number) => unknown>().mockImplementationOnce(first);
    opens.mockImplementation((name, version) => disk.open(name, version));
    vi.stubGlobal('indexedDB', { open: opens });
    expect((await findVault('found', 5)).keeps).toBe('disk');
    expect(opens.mock.calls.length).toBeGreaterThan(1);
  });

  it('waits for a disk that another page holds', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    const other = createDiskVault('held');
    let letGo = (): void => undefined;
    const held = other.transact('readwrite', async (tx) => {
      let isOver = false;
      letGo = () => (isOver = true);
      while (!isOver) await tx.entry('');
    });
    const found = vi.fn<(vault: unknown) => void>();
    const finding = findVault('held', 5);
    void finding.then(found);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(found).not.toHaveBeenCalled();
    letGo();
    await held;
    expect((await finding).keeps).toBe('disk');
  });

  it('does not take a full disk for a missing one', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect((await findVault('full')).keeps).toBe('disk');
  });

  it('lets requests wait that come before it is found', async () => {
    const vault = lateVault(Promise.resolve(createMemoryVault()));
    await vault.transact('readwrite', (tx) => tx.putEntry(entry('a')));
    expect(await vault.transact('readonly', (tx) => tx.entry('a'))).toEqual(entry('a'));
  });
});
