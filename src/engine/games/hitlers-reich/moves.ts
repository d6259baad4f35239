import type { AlliedNation, CardId, SpaceId, Title } from './ids.ts';

export type AttackKind = 'land' | 'paratroop' | 'amphibious' | 'sea';

/** Every answer a seat can give; its text form stands beside it. */
export type Move =
  /** `reorganise a`: own hand size −1; `b`: the opponent's +1 (§6.1) */
  | { readonly type: 'reorganise'; readonly option: 'a' | 'b' }
  /** `fortify berlin` (§6.2) */
  | { readonly type: 'fortify'; readonly area: SpaceId }
  /** `fleet north-sea` (§6.3.1) */
  | { readonly type: 'fleet'; readonly zone: SpaceId }
  /** `plan`: try for a Big Push (§6.3.2) */
  | { readonly type: 'plan' }
  /** `E enigma` (§6.4) */
  | { readonly type: 'event'; readonly event: Title }
  /** `A land finland>leningrad`, `A sea north-sea western` (§6.5); a sea attack has no origin and may name a nation */
  | {
      readonly type: 'attack';
      readonly kind: AttackKind;
      readonly origin: SpaceId | null;
      readonly target: SpaceId;
      readonly nation: AlliedNation | null;
    }
  /** `blitz moscow`, from the area captured last (§7.9.2) */
  | { readonly type: 'blitz'; readonly target: SpaceId }
  /** `push events`, `push attacks` (§6.6) */
  | { readonly type: 'push'; readonly of: 'events' | 'attacks' }
  /** `barbarossa`, `overlord` (§6.7) */
  | { readonly type: 'barbarossa' }
  | { readonly type: 'overlord' }
  /** `bonus`: use the Success Bonus between the two attacks of a Big Push (§6.6.3) */
  | { readonly type: 'bonus' }
  /** `pass`: nothing else is legal */
  | { readonly type: 'pass' }
  /** `decline`: leave a bonus or the rest of an operation unused */
  | { readonly type: 'decline' }
  /** `done`: end a step that may be answered several times */
  | { readonly type: 'done' }
  /** `play stukas` in the events step (§7.2) */
  | { readonly type: 'play'; readonly event: Title }
  /** `cancel guderian` by OUTFOXED */
  | { readonly type: 'cancel'; readonly event: Title }
  /** `c G12`: the conflict card (§7.3) */
  | { readonly type: 'card'; readonly card: CardId }
  /** `fx stukas 3`, `fx rommel own 2`: dice of C-4 by place, from 1; `opp` for the opponent's (§7.5) */
  | { readonly type: 'effect'; readonly source: Title; readonly own: boolean; readonly dice: readonly number[] }
  /** `block G12`: a Double Agent stops its re-rolls; `sabotage G12`: it counts 1 (§7.6) */
  | { readonly type: 'block'; readonly card: CardId }
  | { readonly type: 'sabotage'; readonly card: CardId }
  /** `rr 2,4`: own dice by place (§7.6, §6.3.2) */
  | { readonly type: 'reroll'; readonly dice: readonly number[] }
  /** `counter 1,2`: COUNTERATTACK after the result */
  | { readonly type: 'counter'; readonly dice: readonly number[] }
  /** `discard S4` */
  | { readonly type: 'discard'; readonly card: CardId }
  /** `drop enigma`: the event given up for a seventh (§4.2.2) */
  | { readonly type: 'drop'; readonly event: Title }
  /** `keep stukas`: of the Reusables used in a lost conflict of an operation (§6.7.4.1) */
  | { readonly type: 'keep'; readonly event: Title }
  /** `lift minsk`: a control marker, fleet or fortress for new use (§3.0, §3.1) */
  | { readonly type: 'lift'; readonly space: SpaceId }
  /** `nation western`: whose marker */
  | { readonly type: 'nation'; readonly nation: AlliedNation }
  /** `choose romania` (TURNCOATS) */
  | { readonly type: 'choose'; readonly space: SpaceId }
  /** `speer yes` (§5.4.2) */
  | { readonly type: 'speer'; readonly use: boolean }
  /** `return wolfpack`: the Recyclable a reshuffle brings back (§5.4.2, §5.4.3) */
  | { readonly type: 'return'; readonly event: Title }
  /** `swap W13 W4`: a card of the deck against one of the hand (§5.4.4) */
  | { readonly type: 'swap'; readonly take: CardId; readonly give: CardId }
  /** `resign` (§5.2) */
  | { readonly type: 'resign' };

export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

export const RESIGN: Move = { type: 'resign' };
export const DECLINE: Move = { type: 'decline' };
export const DONE: Move = { type: 'done' };
