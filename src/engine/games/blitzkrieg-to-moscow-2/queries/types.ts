/** Questions of overlays and panels about a position. All are answered from a view, so nothing hidden can get out. */
import type { Line, Modifier, Odds, Reason } from '../../../kernel/types.ts';
import type { Margin } from '../../../kits/margin/margin.ts';
import type { ReadMove } from '../../../kits/notation/verbs.ts';
import type { BtmEvent, Reckoning } from '../events.ts';
import type { CityFacts } from '../facts.ts';
import type { CardId, CrtResult, HexId, Side, Spot, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { CombatEnd } from '../rules/certain.ts';
import type { EndFault } from '../rules/movement.ts';
import type { ShiftKind } from '../rules/reckon.ts';
import type { BtmView } from '../view.ts';

/** A hex in zones of control of one side, and the units that exert them (§9). */
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

/** Supply of a unit in a hex (§13). */
export interface SupplyReading {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly supplied: boolean;
  /** Without a line, but in a city that keeps it from surrender (§13.2.4, §14.2.2, §15.2). */
  readonly holdsOut: boolean;
  /** From the unit's hex to its source, both included; empty without supply. */
  readonly line: readonly Spot[];
  readonly cut: readonly SupplyCut[];
}

/** Enemy moves that leave a unit without a line (§13.2). */
export interface SupplyThreat {
  /** One more enemy unit in one of these hexes would do it. */
  readonly hexes: readonly HexId[];
  /** Enemy units that can move so in this movement phase; null in any other phase. */
  readonly by: readonly { readonly unit: UnitId; readonly hex: Spot }[] | null;
}

/** A source of supply (§13.2.1): a rear area, or a city of the network. */
export interface SourceReading {
  readonly side: Side;
  readonly place: Spot;
  /** From a city to the source that made it one, both included; empty for a rear area. */
  readonly line: readonly Spot[];
  /** False in an enemy zone without a friend (§13.2.3): a source, but no line from elsewhere may end there. */
  readonly isOpen: boolean;
}

/** A unit that surrenders if nothing changes before its side's supply phase (§13.1). */
export interface SurrenderReading {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly side: Side;
}

/** The reason why a hex has no supply (§13.2): the nearest source over land, and what closes the short ways to it. */
export interface CauseReading {
  readonly source: Spot;
  /** Hexsides to the source, as if no enemy were there. */
  readonly steps: number;
  readonly most: number;
  /** None where the source is too far away. */
  readonly hexes: readonly HexId[];
  /** Enemy units in these hexes, or with zones of control over them; none where an enemy city is the bar. */
  readonly units: readonly UnitId[];
}

/** A supply phase as its events tell it (§13.1, §13.3). */
export interface SurrenderedUnits {
  readonly lost: readonly { readonly unit: UnitId; readonly hex: HexId }[];
  readonly recovered: readonly UnitId[];
}

/** Units that surrendered in a supply phase, by hex. */
export interface SurrenderedReading {
  readonly side: Side;
  readonly groups: readonly {
    readonly hex: HexId;
    readonly units: readonly UnitId[];
    readonly cause: CauseReading;
  }[];
  /** The German score before the phase and after it (§4.1). */
  readonly score: { readonly before: number; readonly after: number };
}

/** Units without supply that share the ground left to them (§13.1). */
export interface PocketReading {
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly hexes: readonly HexId[];
  /** The last step has cut off one of the units. */
  readonly isNew: boolean;
  /** One more unit of the side in one of these hexes would give supply to some of them (§13.2.3). */
  readonly opens: readonly HexId[];
  /** Units that could move to one of them; null outside the movement phase of the side. */
  readonly movers: readonly UnitId[] | null;
}

/** Lists the losses that ending the phase would cause, and what could still prevent them. */
export interface PartingReading {
  /** §13.1: units that surrender in this turn's supply phase, by hex. */
  readonly cutOff: readonly {
    readonly hex: HexId;
    readonly units: readonly UnitId[];
    /** Places within reach of one of them in which it would not surrender. */
    readonly escapes: readonly string[];
    /** Hexes that they can attack. */
    readonly attacks: readonly HexId[];
  }[];
  /** §4.2: empty cities of the side, with the enemies that are near enough to enter them, and own units in reach. */
  readonly cities: readonly {
    readonly hex: HexId;
    readonly enemies: readonly UnitId[];
    readonly garrisons: readonly UnitId[];
  }[];
}

/** Why a move ends in a place: `zone` (§9.4), ground (§10.2), `area` (§10.5), `limit` (§10.1, §10.3). */
export type ReachStop = EndFault;

/** A place within reach of a unit (§10). */
export interface ReachReading {
  readonly hex: Spot;
  /** Hexes of its allowance used by the shortest path, including those already entered. */
  readonly steps: number;
  /** Places of that path still to be entered, this one last. */
  readonly path: readonly Spot[];
  readonly stops: ReachStop | null;
  /** The sentence for `stops`: `btm.refuse.STOP_HEX.*`, `btm.refuse.MOVE_LIMIT*`. */
  readonly reason: Reason | null;
  readonly mayGoOn: boolean;
  /** More units than may stay once the phase ends (§8). */
  readonly crowded: boolean;
}

/** Hexes in which a unit of a side would have supply (§13.2.2); none with enemies in it. */
export interface GroundReading {
  readonly side: Side;
  readonly hexes: readonly HexId[];
}

/** Cut-off units of a side that share their ground (§13.1). */
export interface CutGround {
  readonly side: Side;
  readonly units: readonly UnitId[];
  readonly hexes: readonly HexId[];
}

/** A position with a unit at the end of a move (§10), compared with the one before. */
export interface AheadReading {
  readonly unit: UnitId;
  readonly hex: Spot;
  readonly steps: number;
  /** The allowance of the unit in this turn (§10.1, §10.3). */
  readonly most: number;
  readonly stops: ReachStop | null;
  /** Ground that ends the move as well where an enemy zone does. */
  readonly ground: 'forest' | 'marsh' | 'mountain' | null;
  /** §13.2: `rear` needs no line, `holds-out` does not surrender without one. */
  readonly supply: 'line' | 'rear' | 'holds-out' | 'none';
  /** From the hex to its source, both included. */
  readonly line: readonly Spot[];
  readonly longest: number;
  /** Enemy units that would be without supply, and were not before. */
  readonly cutsOff: readonly UnitId[];
  /** Other own units that would be without supply, and were not before. */
  readonly strands: readonly UnitId[];
  /** Enemy units, and other own ones, that were without supply and still would be. */
  readonly staysCut: readonly UnitId[];
  readonly staysStranded: readonly UnitId[];
  /** Own units that would have supply again. */
  readonly relieves: readonly UnitId[];
  /** §4.2: cities on the way that change hands. */
  readonly takes: readonly HexId[];
  /** §4.2: the own city that would be empty, with the enemies near enough to enter it. */
  readonly leaves: { readonly hex: HexId; readonly enemies: readonly UnitId[] } | null;
  readonly grounds: readonly GroundReading[];
  readonly pockets: readonly CutGround[];
}

/** The best attack on a hex (§11) once a unit has moved next to it; null `from`: without moving any. */
export interface AttackAhead extends OddsReading {
  readonly from: Spot | null;
}

/** One defence of all units that are still to choose, and its result (§11.3.2). */
export interface DefenceReading extends ColumnReading {
  readonly active: readonly UnitId[];
  readonly passive: readonly UnitId[];
  /** Stands for others that swap units of equal values. */
  readonly isOneOfAlike: boolean;
  readonly chosen: readonly { readonly unit: UnitId; readonly active: boolean }[];
}

/** A path of a retreat (§11.4): its choices, what it takes and who survives it. */
export interface RetreatReading {
  readonly unit: UnitId;
  readonly end: Spot;
  readonly path: readonly Spot[];
  readonly chosen: readonly Spot[];
  /** Cities that change hands (§4.2); two paths to one end differ in them. */
  readonly taken: readonly HexId[];
  /** The unit after the combat: on the map, on the turn track (§10.5), or eliminated after all (§11.3.7). */
  readonly fate: 'stands' | 'track' | 'eliminated';
  /** Units of the stack that this path would leave without one (§11.4.1). */
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
  /** Faces out of six for each result; null for an attack that fails without a die (§11.3.5). */
  readonly chances: Odds | null;
}

export interface StrengthReading {
  readonly unit: UnitId;
  readonly place: Spot;
  readonly value: number;
  /** `undecided` counts as active until its owner chooses. A bystander adds nothing and shares the result (§11.1). */
  readonly as: 'full' | 'spent' | 'active' | 'passive' | 'undecided' | 'bystander' | 'spared';
  /** `btm.strength.*`, with the value as its amount. */
  readonly reason: Modifier;
}

/** One kind of shift: always listed, with amount 0 where it does not apply (§11.3.4). */
export interface ShiftReading {
  readonly kind: ShiftKind;
  readonly amount: number;
  /** `btm.shift.KIND` where it applies, else `btm.no-shift.KIND.WHAT`. */
  readonly reason: Modifier;
}

/** A column of the table; below 1 it is a failure, without a die (§11.3.5). */
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
  /** In a hand that this seat sees; otherwise it may be in the hidden hand. */
  readonly isSeen: boolean;
}

/** A re-roll card that may be in a hidden hand, and the chances if it is played on this combat (§7.1). */
export interface RerollToCome {
  readonly side: Side;
  readonly card: CardId;
  /** These chances count this card alone; `withRerolls` includes the cards in sight. */
  readonly chances: Odds;
}

/** The card that may cancel a German card of this combat (§7.1). */
export interface CancelToCome {
  readonly side: Side;
  readonly card: CardId;
  readonly isSeen: boolean;
}

/** The combat if undecided defenders defend as weakly as the rules let them (§11.3.2, §11.6). */
export interface PassiveReading extends ColumnReading {
  readonly defence: number;
  readonly odds: number;
}

export interface CombatSums extends ColumnReading {
  readonly attack: number;
  readonly defence: number;
  /** Step of the odds scale before the shifts: 3 is 3:1, 1 is 1:1, 0 is 1:2, -1 is 1:3. `column` is the step after them. */
  readonly odds: number;
  /** The chances of the side that decides now, else of the attacker: its own success. */
  readonly forDecider: Odds | null;
  /** All seven kinds, in the order of §11.3.4. */
  readonly shifts: readonly ShiftReading[];
  /** Against passive defence; null where no defender has a choice left. */
  readonly passive: PassiveReading | null;
  /** Before the last shift card in force, which may still be cancelled; null without one. */
  readonly withoutCard: (ColumnReading & { readonly card: CardId }) | null;
  /** For each side that may still play a shift card, the attacker first. */
  readonly toCome: readonly CardToCome[];
  /** Re-roll cards that hidden hands may hold, the German one first; none for a failure and after the die. */
  readonly rerollsToCome: readonly RerollToCome[];
  /** Hitler Order, where it still has a German card to cancel; null otherwise, and after the die. */
  readonly cancelToCome: CancelToCome | null;
  /** Chances with the re-roll cards that this seat knows of (§7.1); null where there are none. */
  readonly withRerolls: Odds | null;
}

/** A combat being fought or declared. */
export interface CombatReading {
  readonly target: HexId;
  readonly side: Side;
  readonly caller: 'combat' | 'breakthrough';
  readonly stage: 'naming' | 'defence' | 'cards' | 'rolled';
  readonly attackers: readonly StrengthReading[];
  /** Bystanders last. */
  readonly defenders: readonly StrengthReading[];
  readonly sums: CombatSums | null;
  /** Germans attack the hero city: its retreats have no effect (§14). */
  readonly isHero: boolean;
  /** The end that no die and no answer still open can change; null where one can, and after the die. */
  readonly end: CombatEnd | null;
  readonly die: number | null;
  readonly result: CrtResult | null;
}

/** A neighbour of a place (§2.1): a hex, also across water, or a rear area. */
export interface BesideReading {
  readonly place: Spot;
  readonly border: 'open' | 'river' | 'water';
}

export interface BtmQueries {
  /** §9: hexes in the order of the data; where both sides have zones, twice, the German one first. */
  readonly readZones: (view: BtmView) => readonly ZoneReading[];
  /** §13.2: all units on hexes, of both sides, in the order of the data. */
  readonly readSupply: (view: BtmView) => readonly SupplyReading[];
  /** §13.2: null for a unit off the map or without a line. */
  readonly readSupplyThreat: (view: BtmView, unit: UnitId) => SupplyThreat | null;
  /** §13.2.1: sources of both sides, the German ones first, each after the one that feeds it. */
  readonly readSources: (view: BtmView) => readonly SourceReading[];
  /** §13.1: reads the phasing side unless another is named. */
  readonly readSurrender: (view: BtmView, side?: Side) => readonly SurrenderReading[];
  /** §13.1: pockets of both sides, the German ones first; `events` are those of the last step. */
  readonly readPockets: (view: BtmView, events: readonly BtmEvent[]) => readonly PocketReading[];
  /** Empty in other phases than movement and breakthrough. */
  readonly readParting: (view: BtmView) => PartingReading;
  /** §13.1: units that surrendered in the supply phase that led to this view, each hex with its cause. */
  readonly readSurrendered: (view: BtmView, gone: SurrenderedUnits) => SurrenderedReading;
  /** §10: nearest first, from where a moving unit is now. In its own breakthrough phase only tanks move (§12.1). */
  readonly readReach: (view: BtmView, unit: UnitId, card?: CardId | null) => readonly ReachReading[];
  /** §13.2.2: the ground of both sides, the German one first. */
  readonly readGrounds: (view: BtmView) => readonly GroundReading[];
  /** §10, §13: compares the position after a move to a place within reach with the one before it. */
  readonly readAhead: (view: BtmView, unit: UnitId, reach: ReachReading) => AheadReading;
  /** §11: finds the best attack on a hex, with `unit` from the hex of its reach that suits it most; null for none. */
  readonly readAttackAhead: (
    view: BtmView,
    target: HexId,
    unit: UnitId | null,
    reach: readonly ReachReading[],
  ) => AttackAhead | null;
  /** §11.3.2: strongest first; none where nothing is left to choose. */
  readonly readDefences: (view: BtmView) => readonly DefenceReading[];
  /** §11.4: paths of each unit that may retreat now. Several paths to one end take different cities. */
  readonly readRetreats: (view: BtmView) => readonly RetreatReading[];
  /** Returns true if a defender could retreat into a rear area, where it is not worn down (§10.5). */
  readonly mayReachRear: (view: BtmView, unit: UnitId) => boolean;
  /** Returns true if the turn track saves a unit from what its defence costs (§11.3.7, Q33). */
  readonly isSafeOnTrack: (view: BtmView, unit: UnitId) => boolean;
  /** §10: units of the phasing side that may not move in this movement phase; none in any other phase. */
  readonly readBarred: (view: BtmView) => readonly BarredReading[];
  /** §11: lists targets in the order of the data, in the breakthrough phase with one tank action (§12). */
  readonly readOdds: (view: BtmView) => readonly OddsReading[];
  /** §12.1: attacks that a tank could make alone. */
  readonly readTankOdds: (view: BtmView, unit: UnitId) => readonly OddsReading[];
  /** §2.1: everything that touches a hex or a rear area, hexes first. */
  readonly readBeside: (place: Spot) => readonly BesideReading[];
  /** §5.1: the side asked; null if this seat may not know, or nothing is asked. */
  readonly readDecider: (view: BtmView) => Side | null;
  /** The combat after `move`, if given; null if there is no combat, or `move` does not change it. */
  readonly readCombat: (view: BtmView, move?: Move) => CombatReading | null;
  /** §4.1, §14.2.2: points of a city for the German side; one that was named hero city counts as a supply city. */
  readonly pointsOf: (view: BtmView, city: CityFacts) => number;
  /** Returns true if any face of a new die would be better for the side than the present result (§7.1). */
  readonly gainsByReroll: (view: BtmView, side: Side) => boolean;
  /** True if the die is rolled right after `move` (§11.3), as far as both players know the hands (§5.2). */
  readonly isDieNext: (view: BtmView, move: Move) => boolean;
  /** Grades the end (§4). Null while the game lasts. */
  readonly readMargin: (view: BtmView) => Margin | null;
  /** The move of a recorded text as every seat may read it. */
  readonly readMove: ReadMove<Move>;
}
