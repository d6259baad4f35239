/** Variations of a match: with chosen dice, nested, kept, merged; and what they must not show. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { createWhatIf } from '../../src/store/what-if/what-if.ts';
import type { WhatIfStore } from '../../src/store/what-if/types.ts';
import { createWorld, fresh, openTab, type Tab } from '../support/store-world.ts';

const GAMES: readonly AnyGame[] = [hitlersReich, blitzkriegToMoscow2, hitlersLastBattles];
const games = Object.fromEntries(GAMES.map((def) => [def.id, def]));
const match = (tab: Tab) => tab.match.getState();

async function begin(def: AnyGame, curtain = false, tab = fresh({ games })): Promise<Tab> {
  const setup = { scenario: def.scenarios[0]?.id ?? '', seed: `variations of ${def.id}`, options: {} };
  const made = await match(tab).create({ game: def.id, setup, about: { curtain, undo: 'honest' } });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return tab;
}

/** Random moves until so many throws have been made. */
async function walk(tab: Tab, throws: number): Promise<void> {
  const rng = seedRng('walk');
  for (let rolled = 0, n = 0; rolled < throws && n < 600; n++) {
    if (match(tab).curtain || match(tab).isFaceDown) match(tab).takeSeat();
    const moves = match(tab).decision?.moves ?? [];
    const move = moves[drawFrom(rng, Math.max(1, moves.length))];
    if (!move) break;
    const result = await match(tab).dispatch(move);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const { points } = match(tab).timeline;
    if ((points.at(-1)?.draws.length ?? 0) > 0) rolled++;
  }
}

function must<X>(value: X | undefined): X {
  if (value === undefined) throw new Error('nothing there');
  return value;
}

let salts = 0;
function open(tab: Tab): WhatIfStore {
  return createWhatIf({
    match: tab.match,
    newSalt: () => `salt ${++salts}`,
    answer: ({ decision }) => Promise.resolve(must(decision.moves[0])),
    onFault: (error) => {
      throw error;
    },
  });
}

/** The match without its study. */
function bare(tab: Tab): unknown {
  const { study: _study, ...file } = JSON.parse(match(tab).exportText() ?? '{}') as Record<string, unknown>;
  return file;
}
const lastRoll = (tab: Tab) => match(tab).timeline.points.findLastIndex(({ draws }) => draws.length > 0);

describe.each([hitlersLastBattles, blitzkriegToMoscow2])('a lost battle of $id', (def) => {
  it('is varied with a chosen die, played on, kept and merged, and the match stays as it is', async () => {
    const tab = await begin(def);
    await walk(tab, 2);
    const before = bare(tab);
    const lab = open(tab);
    lab.actions.goTo(lastRoll(tab) - 1);
    const [own] = lab.getState().lines;
    expect(own?.roll?.source).toBe('fell');
    const die = own?.roll?.dice[0];
    if (!die) throw new Error('no die');
    const face = (die.face % die.sides) + 1;

    const key = await lab.actions.rethrow('match', { source: 'chosen', place: die.place, face }, 'Another die');
    const line = lab.getState().lines.find((one) => one.key === key);
    expect(line?.roll).toMatchObject({ source: 'chosen' });
    expect(line?.roll?.dice[0]).toMatchObject({ face, isChosen: true });
    // The same die as it fell leads where the match went.
    const again = await lab.actions.rethrow('match', { source: 'fell' }, '');
    const fell = lab.getState().lines.find((one) => one.key === again);
    expect(fell?.moves.map(({ notation }) => notation)).toEqual(own?.moves.map(({ notation }) => notation));
    expect(fell?.roll?.dice).toEqual(own?.roll?.dice);

    // Played on by hand, and back.
    await lab.actions.playOn(key ?? '', 'both', '');
    const table = lab.getState().lines.find((one) => one.key === key)?.table;
    const moves = table?.read().decision?.moves ?? [];
    expect(moves.length).toBeGreaterThan(0);
    await table?.dispatch(must(moves[0]));
    const played = lab.getState().lines.find((one) => one.key === key)?.moves.length ?? 0;
    expect(played).toBeGreaterThan(line?.moves.length ?? 0);
    const nested = await lab.actions.add(key ?? '', 'Nested');
    expect(lab.getState().lines.find((one) => one.key === nested)).toMatchObject({ depth: 2, parent: key });
    await lab.actions.undo(key ?? '');
    expect(lab.getState().lines.find((one) => one.key === key)?.moves.length ?? 0).toBeLessThan(played);

    expect(bare(tab)).toEqual(before);
    const { looks, variations } = match(tab).study;
    expect(looks).toHaveLength(1);
    expect(variations).toHaveLength(3);

    // A separate match, which says that a die was chosen.
    const merge = lab.actions.merge(key ?? '', 'A new match');
    const made = await tab.library.getState().importText(merge?.text ?? '');
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    lab.actions.leave();
    await match(tab).open(made.id);
    expect(match(tab).study.chosen.length).toBeGreaterThan(0);
    expect(match(tab).study.variations).toEqual([]);
    expect(match(tab).decision?.moves.length).toBeGreaterThan(0);
  });
});

describe('variations of a match', () => {
  it('lie beside it on the disk, also after further moves, and in its file', async () => {
    const world = createWorld();
    const tab = await begin(hitlersLastBattles, false, openTab(world, { games }));
    await walk(tab, 2);
    const lab = open(tab);
    lab.actions.goTo(lastRoll(tab) - 1);
    const key = await lab.actions.rethrow('match', { source: 'fresh' }, 'Fresh');
    await lab.actions.rename(key ?? '', '  Another\u202e  name ');
    const shown = lab.getState().lines.find((one) => one.key === key);
    expect(shown?.name).toBe('Another name');
    lab.actions.leave();
    await walk(tab, 1);
    const text = match(tab).exportText();
    const id = match(tab).id ?? '';
    await match(tab).close();

    const other = openTab(world, { games });
    await match(other).open(id);
    expect(match(other).exportText()).toBe(text);
    const again = open(other);
    again.actions.goTo(match(other).study.variations[0]?.from ?? 0);
    const found = again.getState().lines.find((one) => one.key === key);
    expect(found?.roll).toEqual(shown?.roll);
    await again.actions.remove(key ?? '');
    expect(JSON.parse(match(other).exportText() ?? '')).toMatchObject({ study: { variations: [] } });
    again.actions.leave();
  });

  it('stay where they began when the match takes moves back', async () => {
    const tab = await begin(hitlersLastBattles);
    await walk(tab, 2);
    const lab = open(tab);
    const at = lastRoll(tab) - 1;
    lab.actions.goTo(at);
    const key = await lab.actions.rethrow('match', { source: 'fresh' }, '');
    const moves = lab.getState().lines.find((one) => one.key === key)?.moves;
    await match(tab).takeBack(Math.max(0, at - 2));
    const { moves: other = [] } = match(tab).decision ?? {};
    await match(tab).dispatch(must(other.at(-1)));
    lab.actions.goTo(Math.min(at, match(tab).timeline.points.length - 1));
    const line = lab.getState().lines.find((one) => one.key === key);
    if (line) expect(line.moves).toHaveLength(moves?.length ?? -1);
    lab.actions.leave();
  });

  it('asks for each die where they are chosen', async () => {
    const tab = await begin(hitlersLastBattles);
    await walk(tab, 2);
    const lab = open(tab);
    lab.actions.goTo(lastRoll(tab) - 1);
    const key = (await lab.actions.add('match', 'By hand')) ?? '';
    await lab.actions.setDice(key, 'chosen');
    await lab.actions.playOn(key, 'both', '');
    const lineOf = () => lab.getState().lines.find((one) => one.key === key);
    const fell = lab.getState().lines[0]?.moves.find(({ dice }) => dice.length > 0);
    for (let n = 0; n < 10 && !lab.getState().pending; n++) {
      const table = lineOf()?.table;
      const decision = table?.read().decision;
      const move = decision?.moves.find((one) => table?.notation(one) === fell?.notation) ?? decision?.moves[0];
      if (!move) break;
      await table?.dispatch(move);
    }
    expect(lab.getState().pending?.asked).toMatchObject({ kind: 'die', n: 6 });
    const faces: number[] = [];
    for (let n = 0; n < 20 && lab.getState().pending; n++) {
      faces.push(n % 6);
      await lab.actions.pick(n % 6);
    }
    expect(lineOf()?.roll?.dice.map(({ face }) => face - 1)).toEqual(faces);
    expect(lineOf()?.roll?.dice.every(({ isChosen }) => isChosen)).toBe(true);
    lab.actions.leave();
  });
});

describe('a pile that is shuffled', () => {
  it('is put in the order that the player chose, and the move stays marked', async () => {
    const tab = fresh({ games });
    const file = readFileSync('tests/recorded/hitlers-reich.campaign-1941-greedy-7.json', 'utf8');
    const made = await tab.library.getState().importText(file);
    if (!made.ok) throw new Error(JSON.stringify(made.problem));
    await match(tab).open(made.id);
    const { points } = match(tab).timeline;
    const at = points.findIndex(({ draws }) => draws.length > 10);
    const lab = open(tab);
    lab.actions.goTo(at - 1);
    const key = (await lab.actions.add('match', 'In order')) ?? '';
    await lab.actions.setDice(key, 'chosen');
    await lab.actions.playOn(key, 'both', '');
    const lineOf = () => lab.getState().lines.find((one) => one.key === key);
    const move = hitlersReich.words.parse(points[at]?.notation ?? '');
    if (!move) throw new Error('no move');
    await lineOf()?.table.dispatch(move);
    const kinds: string[] = [];
    for (let n = 0; n < 20; n++) {
      const asked = lab.getState().pending?.asked;
      if (!asked) break;
      kinds.push(asked.kind);
      if (asked.kind !== 'order') await lab.actions.pick(0);
      else {
        expect(asked.outcomes).toHaveLength(asked.n);
        await lab.actions.pickOrder([asked.n - 1, 0]);
      }
    }
    expect(kinds).toContain('order');
    expect(lineOf()?.moves[0]).toMatchObject({ isChosen: true });
    lab.actions.leave();
  });
});

describe.each([blitzkriegToMoscow2, hitlersReich])('hidden hands of $id', (def) => {
  it('are dealt anew for who looks, and the other seat sees nothing of it', async () => {
    const tab = await begin(def, true);
    await walk(tab, 2);
    if (match(tab).curtain || match(tab).isFaceDown) match(tab).takeSeat();
    const { viewer } = match(tab);
    const lab = open(tab);
    if (viewer === null) {
      expect(lab.getState().closed).not.toBeNull();
      lab.actions.leave();
      return;
    }
    const key = await lab.actions.add('match', 'Mine');
    const line = lab.getState().lines.find((one) => one.key === key);
    expect(line?.isDealt).toBe(true);
    expect(match(tab).study.variations).toHaveLength(1);
    // The seat's own facts are the same in both.
    expect(JSON.stringify(line?.table.read().view)).toContain(JSON.stringify(match(tab).moment?.turn));
    match(tab).dropCurtain();
    expect(match(tab).study.variations).toEqual([]);
    expect(lab.getState().closed).not.toBeNull();
    expect(lab.getState().lines).toEqual([]);
    lab.actions.leave();
  });
});

describe('a hostile study', () => {
  const spoil = (path: string, value: unknown) => (text: string) => {
    const file = JSON.parse(text) as Record<string, unknown>;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const holder = keys.reduce((at, one) => at[one] as Record<string, unknown>, file);
    holder[last] = value;
    return JSON.stringify(file);
  };
  it.each<[string, unknown, string?]>([
    ['study.variations.0.parent', 7],
    ['study.variations.0.name', 'x'.repeat(61)],
    ['study.variations.0.seat', 'nobody'],
    ['study.variations.0.log.0.1', '6/x'],
    ['study.variations.0.chosen', [[90, 0]]],
    ['study.variations.0.dice', 'loaded'],
    ['study.variations.0.more', true],
    ['study.looks', [[1, 'nobody']], 'study.looks.0.1'],
    ['study.chosen', [[-1, 0]], 'study.chosen.0.0'],
    ['study.variations', null],
  ])('is refused at %s', async (path, value, named = path) => {
    const tab = await begin(hitlersLastBattles);
    await walk(tab, 1);
    const lab = open(tab);
    lab.actions.goTo(lastRoll(tab) - 1);
    await lab.actions.rethrow('match', { source: 'fresh' }, '');
    lab.actions.leave();
    const made = await tab.library.getState().importText(spoil(path, value)(match(tab).exportText() ?? ''));
    expect(made.ok).toBe(false);
    if (made.ok) return;
    expect(made.problem.key).toBe('save.refused.shape');
    expect(made.problem.params?.['path']).toBe(named);
  });
});
