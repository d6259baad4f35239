import type { AreaId, CardId, HexId, RailPayment, Spot, UnitId } from './ids.ts';

/** Commands of §5.2, the large ones in small steps. Text forms stand beside them. */
export type Move =
  /** `place s-27 1306` (§15.1) */
  | { readonly type: 'place'; readonly unit: UnitId; readonly hex: HexId }
  /** `sea s-9`: to Sevastopol (§15.2) */
  | { readonly type: 'sea'; readonly unit: UnitId }
  | { readonly type: 'end-sea' }
  /** `remove s-9`: in logistics (§6.2.4), or from a hex over the limit (§8.3) */
  | { readonly type: 'remove'; readonly unit: UnitId }
  | { readonly type: 'end-remove' }
  /** `draw g-air-1` */
  | { readonly type: 'draw'; readonly card: CardId }
  /** `arrive g-2 N` */
  | { readonly type: 'arrive'; readonly unit: UnitId; readonly area: AreaId }
  /** `rebuild g-repl-1 g-pz4 N`, `rebuild s-reinf-1 s-8 E` */
  | { readonly type: 'rebuild'; readonly card: CardId; readonly unit: UnitId; readonly area: AreaId }
  | { readonly type: 'end-rebuild' }
  /** `hero s-reinf-1 1306` */
  | { readonly type: 'hero'; readonly card: CardId; readonly hex: HexId }
  | { readonly type: 'end-reinforce' }
  /** `rail free s-20 1306`, `rail g-repl-1 g-4 1303` */
  | { readonly type: 'rail'; readonly by: RailPayment; readonly unit: UnitId; readonly to: Spot }
  /** `aboard s-mc7`: rides along */
  | { readonly type: 'aboard'; readonly unit: UnitId }
  | { readonly type: 'depart' }
  | { readonly type: 'end-rail' }
  /** `activate g-air-1 g-pz1` */
  | { readonly type: 'activate'; readonly card: CardId; readonly unit: UnitId }
  /** `move g-pz2 1401`: the first hex; from a hex beside it also a rear area */
  | { readonly type: 'move'; readonly unit: UnitId; readonly to: Spot }
  /** `step 1503`: the next hex of the unit on its way */
  | { readonly type: 'step'; readonly to: Spot }
  | { readonly type: 'halt' }
  | { readonly type: 'end-move' }
  /** `attack 1502` */
  | { readonly type: 'attack'; readonly target: HexId }
  /** `join g-pz2`: one more attacker */
  | { readonly type: 'join'; readonly unit: UnitId }
  | { readonly type: 'assault' }
  | { readonly type: 'end-combat' }
  /** `defend s-11 active`, `defend s-11 passive` */
  | { readonly type: 'defend'; readonly unit: UnitId; readonly active: boolean }
  /** `shift g-air-1`, `shift none` */
  | { readonly type: 'shift'; readonly card: CardId | null }
  /** `reroll g-tac`, `reroll none` */
  | { readonly type: 'reroll'; readonly card: CardId | null }
  /** `retreat s-13`: who goes next */
  | { readonly type: 'retreat'; readonly unit: UnitId }
  /** `fall-back 1203` */
  | { readonly type: 'fall-back'; readonly to: Spot }
  /** `advance g-pz2` */
  | { readonly type: 'advance'; readonly unit: UnitId }
  | { readonly type: 'end-advance' }
  /** `tank-move g-blitz g-pz2 1503` */
  | { readonly type: 'tank-move'; readonly card: CardId; readonly unit: UnitId; readonly to: Spot }
  /** `tank-attack g-repl-1 g-pz4 1303` */
  | { readonly type: 'tank-attack'; readonly card: CardId; readonly unit: UnitId; readonly target: HexId }
  /** `together s-mc7`: another corps of the stack does the same (§12.3) */
  | { readonly type: 'together'; readonly unit: UnitId }
  /** What is planned, without a second tank */
  | { readonly type: 'go' }
  | { readonly type: 'end-break' }
  /** `hitler yes`: the German card is cancelled */
  | { readonly type: 'hitler'; readonly cancel: boolean };

export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;
