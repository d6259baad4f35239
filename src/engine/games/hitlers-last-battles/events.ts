import type { Modifier } from '../../kernel/types.ts';
import type { Faction, HexId, MarkerId, Side, UnitId } from './ids.ts';

export interface AttackDie {
  readonly rolled: number;
  /** Additions with their reasons; the support bonus goes to the die that needs it (§8.4, Q19). */
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly hit: boolean;
}

export type HlbEvent =
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'phase-began'; readonly turn: number; readonly side: Side; readonly phase: Phase }
  | { readonly type: 'volkssturm'; readonly called: boolean }
  | { readonly type: 'replaced'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'replacements-ended'; readonly side: Side; readonly unused: number }
  | { readonly type: 'marked'; readonly marker: MarkerId; readonly unit: UnitId }
  | { readonly type: 'unmarked'; readonly marker: MarkerId; readonly unit: UnitId }
  | { readonly type: 'markers-ended'; readonly side: Side; readonly unused: number }
  | { readonly type: 'moved'; readonly unit: UnitId; readonly from: HexId; readonly path: readonly HexId[] }
  | {
      readonly type: 'attacked';
      readonly unit: UnitId;
      readonly from: HexId;
      readonly hex: HexId;
      readonly defender: UnitId;
    }
  | { readonly type: 'movement-ended'; readonly side: Side }
  | { readonly type: 'battle-opened'; readonly hex: HexId; readonly attacker: UnitId; readonly defender: UnitId }
  | { readonly type: 'supported'; readonly unit: UnitId; readonly hex: HexId }
  | { readonly type: 'fought-alone'; readonly unit: UnitId; readonly hex: HexId }
  | {
      readonly type: 'rolled';
      readonly hex: HexId;
      readonly attacker: UnitId;
      readonly defender: UnitId;
      readonly diceReasons: readonly Modifier[];
      readonly attack: readonly AttackDie[];
      readonly defence: AttackDie;
      readonly diff: number;
    }
  | {
      readonly type: 'eliminated';
      readonly unit: UnitId;
      readonly hex: HexId;
      readonly cause: 'difference' | 'no-retreat' | 'way-blocked' | 'way-barred';
    }
  | {
      readonly type: 'retreated';
      readonly unit: UnitId;
      readonly from: HexId;
      readonly hex: HexId;
      readonly only: boolean;
    }
  | { readonly type: 'went-back'; readonly unit: UnitId; readonly from: HexId; readonly hex: HexId }
  | {
      readonly type: 'control';
      readonly hex: HexId;
      readonly from: Faction;
      readonly to: Faction;
      readonly points: number;
    }
  /** §9.3: one more city puts `side` in the lead. */
  | { readonly type: 'near'; readonly side: Side; readonly german: number; readonly allied: number }
  | { readonly type: 'markers-off'; readonly side: Side; readonly count: number }
  | { readonly type: 'game-over'; readonly winner: Side | 'draw'; readonly german: number; readonly allied: number };

export type Phase = 'strategic' | 'movement' | 'combat';
