/** Moves as text and back, and what is pointed at to make them. */
import { describe, expect, it } from 'vitest';
import { FOREIGN } from './foreign-moves.ts';
import { game, moveOf } from './table.ts';

describe('notation', () => {
  it('reads back every kind of move', () => {
    for (const move of FOREIGN) expect(game.words.parse(game.words.notation(move))).toEqual(move);
  });

  it.each([
    'place s-27 1306',
    'sea s-9',
    'end-sea',
    'remove s-9',
    'draw g-air-1',
    'arrive g-2 N',
    'rebuild s-reinf-1 s-8 E',
    'hero s-reinf-1 1306',
    'rail free s-20 1306',
    'rail g-repl-1 g-4 C',
    'aboard s-mc7',
    'depart',
    'activate g-air-1 g-pz1',
    'move g-pz2 1401',
    'step N',
    'halt',
    'attack 1502',
    'join g-pz2',
    'together s-mc7',
    'assault',
    'defend s-11 passive',
    'shift none',
    'reroll g-tac',
    'retreat s-13',
    'fall-back 1203',
    'advance g-pz2',
    'tank-move g-blitz g-pz2 1503',
    'tank-attack g-repl-1 g-pz4 1303',
    'go',
    'hitler yes',
    // Well formed, though they do not exist.
    'move g-99 9999',
    'draw g-none',
  ])('knows %s', (text) => {
    expect(game.words.notation(moveOf(text))).toBe(text);
  });

  it.each([
    '',
    ' ',
    'pass',
    'draw',
    'draw ?',
    'draw  g-air-1',
    'draw g-air-1 ',
    'DRAW g-air-1',
    'move g-pz2',
    'move g-pz2 1401 1402',
    'move g-pz2 140',
    'move g-pz2 X',
    'place s-27 N',
    'attack N',
    'defend s-11',
    'defend s-11 maybe',
    'shift',
    'rail s-20 1306',
    'rail free s-20 X',
    'end-move now',
    'hitler maybe',
    'move __proto__ 1401',
    'constructor',
    'go\n',
  ])('refuses malformed text: %j', (text) => {
    expect(game.words.parse(text)).toBeNull();
  });

  it.each([
    ['place s-27 1306', ['unit:s-27', 'space:1306']],
    ['draw g-tac', ['card:g-tac']],
    ['arrive g-2 N', ['unit:g-2', 'space:N']],
    ['rebuild g-repl-1 g-pz4 N', ['unit:g-pz4', 'space:N', 'card:g-repl-1']],
    ['hero s-reinf-1 1306', ['card:s-reinf-1', 'space:1306']],
    ['rail free s-20 1306', ['unit:s-20', 'space:1306', 'button:rail-free']],
    ['rail g-repl-1 g-4 C', ['unit:g-4', 'space:C', 'card:g-repl-1']],
    ['activate g-tac g-pz1', ['unit:g-pz1', 'card:g-tac']],
    ['move g-pz2 1401', ['unit:g-pz2', 'space:1401']],
    ['step 1503', ['space:1503']],
    ['defend s-11 active', ['button:defend-active', 'unit:s-11']],
    ['shift none', ['button:shift-none']],
    ['reroll s-part', ['card:s-part']],
    ['tank-attack g-repl-1 g-pz4 1303', ['unit:g-pz4', 'space:1303', 'card:g-repl-1']],
    ['hitler no', ['button:hitler-no']],
    ['end-break', ['button:end-break']],
  ])('points for %s', (text, refs) => {
    expect(game.words.targets(moveOf(text))).toEqual(refs);
  });
});
