import { describe, expect, it } from 'vitest';
import type { HrEvent } from '../../../src/engine/games/hitlers-reich/events.ts';
import { def } from '../../support/reich.ts';

const open = (text: string): string => {
  const move = def.words.parse(text);
  if (!move) throw new Error(`“${text}” is no move`);
  return def.secrets?.openNotation(move) ?? 'not told';
};

describe('the open record', () => {
  it('§4.1.5, §7.3: hides cards that were laid face down, given away or swapped', () => {
    expect(['c G12', 'discard S4', 'swap W13 W4'].map(open)).toEqual(['c ?', 'discard ?', 'swap ? ?']);
  });

  it.each(['A land finland>leningrad', 'play stukas', 'rr 2,4', 'block G12', 'sabotage W9', 'plan', 'keep stukas'])(
    'shows %s as it is',
    (text) => expect(open(text)).toBe(text),
  );

  it('§7.4: counts the dice that were rolled, and not a die that an event turns', () => {
    const faces = (event: HrEvent) => def.chance?.rolls(event)?.rolls.flatMap((roll) => roll.faces);
    expect(faces({ type: 'rolled', side: 'axis', dice: [1, 2, 3], reasons: [] })).toEqual([1, 2, 3]);
    expect(faces({ type: 'rerolled', side: 'axis', dice: [1], faces: [6] })).toEqual([6]);
    const changed = { type: 'changed', side: 'axis', of: 'allies', dice: [1], faces: [4] } as const;
    expect(faces({ ...changed, source: 'stukas' })).toEqual([4]);
    expect(faces({ ...changed, source: 'fortress' })).toBeUndefined();
    expect(faces({ ...changed, source: 'von-manstein' })).toBeUndefined();
    expect(faces({ type: 'pact-ended' })).toBeUndefined();
    expect(def.chance?.rolls({ type: 'tested', event: 'enigma', face: 5, kept: true })?.rolls[0]?.seat).toBe('allies');
  });
});
