/** Attack and defence, their ratio and its shifts, each with its reason (§11.3.1 to §11.3.5). */
import type { Modifier } from '../../../kernel/types.ts';
import type { Reckoning } from '../events.ts';
import type { UnitId } from '../ids.ts';
import type { BtmState, CombatState, ShiftCard, UnitState } from '../state.ts';
import { COLUMNS, isRiverBetween, isTank, known, placeNo, terrainOf, unitFacts, unitNo, weatherOf } from '../tables.ts';

/** What a reckoning looks at: the combat as it stands, or one that somebody thinks about. */
export type Terms = Pick<
  CombatState,
  'target' | 'side' | 'attackers' | 'defenders' | 'active' | 'attackCard' | 'defenceCard'
>;
/** The board as far as a reckoning needs it; a view has it as well. */
export type Board = Pick<BtmState, 'turn' | 'units'>;

const unitOn = ({ units }: Board, unit: UnitId): UnitState => known(units[unit]);

/** §11.3.1: face value of the side that lies up. The passive value is none for an attacker that is active. */
function faceValue(board: Board, unit: UnitId): number {
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

const shift = (name: string, amount: number, params: Modifier['params'] = {}): Modifier => ({
  key: `btm.shift.${name}`,
  amount,
  rule: '11.3.4',
  params,
});

/** Whether a river lies between a unit and a hex. */
const isAcross = (board: Board, unit: UnitId, hex: number): boolean =>
  isRiverBetween(placeNo(unitOn(board, unit).place), hex);

/** §11.3.4: a mountain or a city helps the defender, and so does a river that every attacker must cross. */
function groundShifts(board: Board, { target, attackers }: Terms): Modifier[] {
  const hex = placeNo(target);
  const terrain = terrainOf(hex);
  const shifts: Modifier[] = [];
  if (terrain === 'mountain' || terrain === 'city') shifts.push(shift(terrain, -1, { hex: target }));
  if (weatherOf(board.turn).river && attackers.length > 0 && attackers.every((unit) => isAcross(board, unit, hex)))
    shifts.push(shift('river', -1));
  return shifts;
}

/** §11.3.4: tanks in open country; a Soviet attack in the snow. */
function forceShifts({ turn }: Board, { target, side, attackers }: Terms): Modifier[] {
  const { tankShift, sovietWinterShift } = weatherOf(turn);
  const shifts: Modifier[] = [];
  if (tankShift && terrainOf(placeNo(target)) === 'clear') {
    const tank = attackers.find((unit) => isTank(unitNo(unit)));
    if (tank !== undefined) shifts.push(shift('tank', 1, { unit: tank }));
  }
  if (sovietWinterShift && side === 'soviet') shifts.push(shift('winter', 1));
  return shifts;
}

/** §11.3.4: a card of either side, unless Hitler's order took it away (§7.1). */
function cardShifts({ attackCard, defenceCard }: Terms): Modifier[] {
  const shifts: Modifier[] = [];
  if (isInForce(attackCard)) shifts.push(shift('attack-card', 1, { card: attackCard.card }));
  if (isInForce(defenceCard)) shifts.push(shift('defence-card', -1, { card: defenceCard.card }));
  return shifts;
}

const isInForce = (made: ShiftCard | null): made is ShiftCard => made !== null && !made.cancelled;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * §11.3.1 to §11.3.6: how a combat stands, or would stand. The ratio is not cut off before the shifts; above the last
 * column of the table the last one counts, and a `column` below `EVEN_ODDS` is a failure (§11.3.5).
 */
export function reckon(board: Board, terms: Terms): Reckoning {
  const { attackers, defenders, active } = terms;
  const attack = sum(attackers.map((unit) => faceValue(board, unit)));
  const defence = sum(defenders.map((unit) => defenceValue(unit, !unitOn(board, unit).spent && active.includes(unit))));
  const odds = computeOddsStep(attack, defence);
  const shifts = [...groundShifts(board, terms), ...forceShifts(board, terms), ...cardShifts(terms)];
  const column = Math.min(COLUMNS, odds + sum(shifts.map(({ amount }) => amount)));
  return { attack, defence, odds, shifts, column };
}

/** The combat being fought. Throws where none is: only its own steps ask for it. */
export function combatOf({ combat }: Pick<BtmState, 'combat'>): CombatState {
  if (!combat) throw new RangeError('no combat is being fought');
  return combat;
}

/** §11.3: how the combat being fought stands. */
export const computeReckoning = (state: BtmState): Reckoning => reckon(state, combatOf(state));
