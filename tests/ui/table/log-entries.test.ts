/** The log as entries: all moves of a fight are one. Pages and filters are made of entries. */
import { describe, expect, it } from 'vitest';
import type { HistoryPoint, LogLine } from '../../../src/store/types.ts';
import {
  entryAt,
  groupEntries,
  isAbout,
  isFound,
  isOfKind,
  readLog,
  turnPages,
  type FightRole,
  type LogBook,
} from '../../../src/ui/table/log-entries.ts';
import { windowAround } from '../../../src/ui/table/log-model.ts';

const point = (index: number, keys: readonly (string | Omit<LogLine, 'n'>)[], turn = 1): HistoryPoint => ({
  index,
  move: index,
  notation: null,
  seat: null,
  lines: keys.map((one, n) => (typeof one === 'string' ? { n, key: one } : { n, ...one })),
  draws: [],
  firstDraw: null,
  commits: false,
  isSettled: false,
  moment: { turn, seat: 'german', phase: '' },
});

const headingOf = ({ key }: { readonly key: string }) =>
  key.startsWith('phase') ? 'phase' : key.startsWith('turn') ? 'turn' : null;
const ROLES: Readonly<Record<string, FightRole>> = { attack: 'opens', die: 'part', loss: 'part', shuffle: 'aside' };
const roleOf = ({ key }: { readonly key: string }): FightRole => ROLES[key] ?? 'closes';
const read = (points: readonly HistoryPoint[]): LogBook => readLog(points, headingOf, roleOf);
const told = ({ entries }: Pick<LogBook, 'entries'>) =>
  entries.map((entry) => [entry.isFight, entry.told.map(({ line }) => line.key).join(' ')]);
const grouped = ({ entries, groups }: LogBook, isNewest = true) =>
  groupEntries(entries, groups, isNewest).map((group) => [
    group.headings.map(({ key }) => key),
    group.entries.map(({ id }) => id),
  ]);

describe('the entries of the log', () => {
  it('gathers a fight from its declaration to its last consequence, over several moves', () => {
    const book = read([
      point(0, ['move']),
      point(1, ['attack']),
      point(2, ['die', 'loss']),
      point(3, ['loss', 'move']),
    ]);
    expect(told(book)).toEqual([
      [false, 'move'],
      [true, 'attack die loss loss'],
      [false, 'move'],
    ]);
  });

  it('ends a fight with another, with a heading, and with a line that no fight has; an aside ends nothing', () => {
    const book = read([
      point(0, ['attack', 'die', 'attack', 'die', 'shuffle', 'loss', 'phase-2', 'loss']),
      point(1, ['attack', 'move', 'loss']),
    ]);
    expect(told(book)).toEqual([
      [true, 'attack die'],
      [true, 'attack die loss'],
      [false, 'shuffle'],
      [false, 'loss'],
      [true, 'attack'],
      [false, 'move'],
      [false, 'loss'],
    ]);
  });

  it('gives each point to one entry, with its dice, notes and marks; a silent one to the newest', () => {
    const { entries } = read([
      point(0, ['move', 'move']),
      point(1, []),
      point(2, ['attack']),
      point(3, ['die', 'move']),
    ]);
    expect(entries.map(({ points }) => points.map(({ index }) => index))).toEqual([[0], [1], [2, 3], []]);
  });

  it("puts entries under the game's headings, newest first; an empty phase leaves its heading to the next", () => {
    const book = read([
      point(0, ['move']),
      point(1, ['move', 'phase-2', 'attack']),
      point(2, ['die', 'phase-3', 'phase-4']),
    ]);
    expect(grouped(book)).toEqual([
      [['phase-3', 'phase-4'], []],
      [['phase-2'], ['1.2']],
      [[], ['1.0', '0.0']],
    ]);
    expect(grouped(book, false).map(([headings]) => headings)).toEqual([['phase-2'], []]);
  });

  it('says the turn of each heading, also where one move ends a turn and begins the next', () => {
    const turn = { key: 'turn', params: { turn: 5 } };
    const book = read([point(0, ['phase-supply', 'recovered', turn, 'phase-logistics'], 5), point(1, ['drawn'], 5)]);
    expect(groupEntries(book.entries, book.groups, true).map((group) => [group.turn, group.headings.length])).toEqual([
      [5, 2],
      [4, 1],
    ]);
  });

  it('finds the newest entry of a moment', () => {
    const { entries } = read([point(0, ['move']), point(1, ['attack']), point(2, ['die']), point(3, ['move'])]);
    expect([0, 1, 2, 3, 9].map((at) => entryAt(entries, at))).toEqual([0, 1, 1, 2, 2]);
    expect(entryAt([], 4)).toBe(0);
  });
});

describe('the pages of the log', () => {
  const pagesOf = (length: number, isFight: (at: number) => boolean) =>
    turnPages(Array.from({ length }, (_, at) => ({ isFight: isFight(at) })));
  const asFirst = { earlier: 0, later: 0 };
  const noFight = () => false;

  it('lists what is around the moment shown, and more when asked', () => {
    const pages = pagesOf(3000, noFight);
    expect(windowAround(pagesOf(20, noFight), 20, 19, asFirst)).toEqual({ from: 0, to: 20 });
    expect(windowAround(pages, 3000, 2999, asFirst)).toEqual({ from: 2952, to: 3000 });
    expect(windowAround(pages, 3000, 1000, asFirst)).toEqual({ from: 960, to: 1032 });
    expect(windowAround(pages, 3000, 1000, { earlier: 3, later: 3 })).toEqual({ from: 888, to: 1104 });
    expect(windowAround(pages, 3000, 1000, { earlier: 999, later: 999 })).toEqual({ from: 0, to: 3000 });
  });

  it('counts a fight as several lines, so that a page of fights is no longer', () => {
    const isFight = (at: number) => at % 7 !== 0;
    const pages = pagesOf(700, isFight);
    for (let at = 0; at < 700; at++) {
      const { from, to } = windowAround(pages, 700, at, asFirst);
      expect(to - from).toBeLessThanOrEqual(24);
      expect(from <= at && at < to).toBe(true);
    }
  });

  it('lists the same entries at most steps, and a new one moves none to another page', () => {
    const pages = pagesOf(1000, noFight);
    const windows = new Set(
      Array.from({ length: 480 }, (_, at) => JSON.stringify(windowAround(pages, 1000, at, asFirst))),
    );
    expect(windows.size).toBe(20);
    expect(pagesOf(1001, noFight).slice(0, pages.length)).toEqual(pages);
  });
});

describe('looking for an entry', () => {
  const [fight, move] = read([
    point(0, [{ key: 'attack', params: { hex: '1303', attackers: 'g-4,g-9' } }, 'loss']),
    point(1, [{ key: 'move', params: { unit: 'g-2', steps: 3 } }]),
  ]).entries;
  if (!fight || !move) throw new Error('no entries');
  const kindOf = ({ key }: { readonly key: string }) => (key === 'loss' ? ('losses' as const) : null);

  it('knows fights by their form, and other kinds by any of their lines', () => {
    expect([isOfKind(fight, 'fights', kindOf), isOfKind(move, 'fights', kindOf)]).toEqual([true, false]);
    expect([isOfKind(fight, 'losses', kindOf), isOfKind(move, 'losses', kindOf)]).toEqual([true, false]);
  });

  it('knows the places and units that it names, alone or in a list', () => {
    expect(['1303', 'g-9', 'g-2', '130'].map((id) => isAbout(fight, id))).toEqual([true, true, false, false]);
    expect(isAbout(move, 'g-2')).toBe(true);
  });

  it('finds words in any order and width of letters', () => {
    expect(isFound('Kharkov falls, 28 : 27', 'FALLS khar')).toBe(true);
    expect(isFound('第１装甲軍が移動', '第1装甲')).toBe(true);
    expect(isFound('Kharkov falls', 'minsk')).toBe(false);
  });
});
