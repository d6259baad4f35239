/** Each move writes what is new; now and then a copy is written whole and takes the place of its records. */
import { describe, expect, it } from 'vitest';
import { readSave } from '../../src/engine/kernel/save-file.ts';
import { createMemoryVault } from '../../src/store/vault/vault.ts';
import type { StoredCopy, StoredRecord, Vault } from '../../src/store/vault/vault.ts';
import type { GameDefinition } from '../../src/engine/kernel/types.ts';
import type { Toy } from '../support/toy-game.ts';
import { begin, createWorld, movesOf, openTab, openToy, playAll } from '../support/store-world.ts';

type Part = Pick<StoredCopy, 'slot' | 'serial' | 'text'> & { readonly kind: 'copy' | 'record' };

/** A vault that tells what it is given. */
function watched(vault: Vault): Vault & { readonly parts: Part[] } {
  const parts: Part[] = [];
  const see = (kind: Part['kind'], { slot, serial, text }: StoredCopy | StoredRecord): void =>
    void parts.push({ kind, slot, serial, text });
  return {
    keeps: vault.keeps,
    parts,
    transact: (mode, body) =>
      vault.transact(mode, (tx) =>
        body({
          ...tx,
          putCopy: (copy) => (see('copy', copy), tx.putCopy(copy)),
          putRecord: (record) => (see('record', record), tx.putRecord(record)),
        }),
      ),
  };
}

/** The toy without an end, so that a match can be long. */
const endlessToy: GameDefinition<Toy> = {
  ...openToy,
  nodes: {
    ...openToy.nodes,
    'turn/next': {
      kind: 'auto',
      run: (ctx, { seat }) => ctx.goto({ at: 'turn/act', seat: seat === 'red' ? 'blue' : 'red', steps: 0 }),
    },
  },
};
const endless = { game: endlessToy } as const;
const pass = (n: number): readonly string[] => Array.from({ length: n }, () => 'pass');

describe('a match in play', () => {
  it('writes as much for a late move as for an early one, copies apart, which are rare', async () => {
    const vault = watched(createMemoryVault());
    const tab = openTab(createWorld(vault), endless);
    const id = await begin(tab);
    await playAll(tab, ...pass(400));
    const records = vault.parts.filter(({ kind }) => kind === 'record');
    const longest = Math.max(...records.map(({ text }) => text.length));
    expect(longest).toBeLessThan((records[0]?.text.length ?? 0) + 40);
    // The total written grows with the moves, not with their square: records pay for each copy.
    const written = vault.parts.reduce((sum, { text }) => sum + text.length, 0);
    expect(written).toBeLessThan(3 * 400 * longest);
    const stored = await vault.transact('readonly', async (tx) => [await tx.copies(id), await tx.records(id)] as const);
    for (const copy of stored[0]) {
      const size = stored[1].filter(({ slot }) => slot === copy.slot).reduce((sum, { text }) => sum + text.length, 0);
      expect(size).toBeLessThanOrEqual(copy.text.length);
    }
    const found = await tab.archive.find(id);
    expect(found?.damaged).toEqual([]);
    expect(found?.good.map(({ text }) => readSave(text).log.length)).toEqual([400, 399]);
    expect(found?.good[0]?.text).toBe(tab.match.getState().exportText());
  });

  it('is written whole once by each tab that has come to it', async () => {
    const vault = watched(createMemoryVault());
    const world = createWorld(vault);
    const [first, second] = [openTab(world), openTab(world)];
    const id = await begin(first);
    await playAll(first, ...pass(40));
    await second.match.getState().open(id);
    await second.match.getState().takeOver();
    const from = vault.parts.length;
    await playAll(second, ...pass(4));
    expect(vault.parts.slice(from).map(({ kind }) => kind)).toEqual(['copy', 'copy', 'record', 'record']);
    await expect.poll(() => first.match.getState().readOnly).toBe('taken-over');
    await first.match.getState().takeOver();
    const again = vault.parts.length;
    await playAll(first, ...pass(3));
    expect(vault.parts.slice(again).map(({ kind }) => kind)).toEqual(['copy', 'copy', 'record']);
    const third = openTab(world);
    await third.match.getState().open(id);
    expect(movesOf(third)).toHaveLength(47);
  });

  it('is written whole where somebody else has written it since', async () => {
    const vault = watched(createMemoryVault());
    const tab = openTab(createWorld(vault));
    const id = await begin(tab);
    await playAll(tab, ...pass(40));
    await tab.archive.purge([id]);
    const from = vault.parts.length;
    await playAll(tab, ...pass(3));
    expect(vault.parts.slice(from).map(({ kind }) => kind)).toEqual(['copy', 'copy', 'record']);
  });

  it('keeps undone moves, left lines and take-backs across records', async () => {
    const world = createWorld();
    const tab = openTab(world, { game: openToy });
    const id = await begin(tab);
    const { getState } = tab.match;
    await playAll(tab, 'step', 'step');
    await getState().undo();
    await playAll(tab, 'pass', 'roll');
    await getState().takeBack(1);
    await getState().tryLine();
    await playAll(tab, 'step', 'step');
    await getState().leaveLine();
    await playAll(tab, 'step');
    await getState().undo();
    const text = getState().exportText();
    const { timeline } = getState();
    await getState().close();
    const after = openTab(world);
    await after.match.getState().open(id);
    expect(after.match.getState().exportText()).toBe(text);
    expect(after.match.getState().timeline).toMatchObject({
      redo: timeline.redo,
      branches: timeline.branches,
      takeBacks: timeline.takeBacks,
    });
  });

  it('goes on in records where the disk has no room for a whole copy, and says nothing', async () => {
    let isTight = false;
    const vault = watched(createMemoryVault());
    const world = createWorld(vault);
    const tab = openTab(world, {
      ...endless,
      sabotage: {
        before: (instruction) => {
          if (isTight && instruction === 'putCopy') throw new DOMException('no space', 'QuotaExceededError');
        },
      },
    });
    const id = await begin(tab);
    await playAll(tab, ...pass(10));
    isTight = true;
    const from = vault.parts.length;
    await playAll(tab, ...pass(60));
    expect(tab.match.getState().storage).toMatchObject({ unsaved: 0 });
    expect(vault.parts.slice(from).every(({ kind }) => kind === 'record')).toBe(true);
    isTight = false;
    await playAll(tab, ...pass(2));
    expect(vault.parts.slice(-2).map(({ kind }) => kind)).toEqual(['copy', 'copy']);
    const after = openTab(world, endless);
    await after.match.getState().open(id);
    expect(movesOf(after)).toHaveLength(72);
  });
});
