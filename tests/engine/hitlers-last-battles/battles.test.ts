/** The battles of a combat phase as the table lists them, and the one that it opens by itself (§8.1, §8.4). */
import { expect, it } from 'vitest';
import { game, open, play, type Table } from './support.ts';

const MARKED = ['mark M-GD G-B', 'mark M-SSPZ G-MIT', 'end-mark'];
const after = (...moves: readonly string[]): Table =>
  [...MARKED, ...moves].reduce((table, move) => play(table, move), open());
const battlesOf = (table: Table) => game.queries.readBattles(game.view(table.state, 'german'));

it('lists what is still to be fought, with its chances and who may support it', () => {
  const table = after('attack G-B 0304', 'attack G-SUF 0905');
  expect(battlesOf(table)).toEqual([]);
  const fought = play(table, 'end-move');
  expect(
    battlesOf(fought).map(({ hex, attacker, supporters, odds: { total } }) => [hex, attacker, supporters, total]),
  ).toEqual([
    ['0304', 'G-B', ['G-G'], 216],
    ['0905', 'G-SUF', [], 36],
  ]);
  // The open battle is one of them.
  expect(battlesOf(play(fought, 'battle 0304')).map(({ hex }) => hex)).toEqual(['0304', '0905']);
});

it('opens the first of several by itself, but none whose dice that would roll', () => {
  const settled = (table: Table) => {
    const move = game.settle(table.state)?.move;
    return move ? game.words.notation(move) : null;
  };
  const table = after('attack G-B 0304', 'attack G-SUF 0905', 'end-move');
  expect(settled(table)).toBe('battle 0304');
  expect(settled(play(table, 'battle 0304'))).toBeNull();
  // Nobody may support the first.
  expect(settled(after('attack G-B 0304', 'attack G-H 0303', 'end-move'))).toBeNull();
  // A single battle leaves nothing to choose.
  expect(settled(after('attack G-B 0304', 'end-move'))).toBeNull();
});
