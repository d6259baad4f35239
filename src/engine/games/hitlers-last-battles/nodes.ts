/** One node for each frame (§4.1). */
import type { Nodes } from '../../kernel/types.ts';
import * as combat from './phases/combat.ts';
import * as movement from './phases/movement.ts';
import * as strategic from './phases/strategic.ts';
import * as turn from './phases/turn.ts';
import type { Tables } from './tables.ts';
import type { HlbTypes } from './types.ts';

export const makeNodes = (t: Tables): Nodes<HlbTypes> => ({
  'turn/strategic': turn.beginStrategic(t),
  'strategic/volkssturm': strategic.volkssturm(t),
  'strategic/replace': strategic.replace(t),
  'strategic/markers': strategic.markers(t),
  'movement/move': movement.move(t),
  'combat/battle': combat.battle(t),
  'combat/support': combat.support(t),
  'combat/roll': combat.roll(t),
  'combat/retreat': combat.retreat(t),
  'turn/end': turn.endTurn(t),
});
