import { describe, expect, it } from 'vitest';
import { open, place, play, settle, table, tried, triers } from './support.ts';

const title = 'iraq-revolts';

describe('IRAQ REVOLTS: Axis, Removable', () => {
  it('IL-44: only while Vichy is neutral and Syria-Lebanon bears no marker', () => {
    expect(triers(title, { vichy: 'attacked' })).toEqual([]);
    expect(triers(title, { markers: { 'syria-lebanon': 'western' } })).toEqual([]);
  });

  it('won, it leaves the game; lost, it stays in the mall; in 1944 it is out', () => {
    expect(place(open(undefined, { scenario: 'short-1944' }), title)).toBe('removed');
  });

  it('Axis; the rest of Vichy stays neutral forces take control of Syria-Lebanon', () => {
    const { state } = tried('axis', title);
    expect(state).toMatchObject({ vichy: 'neutral', iraqRevolted: true });
    expect(state.markers).toMatchObject({ 'syria-lebanon': 'axis', tunisia: null, algeria: null });
  });

  it('§8.5: an Allied attack on Syria-Lebanon ends no neutrality then; one on Tunisia does', () => {
    const after = { side: 'allies', iraqRevolted: true, markers: { 'syria-lebanon': 'axis' } } as const;
    const won = settle(play(table(after), 'A land suez>syria-lebanon'), 'allies');
    expect(won.state).toMatchObject({ vichy: 'neutral', markers: { 'syria-lebanon': 'western' } });
    const game = table({ ...after, markers: { ...after.markers, libya: 'western' } });
    expect(play(game, 'A land libya>tunisia').state.vichy).toBe('attacked');
  });

  // R-01 takes no marker off Vichy: no play leads to this table, but the rule holds on it, too.
  it('§8.5: nor does one on Syria-Lebanon without a marker, which is met as neutral Vichy', () => {
    const attacked = (iraqRevolted: boolean) =>
      play(table({ side: 'allies', iraqRevolted }), 'A land suez>syria-lebanon').state;
    expect([attacked(true).vichy, attacked(true).conflict?.isNeutralVichy]).toEqual(['neutral', true]);
    expect(attacked(false).vichy).toBe('attacked');
  });
});
