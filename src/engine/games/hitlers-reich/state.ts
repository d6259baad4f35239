import type { GameState } from '../../kernel/types.ts';
import type { Frame } from './frames.ts';
import type { AlliedNation, CardId, CopyId, Nation, Side, SpaceId, Title } from './ids.ts';
import type { AttackKind } from './moves.ts';
import type { Rulings } from './rulings.ts';
import type { Year } from './years.ts';

export const SCENARIOS = ['campaign-1941', 'short-1944', 'intro-1941-42', 'intro-1941-43', 'tournament'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** Where a copy of an event is. Face-down ones have been used. */
export type Place =
  | 'mall'
  | 'axis-up'
  | 'axis-down'
  | 'allies-up'
  | 'allies-down'
  /** Used Returnables, waiting with the opponent who holds them (§4.2.5.2). */
  | 'with-axis'
  | 'with-allies'
  | 'standing'
  | 'lid'
  | 'removed'
  | 'aside-1941'
  | 'aside-1943'
  /** Not in this game: the smaller set of events. */
  | 'left-out';

/** A discard that a side still owes (K-6). */
export interface Due {
  readonly side: Side;
  readonly n: number;
  /** Soviet cards and Double Agents first (§6.5.2.1). */
  readonly red: boolean;
  readonly random: boolean;
}

/** What is protected against the end of the turn by a lost conflict (§7.9.1, R-97). */
export type Operation = 'push' | 'barbarossa' | 'overlord' | 'bagration';

export interface TurnState {
  /** `waiting`: Barbarossa's, until its four attacks are done. */
  readonly success: 'none' | 'earned' | 'waiting' | 'spent';
  readonly blitz: {
    readonly series: 'unused' | 'open' | 'closed';
    readonly made: number;
  };
  /** Reusables of the attack just won: the active side may use them again in its chain (§7.9.2). */
  readonly chain: readonly CopyId[];
  /** Reusables used by either side in this player turn: won back, they still rest (§4.2.5.1). */
  readonly used: readonly CopyId[];
  readonly operation: Operation | null;
  /** Barbarossa was declared this turn: its blitzes are bound to Soviet areas also afterwards. */
  readonly isBarbarossa: boolean;
  /** FRANCO was won this turn. */
  readonly spainClosed: boolean;
  /** §9.2, noted at the start of the turn. */
  readonly ultimatum: boolean;
}

export type ConflictKind = 'event' | AttackKind;

export interface Conflict {
  readonly kind: ConflictKind;
  /** A space, or the title of the event tried for. */
  readonly target: string;
  readonly origin: SpaceId | null;
  readonly active: Side;
  /** The Allied nation that attacks or defends (3.1); null where no star counts. */
  readonly nation: AlliedNation | null;
  /** The nation whose marker the attacker would place. */
  readonly attacker: Nation;
  readonly red: boolean;
  /** Which blitz of the chain, from 1; 0 for none. */
  readonly blitz: number;
  /** A blitz that costs no hand size in any case (Overlord). */
  readonly isFree: boolean;
  readonly isLanding: boolean;
  /** §8.5.1: Axis draws its card and rolls three dice. */
  readonly isNeutralVichy: boolean;
  readonly events: Readonly<Record<Side, readonly CopyId[]>>;
  readonly cancelled: readonly CopyId[];
  readonly cards: Readonly<Record<Side, readonly CardId[]>>;
  /** The chosen card lies open. */
  readonly shown: Readonly<Record<Side, boolean>>;
  readonly dice: Readonly<Record<Side, readonly number[]>>;
  /** Effects of C-4 already applied: titles, `fleet`, `fortress`. */
  readonly applied: readonly Title[];
  /** Own dice that cards rolled again, by place from 1; with R-22 `each` a later card takes others. */
  readonly rerolled: Readonly<Record<Side, readonly number[]>>;
  readonly blocked: readonly CardId[];
  readonly sabotaged: readonly CardId[];
  /** COUNTERATTACK: not asked yet, used, or passed over. */
  readonly counter: 'open' | 'used' | 'passed';
  readonly winner: Side | null;
}

/** What a conflict came to, for the step that started it. */
export interface LastConflict {
  readonly won: boolean;
  readonly kind: ConflictKind;
  readonly target: string;
  /** The area or zone changed to the active side, and is a production centre. */
  readonly tookCentre: boolean;
  /** An area taken by land: a blitz may start there. */
  readonly tookByLand: boolean;
}

/** The version of the rules that a match is played by. */
export const rulesOf = ({ rules = 1 }: Pick<HrState, 'rules'>): number => rules;

export interface HrState extends GameState<Side, Frame> {
  readonly scenario: ScenarioId;
  /** The version that the match is played by (ADR 0020); absent: 1. */
  readonly rules?: number;
  readonly rulings: Rulings;
  /** The box of the year track whose year end ends the game. */
  readonly lastYear: Year;
  readonly gameTurn: number;
  /** Whose player turn it is. */
  readonly side: Side;
  /** The tracks of §2.6.1; never computed from the drums, only changed. */
  readonly handSize: Readonly<Record<Side, number>>;
  readonly year: Readonly<Record<Side, Year>>;
  /** Reorganise is still to be had this year (§2.6.2). */
  readonly star: Readonly<Record<Side, boolean>>;
  /** §2.6.3 */
  readonly bigPush: Readonly<Record<Side, 'none' | 'gained' | 'ready'>>;
  /** The Axis hex is the one of the set-up. */
  readonly isFirstPush: boolean;
  readonly pact: boolean;
  readonly axisReshuffled: boolean;
  readonly italySurrendered: boolean;
  readonly parisTaken: boolean;
  readonly vichy: 'neutral' | 'attacked' | 'defected' | 'resolved';
  readonly iraqRevolted: boolean;
  readonly turncoats: readonly SpaceId[];
  readonly active: { readonly spain: boolean; readonly turkey: boolean };
  /** FRANCO's cube lies on Spain. */
  readonly spainCentre: boolean;
  readonly used: { readonly barbarossa: boolean; readonly overlord: boolean };
  readonly decks: Readonly<Record<Side, readonly CardId[]>>;
  readonly hands: Readonly<Record<Side, readonly CardId[]>>;
  /** The last one lies on top; the owner alone may look through it (§4.1.5). */
  readonly discards: Readonly<Record<Side, readonly CardId[]>>;
  readonly events: Readonly<Record<CopyId, Place>>;
  /** Events a side may hold. */
  readonly allowance: Readonly<Record<Side, number>>;
  readonly markers: Readonly<Record<SpaceId, Nation | null>>;
  /** Control kept without a marker, none being left. */
  readonly unmarked: readonly SpaceId[];
  readonly fortresses: Readonly<Record<Side, readonly SpaceId[]>>;
  readonly fleets: Readonly<Record<Side, readonly SpaceId[]>>;
  /** Production centres their home side has paid for. */
  readonly lost: readonly SpaceId[];
  readonly due: readonly Due[];
  readonly turn: TurnState;
  readonly conflict: Conflict | null;
  readonly last: LastConflict | null;
}
