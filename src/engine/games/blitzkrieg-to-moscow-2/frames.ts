/** Steps of §5.1, one row each; `side` is the phasing side. A path is entered hex by hex, attackers one by one. */
import { v } from '../../kernel/shape.ts';
import { type AskFrameOf, type FrameOf, frameRows } from '../../kits/notation/frames.ts';
import { cardUse, moveUse, tankAttack, tankUse } from './card-use.ts';
import { type CardUse, type Phase, SIDES, type Side } from './ids.ts';
import { several, some, whole } from './shapes.ts';
import type { IdShapes } from './tables/pack.ts';

const { asks, runs } = frameRows<IdShapes>();

const side = v.picklist(SIDES);
const soviet = v.literal('soviet');
const flag = v.boolean();

/** Questions after which a card may have changed what is left to ask. */
const COMBAT_WINDOWS = [
  'attack',
  'attack-card',
  'defence-card',
  'roll',
  'german-reroll',
  'soviet-reroll',
  'result',
] as const;
export type CombatWindow = (typeof COMBAT_WINDOWS)[number];

export const FRAMES = {
  /** §15.1: the five infantry set up in cities, one after the other. */
  'setup/place': asks(({ cityArmy }) => ({ left: some(cityArmy) }), {}),
  'turn/begin': runs({ side }, {}),
  'logistics/sea': asks({ side: soviet }, {}),
  'logistics/remove': asks({ side: soviet }, {}),
  'logistics/draw': asks(({ german }) => ({ side, left: whole(1, german.options.length) }), {}),
  'logistics/reinforce': asks({ side }, { uses: ['reinforce', 'heroCity', 'activate'] }),
  /** Soviet rebuilding continues: places left on the card (§6.2.3). */
  'logistics/rebuild': asks(({ soviet: card }) => ({ side: soviet, card, left: whole(1, 4) }), {}),
  'logistics/rail': asks({ side }, { uses: ['rail'] }),
  /** Others of the same place may ride along with a Soviet group (§6.3). */
  'logistics/rail-group': asks(
    (ids) => ({
      side: soviet,
      by: v.union([v.literal('free'), ids.soviet]),
      aboard: some(ids.sovietUnit),
      to: ids.spot,
    }),
    {},
  ),
  /** `begun`: a command other than an activation was given (Q13). */
  'movement/move': asks({ side, begun: flag }, { uses: ['activate'] }),
  'movement/path': asks(({ unit, spot, hex }) => ({ side, unit, from: spot, path: v.array(hex) }), {}),
  'movement/excess': asks({ side }, {}),
  'combat/attack': asks({ side, begun: flag }, { uses: ['activate'] }),
  'combat/attackers': asks(({ unit, hex }) => ({ side, target: hex, units: several(unit) }), {}),
  /** `undecided`: active defenders whose defence is still to be chosen, the first one now. */
  'combat/defence': asks(({ unit }) => ({ side, undecided: some(unit) }), { decider: 'other' }),
  'combat/attack-card': asks({ side }, { uses: ['combatShift'] }),
  'combat/defence-card': asks({ side }, { decider: 'other', uses: ['combatShift'] }),
  'combat/next': runs({ side, window: v.picklist(COMBAT_WINDOWS) }, {}),
  'combat/roll': runs({ side }, {}),
  /** `asked` is the side that may re-roll or pass (§7.1). */
  'combat/reroll': asks({ side, asked: side }, { uses: ['reroll'] }),
  /** Units that must still retreat; with `unit` its steps so far (§11.4). */
  'combat/retreat': asks(({ unit }) => ({ side, left: some(unit) }), { decider: 'other' }),
  'combat/retreat-path': asks(({ unit, hex }) => ({ side, left: several(unit), unit, path: v.array(hex) }), {
    decider: 'other',
  }),
  'combat/advance': asks(({ unit }) => ({ side, advanced: several(unit) }), {}),
  'combat/end': runs({ side }, {}),
  'breakthrough/action': asks({ side }, { uses: ['tankAction', 'activate'] }),
  /** The use is only planned: nothing moves before the plan is complete (§7.1). */
  'breakthrough/path': asks((ids) => ({ side, plan: moveUse(ids) }), {}),
  /** Blitzkrieg: a second tank, or go (§12.2). */
  'breakthrough/second': asks((ids) => ({ side, plan: tankUse(ids) }), { uses: ['tankAction'] }),
  'breakthrough/fight': runs((ids) => ({ side, attacks: v.array(tankAttack(ids)) }), {}),
  /** Hitler Order: the Soviet player may cancel a German card before its effect (§7.1). */
  'card/hitler': asks((ids) => ({ use: cardUse(ids) }), { uses: ['cancel'] }),
  /** A card takes effect, or is spent without effect, and returns to the frame below. */
  'card/effect': runs((ids) => ({ use: cardUse(ids), cancelled: flag }), {}),
  'turn/supply': runs({ side }, {}),
  'turn/end': runs({ side }, {}),
} as const;

export type Frame = FrameOf<typeof FRAMES>;
export type AskFrame = AskFrameOf<typeof FRAMES>;
export type FrameAt<K extends Frame['at']> = Extract<Frame, { readonly at: K }>;

interface Columns {
  readonly asks: boolean;
  readonly decider?: 'other';
  readonly uses?: readonly CardUse[];
}
export const columnsOf = ({ at }: Frame): Columns => FRAMES[at];

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
