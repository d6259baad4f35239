/** Every refusal code of section 17 in its situations: the code, its rule, and an unchanged state. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { REFUSAL_CODES } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rules/reason.ts';
import { reinforcing } from './boards.ts';
import { start, naming, defending, over } from './refusal-boards.ts';
import { frameAt, game, moveOf, refusalOf } from './table.ts';
import { CASES } from './refusal-cases.ts';

describe('refusals, section 17', () => {
  for (const [code, when, make, text, rule, params = {}] of CASES)
    it(`${code}: ${when}`, () => {
      const table = make();
      const reason = refusalOf(table, text);
      expect(reason).toMatchObject({ key: `btm.refuse.${code}`, code: code.split('.')[0], rule, params });
      expect(game.why.refuse(table.state, moveOf(text))).toEqual(reason);
    });

  it('WRONG_PLAYER: a seat that does not decide here', () => {
    expect(refusalOf(start(), 'end-move', 'soviet')).toMatchObject({
      code: 'WRONG_PLAYER',
      params: { side: 'german' },
    });
    expect(refusalOf(defending(['s-6', 's-mc1']), 'defend s-6 active', 'german')).toMatchObject({
      code: 'WRONG_PLAYER',
      params: { side: 'soviet' },
    });
    expect(refusalOf(over(), 'end-move', 'german').code).toBe('GAME_OVER');
  });

  it('UNKNOWN_ID: an area that there is not', () => {
    const wish = { type: 'arrive', unit: 'g-2', area: 'X' } as unknown as Move;
    expect(game.why.refuse(reinforcing({ units: { 'g-2': 'turn-2' } }).state, wish)).toMatchObject({
      code: 'UNKNOWN_ID',
    });
  });

  it('is complete: every code of the table is refused above', () => {
    const tried = new Set(CASES.map(([code]) => code.split('.')[0]));
    expect(REFUSAL_CODES.filter((code) => !tried.has(code))).toEqual(['WRONG_PLAYER']);
  });

  it('keeps the step: after a refusal the same question is asked', () => {
    const table = naming();
    refusalOf(table, 'join g-9');
    expect(frameAt(table)).toBe('combat/attackers');
    expect(game.why.refuse(table.state, moveOf('join g-4'))).toBeNull();
  });
});
