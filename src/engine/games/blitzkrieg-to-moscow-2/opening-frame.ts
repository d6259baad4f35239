import type { Frame } from './frames.ts';
import type { Phase, Side } from './ids.ts';

/** First frame of a step of a side's turn (§5.1). */
export function openingFrame(side: Side, step: Phase | 'reinforce'): Frame {
  switch (step) {
    case 'logistics':
      return { at: 'turn/begin', side };
    case 'reinforce':
      return { at: 'logistics/reinforce', side };
    case 'movement':
      return { at: 'movement/move', side, begun: false };
    case 'combat':
      return { at: 'combat/attack', side, begun: false };
    case 'breakthrough':
      return { at: 'breakthrough/action', side };
    case 'supply':
      return { at: 'turn/supply', side };
  }
}
