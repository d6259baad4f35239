/** Knowledge of a position (`field.ts`), and results that the rules keep with it. */
import type { Mutable } from '../../kernel/types.ts';
import type { Move } from './moves.ts';
import type { Place } from './ids.ts';
import type { BtmState, UnitState } from './state.ts';
import type { Pack } from './pack.ts';
import { makePackTables, type PackTables } from './tables/pack.ts';
import type { HexSet } from './tables/hex-set.ts';

export type Positions = Pick<BtmState, 'units' | 'germanHexes' | 'rulings'>;

interface Scanned {
  readonly germanHexes: Positions['germanHexes'];
  readonly rulings: Positions['rulings'];
  readonly field: Field;
}

export interface Kept {
  /** Null in the tables of the game, which belong to no run. */
  readonly state: Positions | null;
  /** None before the first phase of a run. */
  field: FieldInPlay | null;
  /** The units of the state by number, null before `unitsInPlay` lists them. Play changes them, and never replaces one. */
  units: readonly Mutable<UnitState>[] | null;
}

/** Lines that were computed once (§13.2): those of every position with the same open hexes and cities among `supplied`. */
export interface Lines {
  readonly open: HexSet;
  readonly owned: HexSet;
  readonly sources: HexSet;
  readonly supplied: HexSet;
}

export interface Tables extends PackTables {
  /** The keys are units, which never change. States and their views share units as long as they can. */
  readonly scanned: WeakMap<Positions['units'], Scanned>;
  readonly kept: Kept;
  readonly runs: WeakMap<Positions, Tables>;
  /** The latest lines of each side, for all runs. */
  readonly lines: readonly [Lines[], Lines[]];
}

export const nothingKept = (state: Positions | null): Kept => ({ state, field: null, units: null });

export const makeTables = (pack: Pack): Tables => ({
  ...makePackTables(pack),
  scanned: new WeakMap(),
  kept: nothingKept(null),
  runs: new WeakMap(),
  lines: [[], []],
});

export type Flag = 'moved' | 'attacked' | 'defended';

/** Hexes where units of a side have a zone of control (§9.3). A rear area never is in one. */
export type Zone = HexSet;

export interface Supply {
  readonly tables: Tables;
  readonly side: number;
  /** Cities of the network (§13.2.1); the own rear areas are sources always. */
  readonly sources: HexSet;
  /** Hexes that a line which starts elsewhere may pass or end in (§13.2.3). */
  readonly open: HexSet;
  /** Hexes that have a line (§13.2.2). */
  readonly supplied: HexSet;
  /** Hexsides from each place to the nearest source over open hexes; null before `stepsToSource`. */
  steps: readonly number[] | null;
  /** The same without one source, the last one asked for (`readStepsBeside`). */
  beside: { readonly but: number; readonly steps: readonly number[] } | null;
}

/** A moving unit: its start, and the hexes entered since; only the last may be a rear area. */
export interface Walk {
  readonly unit: number;
  readonly from: number;
  readonly entered: readonly number[];
}

export interface Starts {
  readonly from: number;
  readonly moves: readonly Move[];
}

/** Moves that the enemies of a side leave open (§9.4, §10), as far as asked for. Valid while none of them moves. */
export interface Openings {
  /** Lists the hexes next to each place (`openHexes`). */
  readonly hexes: (readonly number[] | undefined)[];
  readonly starts: (Starts | undefined)[];
  reaches: Map<string, readonly Walk[]> | null;
}

export interface Away {
  readonly lost: readonly number[];
  readonly onTrack: ReadonlyMap<Place, readonly number[]>;
}

/** Readings of the order of §11.4.2 and the extra hex of §11.4.1. */
export interface RetreatReading {
  /** Q21: a unit that would stop in a full hex may go to a free end instead. */
  readonly mayStopShort: boolean;
  /** The nearest hex comes first among those that approach a source (Q22), or among the others (Q23). */
  readonly nearestFirst: { readonly approaching: boolean; readonly others: boolean };
  /** Q24: the city that the stack is driven from still is a source to approach. */
  readonly countsVacated: boolean;
}

/** The board for a beaten stack, without any of it. */
export interface RetreatGround {
  readonly reading: RetreatReading;
  readonly field: Field;
  readonly side: number;
  readonly target: number;
  readonly enemyZone: Zone;
}

type ListBySide = [readonly number[] | null, readonly number[] | null];

/** Pairs are German and Soviet. */
export interface Field {
  readonly tables: Tables;
  /** Hex or rear area of each unit, `NONE` for the track and the boxes. */
  readonly at: readonly number[];
  /** Q30: the rear areas of the occupied territory are one hex to zones of control. */
  readonly isRearOne: boolean;
  readonly spent: readonly boolean[];
  /** Units in each hex and rear area, in the order of the data. A list never changes; it is replaced. */
  readonly inside: readonly (readonly number[])[];
  /** Units of each side that are not on the board, null before `readAway`. */
  readonly away: [Away | null, Away | null];
  /** These units moved, attacked or were attacked in this phase (§2.3). */
  readonly moved: readonly boolean[];
  readonly attacked: readonly boolean[];
  readonly defended: readonly boolean[];
  /** Side by number that controls each hex (§4.2). */
  readonly control: readonly number[];
  readonly openings: [Openings | null, Openings | null];
  /** Zones of control of each side (§9), null before `zoneOf` computes them; they depend on where its own units are. */
  readonly zones: [Zone | null, Zone | null];
  /** Hexes with units of each side, null before `postsOf` computes them. */
  readonly posts: [HexSet | null, HexSet | null];
  /** Supply of each side (§13), null before `readSupply`; it depends on where all units are and on control. */
  readonly supplies: [Supply | null, Supply | null];
  /** Each side can ride between these places (§6.3.3). They depend on its supply and are null before `readRailNet`. */
  readonly railEnds: ListBySide;
  /** The last stack to retreat (§11.4), null before `readRetreat`; depends on places, control and sides up. */
  retreat: RetreatGround | null;
}

export interface FieldInPlay extends Field {
  readonly at: number[];
  readonly spent: boolean[];
  readonly inside: (readonly number[])[];
  readonly moved: boolean[];
  readonly attacked: boolean[];
  readonly defended: boolean[];
  readonly control: number[];
}
