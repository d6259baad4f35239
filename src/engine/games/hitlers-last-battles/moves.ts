import type { HexId, MarkerId, UnitId } from './ids.ts';

/** Commands of §4.2. Text forms stand beside them. */
export type Move =
  /** `volkssturm yes` */
  | { readonly type: 'volkssturm'; readonly yes: boolean }
  /** `replace G-B 0403` */
  | { readonly type: 'replace'; readonly unit: UnitId; readonly hex: HexId }
  /** `end-replace` */
  | { readonly type: 'end-replace' }
  /** `mark M-GD G-B` */
  | { readonly type: 'mark'; readonly marker: MarkerId; readonly unit: UnitId }
  /** `unmark M-GD` */
  | { readonly type: 'unmark'; readonly marker: MarkerId }
  /** `end-mark` */
  | { readonly type: 'end-mark' }
  /** `move W-SHAEF 0205 0306`: one or two hexes, the start not included */
  | { readonly type: 'move'; readonly unit: UnitId; readonly path: readonly HexId[] }
  /** `attack G-B 0304` */
  | { readonly type: 'attack'; readonly unit: UnitId; readonly hex: HexId }
  /** `end-move` */
  | { readonly type: 'end-move' }
  /** `battle 0304` */
  | { readonly type: 'battle'; readonly hex: HexId }
  /** `support G-G`, `support none` */
  | { readonly type: 'support'; readonly unit: UnitId | null }
  /** `retreat 0502` */
  | { readonly type: 'retreat'; readonly hex: HexId };
