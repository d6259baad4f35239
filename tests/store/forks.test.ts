/**
 * A second match made from a running one must not show the first one's next rolls. Each game is attacked through each
 * door: at several points a second match is made, played until dice fall, and compared with the same moves in the
 * first.
 */
import { describe, expect, it } from 'vitest';
import { blitzkriegToMoscow2 } from '../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import { hitlersLastBattles } from '../../src/engine/games/hitlers-last-battles/definition.ts';
import { hitlersReich } from '../../src/engine/games/hitlers-reich/definition.ts';
import { drawFrom, seedRng } from '../../src/engine/kernel/rng.ts';
import { readSave, type SaveFile } from '../../src/engine/kernel/save-file.ts';
import { encodeSave, loadSave } from '../../src/engine/kernel/save.ts';
import { play, present, type Timeline } from '../../src/engine/kernel/timeline.ts';
import type { Types } from '../../src/engine/kernel/types.ts';
import type { AnyGame } from '../../src/store/types.ts';
import { effort, isLong } from '../support/effort.ts';
import { fresh, openToy, type Tab } from '../support/store-world.ts';
import { tables } from '../support/reich.ts';

const GAMES: readonly AnyGame[] = [hitlersReich, blitzkriegToMoscow2, hitlersLastBattles];
/** The smallest game there is, for what needs a whole one. */
const toy: AnyGame = openToy;
const games = Object.fromEntries(GAMES.map((def) => [def.id, def]));
const match = (tab: Tab) => tab.match.getState();
const library = (tab: Tab) => tab.library.getState();

async function begin(def: AnyGame, seed: string, undo: 'honest' | 'open' = 'honest', position?: object): Promise<Tab> {
  const tab = fresh({ games });
  const setup = { scenario: def.scenarios[0]?.id ?? '', seed, options: {}, ...(position && { position }) };
  const made = await match(tab).create({ game: def.id, setup, about: { curtain: false, undo } });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return tab;
}

/** The match on the table of `tab`, as a file and as the engine has it. */
const fileOf = (tab: Tab): SaveFile => readSave(match(tab).exportText() ?? '');
const aboutOf = (tab: Tab) => fileOf(tab).about;
const drawsNow = (tab: Tab): string =>
  (match(tab).timeline.points.at(-1)?.draws ?? []).map(({ value, n }) => `${value}/${n}`).join(' ');
function lineOf(def: AnyGame, file: SaveFile): Timeline<Types> {
  const loaded = loadSave(def, file);
  expect(loaded).toMatchObject({ how: 'replayed', by: 'generator' });
  if (loaded.how !== 'replayed') throw new Error(loaded.how);
  return loaded.timeline;
}

/** Plays random moves: so many, or until dice fall. Their texts. */
async function walk(tab: Tab, def: AnyGame, seed: string, most = Infinity): Promise<readonly string[]> {
  const rng = seedRng(seed);
  const played: string[] = [];
  while (played.length < most) {
    const moves = match(tab).decision?.moves ?? [];
    const move = moves[drawFrom(rng, Math.max(1, moves.length))];
    if (!move) break;
    const result = await match(tab).dispatch(move);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    played.push(def.words.notation(move));
    if (most === Infinity && match(tab).timeline.points.at(-1)?.draws.length !== 0) break;
  }
  return played;
}

/** The last draws of the same moves in the first match, which has nothing to do with the second. */
function foretold(def: AnyGame, line: Timeline<Types>, moves: readonly string[]): string {
  let now = line;
  for (const text of moves) {
    const move = def.words.parse(text);
    const next = move && play(def, now, move);
    if (!next?.ok) throw new Error(text);
    now = next.timeline;
  }
  return (present(now).entry?.draws ?? []).map(({ value, n }) => `${value}/${n}`).join(' ');
}

/** Plays on at random until the game is over. */
async function finish(tab: Tab, def: AnyGame): Promise<void> {
  await walk(tab, def, 'to the end', 500);
  expect(match(tab).result).not.toBeNull();
}

type Door = (tab: Tab, id: string) => Promise<string | null>;
const brought = (result: Awaited<ReturnType<ReturnType<typeof library>['importText']>>) =>
  result.ok ? result.id : null;
const DOORS: Readonly<Record<string, Door>> = {
  'a copy in the library': (tab, id) => library(tab).duplicate(id),
  'a file saved and brought in': async (tab, id) =>
    brought(await library(tab).importText((await library(tab).exportText(id)) ?? '')),
  'a link': async (tab, id) =>
    brought(await library(tab).importShare(((await library(tab).shareLink(id)) ?? '').replace('#/share/', ''))),
  'a second device': async (tab, id) => {
    const other = fresh({ games });
    const there = brought(await library(other).importText((await library(tab).exportText(id)) ?? ''));
    return brought(await library(tab).importText((await library(other).exportText(there ?? '')) ?? ''));
  },
};

/** How many of the values two lists of draws share at the same place, and how many there are. */
function agreement(pairs: readonly (readonly [string, string])[]): { readonly same: number; readonly all: number } {
  let [same, all] = [0, 0];
  for (const [a, b] of pairs.filter(([first]) => first !== '')) {
    const [left, right] = [a.split(' '), b.split(' ')];
    all += left.length;
    same += left.filter((value, at) => value === right[at]).length;
  }
  return { same, all };
}

/** One die in six is alike by chance; four standard deviations above that is no chance. */
function expectUnforeseen(pairs: readonly (readonly [string, string])[]): void {
  const { same, all } = agreement(pairs);
  expect(all).toBeGreaterThan(6);
  expect(same, JSON.stringify(pairs)).toBeLessThan(all / 6 + 4 * Math.sqrt((all * 5) / 36));
}

/** The doors know no game: each door is tried with one game and each game by one door, in the long run all by all. */
const ATTACKS = GAMES.flatMap((def, at) =>
  Object.entries(DOORS)
    .filter((_, door) => isLong || door % GAMES.length === at)
    .map(([door, go]) => ({ game: def.id, door, def, go })),
);

describe('a second match', () => {
  it.each(ATTACKS)(
    'of $game made by $door does not reveal the dice of the first, which keeps its own',
    async ({ def, go }) => {
      const tab = await begin(def, 'attacked');
      const id = match(tab).id ?? '';
      const pairs: (readonly [string, string])[] = [];
      for (let n = 0; n < 8; n++) {
        await match(tab).open(id);
        await walk(tab, def, `first ${n}`, 9);
        const first = lineOf(def, fileOf(tab));
        expect(first.fork).toBeNull();
        await match(tab).close();
        const second = await go(tab, id);
        await match(tab).open(second ?? '');
        expect(match(tab).status).toBe('open');
        const moves = await walk(tab, def, `second ${n}`);
        pairs.push([foretold(def, first, moves), fileOf(tab).log.at(-1)?.[1] ?? '']);
        // Every roll of it can be made again all the same.
        expect(match(tab).audit()).toMatchObject({ ok: true });
        lineOf(def, fileOf(tab));
      }
      expectUnforeseen(pairs);
      await match(tab).open(id);
      await walk(tab, def, 'on', 30);
      const { fork, log } = fileOf(tab);
      expect(fork).toBeNull();
      expect(log.filter((entry) => entry.length > 3)).toEqual([]);
      lineOf(def, fileOf(tab));
    },
  );
});

describe('what was found in play', () => {
  it('the dice of a copy’s first conflict are not those of the original (HR §7)', async () => {
    const def = hitlersReich;
    const tab = await begin(def, 'conflict');
    const id = match(tab).id ?? '';
    let first = lineOf(def, fileOf(tab));
    const moves: string[] = [];
    // Up to the first conflict the original is played; the copy is made just before its dice.
    for (let n = 0; moves.length === 0; n++) {
      await match(tab).open(id);
      first = lineOf(def, fileOf(tab));
      await walk(tab, def, 'conflict', 1);
      const { points } = match(tab).timeline;
      // A card named ahead is no move yet: both cards are played with the second.
      if (points.at(-1)?.draws.length)
        moves.push(
          ...fileOf(tab)
            .log.slice(first.points.length - 1)
            .map(([move]) => move),
        );
      expect(n).toBeLessThan(60);
    }
    const original = drawsNow(tab);
    expect(original.split(' ').length).toBeGreaterThanOrEqual(5);
    const text = JSON.stringify(encodeSave(def, first, aboutOf(tab), 'test'));
    const rolled: string[] = [];
    for (let n = 0; n < 5; n++) {
      await match(tab).open(brought(await library(tab).importText(text)) ?? '');
      for (const move of moves) await match(tab).dispatchText(move);
      rolled.push(drawsNow(tab));
    }
    expect(new Set([original, ...rolled]).size).toBe(6);
    await match(tab).open(id);
    expect(drawsNow(tab)).toBe(original);
  });

  it('nor is the re-roll at once after it, whether the copy is made before the dice or after them (HR §7.6)', async () => {
    const def = hitlersReich;
    const position = {
      events: { ...Object.fromEntries(tables.copies.map((copy) => [copy, 'mall'])), 'jet-fighters': 'aside-1943' },
      year: { axis: 1, allies: 1 },
      pact: false,
      used: { barbarossa: true, overlord: false },
      bigPush: { axis: 'none', allies: 'none' },
      hands: { axis: ['G13', 'G2'], allies: ['S9', 'S2'] },
      handSize: { axis: 2, allies: 2 },
    };
    const tab = await begin(def, 're-rolled', 'honest', position);
    const id = match(tab).id ?? '';
    const played = async (...moves: readonly string[]) => {
      for (const move of moves) expect([move, await match(tab).dispatchText(move)]).toMatchObject([move, { ok: true }]);
      return match(tab).exportText() ?? '';
    };
    const before = await played('A land finland>leningrad', 'c G13');
    const after = await played('c S9');
    await played('rr 1,2,3');
    const original = drawsNow(tab);
    expect(original.split(' ')).toHaveLength(3);
    for (const [text, left] of [
      [before, ['c S9', 'rr 1,2,3']],
      [after, ['rr 1,2,3']],
    ] as const) {
      const pairs: (readonly [string, string])[] = [];
      for (let n = 0; n < effort(6, 8); n++) {
        await match(tab).open(brought(await library(tab).importText(text)) ?? '');
        await played(...left);
        pairs.push([original, drawsNow(tab)]);
      }
      expectUnforeseen(pairs);
      expect(new Set(pairs.map(([, copy]) => copy)).size).toBeGreaterThan(4);
    }
    await match(tab).open(id);
    expect(drawsNow(tab)).toBe(original);
  });

  it('the die of the next attack cannot be read in copies before choosing where to attack (BtM2 §11)', async () => {
    const def = blitzkriegToMoscow2;
    const tab = await begin(def, 'attack');
    const id = match(tab).id ?? '';
    await walk(tab, def, 'attack');
    await match(tab).close();
    const dice: string[] = [];
    for (let n = 0; n < 12; n++) {
      await match(tab).open((await library(tab).duplicate(id)) ?? '');
      await walk(tab, def, 'the same attack');
      dice.push(drawsNow(tab));
      await match(tab).close();
    }
    // Twelve looks at the same attack reveal nothing: all but a few faces come up.
    expect(new Set(dice).size).toBeGreaterThan(2);
    await match(tab).open(id);
    const first = lineOf(def, fileOf(tab));
    const moves = await walk(tab, def, 'the same attack');
    expect(drawsNow(tab)).toBe(foretold(def, first, moves));
  });
});

describe('a variation', () => {
  const def = hitlersLastBattles;

  it('rolls its own dice, and the match goes on with those it had', async () => {
    const tab = await begin(def, 'varied');
    const pairs: (readonly [string, string])[] = [];
    for (let n = 0; n < 8; n++) {
      await walk(tab, def, `match ${n}`, 9);
      const first = lineOf(def, fileOf(tab));
      expect((await match(tab).tryLine()).ok).toBe(true);
      expect(match(tab).timeline).toMatchObject({ forks: [{ line: { key: 'table.fork.line' } }], waits: true });
      const moves = await walk(tab, def, `line ${n}`);
      expect(match(tab).timeline.waits).toBe(false);
      pairs.push([foretold(def, first, moves), drawsNow(tab)]);
      await match(tab).leaveLine();
      expect(match(tab).timeline.forks).toEqual([]);
    }
    expectUnforeseen(pairs);
    const { fork, log, branches } = fileOf(tab);
    expect(fork).toBeNull();
    expect(log.filter((entry) => entry.length > 3)).toEqual([]);
    expect(branches.flatMap(({ tail }) => tail.filter((entry) => entry.length > 3))).toHaveLength(8);
    expect(match(tab).audit()).toMatchObject({ ok: true, forks: [] });
  });

  it('is not asked twice: made the match, or had again later, it goes on with a new salt', async () => {
    const tab = await begin(def, 'adopted');
    await walk(tab, def, 'match', 9);
    await match(tab).tryLine();
    const at = match(tab).timeline.points.length;
    const moves = await walk(tab, def, 'line');
    // The line's next roll is looked up, and taken back without a trace in the log.
    const known = await walk(tab, def, 'further');
    await match(tab).takeBack(at + moves.length - 1);
    await match(tab).leaveLine(true);
    expect(match(tab).timeline).toMatchObject({ forks: [{ at }, { at: at + moves.length }], waits: true });
    for (const text of known) await match(tab).dispatchText(text);
    expect(match(tab).audit()).toMatchObject({
      ok: true,
      forks: [{ move: at, salt: null }, { move: at + moves.length }],
    });
    // The faces of one die may agree by chance; the salts may not.
    const salts = fileOf(tab).log.flatMap(([, , , fork]) => (fork ? [fork.salt] : []));
    expect(salts).toHaveLength(2);
    expect(new Set(salts).size).toBe(2);
    lineOf(def, fileOf(tab));
  });

  it('has the dice as they fell once the match is over, or where the players chose open undo', async () => {
    const tab = await begin(def, 'open', 'open');
    await walk(tab, def, 'match', 9);
    const first = lineOf(def, fileOf(tab));
    await match(tab).tryLine('as-fell');
    const moves = await walk(tab, def, 'line');
    expect(drawsNow(tab)).toBe(foretold(def, first, moves));
    expect(match(tab).timeline.forks).toEqual([]);
    const honest = await begin(toy, 'honest');
    await walk(honest, toy, 'match', 9);
    expect(match(honest).showsDice).toBe(false);
    // If asked for anyway, new dice are rolled.
    await match(honest).tryLine('as-fell');
    expect(match(honest).timeline.waits).toBe(true);
    await match(honest).leaveLine();
    await finish(honest, toy);
    expect(match(honest).showsDice).toBe(true);
    match(honest).scrub(3);
    await match(honest).tryLine('as-fell');
    expect(match(honest).timeline).toMatchObject({ forks: [], waits: false });
  });

  it('played to its end does not show the seed of the match', async () => {
    const tab = await begin(toy, 'hidden seed');
    await match(tab).tryLine();
    await finish(tab, toy);
    expect(match(tab).result).not.toBeNull();
    expect(match(tab).audit()).toMatchObject({ seed: null });
  });
});

describe('doors beside the doors', () => {
  const def = hitlersLastBattles;

  it('going back in a copy to before it was made, by undo, take-back or another line, does not bring the first dice back', async () => {
    const tab = await begin(def, 'backwards');
    const id = match(tab).id ?? '';
    const pairs: (readonly [string, string])[] = [];
    for (let n = 0; n < effort(4, 8); n++) {
      await match(tab).open(id);
      await walk(tab, def, `match ${n}`, 9);
      const first = lineOf(def, fileOf(tab));
      await match(tab).close();
      await match(tab).open((await library(tab).duplicate(id)) ?? '');
      const to = first.points.length - 2 - (n % 4);
      await match(tab).takeBack(to);
      expect(match(tab).sameDiceFrom).toBeNull();
      const moves = await walk(tab, def, `back ${n}`);
      pairs.push([foretold(def, { ...first, points: first.points.slice(0, to + 1) }, moves), drawsNow(tab)]);
      expect(match(tab).audit()).toMatchObject({ ok: true });
      lineOf(def, fileOf(tab));
      // Within the copy a take-back leaves the dice as they are, and says so.
      expect(match(tab).sameDiceFrom).toBeLessThanOrEqual(to);
      const again = drawsNow(tab);
      await match(tab).takeBack(to);
      for (const text of moves) await match(tab).dispatchText(text);
      expect(drawsNow(tab)).toBe(again);
      await match(tab).close();
    }
    expectUnforeseen(pairs);
  });

  it('two copies of one match differ, and so do a copy and its copy', async () => {
    const tab = await begin(def, 'twins');
    const id = match(tab).id ?? '';
    await walk(tab, def, 'match', 9);
    await match(tab).close();
    const one = (await library(tab).duplicate(id)) ?? '';
    const copies = [one, await library(tab).duplicate(id), await library(tab).duplicate(one)];
    const texts = await Promise.all(copies.map((copy) => library(tab).exportText(copy ?? '')));
    const salts = texts.map((text) => readSave(text ?? '').fork?.salt);
    expect(new Set(salts).size).toBe(3);
    expect(salts).not.toContain(undefined);
  });

  it('a copy that is over does not show the seed that the original still draws from', async () => {
    const tab = await begin(toy, 'still in play');
    await walk(tab, toy, 'match', 3);
    const id = match(tab).id ?? '';
    await match(tab).close();
    await match(tab).open((await library(tab).duplicate(id)) ?? '');
    await finish(tab, toy);
    expect(match(tab).audit()).toMatchObject({ ok: true, seed: null, isSecond: true });
    // A line in it, from before the copy was made, with the dice as they fell, draws from the copy's salt.
    match(tab).scrub(1);
    await match(tab).tryLine('as-fell');
    expect(match(tab).timeline).toMatchObject({ waits: true });
    await match(tab).open(id);
    await finish(tab, toy);
    expect(match(tab).audit()).toMatchObject({ ok: true, seed: 'still in play', isSecond: false });
  });

  it('the same brought file kept twice makes two matches with dice of their own', async () => {
    const tab = await begin(def, 'kept twice');
    const text = match(tab).exportText() ?? '';
    const checked = await library(tab).checkImport({ kind: 'text', text });
    expect(checked).toMatchObject({ ok: true, newDice: true });
    const ids = checked.ok ? [await checked.keep(), await checked.keep()].map(brought) : [];
    const salts = await Promise.all(
      ids.map(async (id) => readSave((await library(tab).exportText(id ?? '')) ?? '').fork?.salt),
    );
    expect(new Set(salts).size).toBe(2);
  });

  it('a match taken back from its end continues with new dice: the end revealed the seed rolled', async () => {
    const def = hitlersReich;
    const tab = await begin(def, 'resumed');
    await walk(tab, def, 'match', 9);
    const last = match(tab).at;
    await match(tab).dispatchText('resign');
    expect(match(tab).audit()?.seed).toBe('resumed');
    expect(match(tab).sameDiceFrom).toBeNull();
    await match(tab).takeBack(last);
    expect(match(tab).timeline).toMatchObject({
      forks: [{ at: last + 1, line: { key: 'table.fork.end.decks' } }],
      waits: true,
    });
    await walk(tab, def, 'on');
    // One die may agree by chance; it comes from a salt that the seed does not know.
    expect(fileOf(tab).log.flatMap(([, , , fork]) => (fork ? [fork.salt] : []))).toHaveLength(1);
    lineOf(def, fileOf(tab));
  });

  it('how undo works is settled when the table is set up, so that a match cannot be opened to look at its dice', async () => {
    const tab = await begin(def, 'settled');
    await match(tab).setAbout({ undo: 'open', name: 'New name' });
    expect(match(tab).about).toMatchObject({ undo: 'honest', name: 'New name' });
  });

  it('a file of older rules that no longer replays goes on with new dice, too', async () => {
    const tab = await begin(def, 'older');
    await walk(tab, def, 'match', 9);
    const file = fileOf(tab);
    const log = file.log.map((entry, at) => (at === 4 ? (['end-move', '', entry[2]] as const) : entry));
    const text = JSON.stringify({ ...file, rulesVersion: 0, log });
    const id = brought(await library(tab).importText(text));
    await match(tab).open(id ?? '', 'from-snapshot');
    expect(match(tab)).toMatchObject({ status: 'open', timeline: { forks: [{ at: 10 }], waits: true } });
    // The copy that keeps what the file said is one more match that can be played.
    for (const entry of await tab.archive.list()) {
      const fork = readSave((await library(tab).exportText(entry.id)) ?? '').fork;
      expect(fork === null).toBe(entry.origin === 'new');
    }
  });

  it('none of this touches a match that is over, one with open undo, or one that is only opened again', async () => {
    const tab = await begin(def, 'untouched');
    await walk(tab, def, 'match', 9);
    const id = match(tab).id ?? '';
    const other = fresh({ games });
    await match(tab).close();
    await match(tab).open(id);
    await match(tab).takeOver();
    expect(fileOf(tab).fork).toBeNull();
    const over = await begin(toy, 'over');
    await finish(over, toy);
    const open = await begin(def, 'open', 'open');
    for (const from of [over, open]) {
      const made = await library(other).importText(match(from).exportText() ?? '');
      expect(readSave((await library(other).exportText(brought(made) ?? '')) ?? '').fork).toBeNull();
    }
  });
});
