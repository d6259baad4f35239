import type { CardId, CopyId, Nation, Side, SpaceId, Title } from './ids.ts';

/** What an attack or event conflict belongs to; decides what follows it. */
export type Source = 'first' | 'success' | 'push' | 'barbarossa' | 'landing' | 'bagration' | 'blitz';

/** A change of control that is still to be made. */
export interface Change {
  readonly space: SpaceId;
  readonly to: Nation;
  /** Leave the space alone if that side controls it already. */
  readonly unlessOwn: boolean;
}

/** Steps of Parts 2 to 4 of the rules file as frames. Those that ask name the seat; the rest run by themselves. */
export type Frame =
  | { readonly at: 'setup/events'; readonly left: readonly { readonly title: Title; readonly side: Side }[] }
  | { readonly at: 'turn/prepare'; readonly side: Side; readonly step: number }
  | { readonly at: 'turn/action'; readonly side: Side }
  | { readonly at: 'turn/bonus-due'; readonly side: Side }
  | { readonly at: 'turn/bonus'; readonly side: Side }
  | { readonly at: 'turn/end'; readonly side: Side }
  | { readonly at: 'attack/after'; readonly side: Side; readonly source: Source }
  | {
      readonly at: 'attack/bonuses';
      readonly side: Side;
      readonly source: Source;
      readonly step: number;
      readonly space: SpaceId;
      readonly tookCentre: boolean;
      readonly tookByLand: boolean;
    }
  | { readonly at: 'event/after'; readonly side: Side; readonly source: 'first' | 'success' | 'push' | 'centre' }
  | { readonly at: 'bonus/centre'; readonly side: Side; readonly space: SpaceId }
  | { readonly at: 'bonus/blitz'; readonly side: Side; readonly origin: SpaceId }
  | { readonly at: 'push/events'; readonly side: Side; readonly made: number }
  /** `kept`: the Success Bonus was called for and kept; it is not offered again before the next attack. */
  | { readonly at: 'push/attacks'; readonly side: Side; readonly made: number; readonly kept?: true }
  | { readonly at: 'push/bonus'; readonly side: Side }
  | { readonly at: 'push/over'; readonly side: Side }
  | { readonly at: 'barbarossa/step'; readonly left: readonly SpaceId[]; readonly made: number }
  | { readonly at: 'barbarossa/ask'; readonly left: readonly SpaceId[]; readonly made: number }
  | { readonly at: 'overlord/landing' }
  | { readonly at: 'overlord/step'; readonly made: number; readonly origin: SpaceId }
  | { readonly at: 'overlord/blitz'; readonly made: number; readonly origin: SpaceId }
  | { readonly at: 'overlord/anvil' }
  | { readonly at: 'bagration/step'; readonly made: number }
  | { readonly at: 'bagration/ask'; readonly made: number }
  | { readonly at: 'operation/over' }
  | { readonly at: 'reorganise/discard'; readonly side: Side; readonly least: number; readonly made: number }
  | {
      readonly at: 'pay/card';
      readonly side: Side;
      readonly for: 'fortify' | 'fleet' | 'plan';
      readonly space: SpaceId;
    }
  | { readonly at: 'pay/lift'; readonly side: Side; readonly for: 'fortify' | 'fleet'; readonly space: SpaceId }
  | { readonly at: 'plan/reroll'; readonly side: Side; readonly card: CardId; readonly dice: readonly number[] }
  | { readonly at: 'conflict/events'; readonly side: Side }
  | { readonly at: 'conflict/name'; readonly side: Side }
  | { readonly at: 'conflict/answer'; readonly side: Side }
  | { readonly at: 'conflict/outfox'; readonly side: Side }
  | { readonly at: 'conflict/cards' }
  | { readonly at: 'conflict/card'; readonly side: Side; readonly open: boolean }
  | { readonly at: 'conflict/second'; readonly sides: readonly Side[] }
  | { readonly at: 'conflict/roll' }
  | { readonly at: 'conflict/effects'; readonly side: Side }
  | { readonly at: 'conflict/effect'; readonly side: Side }
  | { readonly at: 'conflict/specials'; readonly todo: readonly Special[] }
  | {
      readonly at: 'conflict/pick';
      readonly side: Side;
      readonly what: 'block' | 'sabotage';
      readonly cards: readonly CardId[];
    }
  | { readonly at: 'conflict/reroll'; readonly side: Side; readonly most: number; readonly free: readonly number[] }
  | { readonly at: 'conflict/judge' }
  | { readonly at: 'conflict/counter'; readonly side: Side }
  | { readonly at: 'clean/step'; readonly step: number }
  | { readonly at: 'clean/keep'; readonly left: number; readonly of: readonly CopyId[] }
  | { readonly at: 'clean/nation'; readonly space: SpaceId }
  | { readonly at: 'event/choose'; readonly spaces: readonly SpaceId[] }
  | { readonly at: 'event/nation'; readonly space: SpaceId }
  | { readonly at: 'event/drop'; readonly side: Side }
  | { readonly at: 'control'; readonly changes: readonly Change[] }
  | { readonly at: 'control/lift'; readonly nation: Nation; readonly spaces: readonly SpaceId[] }
  | { readonly at: 'discard'; readonly side: Side; readonly n: number; readonly red: boolean }
  | { readonly at: 'dues' }
  | { readonly at: 'draw'; readonly side: Side; readonly n: number }
  | { readonly at: 'refill'; readonly sides: readonly Side[] }
  | {
      readonly at: 'reshuffle';
      readonly side: Side;
      readonly step: number;
      readonly isYearEnd: boolean;
      readonly entered: number;
    }
  | { readonly at: 'reshuffle/speer' }
  | { readonly at: 'reshuffle/return'; readonly side: Side; readonly titles: readonly Title[] }
  | { readonly at: 'reshuffle/build-up'; readonly taken: readonly CardId[] };

/** A card special that is still to be settled (§7.6). */
export interface Special {
  readonly side: Side;
  readonly what: 'agent' | 'sabotage' | 'reroll';
  /** The card that acts; null for a joint re-roll of all bonus cards. */
  readonly card: CardId | null;
}

export type FrameAt<K extends Frame['at']> = Extract<Frame, { readonly at: K }>;
