import type { BtmEvent } from '../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import { cuesIn, type Cue } from '../../sound/cues.ts';

const PIECE: Cue = { of: 'piece', at: 'arrived' };
const CARD: Cue = { of: 'card', at: 'shown' };

/** Drawn cards make no sound: only their owner may know of them. */
const HEARD: Readonly<Partial<Record<BtmEvent['type'], readonly Cue[]>>> = {
  placed: [PIECE],
  shipped: [PIECE],
  arrived: [PIECE],
  rebuilt: [PIECE],
  railed: [PIECE],
  moved: [PIECE],
  retreated: [PIECE],
  advanced: [PIECE],
  eliminated: [PIECE],
  surrendered: [PIECE],
  'sent-to-track': [PIECE],
  'card-played': [CARD],
  'card-cancelled': [CARD],
  'cards-discarded': [CARD],
  'hero-named': [{ of: 'stamp', at: 'shown' }],
  rolled: [
    { of: 'dice', at: 'thrown', dice: 1 },
    { of: 'stamp', at: 'told' },
  ],
  'attack-failed': [{ of: 'knock', at: 'told' }],
};

export const listCues = (_scene: unknown, events: readonly BtmEvent[]): readonly Cue[] =>
  cuesIn(events, ({ type }) => HEARD[type]);
