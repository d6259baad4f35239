/** A match that was brought in is opened as it was replayed then: its save is read a second time only by who comes later. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../support/games.ts';
import { readSave, type SaveFile } from '../../src/engine/kernel/save-file.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import { createSaveReader } from '../../src/store/saves/save-reader.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { createWorld, fresh, openTab, openToy, type Tab } from '../support/store-world.ts';
import type { Toy } from '../support/toy-game.ts';

const SAMPLES = join(import.meta.dirname, '../saves');
const readToy = (): SaveFile => readSave(readFileSync(join(SAMPLES, 'toy/format-1.json'), 'utf8'));

/** The toy, and how many moves it has read: a replay reads every move of the log. */
function countedToy(rules: Partial<GameDefinition<Toy>> = {}): { game: GameDefinition<Toy>; read: () => number } {
  let read = 0;
  const game = {
    ...openToy,
    ...rules,
    words: { ...openToy.words, parse: (text: string) => (read++, openToy.words.parse(text)) },
  };
  return { game, read: () => read };
}

async function bringIn(tab: Tab, file: SaveFile): Promise<string> {
  const result = await tab.library.getState().importText(JSON.stringify(file));
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.id;
}

/** All that a screen sees of an open match, and the save that its next move would write. Facts are the game's: any match has the same. */
function seen(tab: Tab) {
  const { step: _step, storage: _storage, facts: _facts, ...state } = tab.match.getState();
  const parts = Object.entries({ ...state, text: state.exportText() });
  // A long match holds megabytes of states: two texts are compared a hundred times as fast as two trees.
  return Object.fromEntries(parts.map(([name, part]) => [name, JSON.stringify(part)]));
}

describe('a match brought in', () => {
  it('is replayed once, and again when it is opened a second time', async () => {
    const { game, read } = countedToy();
    const tab = fresh({ game });
    const file = readToy();
    const id = await bringIn(tab, file);
    expect(read()).toBeGreaterThanOrEqual(file.log.length);
    const before = read();
    await tab.match.getState().open(id);
    const opened = read() - before;
    expect(opened).toBeLessThan(file.log.length);
    expect(tab.match.getState()).toMatchObject({ status: 'open', at: file.log.length });
    await tab.match.getState().close();
    await tab.match.getState().open(id);
    expect(read() - before - opened).toBeGreaterThanOrEqual(file.log.length);
  });

  it('is what every other tab reads from the disk', async () => {
    const names = readdirSync(join(SAMPLES, 'samples')).filter((name) => name.endsWith('.json'));
    const games: Record<string, AnyGame> = {};
    const one = names.filter((_, at) => at % 9 === 0);
    for (const name of one) {
      const file = readSave(readFileSync(join(SAMPLES, 'samples', name), 'utf8'));
      games[file.game] ??= await loadGame(file.game);
      const world = createWorld();
      const tab = openTab(world, { games });
      const id = await bringIn(tab, file);
      await tab.match.getState().open(id);
      const handed = seen(tab);
      await tab.match.getState().close();
      const other = openTab(world, { games });
      await other.match.getState().open(id);
      expect(seen(other), name).toEqual(handed);
    }
    expect(one.length).toBeGreaterThan(8);
  });

  it('that stops agreeing is handed over with its ways on', async () => {
    const file = readToy();
    const old: SaveFile = {
      ...file,
      rulesVersion: 0,
      log: [...file.log.slice(0, 2), ['roll', '', ''], ...file.log.slice(2)],
    };
    const world = createWorld();
    const tabs = [openTab(world), openTab(world)] as const;
    const id = await bringIn(tabs[0], old);
    for (const how of [undefined, 'last-agreeing', 'from-snapshot'] as const) {
      for (const tab of tabs) await tab.match.getState().open(id, how);
      expect(seen(tabs[0])['failure']).toEqual(seen(tabs[1])['failure']);
    }
  });
});

describe('a reader', () => {
  const text = JSON.stringify(readToy());
  const made = () => createSaveReader((id) => Promise.resolve(id === 'toy' ? (openToy as AnyGame) : null));
  const reading = () => made().read(text);

  it('gives what it was handed for that very text, once', async () => {
    const reader = made();
    const match = await reading();
    reader.give(text, match);
    expect(await reader.read(text)).toBe(match);
    expect(await reader.read(text)).not.toBe(match);
  });

  it('checks a text that differs by a character', async () => {
    const reader = made();
    reader.give(text, await reading());
    await expect(reader.read(text.replace('"log":[["', '"log":[["x'))).resolves.toMatchObject({
      loaded: { how: 'diverged' },
    });
    reader.give(text, await reading());
    await expect(reader.read(`${text.slice(0, -1)},"more":1}`)).rejects.toThrow(/shape/);
  });
});
