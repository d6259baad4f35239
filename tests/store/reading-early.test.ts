/** A long match is on the table before its moves are replayed, and nothing can be done to it that was not read. */
import { describe, expect, it } from 'vitest';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import {
  begin,
  createWorld,
  movesOf,
  openTab,
  openToy,
  playAll,
  type Tab,
  type World,
} from '../support/store-world.ts';

/** Nine points a side, then turns that are passed: no win, and more moves than are replayed at one go. */
const LONG = [
  ...Array.from({ length: 18 }, () => ['step', 'pass']).flat(),
  ...Array.from({ length: 30 }, () => 'pass'),
];

async function longMatch(): Promise<{ world: World; id: string; moves: number }> {
  const world = createWorld();
  const tab = openTab(world);
  const id = await begin(tab, 'long');
  await playAll(tab, ...LONG);
  const moves = movesOf(tab).length;
  await tab.match.getState().close();
  return { world, id, moves };
}

/** The first picture of a match; the rest is read when the promise is fulfilled. */
function openHeld(tab: Tab, id: string) {
  let go = (): void => undefined;
  const drawn = new Promise<void>((resolve) => (go = resolve));
  let whole: Promise<void> = Promise.resolve();
  const shown = new Promise<void>((resolve) => {
    whole = tab.match.getState().open(id, undefined, { onShown: () => (resolve(), drawn) });
  });
  return { shown, go: () => (go(), whole), whole: () => whole };
}

describe('a long match that is opened', () => {
  it('shows the position it ends with, then its moves, with nothing changed on the table', async () => {
    const { world, id, moves } = await longMatch();
    expect(moves).toBeGreaterThan(60);
    const tab = openTab(world);
    const held = openHeld(tab, id);
    await held.shown;
    const early = tab.match.getState();
    expect(early).toMatchObject({ status: 'open', id, at: moves, live: true, readOnly: null });
    expect(early.timeline.points).toEqual([]);
    await held.go();
    const read = tab.match.getState();
    expect(movesOf(tab)).toHaveLength(moves);
    expect(read.view).toEqual(early.view);
    expect(read.decision).toEqual(early.decision);
    expect(read.fingerprint).toBe(early.fingerprint);
    expect(read.step).toBe(early.step);
    expect(tab.faults).toEqual([]);
  });

  it('lets a move wait until all is read, and keeps both', async () => {
    const { world, id, moves } = await longMatch();
    const tab = openTab(world);
    const held = openHeld(tab, id);
    await held.shown;
    const played = tab.match.getState().dispatch({ type: 'pass' });
    expect(tab.match.getState()).toMatchObject({ busy: true, at: moves });
    await held.go();
    expect(await played).toEqual({ ok: true });
    expect(movesOf(tab)).toHaveLength(moves + 1);
    expect(readSave(tab.match.getState().exportText() ?? '').log).toHaveLength(moves + 1);
  });

  it('gives out the whole file while it is still being read', async () => {
    const { world, id, moves } = await longMatch();
    const tab = openTab(world);
    const held = openHeld(tab, id);
    await held.shown;
    expect(readSave(tab.match.getState().exportText() ?? '').log).toHaveLength(moves);
    await held.go();
    expect(readSave(tab.match.getState().exportText() ?? '').log).toHaveLength(moves);
  });

  it('walks through its moves once they are read', async () => {
    const { world, id } = await longMatch();
    const tab = openTab(world);
    const held = openHeld(tab, id);
    await held.shown;
    tab.match.getState().scrub(3);
    await held.go();
    await expect.poll(() => tab.match.getState().at).toBe(3);
  });

  it('can be left while it is read: the next match is opened, and its file is as it was', async () => {
    const { world, id, moves } = await longMatch();
    const tab = openTab(world);
    const held = openHeld(tab, id);
    await held.shown;
    const closed = tab.match.getState().close();
    await held.go();
    await closed;
    expect(tab.match.getState()).toMatchObject({ status: 'none', id: null });
    expect(tab.faults).toEqual([]);
    await tab.match.getState().open(id);
    expect(movesOf(tab)).toHaveLength(moves);
  });

  it('whose moves the rules of today play otherwise is not played on: the ways out are offered', async () => {
    const { world, id } = await longMatch();
    const act = openToy.nodes['turn/act'];
    if (act.kind !== 'ask') throw new Error('the toy asks');
    const answer: typeof act.answer = (ctx, frame, move) => {
      if (ctx.s.turns === 20) ctx.s.points.red -= 1;
      act.answer(ctx, frame, move);
    };
    const tab = openTab(world, { game: { ...openToy, nodes: { ...openToy.nodes, 'turn/act': { ...act, answer } } } });
    const held = openHeld(tab, id);
    await held.shown;
    expect(tab.match.getState().status).toBe('open');
    await held.go();
    const { status, failure } = tab.match.getState();
    expect(status).toBe('failed');
    expect(failure?.rescues).toEqual(['from-snapshot', 'last-agreeing', 'read-only', 'older-copy']);
  });

  it('whose position is not what its moves lead to is shown as it was played', async () => {
    const { world, id, moves } = await longMatch();
    const file = readSave((await openTab(world).library.getState().exportText(id)) ?? '');
    const snapshot = { ...(file.snapshot as Record<string, unknown>), points: { red: 1, blue: 1 } };
    const tab = openTab(createWorld());
    const brought = await tab.library.getState().importText(JSON.stringify({ ...file, snapshot }));
    if (!brought.ok) throw new Error(brought.problem.key);
    await tab.match.getState().open(brought.id);
    expect(movesOf(tab)).toHaveLength(moves);
    expect(tab.match.getState().view).not.toMatchObject({ points: { red: 1, blue: 1 } });
  });
});
