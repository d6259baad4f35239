import { describe, expect, it } from 'vitest';
import { keepTrying } from '../../src/store/vault/unwritten-archive.ts';
import { StorageError } from '../../src/store/storage/storage-error.ts';
import { begin, createWorld, fresh, movesOf, openTab, playAll } from '../support/store-world.ts';

describe('a disk that does not take a move', () => {
  it('is reported truthfully; the move stands, is kept, and is written with the next', async () => {
    let full = false;
    const tab = fresh({
      sabotage: {
        before: (instruction) => {
          if (full && ['putCopy', 'putRecord'].includes(instruction))
            throw new DOMException('no space', 'QuotaExceededError');
        },
      },
    });
    const id = await begin(tab);
    expect(tab.match.getState().storage).toMatchObject({ unsaved: 0 });
    full = true;
    await playAll(tab, 'step', 'step');
    expect(movesOf(tab)).toEqual(['step', 'step']);
    expect(tab.match.getState().storage).toMatchObject({ kind: 'full', unsaved: 2, line: { key: 'app.storage.full' } });
    expect(tab.archive.unwritten.getState()).toEqual([{ id, changes: 2, fault: 'full' }]);
    await tab.match.getState().close();
    await tab.match.getState().open(id);
    expect(movesOf(tab)).toEqual(['step', 'step']);
    expect(tab.match.getState().storage).toMatchObject({ kind: 'full', unsaved: 2 });
    full = false;
    await playAll(tab, 'step');
    expect(tab.match.getState().storage).toMatchObject({ unsaved: 0 });
    expect(tab.archive.unwritten.getState()).toEqual([]);
    expect((await tab.archive.list())[0]).toMatchObject({ moves: 3 });
  });

  it('goes on reporting and trying, whatever screen comes next, until it is on the disk', async () => {
    let full = false;
    const world = createWorld();
    const tab = openTab(world, {
      sabotage: {
        before: (instruction) => {
          if (full && ['putCopy', 'putRecord'].includes(instruction))
            throw new DOMException('no space', 'QuotaExceededError');
        },
      },
    });
    const stop = keepTrying(tab.archive, 5);
    const id = await begin(tab);
    await playAll(tab, 'step');
    const { savedAt } = tab.match.getState().storage;
    full = true;
    await playAll(tab, 'step', 'step');
    await tab.match.getState().close();
    expect(tab.archive.unwritten.getState()).toEqual([{ id, changes: 2, fault: 'full' }]);
    const other = await begin(tab, 'another seed');
    expect(tab.archive.unwritten.getState()).toEqual([
      { id, changes: 2, fault: 'full' },
      { id: other, changes: 1, fault: 'full' },
    ]);
    await tab.match.getState().open(id);
    expect(tab.match.getState().storage).toMatchObject({ kind: 'full', unsaved: 2, savedAt });
    full = false;
    await expect.poll(() => tab.match.getState().storage).toMatchObject({ kind: 'private', unsaved: 0 });
    expect(tab.match.getState().storage.savedAt).toBeGreaterThan(savedAt ?? 0);
    await expect.poll(() => tab.archive.unwritten.getState()).toEqual([]);
    const seen = openTab({ ...world, locks: null });
    stop();
    await seen.match.getState().open(id);
    expect(movesOf(seen)).toEqual(['step', 'step', 'step']);
  });

  it('counts a state that was tried again as the same change', async () => {
    let broken = true;
    const tab = fresh({
      sabotage: {
        end: () => {
          if (broken) throw new StorageError('failed', 'the cable fell out');
        },
      },
    });
    const id = await begin(tab);
    for (let n = 0; n < 3; n++) await tab.match.getState().saveNow();
    await tab.archive.retry();
    expect(tab.archive.unwritten.getState()).toEqual([{ id, changes: 1, fault: 'failed' }]);
    broken = false;
    await tab.archive.retry();
    expect(tab.match.getState().storage).toMatchObject({ kind: 'private', unsaved: 0 });
  });

  it('does not let an older state that fails late take the place of a newer one that is written', async () => {
    const waiting: (() => void)[] = [];
    let isSlow = false;
    const tab = fresh({
      writeLimitMs: 10,
      sabotage: {
        end: () =>
          isSlow ? new Promise<void>((_, reject) => waiting.push(() => reject(new Error('late')))) : undefined,
      },
    });
    const id = await begin(tab);
    isSlow = true;
    await playAll(tab, 'step');
    expect(tab.archive.unwritten.getState()).toEqual([{ id, changes: 1, fault: 'late' }]);
    isSlow = false;
    // The memory vault takes one transaction after the other: the late one ends first, and is tried again.
    waiting.forEach((fail) => fail());
    await playAll(tab, 'step');
    await expect.poll(() => tab.archive.unwritten.getState()).toEqual([]);
    expect(tab.match.getState().storage).toMatchObject({ unsaved: 0 });
    expect((await tab.archive.list())[0]).toMatchObject({ moves: 2 });
  });

  it('can be tried again without a move', async () => {
    let broken = true;
    const tab = fresh({
      sabotage: {
        end: () => {
          if (broken) throw new StorageError('failed', 'the cable fell out');
        },
      },
    });
    await begin(tab);
    await playAll(tab, 'step');
    expect(tab.match.getState().storage).toMatchObject({ kind: 'not-saved', savedAt: null, unsaved: 2 });
    broken = false;
    await tab.match.getState().saveNow();
    const { storage } = tab.match.getState();
    expect(storage).toMatchObject({ unsaved: 0 });
    expect(storage.savedAt).not.toBeNull();
  });

  it('does not hold the game up for ever, and may still finish', async () => {
    let release = (): void => undefined;
    let slow = false;
    const tab = fresh({
      writeLimitMs: 20,
      sabotage: {
        end: () => (slow ? new Promise<void>((resolve) => (release = resolve)) : undefined),
      },
    });
    await begin(tab);
    slow = true;
    await playAll(tab, 'step');
    expect(tab.match.getState()).toMatchObject({ at: 1, storage: { kind: 'late', unsaved: 1 } });
    slow = false;
    release();
    await expect.poll(() => tab.match.getState().storage.unsaved).toBe(0);
  });
});
