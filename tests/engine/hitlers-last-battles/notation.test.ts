import { describe, expect, it } from 'vitest';
import { game, tables } from './support.ts';

describe('notation', () => {
  it('§4.2: reads back every move of the table as the same object', () => {
    for (const move of tables.listAll()) {
      const text = game.words.notation(move);
      expect(game.words.parse(text)).toBe(move);
      expect(Object.isFrozen(move)).toBe(true);
    }
    const texts = tables.listAll().map((move) => game.words.notation(move));
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each([
    'move G-B 0101 0605',
    'move W-SHAEF 0205 0306',
    'move G-X 0403',
    'attack G-B 0101',
    'replace G-B 9999',
    'mark M-NONE G-B',
    'unmark M-NONE',
    'support G-X',
    'retreat 0101',
    'battle 9999',
  ])('keeps a move that may be wrong but is well formed: %s', (text) => {
    const move = game.words.parse(text);
    expect(move && game.words.notation(move)).toBe(text);
  });

  it.each([
    '',
    ' ',
    'pass',
    'move',
    'move G-B',
    'move G-B 0403 0503 0603',
    'move G-B 403',
    'move  G-B 0403',
    'move G-B 0403 ',
    ' move G-B 0403',
    'move g-b 0403',
    'move G-B 0403\n',
    'MOVE G-B 0403',
    'mark G-B M-GD',
    'mark M-GD',
    'volkssturm',
    'volkssturm maybe',
    'support',
    'support None',
    'end-move now',
    'retreat 04O2',
    'move __proto__ 0403',
    'attack G-B 0304; end-move',
  ])('refuses malformed text: %j', (text) => {
    expect(game.words.parse(text)).toBeNull();
  });

  it('names what is pointed at, the hex passed through last', () => {
    const refs = (text: string) => game.words.targets(game.words.parse(text) ?? { type: 'end-move' });
    expect(refs('move W-SHAEF 0205 0306')).toEqual(['unit:W-SHAEF', 'space:0306', 'space:0205']);
    expect(refs('move W-SHAEF 0205')).toEqual(['unit:W-SHAEF', 'space:0205']);
    expect(refs('attack G-B 0304')).toEqual(['unit:G-B', 'space:0304']);
    expect(refs('replace G-B 0602')).toEqual(['unit:G-B', 'space:0602']);
    expect(refs('mark M-GD G-B')).toEqual(['marker:M-GD', 'unit:G-B']);
    expect(refs('unmark M-GD')).toEqual(['marker:M-GD']);
    expect(refs('battle 0304')).toEqual(['space:0304']);
    expect(refs('support none')).toEqual(['button:support-none']);
    expect(refs('support G-G')).toEqual(['unit:G-G']);
    expect(refs('retreat 0502')).toEqual(['space:0502']);
    expect(refs('volkssturm no')).toEqual(['button:volkssturm-no']);
    expect(refs('end-mark')).toEqual(['button:end-mark']);
  });
});
