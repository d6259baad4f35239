/** One node for each frame: the flow chart of §4.1. */
import type { Nodes } from '../../kernel/types.ts';
import * as combat from './phases/combat.ts';
import * as movement from './phases/movement.ts';
import * as strategic from './phases/strategic.ts';
import * as turn from './phases/turn.ts';
import type { HlbTypes } from './types.ts';

export const nodes: Nodes<HlbTypes> = {
  'turn/strategic': turn.beginStrategic,
  'strategic/volkssturm': strategic.volkssturm,
  'strategic/replace': strategic.replace,
  'strategic/markers': strategic.markers,
  'movement/move': movement.move,
  'combat/battle': combat.battle,
  'combat/support': combat.support,
  'combat/roll': combat.roll,
  'combat/retreat': combat.retreat,
  'turn/end': turn.endTurn,
};
