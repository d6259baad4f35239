import type { GameState } from '../../kernel/types.ts';
import type { Frame } from './frames.ts';
import type { CardId, CrtResult, HexId, Place, Side, UnitId } from './ids.ts';
import type { Rulings } from './rulings.ts';

/** §2.3. The last three flags hold for the phase being played. */
export interface UnitState {
  readonly place: Place;
  readonly spent: boolean;
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly defended: boolean;
}

export interface CardsState {
  /** Taken this turn and not yet used, in the order in which they were taken. Hidden from the other side. */
  readonly hand: readonly CardId[];
  /** Used this turn: open. The rest of the six is not chosen. */
  readonly discard: readonly CardId[];
}

/** A shift card of one side in a combat (§11.3.4): at most one, even where it was cancelled. */
export interface ShiftCard {
  readonly card: CardId;
  readonly cancelled: boolean;
}

/** The combat being fought (§11). */
export interface CombatState {
  readonly target: HexId;
  /** The phasing side. */
  readonly side: Side;
  readonly attackers: readonly UnitId[];
  /** Units of the target hex that take part: those already attacked this phase only share the result. */
  readonly defenders: readonly UnitId[];
  readonly bystanders: readonly UnitId[];
  /** Defenders of `defenders` that were active when the combat opened and defend actively (§11.3.2). */
  readonly active: readonly UnitId[];
  readonly attackCard: ShiftCard | null;
  readonly defenceCard: ShiftCard | null;
  /** The last die, and the result it gave; null before it is rolled. */
  readonly die: number | null;
  readonly result: CrtResult | null;
  readonly caller: 'combat' | 'breakthrough';
}

export interface HeroState {
  /** Where the marker lies; gone for good when Germans take the city (§14). */
  readonly hex: HexId | null;
  readonly used: boolean;
  /** The city that was named and is no supply city: it scores 2 for the Germans. */
  readonly doubled: HexId | null;
}

export interface Options {
  /** §15.2. */
  readonly odessa: boolean;
  /** §15.3. */
  readonly moscow: boolean;
  /** Hands lie open by agreement; nothing then falls between the seats. */
  readonly openHands: boolean;
}

export interface BtmState extends GameState<Side, Frame> {
  /** 1 to 6. */
  readonly turn: number;
  readonly units: Readonly<Record<UnitId, UnitState>>;
  readonly cards: Readonly<Record<Side, CardsState>>;
  /** Hexes that the German side controls (§4.2); all others are Soviet. In the order of the data. */
  readonly germanHexes: readonly HexId[];
  readonly hero: HeroState;
  /** The free Soviet rail move of this logistics phase was used (§6.3). */
  readonly freeRailUsed: boolean;
  readonly moscowEverGerman: boolean;
  readonly combat: CombatState | null;
  readonly options: Options;
  /** Readings of open rules (`rulingsOf`); absent in a match of rules version 1. */
  readonly rulings?: Rulings;
  /** Q25: infantry that stood in Odessa when this Soviet logistics phase began; kept where it may go by sea. */
  readonly inOdessa?: readonly UnitId[];
}

/** A position given instead of the set-up; lessons, tests and playtesters start from it. Whatever is left out is as in §3. */
export interface Position {
  readonly turn?: number;
  readonly side?: Side;
  readonly phase?: 'logistics' | 'movement' | 'combat' | 'breakthrough' | 'supply';
  readonly units?: Readonly<Record<UnitId, Place>>;
  readonly spent?: readonly UnitId[];
  readonly hands?: Readonly<Partial<Record<Side, readonly CardId[]>>>;
  readonly germanHexes?: readonly HexId[];
  readonly hero?: HeroState;
  readonly moscowEverGerman?: boolean;
}
