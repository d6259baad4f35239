/** The side whose chance a choice in a combat shows, and the gain of a re-roll (§7.1, §11.3.6). */
import { describe, expect, it } from 'vitest';
import { assault, attacking } from './boards.ts';
import type { PositionText } from './support.ts';
import { game, listed, moveOf, play, type Table } from './table.ts';

/** 10 to 2 on plain ground in the mud: 5:1, where 1 to 4 eliminate, 5 costs a loss and 6 drives off. */
const text: PositionText = { turn: 3, units: { 'g-4': '0902', 'g-9': '0803', 's-6': '0903' } };
const fight = (hands: PositionText['hands'] = {}) => assault(attacking({ ...text, hands }), '0903', 'g-4', 'g-9');

const successOf = ({ state }: Table, move: string): readonly string[] =>
  game.foresight.preview(state, moveOf(move)).odds?.outcomes.flatMap(({ id, success }) => (success ? [id] : [])) ?? [];
const warnedOf = ({ state }: Table, move: string) =>
  game.foresight.preview(state, moveOf(move)).warnings.map(({ key }) => key);

describe('§11.3.6: chances in a combat', () => {
  it('count the emptied hex for the attacker, and the held one for the defender', () => {
    const named = play(attacking(text), 'attack 0903', 'join g-4');
    expect(successOf(named, 'assault')).toEqual(['DE', 'DL', 'DR']);
    expect(successOf(fight(), 'defend s-6 active')).toEqual(['-']);
    const cards = play(fight({ german: ['g-air-1'], soviet: ['s-part'] }), 'defend s-6 active');
    expect(successOf(cards, 'shift g-air-1')).toEqual(['DE', 'DL', 'DR']);
    const answer = play(cards, 'shift none');
    expect(successOf(answer, 'shift none')).toEqual(['-']);
    const rolled = play(answer, 'shift none: 1', 'reroll none');
    expect(successOf(rolled, 'reroll s-part')).toEqual(['-']);
  });
});

describe('§7.1: a re-roll that gains nothing', () => {
  const rolled = (die: number) =>
    play(fight({ german: ['g-tac'], soviet: ['s-part'] }), 'defend s-6 active', 'shift none', `shift none: ${die}`);

  it('comes behind the choice to keep the roll, and says so: for the attacker on the best result', () => {
    expect(listed(rolled(1))).toEqual(['reroll none', 'reroll g-tac']);
    expect(warnedOf(rolled(1), 'reroll g-tac')).toContain('btm.warn.reroll-vain');
    expect(listed(rolled(5))).toEqual(['reroll g-tac', 'reroll none']);
    expect(warnedOf(rolled(5), 'reroll g-tac')).not.toContain('btm.warn.reroll-vain');
  });

  it('for the defender on the worst result of the attacker, a 6', () => {
    const soviet = (die: number) => play(rolled(die), 'reroll none');
    expect(listed(soviet(6))).toEqual(['reroll none', 'reroll s-part']);
    expect(warnedOf(soviet(6), 'reroll s-part')).toContain('btm.warn.reroll-vain');
    expect(listed(soviet(1))).toEqual(['reroll s-part', 'reroll none']);
  });
});
