import type { Line, Modifier } from '../../kernel/types.ts';
import type { AlliedNation, CardId, Nation, Side, SpaceId, Title } from './ids.ts';
import type { AttackKind } from './moves.ts';

/** Both seats read the same log, so drawn and discarded cards are counted, never named. */
export type HrEvent =
  | { readonly type: 'turn-began'; readonly side: Side; readonly turn: number }
  | { readonly type: 'turn-ended'; readonly side: Side }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'resigned'; readonly side: Side }
  | { readonly type: 'ready'; readonly side: Side; readonly n: number }
  | {
      readonly type: 'event-moved';
      readonly event: Title;
      readonly to: 'mall' | 'lid' | 'removed' | 'standing' | 'opponent';
    }
  | { readonly type: 'event-kept'; readonly side: Side; readonly event: Title }
  | { readonly type: 'event-gained'; readonly side: Side; readonly event: Title }
  | { readonly type: 'event-dropped'; readonly side: Side; readonly event: Title }
  | { readonly type: 'tried'; readonly side: Side; readonly event: Title }
  | {
      readonly type: 'attacked';
      readonly side: Side;
      readonly kind: AttackKind;
      readonly origin: SpaceId | null;
      readonly target: SpaceId;
      readonly blitz: number;
    }
  | { readonly type: 'named'; readonly side: Side; readonly event: Title }
  | { readonly type: 'cancelled'; readonly side: Side; readonly event: Title }
  | { readonly type: 'chose-hidden'; readonly side: Side }
  | { readonly type: 'showed'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'turned-up'; readonly side: Side; readonly card: CardId }
  | {
      readonly type: 'rolled';
      readonly side: Side;
      readonly dice: readonly number[];
      readonly reasons: readonly Modifier[];
    }
  | {
      readonly type: 'changed';
      readonly side: Side;
      readonly of: Side;
      readonly source: Title;
      readonly dice: readonly number[];
      readonly faces: readonly number[];
    }
  | { readonly type: 'blocked' | 'sabotaged'; readonly side: Side; readonly card: CardId }
  | {
      readonly type: 'rerolled';
      readonly side: Side;
      readonly dice: readonly number[];
      readonly faces: readonly number[];
    }
  | {
      readonly type: 'judged';
      readonly winner: Side;
      readonly axis: number;
      readonly allies: number;
      readonly line: Line & { readonly rule: string };
    }
  | { readonly type: 'tested'; readonly event: Title; readonly face: number; readonly kept: boolean }
  | { readonly type: 'took'; readonly space: SpaceId; readonly nation: Nation }
  | { readonly type: 'lifted'; readonly space: SpaceId; readonly nation: Nation }
  | { readonly type: 'unmarked'; readonly space: SpaceId; readonly nation: Nation }
  | { readonly type: 'fortified' | 'fleet-placed'; readonly side: Side; readonly space: SpaceId }
  | { readonly type: 'fortress-lost' | 'fleet-lost'; readonly side: Side; readonly space: SpaceId }
  | {
      readonly type: 'hand-size';
      readonly side: Side;
      readonly from: number;
      readonly to: number;
      readonly rule: string;
    }
  | { readonly type: 'discarded' | 'drew'; readonly side: Side; readonly n: number }
  | {
      readonly type: 'plan-rerolled';
      readonly side: Side;
      readonly dice: readonly number[];
      readonly before: readonly number[];
      readonly faces: readonly number[];
    }
  | {
      readonly type: 'planned';
      readonly side: Side;
      readonly card: CardId;
      readonly dice: readonly number[];
      readonly won: boolean;
      readonly first?: readonly number[];
    }
  | { readonly type: 'push-began'; readonly side: Side; readonly of: 'events' | 'attacks' }
  | { readonly type: 'barbarossa' | 'overlord' | 'bagration' | 'italy' | 'pact-ended' | 'anvil' | 'build-up' }
  | { readonly type: 'vichy'; readonly to: 'attacked' | 'defected' | 'resolved' }
  /** §6.7.3: the Allies take it for Overlord's landing, from any place. */
  | { readonly type: 'event-taken'; readonly event: Title }
  | { readonly type: 'activated'; readonly space: SpaceId }
  /** `stays`: the year marker, which was ahead or has no further box. */
  | { readonly type: 'reshuffled'; readonly side: Side; readonly year: number; readonly stays?: true }
  | { readonly type: 'year-ended'; readonly year: number }
  | { readonly type: 'speer'; readonly use: boolean }
  | { readonly type: 'swapped'; readonly side: Side }
  | { readonly type: 'nation'; readonly nation: AlliedNation }
  /** §9.3: one more home centre of `nation`, `space`, wins the war for `side`. */
  | {
      readonly type: 'near-centres';
      readonly side: Side;
      readonly nation: Nation;
      readonly space: SpaceId;
      readonly n: number;
      readonly all: number;
    }
  /** §9.1, §9.2: `side` loses once its hand size is 0, or unless it frees a capital in this turn. */
  | { readonly type: 'near-hand-size' | 'near-ultimatum'; readonly side: Side }
  | { readonly type: 'won'; readonly side: Side | 'draw'; readonly key: string };
