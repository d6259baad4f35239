import { describe, expect, it } from 'vitest';
import { clash, declare, fate, goes, legal, play, settle, table } from './support.ts';

const title = 'enigma';
const won = (face: number, options = {}) =>
  fate(settle(clash('axis', 'land', { allies: [title], options }), 'allies', face), title);

describe('ENIGMA: Allied, Reusable with a test', () => {
  it('§7.3: the Axis chooses first, openly, also as defender', () => {
    for (const active of ['axis', 'allies'] as const) {
      const asked = clash(active, 'land', { allies: [title] });
      expect(asked.state.stack.at(-1)).toEqual({ at: 'conflict/card', side: 'axis', open: true });
      const shown = play(asked, 'c G5');
      expect(shown.state.conflict?.shown).toEqual({ axis: true, allies: false });
      expect(legal(shown)).toContain('c W5');
    }
  });

  it('3.7: against neutral Vichy the Axis card is turned up before the Allies choose; IL-35: no Axis event', () => {
    const events = { enigma: 'allies-up', stukas: 'axis-up' } as const;
    const attack = play(table({ side: 'allies', events }), 'A land suez>syria-lebanon');
    const shown = play(attack, 'play enigma');
    expect(shown.state.conflict).toMatchObject({ cards: { axis: ['G6'], allies: [] }, shown: { axis: true } });
    expect(play(attack, 'done').state.conflict?.cards.axis).toEqual([]);
  });

  it('R-90, G-35: after a won conflict it stays on 4 or more, face down', () => {
    expect([won(3), won(4)]).toEqual(['mall', 'kept']);
    expect([won(2, { 'enigma-keeps-on': '2' }), won(5, { 'enigma-keeps-on': '6' })]).toEqual(['kept', 'mall']);
  });

  it('R-90: event conflicts included', () => {
    expect(goes('allies', title, 'allies', 'event', 3)).toMatchObject({ won: 'mall', next: 'mall' });
  });

  it('G-02: lost, it goes without a test', () => {
    const lost = settle(clash('axis', 'land', { allies: [title] }), 'axis', 6);
    expect(lost.events.some(({ type }) => type === 'tested')).toBe(false);
    expect(declare('axis', 'land', { allies: [title] }).state.events['AL10']).toBe('allies-up');
  });
});
