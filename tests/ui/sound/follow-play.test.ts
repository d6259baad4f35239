import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { PlayState } from '../../../src/play/state.ts';
import type { Cue } from '../../../src/ui/sound/cues.ts';
import { followPlay } from '../../../src/ui/sound/follow-play.ts';

const CUES: readonly Cue[] = [
  { of: 'dice', at: 'thrown', dice: 5 },
  { of: 'stamp', at: 'taken' },
];

interface Moment {
  readonly n: number;
  readonly kind?: PlayState['newest']['step']['kind'];
  readonly isRolling?: boolean;
  readonly isHeld?: boolean;
  readonly replays?: number;
  readonly curtain?: boolean;
  readonly isPeeking?: boolean;
  readonly readOnly?: boolean;
}

/** The part of a table that the sound follows. */
const stateOf = ({ n, kind = 'play', isRolling, isHeld, replays = 0, curtain, isPeeking, readOnly }: Moment) =>
  ({
    newest: {
      id: 'match',
      step: { n, kind },
      readOnly: readOnly ? {} : null,
      curtain: curtain ? { seat: 'axis', ask: { key: 'ask' } } : null,
    },
    staged: { isRolling: isRolling ?? false, isHeld: isHeld ?? false, replays },
    panel: { isPeeking: isPeeking ?? false },
  }) as unknown as PlayState;

/** The cues heard as the table goes through the moments, with their due times. */
function hear(...moments: readonly Moment[]): string[] {
  const store = createStore(() => stateOf({ n: 0, kind: 'open' }));
  const heard: string[] = [];
  const stop = followPlay(store, {
    sound: {
      play: (cue, how) => heard.push(`${cue} ${how?.after ?? 0}`),
      hush: vi.fn(),
    },
    listCues: () => CUES,
    timeOf: (at) => (at === 'taken' ? 440 : 0),
  });
  for (const moment of moments) store.setState(stateOf(moment), true);
  stop();
  store.setState(stateOf({ n: 99 }), true);
  return heard;
}

describe('what is heard of a match', () => {
  it('is the dice when they are thrown, and the rest when they lie, each once', () => {
    expect(hear({ n: 1, isRolling: true })).toEqual(['dice 0']);
    expect(hear({ n: 1, isRolling: true }, { n: 1, isRolling: true }, { n: 1, isHeld: true }, { n: 1 })).toEqual([
      'dice 0',
      'stamp 440',
    ]);
  });

  it('is all at once where nothing moves', () => {
    expect(hear({ n: 1 })).toEqual(['dice 0', 'stamp 440']);
  });

  it('is nothing of steps through the past, of what is taken back, and of a match that is only watched', () => {
    expect(hear({ n: 1, kind: 'scrub' }, { n: 2, kind: 'undo' }, { n: 3, kind: 'follow' })).toEqual([]);
    expect(hear({ n: 1, readOnly: true }, { n: 2, readOnly: true, curtain: true })).toEqual([]);
  });

  it('is a page when the curtain falls, and nothing of what it hides', () => {
    expect(hear({ n: 1, curtain: true })).toEqual(['page 0']);
    expect(hear({ n: 1, curtain: true, isHeld: true }, { n: 1, curtain: true })).toEqual([
      'dice 0',
      'stamp 440',
      'page 0',
    ]);
  });

  it('is no page when the players look under the curtain and turn back', () => {
    expect(hear({ n: 1, curtain: true }, { n: 1, curtain: true, isPeeking: true }, { n: 1, curtain: true })).toEqual([
      'page 0',
    ]);
  });

  it('is the dice once more when they are replayed', () => {
    const beat = { n: 1, isHeld: true };
    expect(hear(beat, { ...beat, replays: 1 }, { ...beat, replays: 2 })).toEqual([
      'dice 0',
      'stamp 440',
      'dice 0',
      'dice 0',
    ]);
  });
});
