import type { HlbEvent } from '../../../engine/games/hitlers-last-battles/events.ts';
import { cuesIn, type Cue } from '../../sound/cues.ts';

const PIECE: Cue = { of: 'piece', at: 'arrived' };
const MARKER: Cue = { of: 'piece', at: 'shown' };

function cuesOf(event: HlbEvent): readonly Cue[] | undefined {
  switch (event.type) {
    case 'replaced':
    case 'moved':
    case 'attacked':
    case 'retreated':
    case 'went-back':
    case 'eliminated':
      return [PIECE];
    case 'marked':
    case 'supported':
      return [MARKER];
    case 'rolled':
      return [
        { of: 'dice', at: 'thrown', dice: event.attack.length + 1 },
        event.diff > 0 ? { of: 'stamp', at: 'told' } : { of: 'knock', at: 'told' },
      ];
    default:
      return undefined;
  }
}

export const listCues = (_scene: unknown, events: readonly HlbEvent[]): readonly Cue[] => cuesIn(events, cuesOf);
