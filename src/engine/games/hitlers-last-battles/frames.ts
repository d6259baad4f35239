/** Steps of §4.1 as frames; `side` is the phasing side. */
import { v } from '../../kernel/shape.ts';
import { frameRows, type AskFrameOf, type FrameOf } from '../../kits/notation/frames.ts';
import { SIDES } from './ids.ts';
import type { IdShapes } from './tables/pack.ts';

const { asks, runs } = frameRows<IdShapes>();

const side = v.picklist(SIDES);
const battle = ({ hex, unit }: IdShapes) => ({ side, hex, attacker: unit, defender: unit, origin: hex });

export const FRAMES = {
  'turn/strategic': runs({ side }, { phase: 'strategic' }),
  'strategic/volkssturm': asks({ side: v.literal('german') }, { phase: 'strategic', step: 'volkssturm' }),
  'strategic/replace': asks({ side }, { phase: 'strategic', step: 'replace' }),
  'strategic/markers': asks({ side }, { phase: 'strategic', step: 'markers' }),
  'movement/move': asks({ side }, { phase: 'movement', step: 'move' }),
  'combat/battle': asks({ side }, { phase: 'combat', step: 'battle' }),
  'combat/support': asks(battle, { phase: 'combat', step: 'support' }),
  'combat/roll': runs((ids: IdShapes) => ({ ...battle(ids), supporter: v.nullable(ids.unit) }), { phase: 'combat' }),
  'combat/retreat': asks((ids: IdShapes) => ({ ...battle(ids), hexes: v.array(ids.hex) }), {
    phase: 'combat',
    step: 'retreat',
  }),
  'turn/end': runs({ side }, { phase: 'combat' }),
} as const;

export type Frame = FrameOf<typeof FRAMES>;
export type AskFrame = AskFrameOf<typeof FRAMES>;
export type FrameAt<K extends Frame['at']> = Extract<Frame, { readonly at: K }>;
export type Battle = Pick<FrameAt<'combat/support'>, 'hex' | 'attacker' | 'defender' | 'origin'>;
