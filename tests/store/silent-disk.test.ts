import { describe, expect, it } from 'vitest';
import { createStorageQuota } from '../../src/store/storage-quota.ts';
import { createMemoryVault } from '../../src/store/vault/vault.ts';
import type { Vault } from '../../src/store/vault/vault.ts';
import { begin, createWorld, movesOf, openTab, playAll, type Tab } from '../support/store-world.ts';

const SILENT_MS = 15;

/** A disk that answers nothing until it is told to. */
function silentDisk(disk: Vault): { readonly vault: Vault; readonly answer: () => void; readonly hush: () => void } {
  let answer = (): void => undefined;
  let turn: Promise<void> = Promise.resolve();
  const hush = (): void => void (turn = new Promise((resolve) => (answer = resolve)));
  hush();
  const vault: Vault = { keeps: 'disk', transact: (mode, body) => turn.then(() => disk.transact(mode, body)) };
  return { vault, answer: () => answer(), hush };
}

function start(): { readonly disk: Vault; readonly tab: Tab; readonly answer: () => void; readonly hush: () => void } {
  const disk = createMemoryVault();
  const { vault, answer, hush } = silentDisk(disk);
  return { disk, answer, hush, tab: openTab(createWorld(vault), { writeLimitMs: SILENT_MS }) };
}

const seenBy = (disk: Vault): Tab => openTab(createWorld(disk));

describe('a disk that does not answer', () => {
  it('is not an empty one: the library says so, lists what the tab has, and counts once it has answered', async () => {
    const { disk, tab, answer } = start();
    const old = await begin(seenBy(disk));
    void tab.library.getState().refresh();
    await expect.poll(() => tab.library.getState().isSilent).toBe(true);
    expect(tab.library.getState()).toMatchObject({ ready: false, entries: [] });
    const id = await begin(tab, 'another seed');
    await playAll(tab, 'step');
    expect(tab.match.getState().storage).toMatchObject({ kind: 'late', unsaved: 2, line: { key: 'app.storage.late' } });
    expect(tab.archive.unwritten.getState()).toEqual([{ id, changes: 2, fault: 'late' }]);
    expect(tab.library.getState()).toMatchObject({ ready: false, entries: [{ id, moves: 1 }] });
    answer();
    await expect.poll(() => tab.library.getState().ready).toBe(true);
    await expect.poll(() => tab.archive.unwritten.getState()).toEqual([]);
    await tab.library.getState().refresh();
    expect(tab.library.getState()).toMatchObject({ isSilent: false, counts: { all: 2 } });
    const later = seenBy(disk);
    expect((await later.archive.list()).map((entry) => entry.id).toSorted()).toEqual([old, id].toSorted());
    await later.match.getState().open(id);
    expect(movesOf(later)).toEqual(['step']);
  });

  it('lets a match of this tab be left and opened again; nothing is missing before the disk has said so', async () => {
    const { disk, tab, answer } = start();
    const id = await begin(tab);
    await playAll(tab, 'step');
    await tab.match.getState().close();
    await tab.match.getState().open(id);
    expect(movesOf(tab)).toEqual(['step']);
    await playAll(tab, 'step');
    await tab.match.getState().close();
    const opening = tab.match.getState().open('elsewhere');
    await expect.poll(() => tab.match.getState()).toMatchObject({ status: 'opening', busy: true, failure: null });
    answer();
    await opening;
    expect(tab.match.getState()).toMatchObject({
      status: 'failed',
      failure: { problem: { key: 'app.match.missing' } },
    });
    await expect.poll(() => tab.archive.unwritten.getState()).toEqual([]);
    const later = seenBy(disk);
    await later.match.getState().open(id);
    expect(movesOf(later)).toEqual(['step', 'step']);
  });

  it('takes what is brought in, keeps its origin, and moves it to the disk', async () => {
    const { disk, tab, answer, hush } = start();
    const other = seenBy(createMemoryVault());
    await begin(other);
    const text = other.match.getState().exportText() ?? '';
    const brought = await tab.library.getState().importText(text);
    if (!brought.ok) throw new Error(brought.problem.key);
    expect(brought.entry).toMatchObject({ origin: 'import', moves: 0 });
    await tab.match.getState().open(brought.id);
    await playAll(tab, 'step');
    answer();
    await expect.poll(() => tab.archive.unwritten.getState()).toEqual([]);
    expect(await seenBy(disk).archive.list()).toMatchObject([{ id: brought.id, origin: 'import', moves: 1 }]);
    // Silent once more in the middle of the game.
    hush();
    await playAll(tab, 'step');
    expect(tab.match.getState().storage).toMatchObject({ kind: 'late', unsaved: 1 });
    answer();
    await expect.poll(() => tab.match.getState().storage.unsaved).toBe(0);
    expect(await seenBy(disk).archive.list()).toMatchObject([{ id: brought.id, origin: 'import', moves: 2 }]);
  });

  it('is told wherever it is told where matches are kept', async () => {
    let answer = (_keeps: 'disk' | 'tab'): void => undefined;
    const quota = createStorageQuota({}, new Promise((resolve) => (answer = resolve)), SILENT_MS);
    expect(quota.getState().kind).toBe('checking');
    await expect.poll(() => quota.getState().line.key).toBe('app.storage.space.silent');
    answer('disk');
    await expect.poll(() => quota.getState().kind).toBe('at-risk');
  });
});
