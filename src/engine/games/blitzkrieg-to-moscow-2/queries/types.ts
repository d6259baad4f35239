/**
 * What overlays and panels ask of a position. All of it is answered from a view, so nothing hidden can come out. The user
 * interface takes types only from the engine; the functions reach it in the facts: `facts.queries.readZones(view)`.
 */
import type { Line, Modifier, Odds, Reason } from '../../../kernel/types.ts';
import type { Reckoning } from '../events.ts';
import type { CityFacts } from '../data-types.ts';
import type { CardId, CrtResult, HexId, Side, Spot, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { EndFault } from '../rules/movement.ts';
import type { ShiftKind } from '../rules/reckon.ts';
import type { BtmView } from '../view.ts';

/** A hex under zones of control of one side, and who exerts them (§9). */
export interface ZoneReading {
  readonly hex: HexId;
  readonly side: Side;
  readonly units: readonly UnitId[];
}

/** A place that keeps supply from a unit, with the rule that says so (§13.2). */
export interface SupplyCut {
  readonly hex: HexId;
  /** `btm.cut.*`. */
  readonly reason: Line & { readonly rule: string };
}

/** Supply of a unit on a hex (§13). */
export interface SupplyReading {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly supplied: boolean;
  /** Without a line, but in a city that keeps it from surrender (§13.2.4, §14.2.2, §15.2). */
  readonly holdsOut: boolean;
  /** From the unit's own hex to its source, both named; empty without supply. */
  readonly line: readonly Spot[];
  /** What cuts it off, nearest first; empty with supply. */
  readonly cut: readonly SupplyCut[];
}

/** A source of supply (§13.2.1): a rear area, or a city of the network. */
export interface SourceReading {
  readonly side: Side;
  readonly place: Spot;
  /** From a city to the source that made it one, both named; empty for a rear area, which is a source always. */
  readonly line: readonly Spot[];
  /** False in an enemy zone without a friend (§13.2.3): it is a source, but no line from elsewhere may end there. */
  readonly isOpen: boolean;
}

/** A unit that surrenders if nothing changes before its side's supply phase (§13.1). */
export interface SurrenderReading {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly side: Side;
}

/** What ends a move in a place: `zone` (§9.4), ground (§10.2), `area` (§10.5), `limit` (§10.1, §10.3). */
export type ReachStop = EndFault;

/** A place that a unit can get to (§10). */
export interface ReachReading {
  readonly hex: Spot;
  /** Hexes of its allowance that the shortest way takes, those already walked counted. */
  readonly steps: number;
  /** The places of that way that are still to be entered, this one last. */
  readonly path: readonly Spot[];
  /** Why the unit goes no further from there; null where it could. */
  readonly stops: ReachStop | null;
  /** The sentence for `stops`: `btm.refuse.STOP_HEX.*`, `btm.refuse.MOVE_LIMIT*`. */
  readonly reason: Reason | null;
  /** It could still move on: its player is asked, and has to halt. A unit that cannot halts automatically (§10.1). */
  readonly mayGoOn: boolean;
  /** More units than may stay there once the phase ends (§8). */
  readonly crowded: boolean;
}

/** How all those that are still to choose may defend, and what comes of it (§11.3.2). */
export interface DefenceReading extends ColumnReading {
  readonly active: readonly UnitId[];
  readonly passive: readonly UnitId[];
  /** It stands for others in which units of the same figures have changed places. */
  readonly isOneOfAlike: boolean;
  /** The answers, without those that the rules leave no choice about. */
  readonly chosen: readonly { readonly unit: UnitId; readonly active: boolean }[];
}

/** A way of a retreat (§11.4): what is chosen on it, what it takes and who survives it. */
export interface RetreatReading {
  readonly unit: UnitId;
  readonly end: Spot;
  /** The places still to be entered, the end last. */
  readonly path: readonly Spot[];
  /** Those of them that a player chooses among several. */
  readonly chosen: readonly Spot[];
  /** Cities that change hands (§4.2); two ways to one end differ in them. */
  readonly taken: readonly HexId[];
  /** Of the unit when the combat is over: on the map, on the turn track (§10.5), or eliminated after all (§11.3.7). */
  readonly fate: 'stands' | 'track' | 'eliminated';
  /** Units of the stack that have a way out now and none once this one has gone so (§11.4.1). */
  readonly trapped: readonly UnitId[];
}

/** A unit on the map that may not move in this phase (§10). */
export interface BarredReading {
  readonly unit: UnitId;
  /** `btm.refuse.ROMANIA_TURN_1`, `btm.refuse.ALREADY_MOVED`. */
  readonly reason: Reason;
}

/** The best attack that the phasing side can still make on a hex (§11). */
export interface OddsReading {
  readonly target: HexId;
  readonly units: readonly UnitId[];
  /** Against an active defence, without cards. */
  readonly reckoning: Reckoning;
  /** Ways out of six for each result; null for an attack that fails without a die (§11.3.5). */
  readonly chances: Odds | null;
}

/** What one unit adds to its side of a combat, and why it is that much. */
export interface StrengthReading {
  readonly unit: UnitId;
  readonly place: Spot;
  readonly value: number;
  /** `undecided` counts as active until its owner chooses. A bystander adds nothing and shares the result (§11.1). */
  readonly as: 'full' | 'spent' | 'active' | 'passive' | 'undecided' | 'bystander' | 'spared';
  /** `btm.strength.*`, with the value as its amount. */
  readonly reason: Modifier;
}

/** One kind of shift: always listed, its amount 0 where it does not apply (§11.3.4). */
export interface ShiftReading {
  readonly kind: ShiftKind;
  readonly amount: number;
  /** `btm.shift.KIND` where it applies, else `btm.no-shift.KIND.WHAT`. */
  readonly reason: Modifier;
}

/** Results of a column of the table; a column below 1 is a failure, without a die (§11.3.5). */
export interface ColumnReading {
  readonly column: number;
  /** Result of each die, 1 to 6, as it would count here (§14: no retreat from a hero city); empty for a failure. */
  readonly results: readonly CrtResult[];
  readonly chances: Odds | null;
}

/** The combat with a shift card that a side could still play (§11.3.4). */
export interface CardToCome extends ColumnReading {
  readonly side: Side;
  readonly card: CardId;
  /** In a hand that this seat sees; else it may be in the hidden hand, as it lies open nowhere. */
  readonly isSeen: boolean;
}

/** A re-roll card that may be in a hidden hand, and the chances if it is played on this combat (§7.1). */
export interface RerollToCome {
  readonly side: Side;
  readonly card: CardId;
  /** With this card alone; cards in sight are in `withRerolls`. */
  readonly chances: Odds;
}

/** The card that may cancel a German card of this combat (§7.1). */
export interface CancelToCome {
  readonly side: Side;
  readonly card: CardId;
  /** In a hand that this seat sees; else it may be in the hidden hand. */
  readonly isSeen: boolean;
}

/** The combat if its defenders that are still to choose defend as weakly as the rules let them (§11.3.2, §11.6). */
export interface PassiveReading extends ColumnReading {
  readonly defence: number;
  /** Step of the odds scale before the shifts. */
  readonly odds: number;
}

/** The sums of a combat once there is an attacker. */
export interface CombatSums extends ColumnReading {
  readonly attack: number;
  readonly defence: number;
  /** Step of the odds scale before the shifts: 3 is 3:1, 1 is 1:1, 0 is 1:2, -1 is 1:3. `column` is the step after them. */
  readonly odds: number;
  /** The chances as the side counts them that decides now, else the attacker: a success is its own. */
  readonly forDecider: Odds | null;
  /** All seven kinds, in the order of §11.3.4. */
  readonly shifts: readonly ShiftReading[];
  /** Against passive defence; null where no defender has a choice left. */
  readonly passive: PassiveReading | null;
  /** As it stood before the last shift card in force, one that may still be cancelled among them; null without one. */
  readonly withoutCard: (ColumnReading & { readonly card: CardId }) | null;
  /** One for each side that may still play a shift card, the attacker first; none once both have had their turn. */
  readonly toCome: readonly CardToCome[];
  /** Re-roll cards that hidden hands may hold, the German one first; none for a failure and once the die is rolled. */
  readonly rerollsToCome: readonly RerollToCome[];
  /** Hitler Order, where there is or may be a German card left for it; null else, and once the die is rolled. */
  readonly cancelToCome: CancelToCome | null;
  /** Chances with the re-roll cards that this seat knows of (§7.1); null where there are none. */
  readonly withRerolls: Odds | null;
}

/** A combat that is fought, or for which attackers are being named. */
export interface CombatReading {
  readonly target: HexId;
  /** The attackers. */
  readonly side: Side;
  readonly caller: 'combat' | 'breakthrough';
  readonly stage: 'naming' | 'defence' | 'cards' | 'rolled';
  readonly attackers: readonly StrengthReading[];
  /** Bystanders last. */
  readonly defenders: readonly StrengthReading[];
  /** Null while no attacker is named. */
  readonly sums: CombatSums | null;
  /** Germans attack the hero city: a retreat of it is none (§14). */
  readonly isHero: boolean;
  readonly die: number | null;
  readonly result: CrtResult | null;
}

/** What lies across a side of a place (§2.1): a hex, also one that water bars, or a rear area. */
export interface BesideReading {
  readonly place: Spot;
  readonly border: 'open' | 'river' | 'water';
}

/** The questions, as the facts carry them. */
export interface BtmQueries {
  /** §9: hexes in the order of the data; where both sides have zones, twice, the German one first. */
  readonly readZones: (view: BtmView) => readonly ZoneReading[];
  /** §13.2: all units on hexes, of both sides, in the order of the data. */
  readonly readSupply: (view: BtmView) => readonly SupplyReading[];
  /** §13.2.1: sources of both sides, the German ones first, each after the one that feeds it. */
  readonly readSources: (view: BtmView) => readonly SourceReading[];
  /** §13.1: of the phasing side, or of the one named. */
  readonly readSurrender: (view: BtmView, side?: Side) => readonly SurrenderReading[];
  /**
   * §10: as in a movement phase of its side; in its own breakthrough phase as a tank action takes it (§12.1), for tanks
   * alone. From where it has come to, if it is on its way. Nearest first.
   */
  readonly readReach: (view: BtmView, unit: UnitId, card?: CardId | null) => readonly ReachReading[];
  /** §11.3.2: strongest first; none where nothing is left to choose. */
  readonly readDefences: (view: BtmView) => readonly DefenceReading[];
  /**
   * §11.4: the ways of the unit whose retreat is asked for, or of each that may go next; none while nothing of that is
   * asked. Ways to one end are several where they take other cities.
   */
  readonly readRetreats: (view: BtmView) => readonly RetreatReading[];
  /** §10.5: whether a defender of the combat could retreat into a rear area, where nothing wears it out. */
  readonly mayReachRear: (view: BtmView, unit: UnitId) => boolean;
  /** §11.3.7, Q33: whether the turn track keeps a unit from what its defence costs. */
  readonly isSafeOnTrack: (view: BtmView, unit: UnitId) => boolean;
  /** §10: units of the phasing side that may not move in this movement phase; none in any other phase. */
  readonly readBarred: (view: BtmView) => readonly BarredReading[];
  /** §11: by target in the order of the data; in the breakthrough phase with one tank action (§12). */
  readonly readOdds: (view: BtmView) => readonly OddsReading[];
  /** §2.1: everything that touches a hex or a rear area, hexes first. */
  readonly readBeside: (place: Spot) => readonly BesideReading[];
  /** §5.1: who answers the open question; null where this seat may not see it, or where none is. */
  readonly readDecider: (view: BtmView) => Side | null;
  /**
   * Null where no combat is fought and no attackers are being named. With a move: as the combat would stand then, null
   * where the move changes nothing of it.
   */
  readonly readCombat: (view: BtmView, move?: Move) => CombatReading | null;
  /** §4.1, §14.2.2: points of a city for the German side; one that was named hero city counts as a supply city. */
  readonly pointsOf: (view: BtmView, city: CityFacts) => number;
  /** §7.1: whether any face of a new die would serve the side better than the result that is there. */
  readonly gainsByReroll: (view: BtmView, side: Side) => boolean;
  /** §11.3: whether the die of a combat is rolled at once after a move that ends its question, by what both players know of the hands (§5.2). */
  readonly isDieNext: (view: BtmView, move: Move) => boolean;
}
