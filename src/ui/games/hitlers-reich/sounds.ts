import type { HrEvent } from '../../../engine/games/hitlers-reich/events.ts';
import { cuesIn, type Cue } from '../../sound/cues.ts';
import { isWonBy } from './beat.ts';
import type { HrScene } from './lookup.ts';
import { turnsCards } from './roll.ts';

/** The poster of an operation. */
const UNROLLED: Cue = { of: 'page', at: 'shown' };

/** Removing a piece is silent; the piece that replaces it is heard. */
const HEARD: Readonly<Partial<Record<HrEvent['type'], Cue>>> = {
  named: { of: 'card', at: 'shown' },
  tried: { of: 'card', at: 'shown' },
  'event-gained': { of: 'card', at: 'shown' },
  'event-dropped': { of: 'card', at: 'shown' },
  'chose-hidden': { of: 'card', at: 'shown' },
  discarded: { of: 'card', at: 'shown' },
  showed: { of: 'flip', at: 'shown' },
  'turned-up': { of: 'flip', at: 'shown' },
  changed: { of: 'tick', at: 'shown' },
  blocked: { of: 'tick', at: 'shown' },
  sabotaged: { of: 'tick', at: 'shown' },
  cancelled: { of: 'tick', at: 'shown' },
  fortified: { of: 'piece', at: 'arrived' },
  'fleet-placed': { of: 'piece', at: 'arrived' },
  'year-ended': { of: 'page', at: 'told' },
  barbarossa: UNROLLED,
  overlord: UNROLLED,
  bagration: UNROLLED,
};

function cueOf({ view }: HrScene, event: HrEvent, isFought: boolean): Cue | undefined {
  switch (event.type) {
    case 'rolled':
    case 'rerolled':
    case 'plan-rerolled':
    case 'planned':
      return { of: 'dice', at: 'thrown', dice: event.dice.length };
    case 'tested':
      return { of: 'dice', at: 'thrown', dice: 1 };
    case 'judged':
      return isWonBy(view, event.winner) ? { of: 'stamp', at: 'taken' } : { of: 'knock', at: 'told' };
    // The stamp is the sound of a fight.
    case 'took':
    case 'activated':
      return isFought ? undefined : { of: 'stamp', at: 'taken' };
    default:
      return HEARD[event.type];
  }
}

export function listCues(scene: HrScene, events: readonly HrEvent[]): readonly Cue[] {
  const isFought = events.some(({ type }) => type === 'judged');
  // Re-rolling a Big Push throws only those dice.
  const isAgain = events.some(({ type }) => type === 'plan-rerolled');
  const isTurned = turnsCards(events);
  return cuesIn(events, (event) => {
    if (isAgain && event.type === 'planned') return undefined;
    const cue = cueOf(scene, event, isFought);
    if (!cue || !isTurned) return cue && [cue];
    // Cards turn up while the dice are held.
    const at = cue.of === 'flip' ? 'thrown' : cue.of === 'dice' ? 'after-cards' : cue.at;
    return [{ ...cue, at }];
  });
}
