/** A tab may be killed between any two instructions. What was shown as played must be there when the next tab opens it. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createDiskVault } from '../../src/store/vault/vault.ts';
import type { Vault } from '../../src/store/vault/vault.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import {
  begin,
  createWorld,
  movesOf,
  openTab,
  openToy,
  playAll,
  type Sabotage,
  type World,
} from '../support/store-world.ts';
import type { Toy, ToyMove, ToyState } from '../support/toy-game.ts';

let names = 0;
const newDisk = (): World => createWorld(createDiskVault(`durability-${++names}`), null);

class Killed extends Error {}

/** Throws at instruction number `at` of all writing transactions; later ones fail too, as in a tab that is gone. */
function killAt(at: number): Sabotage & { readonly seen: string[]; readonly isDead: () => boolean } {
  const seen: string[] = [];
  const step = (instruction: string): void => {
    seen.push(instruction);
    if (seen.length > at) throw new Killed(instruction);
  };
  return { seen, isDead: () => seen.length > at, before: step, end: () => step('end') };
}

async function reopen(world: World, id: string) {
  const tab = openTab(world);
  await tab.match.getState().open(id);
  return tab;
}

const LINE = ['step', 'roll', 'pass', 'step', 'roll', 'pass'] as const;

/** The most moves that were both shown and claimed to be saved. */
async function playUntilKilled(
  world: World,
  at: number,
): Promise<{ id: string; saved: string[]; killed: boolean; seen: readonly string[] }> {
  const tab = openTab(world);
  const id = await begin(tab, `seed ${at}`);
  await tab.match.getState().close();
  const doomed = killAt(at);
  const victim = openTab(world, { sabotage: doomed });
  await victim.match.getState().open(id);
  const saved: string[] = [];
  for (const text of LINE) {
    const { decision } = victim.match.getState();
    const move = decision?.moves.find(({ type }) => type === text) ?? decision?.moves[0];
    if (!move || doomed.isDead()) break;
    await victim.match.getState().dispatch(move);
    if (victim.match.getState().storage.unsaved > 0 || doomed.isDead()) break;
    saved.push(move.type);
  }
  return { id, saved, killed: doomed.isDead(), seen: doomed.seen };
}

describe('a tab killed while it writes', () => {
  it('loses no accepted move, at whichever instruction it dies', async () => {
    let at = 0;
    let seen: readonly string[] = [];
    for (let killed = true; killed; at++) {
      const world = newDisk();
      const run = await playUntilKilled(world, at);
      const after = await reopen(world, run.id);
      expect(after.match.getState().status, `killed at instruction ${at}`).toBe('open');
      expect(movesOf(after).slice(0, run.saved.length), `killed at instruction ${at}`).toEqual(run.saved);
      // Nothing half: a move is in the text and in the list, or in neither.
      const entries = await after.archive.list();
      expect(entries).toHaveLength(1);
      expect(entries[0]?.moves).toBe(movesOf(after).length);
      // And the game continues.
      await after.match.getState().dispatchText('roll');
      killed = run.killed;
      if (!killed) seen = run.seen;
    }
    expect(at).toBeGreaterThan(20);
    // It also died between records, and while a copy took the place of its records.
    expect(seen).toContain('putRecord');
    expect(seen.lastIndexOf('putCopy')).toBeGreaterThan(seen.indexOf('putRecord'));
  });

  it('shows nothing before the write has completed', async () => {
    const world = newDisk();
    const tab = openTab(world);
    const id = await begin(tab);
    await tab.match.getState().close();
    let release = (): void => undefined;
    const slow: Vault = {
      ...world.vault,
      transact: async (mode, body) => {
        if (mode === 'readwrite') await new Promise<void>((resolve) => (release = resolve));
        return world.vault.transact(mode, body);
      },
    };
    const other = openTab({ ...world, vault: slow }, { writeLimitMs: 60_000 });
    const opening = other.match.getState().open(id);
    await expect.poll(() => (release(), other.match.getState().status)).toBe('open');
    await opening;
    release = () => undefined;
    const played = other.match.getState().dispatchText('step');
    await expect.poll(() => other.match.getState().busy).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(other.match.getState()).toMatchObject({ at: 0, busy: true });
    release();
    await played;
    expect(other.match.getState()).toMatchObject({ at: 1, busy: false });
    expect(movesOf(await reopen(world, id))).toEqual(['step']);
  });
});

describe('damaged copies', () => {
  /** Overwrites what the vault holds, as a failing disk does: what was written last, or both copies with all records. */
  async function damage(world: World, id: string, which: 'newest' | 'both', text: string): Promise<void> {
    await world.vault.transact('readwrite', async (tx) => {
      const copies = await tx.copies(id);
      const records = await tx.records(id);
      const last = Math.max(...[...copies, ...records].map(({ serial }) => serial));
      const record = records.find(({ serial }) => serial === last);
      if (which === 'both') for (const copy of copies) await tx.putCopy({ ...copy, text });
      else if (record) await tx.putRecord({ ...record, text });
      else for (const copy of copies) if (copy.serial === last) await tx.putCopy({ ...copy, text });
    });
  }

  it('are passed over for the copy before, and said so', async () => {
    const world = newDisk();
    const tab = openTab(world);
    const id = await begin(tab);
    await playAll(tab, 'step', 'step');
    await tab.match.getState().close();
    await damage(world, id, 'newest', '{"half": ');
    const after = await reopen(world, id);
    expect(movesOf(after)).toEqual(['step']);
    expect(after.match.getState().notes).toEqual([{ key: 'app.match.note.older-copy' }]);
    // The next write takes the place of the damaged copy, not of the sound one.
    await playAll(after, 'pass');
    const found = await after.archive.find(id);
    expect(found?.damaged).toEqual([]);
    expect(found?.good).toHaveLength(2);
  });

  it('leave what stands before a damaged record', async () => {
    const world = newDisk();
    const tab = openTab(world);
    const id = await begin(tab);
    await playAll(tab, 'step', 'step', 'pass');
    await tab.match.getState().close();
    const records = await world.vault.transact('readonly', (tx) => tx.records(id));
    expect(records.map(({ slot }) => slot)).toEqual([0, 1]);
    // Both copies lose their last move; the one that was written last still has the second.
    await world.vault.transact('readwrite', async (tx) => {
      for (const record of records) await tx.putRecord({ ...record, text: record.text.replace('"build"', '"Build"') });
    });
    const found = await tab.archive.find(id);
    expect(found?.good.map(({ text }) => readSave(text).log.length)).toEqual([1, 0]);
    expect(found?.damaged).toHaveLength(2);
    const after = await reopen(world, id);
    expect(movesOf(after)).toEqual(['step']);
    expect(after.match.getState().notes).toEqual([{ key: 'app.match.note.older-copy' }]);
    await playAll(after, 'roll');
    expect((await after.archive.find(id))?.good.map(({ text }) => readSave(text).log.length)).toEqual([2, 1]);
  });

  it('prove what they go on from: a sound record after another copy is damaged', async () => {
    const world = newDisk();
    const tab = openTab(world);
    const id = await begin(tab);
    await playAll(tab, 'step', 'step');
    await tab.match.getState().close();
    // The text of the other slot with a checksum that fits, under the record of this one.
    await world.vault.transact('readwrite', async (tx) => {
      const [record] = await tx.records(id);
      const other = (await tx.copies(id)).find(({ slot }) => slot === 1);
      if (!record || !other) throw new Error('nothing is stored');
      await tx.putCopy({ ...other, slot: 0, serial: 1 });
      await tx.putRecord(record);
    });
    const found = await tab.archive.find(id);
    expect(found?.damaged.map(({ slot }) => slot)).toEqual([0]);
    expect(movesOf(await reopen(world, id))).toEqual(['step']);
  });

  it('leave a match that can be looked at where it replays all the same, and always exported', async () => {
    const world = newDisk();
    const tab = openTab(world);
    const id = await begin(tab);
    await playAll(tab, 'step', 'step');
    const text = tab.match.getState().exportText() ?? '';
    await tab.match.getState().close();
    await damage(world, id, 'both', text.replace('"build":"test"', '"build":"text"'));
    const after = openTab(world);
    await after.match.getState().open(id);
    expect(after.match.getState()).toMatchObject({
      status: 'failed',
      failure: { problem: { key: 'app.match.damaged' }, rescues: ['read-only'] },
    });
    expect(after.match.getState().reportText()).toContain('"build":"text"');
    await after.match.getState().open(id, 'read-only');
    expect(after.match.getState()).toMatchObject({ status: 'open', readOnly: 'damaged', at: 2 });
    expect(await after.match.getState().dispatchText('step')).toMatchObject({ ok: false });
  });

  it('that hold nothing readable are refused, marked, and still exported', async () => {
    const world = newDisk();
    const tab = openTab(world);
    const id = await begin(tab);
    await playAll(tab, 'step');
    await tab.match.getState().close();
    await damage(world, id, 'both', 'gone');
    const after = openTab(world);
    await after.match.getState().open(id);
    expect(after.match.getState()).toMatchObject({ status: 'failed', failure: { rescues: [], text: 'gone' } });
    expect((await after.archive.list())[0]?.status).toBe('damaged');
    expect(await after.library.getState().exportText(id)).toBe('gone');
  });
});

/** The toy under newer rules: a step may no longer be followed by anything but a pass. */
function stricterToy(): GameDefinition<Toy> {
  const act = openToy.nodes['turn/act'];
  if (act.kind !== 'ask') throw new Error('the toy asks');
  const isShut = (state: ToyState, move: ToyMove): boolean => {
    const frame = state.stack[state.stack.length - 1];
    return frame?.at === 'turn/act' && frame.steps > 0 && move.type !== 'pass';
  };
  return {
    ...openToy,
    rulesVersion: 2,
    nodes: {
      ...openToy.nodes,
      'turn/act': {
        ...act,
        ask(state, frame) {
          const decision = act.ask(state, frame);
          return { ...decision, moves: decision.moves.filter((move) => !isShut(state, move)) };
        },
      },
    },
    why: {
      ...openToy.why,
      refuse: (state, move, seat) =>
        isShut(state, move)
          ? { code: 'NOT_LISTED', rule: '2.0', key: 'toy.refuse.NOT_LISTED' }
          : openToy.why.refuse(state, move, seat),
    },
  };
}

describe('a match that no longer replays', () => {
  it('goes on from the snapshot, or from the last move that agrees, and the original stays', async () => {
    const world = newDisk();
    const tab = openTab(world);
    const id = await begin(tab);
    await playAll(tab, 'step', 'roll');
    const { view } = tab.match.getState();
    await tab.match.getState().close();

    const later = openTab(world, { game: stricterToy() });
    const match = () => later.match.getState();
    await match().open(id);
    expect(match()).toMatchObject({
      status: 'failed',
      failure: {
        problem: { key: 'app.import.diverged.refused', params: { n: 2, move: 'roll', rule: '2.0' } },
        rescues: ['from-snapshot', 'last-agreeing', 'read-only', 'older-copy'],
      },
    });
    await match().open(id, 'read-only');
    expect(match()).toMatchObject({ readOnly: 'chosen', at: 1 });
    expect(await later.archive.list()).toHaveLength(1);

    await match().open(id, 'from-snapshot');
    expect(match()).toMatchObject({ status: 'open', readOnly: null, at: 0, view });
    expect(match().timeline.older.map(({ move }) => move)).toEqual(['step', 'roll']);
    const others = (await later.archive.list()).filter((entry) => entry.id !== id);
    expect(others).toMatchObject([{ origin: 'copy', status: 'damaged', moves: 2 }]);
    await match().dispatchText('pass');
    expect(match().timeline.points[1]?.move).toBe(3);
    expect((await later.archive.list()).find((entry) => entry.id === id)).toMatchObject({ status: 'live', moves: 3 });
    expect(match().audit()).toMatchObject({ ok: true, stoppedAt: null });
  });

  it('goes on from the copy before, and the newest one stays', async () => {
    const world = newDisk();
    const tab = openTab(world);
    const id = await begin(tab);
    await playAll(tab, 'step', 'roll');
    await tab.match.getState().close();
    const later = openTab(world, { game: stricterToy() });
    await later.match.getState().open(id, 'older-copy');
    expect(movesOf(later)).toEqual(['step']);
    await playAll(later, 'pass', 'pass', 'pass');
    const kept = (await later.archive.list()).find((entry) => entry.id !== id);
    const text = (await later.library.getState().exportText(kept?.id ?? '')) ?? '';
    expect(readSave(text).log.map(([move]) => move)).toEqual(['step', 'roll']);
  });
});
