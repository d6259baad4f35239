/** Issue 38, item 30: every answer of a player is on the disk before the other player is called. */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import type { AnyGame, MatchState } from '../../src/store/types.ts';
import { createWorld, openTab, type Tab, type World } from '../support/store-world.ts';

const GAMES: Readonly<Record<string, AnyGame>> = {
  [hitlersReich.id]: hitlersReich,
  [blitzkriegToMoscow2.id]: blitzkriegToMoscow2,
  [hitlersLastBattles.id]: hitlersLastBattles,
};

interface Table {
  readonly world: World;
  readonly tab: Tab;
  readonly id: string;
  readonly match: () => MatchState;
}

async function begin(game: string, scenario: string, seed: string): Promise<Table> {
  const world = createWorld();
  const tab = openTab(world, { games: GAMES });
  const match = () => tab.match.getState();
  const made = await match().create({ game, setup: { scenario, seed, options: {} }, about: { curtain: true } });
  if (!made.ok) throw new Error(made.problem.key);
  return { world, tab, id: made.id, match };
}

/** The match as a page shows it that is opened now: nobody has taken a seat there. */
async function reopened({ world, id }: Table): Promise<MatchState> {
  const tab = openTab(world, { games: GAMES });
  await tab.match.getState().open(id, 'read-only');
  const state = tab.match.getState();
  await state.close();
  tab.kill();
  return state;
}

/** One answer of the asked seat, attacks first. */
async function answer({ match }: Table, choose: (n: number) => number): Promise<void> {
  if (match().curtain) match().takeSeat();
  const { decision } = match();
  if (!decision) throw new Error('nobody is asked');
  const { moves } = decision;
  const move =
    moves.find(({ type }) => type === 'attack') ??
    moves.find(({ type }) => type === 'done') ??
    moves[choose(moves.length)];
  if (!move) return match().takeSeat();
  const result = await match().playCombo([move]);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
}

/** Plays until a card is laid face down ahead of the other. */
async function untilSealed(table: Table): Promise<void> {
  const rng = seedRng('sealed');
  for (let n = 0; n < 400 && table.match().sealed === null; n++) await answer(table, (most) => drawFrom(rng, most));
  expect(table.match().sealed).not.toBeNull();
}

const diskText = async ({ tab, id }: Table): Promise<string> => (await tab.archive.find(id))?.good[0]?.text ?? '';

describe('a card that is laid face down before it is its turn', () => {
  it('is on the disk before the other player is called', async () => {
    const table = await begin(hitlersReich.id, 'campaign-1941', 'sealed');
    await untilSealed(table);
    const { sealed, curtain } = table.match();
    expect(curtain?.seat).not.toBe(sealed);
    expect(readSave(await diskText(table)).sealed).toMatch(/^c /);
    expect(table.match().storage.unsaved).toBe(0);
  });

  it('may be looked at by its own seat while the other is called, and by nobody else', async () => {
    const table = await begin(hitlersReich.id, 'campaign-1941', 'sealed');
    await untilSealed(table);
    const { sealed, curtain, sealedBy } = table.match();
    const card = readSave(await diskText(table)).sealed;
    expect(sealedBy(sealed ?? '')).toMatchObject({ notation: card });
    expect(sealedBy(curtain?.seat ?? '')).toBeNull();
    expect(sealedBy('nobody')).toBeNull();
    // Once the other one sits there, neither.
    table.match().takeSeat();
    expect(table.match().sealedBy(sealed ?? '')).toBeNull();
  });

  it('is not shown before it is written', async () => {
    const world = createWorld();
    let isHeld = false;
    let release = (): void => undefined;
    const gate = new Promise<void>((done) => (release = done));
    const end = () => (isHeld ? gate : undefined);
    const tab = openTab(world, { games: GAMES, sabotage: { end }, writeLimitMs: 60_000 });
    const match = () => tab.match.getState();
    const setup = { scenario: 'campaign-1941', seed: 'sealed', options: {} };
    const made = await match().create({ game: hitlersReich.id, setup, about: { curtain: true } });
    if (!made.ok) throw new Error(made.problem.key);
    const rng = seedRng('sealed');
    const table = { world, tab, id: made.id, match };
    // Up to the question that is answered ahead: the seat that is asked is not the one whose turn it is in the save.
    for (let n = 0; n < 400; n++) {
      if (match().curtain) match().takeSeat();
      const copy = await reopened(table);
      if (match().decision?.ask.key === 'hr.ask.card' && copy.timeline.points.length > 1) {
        isHeld = true;
        const move = match().decision?.moves[0];
        if (!move) throw new Error('no card to lay');
        const laid = match().playCombo([move]);
        await new Promise((done) => setTimeout(done, 20));
        expect(match().sealed).toBeNull();
        expect(match().curtain).toBeNull();
        release();
        isHeld = false;
        expect((await laid).ok).toBe(true);
        if (match().sealed !== null) return;
      } else await answer(table, (most) => drawFrom(rng, most));
    }
    throw new Error('no card was laid ahead');
  });

  it('is not asked for again after a reload, and is the card that is turned up', async () => {
    const table = await begin(hitlersReich.id, 'campaign-1941', 'sealed');
    await untilSealed(table);
    const { sealed, curtain } = table.match();
    const card = readSave(await diskText(table)).sealed;
    table.tab.kill();
    const tab = openTab(table.world, { games: GAMES });
    await tab.match.getState().open(table.id);
    const match = () => tab.match.getState();
    await match().takeOver();
    expect(match()).toMatchObject({ sealed, curtain });
    match().takeSeat();
    expect(match().decision?.seat).toBe(curtain?.seat);
    const [move] = match().decision?.moves ?? [];
    if (!move) throw new Error('no card to lay');
    expect((await match().playCombo([move])).ok).toBe(true);
    const moves = readSave(match().exportText() ?? '').log.map(([text]) => text);
    expect(moves.slice(-2)).toContain(card);
    expect(match().sealed).toBeNull();
    expect(readSave(match().exportText() ?? '').sealed).toBeUndefined();
  });

  it('stays with its match: a copy and an import ask again', async () => {
    const table = await begin(hitlersReich.id, 'campaign-1941', 'sealed');
    await untilSealed(table);
    const copy = await table.tab.archive.duplicate(table.id);
    const found = await table.tab.archive.find(copy.id);
    expect(readSave(found?.good[0]?.text ?? '').sealed).toBeUndefined();
  });

  it('is forgotten where the save says something that nobody was asked', async () => {
    const table = await begin(hitlersReich.id, 'campaign-1941', 'sealed');
    await untilSealed(table);
    const text = await diskText(table);
    const { openFound } = await import('../../src/store/match/opening.ts');
    const { createSaveReader } = await import('../../src/store/saves/save-reader.ts');
    const found = await table.tab.archive.find(table.id);
    const copy = found?.good[0];
    if (!found || !copy) throw new Error('not on the disk');
    for (const sealed of ['c G99', 'done', '']) {
      const forged = { ...found, good: [{ ...copy, text: JSON.stringify({ ...readSave(text), sealed }) }] };
      const reader = createSaveReader((id) => Promise.resolve(GAMES[id] ?? null));
      const opened = await openFound(forged, null, reader);
      expect(opened.ok && opened.session.sealed).toBeNull();
    }
  });
});

describe('“The match is saved up to this point”', () => {
  it.each([
    [hitlersReich.id, 'campaign-1941'],
    [blitzkriegToMoscow2.id, 'campaign'],
    [hitlersLastBattles.id, 'campaign'],
  ])(
    '%s: after every answer a page that is opened anew asks the same',
    { timeout: 120_000 },
    async (game, scenario) => {
      const table = await begin(game, scenario, 'saved');
      const rng = seedRng('saved');
      for (let n = 0; n < 90 && !table.match().result; n++) {
        await answer(table, (most) => drawFrom(rng, most));
        const { sealed, timeline, storage, moment, view, viewer } = table.match();
        const after = await reopened(table);
        expect(storage.unsaved).toBe(0);
        expect(after.timeline.points.length).toBe(timeline.points.length);
        expect(after).toMatchObject({ sealed, moment });
        if (viewer === after.viewer) expect(after.view).toEqual(view);
      }
    },
  );
});
