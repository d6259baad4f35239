/** Attack and defence, their ratio and its shifts, each with its reason (§11.3.1 to §11.3.5). */
import type { Modifier, Params } from '../../../kernel/types.ts';
import type { Reckoning } from '../events.ts';
import type { Terrain } from '../data-types.ts';
import type { UnitId } from '../ids.ts';
import type { BtmState, CombatState, ShiftCard, UnitState } from '../state.ts';
import {
  COLUMNS,
  isRiverBetween,
  isTank,
  known,
  placeNo,
  terrainOf,
  turnFacts,
  unitFacts,
  unitNo,
  weatherOf,
} from '../tables.ts';

/** What a reckoning looks at: the combat as it stands, or one that somebody thinks about. */
export type Terms = Pick<
  CombatState,
  'target' | 'side' | 'attackers' | 'defenders' | 'active' | 'attackCard' | 'defenceCard'
>;
/** The board as far as a reckoning needs it; a view has it as well. */
export type Board = Pick<BtmState, 'turn' | 'units'>;

export const unitOn = ({ units }: Board, unit: UnitId): UnitState => known(units[unit]);

/** §11.3.1: face value of the side that lies up. The passive value is none for an attacker that is active. */
export function faceValue(board: Board, unit: UnitId): number {
  const { strength, passive } = unitFacts(unitNo(unit));
  return unitOn(board, unit).spent ? passive : strength;
}

/** §11.3.2, §11.6: what a defender adds: full strength in active defence, else its value in brackets, 0 for a corps. */
export const defenceValue = (unit: UnitId, isActive: boolean): number => {
  const { strength, passive } = unitFacts(unitNo(unit));
  return isActive ? strength : passive;
};

/** §11.3.3: the lowest step of the odds scale at which an attack is fought: 1:1. Below it 0 is 1:2, -1 is 1:3. */
export const EVEN_ODDS = 1;

/** §11.3.3, Q8: step of the odds scale, rounded for the defender; 3 is 3:1, 0 is 1:2. */
export function computeOddsStep(attack: number, defence: number): number {
  if (attack >= defence) return Math.floor(attack / defence);
  return EVEN_ODDS + 1 - Math.ceil(defence / attack);
}

/** §11.3.4: kinds of shift, in the order in which they are told. */
export const SHIFT_KINDS = ['mountain', 'city', 'river', 'tank', 'winter', 'attack-card', 'defence-card'] as const;
export type ShiftKind = (typeof SHIFT_KINDS)[number];

/** One kind of shift (§11.3.4). */
interface ShiftRule {
  readonly amount: number;
  /** Null where it applies, else the name of what is missing. */
  readonly missing: (board: Board, terms: Terms) => string | null;
  /** What fills the sentence of a shift that applies. */
  readonly params: (terms: Terms) => Params;
}

const targetOf = ({ target }: Terms): Params => ({ hex: target });
const nothing = (): Params => ({});

/** §11.3.4: ground that helps the defender. */
const groundRule = (terrain: Terrain): ShiftRule => ({
  amount: -1,
  missing: (_, { target }) => (terrainOf(placeNo(target)) === terrain ? null : 'ground'),
  params: targetOf,
});

/** Whether a river lies between a unit and a hex. */
const isAcross = (board: Board, unit: UnitId, hex: number): boolean =>
  isRiverBetween(placeNo(unitOn(board, unit).place), hex);

/** §11.3.4: a river helps where every attacker must cross it. */
function missingRiver(board: Board, { target, attackers }: Terms): string | null {
  const hex = placeNo(target);
  if (!attackers.some((unit) => isAcross(board, unit, hex))) return 'none';
  if (!weatherOf(board.turn).river) return 'weather';
  return attackers.every((unit) => isAcross(board, unit, hex)) ? null : 'not-all';
}

const firstTank = ({ attackers }: Terms): UnitId | undefined => attackers.find((unit) => isTank(unitNo(unit)));

/** §11.3.4: tanks in open country. */
function missingTank({ turn }: Board, terms: Terms): string | null {
  if (firstTank(terms) === undefined) return 'none';
  if (terrainOf(placeNo(terms.target)) !== 'clear') return 'ground';
  return weatherOf(turn).tankShift ? null : 'weather';
}

/** §11.3.4: a Soviet attack in the snow. */
function missingWinter({ turn }: Board, { side }: Terms): string | null {
  if (!weatherOf(turn).sovietWinterShift) return 'weather';
  return side === 'soviet' ? null : 'side';
}

export const isInForce = (made: ShiftCard | null): made is ShiftCard => made !== null && !made.cancelled;

/** §11.3.4: a card of either side, unless Hitler's order took it away (§7.1). */
const cardRule = (of: 'attackCard' | 'defenceCard', amount: number): ShiftRule => ({
  amount,
  missing: (_, { [of]: made }) => (isInForce(made) ? null : made === null ? 'none' : 'cancelled'),
  params: ({ [of]: made }) => ({ card: made?.card ?? '' }),
});

const SHIFT_RULES: Readonly<Record<ShiftKind, ShiftRule>> = {
  mountain: groundRule('mountain'),
  city: groundRule('city'),
  river: { amount: -1, missing: missingRiver, params: nothing },
  tank: { amount: 1, missing: missingTank, params: (terms) => ({ unit: firstTank(terms) ?? '' }) },
  winter: { amount: 1, missing: missingWinter, params: nothing },
  'attack-card': cardRule('attackCard', 1),
  'defence-card': cardRule('defenceCard', -1),
};

const SHIFT_RULE = '11.3.4';

/** §11.3.4: a shift of one kind with its reason; where it does not apply, 0 and what is missing. */
export function readShift(board: Board, terms: Terms, kind: ShiftKind): Modifier {
  const { amount, missing, params } = SHIFT_RULES[kind];
  const what = missing(board, terms);
  if (what === null) return { key: `btm.shift.${kind}`, amount, rule: SHIFT_RULE, params: params(terms) };
  const { weather } = turnFacts(board.turn);
  const about = { ...params(terms), hex: terms.target, weather };
  return { key: `btm.no-shift.${kind}.${what}`, amount: 0, rule: SHIFT_RULE, params: about };
}

/** §11.3.4: every shift that applies. */
const listShifts = (board: Board, terms: Terms): readonly Modifier[] =>
  SHIFT_KINDS.filter((kind) => SHIFT_RULES[kind].missing(board, terms) === null).map((kind) =>
    readShift(board, terms, kind),
  );

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The numbers of a reckoning, without the reasons of the shifts. */
export type Sums = Pick<Reckoning, 'attack' | 'defence' | 'odds' | 'column'>;

/**
 * §11.3.1 to §11.3.6: how a combat stands, or would stand. The ratio is not cut off before the shifts; above the last
 * column of the table the last one counts, and a `column` below `EVEN_ODDS` is a failure (§11.3.5).
 */
export function sumUp(board: Board, terms: Terms): Sums {
  const { attackers, defenders, active } = terms;
  const attack = sum(attackers.map((unit) => faceValue(board, unit)));
  const defence = sum(defenders.map((unit) => defenceValue(unit, !unitOn(board, unit).spent && active.includes(unit))));
  const odds = computeOddsStep(attack, defence);
  let column = odds;
  for (const kind of SHIFT_KINDS) {
    const { amount, missing } = SHIFT_RULES[kind];
    if (missing(board, terms) === null) column += amount;
  }
  return { attack, defence, odds, column: Math.min(COLUMNS, column) };
}

/** The same with the reason of every shift that applies. */
export const reckon = (board: Board, terms: Terms): Reckoning => ({
  ...sumUp(board, terms),
  shifts: listShifts(board, terms),
});

/** The combat being fought. Throws where none is: only its own steps ask for it. */
export function combatOf({ combat }: Pick<BtmState, 'combat'>): CombatState {
  if (!combat) throw new RangeError('no combat is being fought');
  return combat;
}

/** §11.3: how the combat being fought stands. */
export const computeReckoning = (state: BtmState): Reckoning => reckon(state, combatOf(state));
