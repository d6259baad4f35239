import type { AreaId, CardId, HexId, Spot, UnitId } from './ids.ts';

/** One tank on its way, or one stack of mechanised corps (§12.3). */
export interface TankPath {
  readonly units: readonly UnitId[];
  readonly path: readonly Spot[];
}

export interface TankAttack {
  readonly units: readonly UnitId[];
  readonly target: HexId;
}

/** A tank action as planned (§12): all of it is known before the other side may cancel it. */
export type TankUse = MoveUse | AttackUse;
export interface MoveUse {
  readonly use: 'tankAction';
  readonly how: 'move';
  readonly card: CardId;
  readonly moves: readonly TankPath[];
}
export interface AttackUse {
  readonly use: 'tankAction';
  readonly how: 'attack';
  readonly card: CardId;
  readonly attacks: readonly TankAttack[];
}

/** A card played, whole: what it does if it is not cancelled. */
export type CardUseMade =
  | TankUse
  | { readonly use: 'combatShift'; readonly card: CardId }
  | { readonly use: 'reroll'; readonly card: CardId }
  | { readonly use: 'activate'; readonly card: CardId; readonly unit: UnitId }
  | { readonly use: 'rail'; readonly card: CardId; readonly unit: UnitId; readonly to: Spot }
  /** `second`: the other Replacements that a surrendered unit costs (§13.1). */
  | {
      readonly use: 'reinforce';
      readonly card: CardId;
      readonly second: CardId | null;
      readonly unit: UnitId;
      readonly area: AreaId;
    };
