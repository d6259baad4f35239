/** Attack and defence, their ratio and its shifts, each with its reason (§11.3.1 to §11.3.5). */
import type { Modifier, Params } from '../../../kernel/types.ts';
import type { Reckoning } from '../events.ts';
import type { Terrain } from '../facts.ts';
import type { CardId, Side, UnitId } from '../ids.ts';
import type { BtmState, CombatState, ShiftCard, UnitState } from '../state.ts';
import { known } from '../numbers.ts';
import type { Tables } from '../tables.ts';

export type Terms = Pick<
  CombatState,
  'target' | 'side' | 'attackers' | 'defenders' | 'active' | 'attackCard' | 'defenceCard'
>;
export type Board = Pick<BtmState, 'turn' | 'units'>;

export const unitOn = ({ units }: Board, unit: UnitId): UnitState => known(units[unit]);

/** §11.3.1: face value of the side that is up. An active attacker has no passive value. */
export function faceValue(t: Tables, board: Board, unit: UnitId): number {
  const { strength, passive } = t.unitFacts(t.unitNo(unit));
  return unitOn(board, unit).spent ? passive : strength;
}

/** §11.3.2, §11.6: a defender's part: full strength in active defence, else its value in brackets, 0 for a corps. */
export const defenceValue = (t: Tables, unit: UnitId, isActive: boolean): number => {
  const { strength, passive } = t.unitFacts(t.unitNo(unit));
  return isActive ? strength : passive;
};

/** §11.3.3: the lowest step at which an attack is fought: 1:1. Below it 0 is 1:2, -1 is 1:3. */
export const EVEN_ODDS = 1;

/** §11.3.3, Q8: step of the odds scale, rounded for the defender; 3 is 3:1, 0 is 1:2. */
export function computeOddsStep(attack: number, defence: number): number {
  if (attack >= defence) return Math.floor(attack / defence);
  return EVEN_ODDS + 1 - Math.ceil(defence / attack);
}

/** §11.3.4: kinds of shift, in the order in which they are listed. */
export const SHIFT_KINDS = ['mountain', 'city', 'river', 'tank', 'winter', 'attack-card', 'defence-card'] as const;
export type ShiftKind = (typeof SHIFT_KINDS)[number];

interface ShiftRule {
  readonly amount: number;
  /** Null where it applies, else the name of the missing condition. */
  readonly missing: (t: Tables, board: Board, terms: Terms) => string | null;
  readonly params: (t: Tables, terms: Terms) => Params;
}

const targetOf = (_t: Tables, { target }: Terms): Params => ({ hex: target });
const nothing = (): Params => ({});

/** §11.3.4: ground that helps the defender. */
const groundRule = (terrain: Terrain): ShiftRule => ({
  amount: -1,
  missing: (t, _, { target }) => (t.terrainOf(t.placeNo(target)) === terrain ? null : 'ground'),
  params: targetOf,
});

const isAcross = (t: Tables, board: Board, unit: UnitId, hex: number): boolean =>
  t.isRiverBetween(t.placeNo(unitOn(board, unit).place), hex);

/** §11.3.4: a river helps where every attacker must cross it. */
function missingRiver(t: Tables, board: Board, { target, attackers }: Terms): string | null {
  const hex = t.placeNo(target);
  if (!attackers.some((unit) => isAcross(t, board, unit, hex))) return 'none';
  if (!t.weatherOf(board.turn).river) return 'weather';
  return attackers.every((unit) => isAcross(t, board, unit, hex)) ? null : 'not-all';
}

const firstTank = (t: Tables, { attackers }: Terms): UnitId | undefined =>
  attackers.find((unit) => t.isTank(t.unitNo(unit)));

/** §11.3.4: tanks in open country. */
function missingTank(t: Tables, { turn }: Board, terms: Terms): string | null {
  if (firstTank(t, terms) === undefined) return 'none';
  if (t.terrainOf(t.placeNo(terms.target)) !== 'clear') return 'ground';
  return t.weatherOf(turn).tankShift ? null : 'weather';
}

/** §11.3.4: a Soviet attack in the snow. */
function missingWinter(t: Tables, { turn }: Board, { side }: Terms): string | null {
  if (!t.weatherOf(turn).sovietWinterShift) return 'weather';
  return side === 'soviet' ? null : 'side';
}

/** §11.3.4: the slot of a side's shift card in a combat. */
export const shiftSlot = ({ side }: Pick<Terms, 'side'>, of: Side): 'attackCard' | 'defenceCard' =>
  of === side ? 'attackCard' : 'defenceCard';

/** §11.3.4: a combat with a shift card; a cancelled one still is its side's one card. */
export const withShift = <T extends Terms>(t: Tables, terms: T, card: CardId, cancelled = false): T => ({
  ...terms,
  [shiftSlot(terms, t.sideOfCard(card))]: { card, cancelled },
});

export const isInForce = (made: ShiftCard | null): made is ShiftCard => made !== null && !made.cancelled;

/** §11.3.4: a card of either side, unless Hitler Order cancelled it (§7.1). */
const cardRule = (of: 'attackCard' | 'defenceCard', amount: number): ShiftRule => ({
  amount,
  missing: (_t, _, { [of]: made }) => (isInForce(made) ? null : made === null ? 'none' : 'cancelled'),
  params: (_, { [of]: made }) => ({ card: made?.card ?? '' }),
});

const SHIFT_RULES: Readonly<Record<ShiftKind, ShiftRule>> = {
  mountain: groundRule('mountain'),
  city: groundRule('city'),
  river: { amount: -1, missing: missingRiver, params: nothing },
  tank: { amount: 1, missing: missingTank, params: (t, terms) => ({ unit: firstTank(t, terms) ?? '' }) },
  winter: { amount: 1, missing: missingWinter, params: nothing },
  'attack-card': cardRule('attackCard', 1),
  'defence-card': cardRule('defenceCard', -1),
};

const SHIFT_RULE = '11.3.4';

/** §11.3.4: one shift with its reason; where it does not apply, 0 and the missing condition. */
export function readShift(t: Tables, board: Board, terms: Terms, kind: ShiftKind): Modifier {
  const { amount, missing, params } = SHIFT_RULES[kind];
  const what = missing(t, board, terms);
  if (what === null) return { key: `btm.shift.${kind}`, amount, rule: SHIFT_RULE, params: params(t, terms) };
  const { weather } = t.turnFacts(board.turn);
  const about = { ...params(t, terms), hex: terms.target, weather };
  return { key: `btm.no-shift.${kind}.${what}`, amount: 0, rule: SHIFT_RULE, params: about };
}

/** §11.3.4: every shift that applies. */
const listShifts = (t: Tables, board: Board, terms: Terms): readonly Modifier[] =>
  SHIFT_KINDS.filter((kind) => SHIFT_RULES[kind].missing(t, board, terms) === null).map((kind) =>
    readShift(t, board, terms, kind),
  );

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export type Sums = Pick<Reckoning, 'attack' | 'defence' | 'odds' | 'column'>;

/**
 * §11.3.1 to §11.3.6: the sums of a combat. The ratio is not capped before the shifts; the last column counts for all
 * above it, and a `column` below `EVEN_ODDS` is a failure (§11.3.5).
 */
export function sumUp(t: Tables, board: Board, terms: Terms): Sums {
  const { attackers, defenders, active } = terms;
  const attack = sum(attackers.map((unit) => faceValue(t, board, unit)));
  const defence = sum(
    defenders.map((unit) => defenceValue(t, unit, !unitOn(board, unit).spent && active.includes(unit))),
  );
  const odds = computeOddsStep(attack, defence);
  let column = odds;
  for (const kind of SHIFT_KINDS) {
    const { amount, missing } = SHIFT_RULES[kind];
    if (missing(t, board, terms) === null) column += amount;
  }
  return { attack, defence, odds, column: Math.min(t.columns, column) };
}

export const reckon = (t: Tables, board: Board, terms: Terms): Reckoning => ({
  ...sumUp(t, board, terms),
  shifts: listShifts(t, board, terms),
});

/** The combat being fought. Throws without one: only its own steps ask for it. */
export function combatOf({ combat }: Pick<BtmState, 'combat'>): CombatState {
  if (!combat) throw new RangeError('no combat is being fought');
  return combat;
}

/** Reckons the combat that is being fought (§11.3). */
export const computeReckoning = (t: Tables, state: BtmState): Reckoning => reckon(t, state, combatOf(state));
