import type { Modifier } from '../../kernel/types.ts';
import type { AreaId, CardId, CardUse, CrtResult, HexId, Phase, Place, Side, UnitId } from './ids.ts';

/** The state of an attack before the die: numbers with their reasons (§11.3). */
export interface Reckoning {
  readonly attack: number;
  readonly defence: number;
  /** Odds before and after the shifts as a step of the scale: 1 is 1:1, 2 is 2:1, 0 is 1:2, -1 is 1:3. */
  readonly odds: number;
  readonly shifts: readonly Modifier[];
  readonly column: number;
}

export type BtmEvent =
  | { readonly type: 'placed'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'phase-began'; readonly turn: number; readonly side: Side; readonly phase: Phase }
  | { readonly type: 'cards-discarded'; readonly side: Side; readonly cards: readonly CardId[] }
  | { readonly type: 'shipped'; readonly unit: UnitId; readonly from: HexId; readonly to: HexId }
  | { readonly type: 'removed'; readonly unit: UnitId; readonly from: HexId; readonly cause: 'own-will' | 'stacking' }
  /** Only its owner sees the card. */
  | { readonly type: 'drawn'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'draw-ended'; readonly side: Side; readonly count: number }
  | { readonly type: 'arrived'; readonly unit: UnitId; readonly area: AreaId; readonly isReturn: boolean }
  | { readonly type: 'card-played'; readonly side: Side; readonly card: CardId; readonly use: CardUse }
  | { readonly type: 'card-cancelled'; readonly card: CardId; readonly by: CardId }
  | {
      readonly type: 'rebuilt';
      readonly unit: UnitId;
      readonly area: AreaId;
      readonly from: 'eliminated' | 'surrendered';
    }
  | { readonly type: 'hero-named'; readonly hex: HexId }
  | { readonly type: 'hero-lost'; readonly hex: HexId }
  | { readonly type: 'railed'; readonly units: readonly UnitId[]; readonly from: Place; readonly to: Place }
  | { readonly type: 'activated'; readonly unit: UnitId }
  | { readonly type: 'moved'; readonly unit: UnitId; readonly from: Place; readonly path: readonly Place[] }
  | { readonly type: 'sent-to-track'; readonly unit: UnitId; readonly from: Place; readonly turn: number }
  | { readonly type: 'control'; readonly hex: HexId; readonly to: Side; readonly points: number }
  | {
      readonly type: 'attack-declared';
      readonly target: HexId;
      readonly attackers: readonly UnitId[];
      readonly defenders: readonly UnitId[];
    }
  | { readonly type: 'defence-chosen'; readonly active: readonly UnitId[]; readonly passive: readonly UnitId[] }
  | { readonly type: 'attack-failed'; readonly target: HexId; readonly reckoning: Reckoning }
  | {
      readonly type: 'rolled';
      readonly target: HexId;
      readonly side: Side;
      readonly die: number;
      readonly result: CrtResult;
      readonly reckoning: Reckoning;
      /** Germans attack the hero city: its retreats have no effect (§14). */
      readonly isHero: boolean;
    }
  | { readonly type: 'spent'; readonly units: readonly UnitId[] }
  | {
      readonly type: 'eliminated';
      readonly unit: UnitId;
      readonly place: Place;
      readonly cause: 'result' | 'no-retreat' | 'exhausted';
    }
  | { readonly type: 'retreated'; readonly unit: UnitId; readonly from: HexId; readonly path: readonly Place[] }
  | { readonly type: 'advanced'; readonly unit: UnitId; readonly from: Place; readonly to: HexId }
  | { readonly type: 'attack-lapsed'; readonly target: HexId }
  | { readonly type: 'surrendered'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'recovered'; readonly units: readonly UnitId[] }
  /** §4: the taken city brings `side` within one point of winning. */
  | { readonly type: 'near'; readonly side: Side; readonly score: number; readonly wins: number }
  | { readonly type: 'game-over'; readonly winner: Side; readonly score: number };
