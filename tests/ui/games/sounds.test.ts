import { describe, expect, it } from 'vitest';
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import type { HrEvent } from '../../../src/engine/games/hitlers-reich/events.ts';
import { listCues as listBtm } from '../../../src/ui/games/blitzkrieg-to-moscow-2/sounds.ts';
import { listCues as listHlb } from '../../../src/ui/games/hitlers-last-battles/sounds.ts';
import type { HrScene } from '../../../src/ui/games/hitlers-reich/lookup.ts';
import { listCues as listHr } from '../../../src/ui/games/hitlers-reich/sounds.ts';
import type { Cue } from '../../../src/ui/sound/cues.ts';

const asText = (cues: readonly Cue[]): string[] =>
  cues.map(({ of, at, dice }) => [of, at, ...(dice === undefined ? [] : [dice])].join(' '));

/** After a conflict that the Axis began. */
const scene = { view: { conflict: { active: 'axis' } } } as unknown as HrScene;
const hr = (...events: readonly object[]) => asText(listHr(scene, events as readonly HrEvent[]));
const btm = (...events: readonly object[]) => asText(listBtm(null, events as readonly BtmEvent[]));
const hlb = (...events: readonly object[]) => asText(listHlb(null, events as readonly HlbEvent[]));

describe("what is heard of Hitler's Reich", () => {
  it('is one throw for the dice of both sides', () => {
    expect(hr({ type: 'rolled', dice: [1, 2, 3] }, { type: 'rolled', dice: [4, 5] })).toEqual(['dice thrown 5']);
  });

  it('is a stamp where the attack succeeds, and a knock where the defence holds', () => {
    const took = { type: 'took', space: 'kharkov', nation: 'axis' };
    expect(hr({ type: 'judged', winner: 'axis' }, took)).toEqual(['stamp taken']);
    expect(hr({ type: 'judged', winner: 'allies' })).toEqual(['knock told']);
    expect(hr(took)).toEqual(['stamp taken']);
  });

  it('is the same card for a card chosen face down, whatever it is, and nothing of cards drawn', () => {
    expect(hr({ type: 'chose-hidden', side: 'axis' })).toEqual(['card shown']);
    expect(hr({ type: 'drew', side: 'axis', n: 3 })).toEqual([]);
  });

  it('is cards that turn over, dice that an event turns, pieces that are placed', () => {
    expect(hr({ type: 'showed' }, { type: 'turned-up' })).toEqual(['flip shown']);
    expect(hr({ type: 'changed', dice: [1], faces: [4] })).toEqual(['tick shown']);
    expect(hr({ type: 'fortified' }, { type: 'fleet-placed' }, { type: 'fleet-lost' })).toEqual(['piece arrived']);
  });
});

describe('what is heard of Blitzkrieg to Moscow 2', () => {
  it('is the die, then the result', () => {
    expect(btm({ type: 'rolled', die: 3 }, { type: 'eliminated' })).toEqual([
      'dice thrown 1',
      'stamp told',
      'piece arrived',
    ]);
  });

  it('is counters that move and cards that are played, never a card that is drawn', () => {
    expect(btm({ type: 'moved' }, { type: 'moved' }, { type: 'card-played' })).toEqual(['piece arrived', 'card shown']);
    expect(btm({ type: 'drawn', card: 'x' }, { type: 'draw-ended', count: 2 })).toEqual([]);
  });
});

describe("what is heard of Hitler's Last Battles", () => {
  it('is all dice of a battle, and whether the attacker has won', () => {
    const dice = { type: 'rolled', attack: [{}, {}], defence: {} };
    expect(hlb({ ...dice, diff: 2 })).toEqual(['dice thrown 3', 'stamp told']);
    expect(hlb({ ...dice, diff: 0 })).toEqual(['dice thrown 3', 'knock told']);
  });

  it('is units and markers that are set down', () => {
    expect(hlb({ type: 'marked' }, { type: 'moved' }, { type: 'phase-began' })).toEqual([
      'piece shown',
      'piece arrived',
    ]);
  });
});
