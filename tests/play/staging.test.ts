import { describe, expect, it } from 'vitest';
import { stage, stageFirst } from '../../src/play/staging.ts';
import type { PlayPosition } from '../../src/play/source.ts';

type Moment = Pick<PlayPosition, 'id' | 'step' | 'secrets' | 'curtain' | 'viewer'>;

/** The part of a match that staging looks at. */
const matchAt = (n: number, part: Partial<Moment> = {}): Moment => ({
  id: 'one',
  step: { n, kind: 'play', from: n - 1, to: n },
  secrets: 'kept',
  viewer: 'axis',
  curtain: null,
  ...part,
});
const called = { seat: 'allies', ask: { key: 'ask', rule: '1' } };
const rolled = { hasRoll: true, hasResult: true, isBeat: false, rollMs: 780 };

describe('a roll', () => {
  it('is held back while its dice tumble', () => {
    const before = matchAt(1);
    expect(stage(stageFirst(before), matchAt(2), rolled)).toMatchObject({ isRolling: true, shown: before });
  });

  it('is shown at once where nothing moves, nothing was rolled, or no player moved', () => {
    const first = stageFirst(matchAt(1));
    const scrubbed = matchAt(2, { step: { n: 2, kind: 'scrub', from: 1, to: 0 } });
    expect(stage(first, matchAt(2), { ...rolled, rollMs: 0 }).isRolling).toBe(false);
    expect(stage(first, matchAt(2), { ...rolled, hasRoll: false }).isRolling).toBe(false);
    expect(stage(first, scrubbed, rolled).isRolling).toBe(false);
    expect(stage(first, matchAt(2, { id: 'two' }), rolled).isRolling).toBe(false);
  });

  it('is not rolled again by what happens to the match afterwards', () => {
    const held = stage(stageFirst(matchAt(1)), matchAt(2), rolled);
    const lies = { ...held, isRolling: false, shown: matchAt(2), settled: 2 };
    expect(stage(lies, matchAt(2), rolled).isRolling).toBe(false);
  });

  it('never shows what the previous player saw: it is over as soon as another is called', () => {
    const rolling = stage(stageFirst(matchAt(1)), matchAt(2), rolled);
    const over = stage(rolling, matchAt(2, { viewer: null, curtain: called }), rolled);
    expect(over).toMatchObject({ isRolling: false, shown: { viewer: null } });
    const seated = stage(over, matchAt(2, { viewer: 'allies' }), rolled);
    expect(seated).toMatchObject({ isRolling: false, shown: { viewer: 'allies' } });
  });

  it('goes on over a change of seat where nothing is hidden', () => {
    const open = stageFirst(matchAt(1, { secrets: 'none' }));
    expect(stage(open, matchAt(2, { secrets: 'none', viewer: 'allies' }), rolled).isRolling).toBe(true);
  });
});

describe('the end of a fight', () => {
  const ends = { ...rolled, rollMs: 0, isBeat: true };

  it('keeps the next question back, and the position it came from, with a curtain or without', () => {
    const before = matchAt(1);
    for (const after of [matchAt(2), matchAt(2, { viewer: null, curtain: called })]) {
      const beat = stage(stageFirst(before), after, ends);
      expect(beat).toMatchObject({ isHeld: true, isBeat: true, before, shown: after, isStopped: false });
      expect(stage({ ...beat, isHeld: false, isBeat: false, seen: 2 }, after, ends)).toMatchObject({ isHeld: false });
    }
  });

  it('comes when the dice are at rest', () => {
    const before = matchAt(1);
    expect(stage(stageFirst(before), matchAt(2), { ...ends, rollMs: 780 })).toMatchObject({
      isRolling: true,
      isBeat: true,
      before,
    });
  });

  it('is not shown to a player who opens the match, steps through it or takes the move back', () => {
    expect(stageFirst(matchAt(2))).toMatchObject({ isHeld: false, before: null });
    for (const kind of ['scrub', 'undo'] as const) {
      const step = { n: 2, kind, from: 1, to: 2 };
      expect(stage(stageFirst(matchAt(1)), matchAt(2, { step }), ends)).toMatchObject({ isHeld: false, before: null });
    }
  });
});

describe('the curtain over a result', () => {
  const lies = { ...rolled, rollMs: 0 };
  const afterMove = matchAt(2, { viewer: null, curtain: called });

  it('waits until the result has been seen', () => {
    const held = stage(stageFirst(matchAt(1)), afterMove, lies);
    expect(held.isHeld).toBe(true);
    expect(stage({ ...held, isHeld: false, seen: 2 }, afterMove, lies).isHeld).toBe(false);
    expect(stage(stageFirst(matchAt(1)), afterMove, { ...lies, hasRoll: false, hasResult: false }).isHeld).toBe(false);
  });

  it('is down for a player who opens the match, steps through it, or turned away from a hand', () => {
    expect(stageFirst(afterMove).isHeld).toBe(false);
    expect(stage(stageFirst(afterMove), afterMove, lies).isHeld).toBe(false);
    const scrub = { ...afterMove, step: { ...afterMove.step, kind: 'scrub' as const } };
    expect(stage(stageFirst(matchAt(1)), scrub, lies).isHeld).toBe(false);
    const seated = stage(stageFirst(matchAt(1)), matchAt(2), lies);
    expect(stage(seated, afterMove, lies).isHeld).toBe(false);
  });
});
