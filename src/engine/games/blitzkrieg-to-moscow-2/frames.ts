import type { CardUseMade, TankUse } from './card-use.ts';
import type { CardId, RailPayment, HexId, Side, Spot, UnitId } from './ids.ts';

/**
 * Steps of §5.1 as frames; `side` is the phasing side. Large choices are split: a path is walked hex by hex, attackers are
 * named one by one. `turn/*`, `card/effect`, `combat/next`, `combat/roll`, `combat/end` and
 * `breakthrough/fight` run by themselves.
 */
export type Frame =
  /** §15.1: the five infantry set up in cities, one after the other. */
  | { readonly at: 'setup/place'; readonly left: readonly UnitId[] }
  | { readonly at: 'turn/begin'; readonly side: Side }
  | { readonly at: 'logistics/sea'; readonly side: 'soviet' }
  | { readonly at: 'logistics/remove'; readonly side: 'soviet' }
  | { readonly at: 'logistics/draw'; readonly side: Side; readonly left: number }
  | { readonly at: 'logistics/reinforce'; readonly side: Side }
  /** Soviet rebuilding goes on: places of the card that are left (§6.2.3). */
  | { readonly at: 'logistics/rebuild'; readonly side: 'soviet'; readonly card: CardId; readonly left: number }
  | { readonly at: 'logistics/rail'; readonly side: Side }
  /** Others of the same place may ride along with a Soviet group (§6.3). */
  | {
      readonly at: 'logistics/rail-group';
      readonly side: 'soviet';
      readonly by: RailPayment;
      readonly aboard: readonly UnitId[];
      readonly to: Spot;
    }
  /** `begun` once a command other than an activation was given (Q13). */
  | { readonly at: 'movement/move'; readonly side: Side; readonly begun: boolean }
  /** A unit on its way: hexes entered so far. */
  | {
      readonly at: 'movement/path';
      readonly side: Side;
      readonly unit: UnitId;
      readonly from: Spot;
      readonly path: readonly HexId[];
    }
  | { readonly at: 'movement/excess'; readonly side: Side }
  | { readonly at: 'combat/attack'; readonly side: Side; readonly begun: boolean }
  | { readonly at: 'combat/attackers'; readonly side: Side; readonly target: HexId; readonly units: readonly UnitId[] }
  /** `undecided`: active defenders whose defence is still to be chosen, the first one now. */
  | { readonly at: 'combat/defence'; readonly side: Side; readonly undecided: readonly UnitId[] }
  | { readonly at: 'combat/attack-card'; readonly side: Side }
  | { readonly at: 'combat/defence-card'; readonly side: Side }
  /** Behind a choice or a card: goes on to the next question of the combat phase that has anything to ask. */
  | { readonly at: 'combat/next'; readonly side: Side; readonly window: CombatWindow }
  | { readonly at: 'combat/roll'; readonly side: Side }
  /** `asked`: whose turn it is to re-roll or pass (§7.1). */
  | { readonly at: 'combat/reroll'; readonly side: Side; readonly asked: Side }
  /** Units that must still retreat; with `unit` its steps so far (§11.4). */
  | { readonly at: 'combat/retreat'; readonly side: Side; readonly left: readonly UnitId[] }
  | {
      readonly at: 'combat/retreat-path';
      readonly side: Side;
      readonly left: readonly UnitId[];
      readonly unit: UnitId;
      readonly path: readonly HexId[];
    }
  | { readonly at: 'combat/advance'; readonly side: Side; readonly advanced: readonly UnitId[] }
  | { readonly at: 'combat/end'; readonly side: Side }
  | { readonly at: 'breakthrough/action'; readonly side: Side }
  /** The use being planned; nothing moves before the whole of it is known (§7.1). */
  | { readonly at: 'breakthrough/path'; readonly side: Side; readonly plan: TankUse }
  /** Blitzkrieg: a second tank, or go (§12.2). */
  | { readonly at: 'breakthrough/second'; readonly side: Side; readonly plan: TankUse }
  /** The attacks of a tank action that are still to be fought. */
  | { readonly at: 'breakthrough/fight'; readonly side: Side; readonly attacks: readonly TankAttack[] }
  /** Hitler Order: the Soviet player may cancel a German card before its effect (§7.1). */
  | { readonly at: 'card/hitler'; readonly use: CardUseMade }
  /** A card takes effect, or is spent without one. Runs by itself; the frame below is the one to come back to. */
  | { readonly at: 'card/effect'; readonly use: CardUseMade; readonly cancelled: boolean }
  | { readonly at: 'turn/supply'; readonly side: Side }
  | { readonly at: 'turn/end'; readonly side: Side };

/** Questions behind which a card may have changed what there is to ask. */
export const COMBAT_WINDOWS = [
  'attack',
  'attack-card',
  'defence-card',
  'roll',
  'german-reroll',
  'soviet-reroll',
  'result',
] as const;
export type CombatWindow = (typeof COMBAT_WINDOWS)[number];

export interface TankAttack {
  readonly units: readonly UnitId[];
  readonly target: HexId;
}

export type FrameAt<K extends Frame['at']> = Extract<Frame, { readonly at: K }>;
