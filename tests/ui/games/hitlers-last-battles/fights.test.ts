/** The battle shown by the map of Hitler's Last Battles, while it is decided and while its result is shown. */
import { describe, expect, it } from 'vitest';
import type { HlbEvent } from '../../../../src/engine/games/hitlers-last-battles/events.ts';
import { fightIn, placesOfFight, splitAtRoll } from '../../../../src/ui/games/hitlers-last-battles/fights.ts';
import { opening } from '../../board/hlb-scene.tsx';
import { ROLLED } from './rolled.ts';

const atHand = {
  ...opening,
  battle: { hex: '0303', origin: '0402', attacker: 'G-H', defender: 'W-21' },
};

describe('the battle that is framed', () => {
  it('is the one at hand, whatever was fought before it', () => {
    expect(fightIn(atHand, [ROLLED])).toBe('0303');
    expect(placesOfFight(atHand, [ROLLED], { 'G-B': '0403' })).toEqual(['0303', '0402']);
  });

  it('is the one just fought, with the hex that its attacker came from', () => {
    expect(fightIn(opening, [ROLLED])).toBe('0304');
    expect(placesOfFight(opening, [ROLLED], { 'G-B': '0403' })).toEqual(['0304', '0403']);
  });

  it('leaves out the support of a battle that was fought before it in the same step', () => {
    const support = (unit: string, hex: string): HlbEvent => ({ type: 'supported', unit, hex });
    const [first, second] = [support('G-G', '0304'), support('G-SUF', '1004')];
    expect(splitAtRoll([first, ROLLED, second, ROLLED])?.before).toEqual([second]);
    expect(splitAtRoll([first, ROLLED])?.before).toEqual([first]);
  });

  it('is none on a quiet board', () => {
    expect(fightIn(opening, [])).toBeNull();
    expect(placesOfFight(opening, [], {})).toEqual([]);
  });
});
