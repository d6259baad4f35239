/** A state, each field as its shape; the types derive from the shapes. */
import { v, type Frozen } from '../../kernel/shape.ts';
import type { GameState } from '../../kernel/types.ts';
import { readingsShape } from '../../kits/rulings/rulings.ts';
import type { Frame } from './frames.ts';
import { TURNCOATS, type Side } from './ids.ts';
import { ATTACK_KINDS } from './moves.ts';
import { MAX_HAND } from './rules/hand.ts';
import { RULES_VERSION, RULINGS } from './rulings.ts';
import { alliedNations, bySide, exactly, nations, several, sides, whole } from './shapes.ts';
import type { IdShapes } from './tables/shapes.ts';
import { END_1942, END_1945 } from './years.ts';

export const SCENARIOS = ['campaign-1941', 'short-1944', 'intro-1941-42', 'intro-1941-43', 'tournament'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

const flag = v.boolean();
const kinds = v.picklist(['event', ...ATTACK_KINDS]);
export type ConflictKind = v.InferOutput<typeof kinds>;

/** Places of an event copy. Face-down ones have been used. */
export const placeShape = v.picklist([
  'mall',
  'axis-up',
  'axis-down',
  'allies-up',
  'allies-down',
  // Used Returnables, waiting with the opponent of their holder (§4.2.5.2).
  'with-axis',
  'with-allies',
  'standing',
  'lid',
  'removed',
  'aside-1941',
  'aside-1943',
  // Not in this game: the smaller set of events.
  'left-out',
]);
export type Place = v.InferOutput<typeof placeShape>;

/** A discard that a side owes (K-6). */
const dueShape = v.strictObject({
  side: sides,
  n: whole(1, MAX_HAND),
  /** Soviet cards and Double Agents first (§6.5.2.1). */
  red: flag,
  random: flag,
});

const turnShape = ({ copy }: IdShapes) =>
  v.strictObject({
    /** `waiting` ends when Barbarossa's four attacks are done. */
    success: v.picklist(['none', 'earned', 'waiting', 'spent']),
    blitz: v.strictObject({ series: v.picklist(['unused', 'open', 'closed']), made: whole(0, 3) }),
    /** Reusables of the attack just won: the active side may reuse them in its chain (§7.9.2). */
    chain: several(copy),
    /** Reusables used by either side in this player turn: if won back, they still rest (§4.2.5.1). */
    used: several(copy),
    /** An operation protects the turn from ending by a lost conflict (§7.9.1, R-97). */
    operation: v.nullable(v.picklist(['push', 'barbarossa', 'overlord', 'bagration'])),
    /** Barbarossa was declared this turn: its blitzes stay restricted to Soviet areas. */
    isBarbarossa: flag,
    /** FRANCO was won this turn. */
    spainClosed: flag,
    /** §9.2, noted at the start of the turn. */
    ultimatum: flag,
  });
export type TurnState = Frozen<v.InferOutput<ReturnType<typeof turnShape>>>;

const targetShape = ({ space, title }: IdShapes) => v.union([space, title]);
/** Sources used in C-4: titles and pieces. */
const usedShape = ({ title }: IdShapes) => v.union([title, v.picklist(['fleet', 'fortress'])]);

const conflictShape = (ids: IdShapes) =>
  v.strictObject({
    kind: kinds,
    target: targetShape(ids),
    origin: v.nullable(ids.space),
    active: sides,
    /** The Allied nation that attacks or defends (3.1); null where no star counts. */
    nation: v.nullable(alliedNations),
    attacker: nations,
    red: flag,
    /** Number of the blitz in its chain, from 1; 0 for none. */
    blitz: whole(0, 3),
    /** A blitz that never costs hand size (Overlord). */
    isFree: flag,
    isLanding: flag,
    /** §8.5.1: the Axis draws its card and rolls three dice. */
    isNeutralVichy: flag,
    events: bySide(several(ids.copy)),
    cancelled: several(ids.copy),
    cards: bySide(several(ids.card)),
    shown: bySide(flag),
    dice: bySide(v.array(whole(1, 6))),
    /** Effects of C-4 already used: titles, `fleet`, `fortress`. */
    applied: v.array(usedShape(ids)),
    /** Own dice that cards re-rolled, by place from 1; with R-22 `each` a later card takes others. */
    rerolled: bySide(several(whole(1, 5))),
    blocked: several(ids.card),
    sabotaged: several(ids.card),
    /** COUNTERATTACK: not asked yet, used, or declined. */
    counter: v.picklist(['open', 'used', 'passed']),
    winner: v.nullable(sides),
  });
export type Conflict = Frozen<v.InferOutput<ReturnType<typeof conflictShape>>>;

const lastShape = (ids: IdShapes) =>
  v.strictObject({
    won: flag,
    kind: kinds,
    target: targetShape(ids),
    tookCentre: flag,
    tookByLand: flag,
  });
export type LastConflict = Frozen<v.InferOutput<ReturnType<typeof lastShape>>>;

export const stateFields = (ids: IdShapes) => ({
  scenario: v.picklist(SCENARIOS),
  /** The version of the match's rules (ADR 0020); absent: 1. */
  rules: v.exactOptional(whole(2, RULES_VERSION)),
  rulings: readingsShape(RULINGS),
  /** The box whose year end ends the game. */
  lastYear: whole(END_1942, END_1945),
  gameTurn: whole(1, 0xffff_ffff),
  side: sides,
  /** The tracks of §2.6.1; only changed, never computed from the drums. */
  handSize: bySide(whole(0, MAX_HAND)),
  year: bySide(whole(0, END_1945)),
  /** Reorganise is still available this year (§2.6.2). */
  star: bySide(flag),
  /** §2.6.3 */
  bigPush: bySide(v.picklist(['none', 'gained', 'ready'])),
  /** The Axis hex is that of the set-up. */
  isFirstPush: flag,
  pact: flag,
  axisReshuffled: flag,
  italySurrendered: flag,
  parisTaken: flag,
  vichy: v.picklist(['neutral', 'attacked', 'defected', 'resolved']),
  iraqRevolted: flag,
  turncoats: several(v.picklist(TURNCOATS)),
  active: v.strictObject({ spain: flag, turkey: flag }),
  spainCentre: flag,
  used: v.strictObject({ barbarossa: flag, overlord: flag }),
  decks: bySide(several(ids.card)),
  hands: bySide(several(ids.card)),
  /** The last one is on top; only the owner may look through it (§4.1.5). */
  discards: bySide(several(ids.card)),
  events: exactly(ids.copy.options, placeShape),
  /** Events a side may hold. */
  allowance: bySide(whole(6, ids.copy.options.length)),
  markers: exactly(ids.space.options, v.nullable(nations)),
  /** Control without a marker, when none is left. */
  unmarked: several(ids.space),
  fortresses: bySide(several(ids.space)),
  fleets: bySide(several(ids.space)),
  /** Production centres that their home side has paid for. */
  lost: several(ids.space),
  due: v.array(dueShape),
  turn: turnShape(ids),
  conflict: v.nullable(conflictShape(ids)),
  last: v.nullable(lastShape(ids)),
});
const fieldsShape = (ids: IdShapes) => v.strictObject(stateFields(ids));
type Fields = Frozen<v.InferOutput<ReturnType<typeof fieldsShape>>>;

export interface HrState extends GameState<Side, Frame>, Fields {}

export const rulesOf = ({ rules = 1 }: Pick<HrState, 'rules'>): number => rules;
