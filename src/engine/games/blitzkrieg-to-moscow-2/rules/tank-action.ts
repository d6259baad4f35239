/** Tank actions of the breakthrough phase (§12): the moves and attacks of tanks on one card. */
import type { Reason } from '../../../kernel/types.ts';
import type { MoveUse, TankUse } from '../card-use.ts';
import type { CardId, Side, Spot, UnitId } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { BtmState } from '../state.ts';
import { NONE, known, sideNo } from '../numbers.ts';
import { attackableBy, explainLoneAttack } from './attack.ts';
import { cardsFor, explainCard } from './cards.ts';
import { withUnitsAt } from './field-edit.ts';
import { placeOf, readField, unitsIn } from './field.ts';
import type { Field, Walk, Tables } from '../tables.ts';
import {
  explainMover,
  explainNext,
  listNextPlaces,
  readGround,
  standOf,
  type Country,
  type Ground,
} from './movement.ts';
import { listReach } from './reach.ts';
import { refusal } from './reason.ts';
import { overLimit } from './stacking.ts';

/** §12.3: other corps of the stack that may join in an action, in the order of the data. */
export const partnersOf = (field: Field, unit: number): readonly number[] =>
  field.tables.isMechanised(unit)
    ? unitsIn(field, placeOf(field, unit)).filter((other) => other !== unit && field.tables.isMechanised(other))
    : NOBODY;
const NOBODY: readonly number[] = [];

/** §12.1, §12.3: groups that may act on one card with a tank: alone, or with one of its partners. */
export const groupsOf = (field: Field, unit: number): readonly (readonly number[])[] => [
  [unit],
  ...partnersOf(field, unit).map((other) => [unit, other].sort((a, b) => a - b)),
];

/** §12: tanks of a side on the map and in its rear areas. */
export const listTanks = (field: Field, side: Side): readonly number[] =>
  field.tables.unitsOf(side).filter((unit) => field.tables.isTank(unit) && placeOf(field, unit) !== NONE);

/** The board for the tanks of one card. Nothing moves before the whole use is known (§7.1). */
interface Plan {
  readonly ground: Ground;
  readonly field: Field;
  /** Their ends: within the limit once all have moved (§12.2). */
  readonly ends: readonly number[];
  /** Another tank can move after this one on the same card (§12.2). */
  readonly canFollow: boolean;
}

const without = (units: readonly number[], gone: readonly number[]): readonly number[] =>
  units.filter((unit) => !gone.includes(unit));

const isOver = (t: Tables, side: number, place: number, units: readonly number[]): boolean =>
  !t.isArea(place) && overLimit(t, units, side) !== null;

/** §8, §12.2: within the stack limit, or where another tank of the card leaves. */
function mayEnd(plan: Plan, units: readonly number[], to: number): boolean {
  const { tables: t } = plan.ground.field;
  const { ground, field, ends, canFollow } = plan;
  const { side } = ground;
  for (const place of ends)
    if (place !== to && isOver(t, side, place, without(unitsIn(field, place), units))) return false;
  const here = unitsIn(field, to);
  if (here.length === 0) return true;
  const others = without(here, units);
  if (others.length === 0 || !isOver(t, side, to, [...others, ...units])) return true;
  if (!canFollow) return false;
  const next: Plan = { ground, field: withUnitsAt(field, units, to), ends: [to], canFollow: false };
  return others.some((other) => t.isTank(other) && listStarts(next, other).length > 0);
}

function canFinish(plan: Plan, units: readonly number[], walk: Walk, to: number): boolean {
  if (mayEnd(plan, units, to)) return true;
  const onward = stepOn(walk, to);
  return listNextPlaces(plan.ground, onward).some((next) => canFinish(plan, units, onward, next));
}

function mayEndHere(plan: Plan, units: readonly number[], { entered }: Walk): boolean {
  const at = entered[entered.length - 1];
  return at !== undefined && mayEnd(plan, units, at);
}

const stepOn = (walk: Walk, to: number): Walk => ({ ...walk, entered: [...walk.entered, to] });

/** §10, §12.1: next steps from which the move can still end legally. */
const listSteps = (plan: Plan, units: readonly number[], walk: Walk): readonly number[] =>
  listNextPlaces(plan.ground, walk).filter((to) => canFinish(plan, units, walk, to));

const NOWHERE: readonly number[] = [];
const startOf = ({ ground }: Plan, unit: number): Walk => ({
  unit,
  from: placeOf(ground.field, unit),
  entered: NOWHERE,
});
const listStarts = (plan: Plan, unit: number): readonly number[] => listSteps(plan, [unit], startOf(plan, unit));

function openPlan(t: Tables, state: Country, side: Side, card: CardId, moves: MoveUse['moves']): Plan {
  const ground = readGround(t, state, sideNo(side));
  const ends = moves.map(({ path }) => t.placeNo(known(path[path.length - 1])));
  let { field } = ground;
  moves.forEach(({ units }, i) => {
    field = withUnitsAt(field, units.map(t.unitNo), known(ends[i]));
  });
  return { ground, field, ends, canFollow: moves.length + 1 < t.tanksOf(card) };
}

type Ways = readonly (readonly [unit: number, places: readonly number[]])[];
const waysOf = (plan: Plan, units: readonly number[]): Ways => units.map((unit) => [unit, listStarts(plan, unit)]);

function addStarts(t: Tables, moves: Move[], card: CardId, ways: Ways): void {
  for (const [unit, places] of ways) for (const to of places) moves.push(t.tankMove(card, unit, to));
}

function addAttacks(moves: Move[], field: Field, card: CardId, units: readonly number[]): void {
  for (const unit of units)
    for (const hex of attackableBy(field, unit)) moves.push(field.tables.tankAttack(card, unit, hex));
}

/** §12.1, §12.3: first steps and attacks of all tanks of a side by card, as moves. */
export function listTankActions(t: Tables, state: BtmState, side: Side): Move[] {
  const moves: Move[] = [];
  // Cards for the same number of tanks share their paths.
  const found = new Map<boolean, Ways>();
  for (const card of cardsFor(t, state, side, 'tankAction')) {
    const plan = openPlan(t, state, side, card, []);
    const { field } = plan.ground;
    const tanks = listTanks(field, side);
    const ways = found.get(plan.canFollow) ?? waysOf(plan, tanks);
    found.set(plan.canFollow, ways);
    addStarts(t, moves, card, ways);
    addAttacks(moves, field, card, tanks);
  }
  return moves;
}

export interface OpenWay {
  readonly walk: Walk;
  readonly mayGoOn: boolean;
}

/** §10, §12.1: nearest first; `moves` are earlier ones on the card, `entered` places already entered. */
export function listTankWays(
  t: Tables,
  state: Country,
  side: Side,
  { card, moves }: Pick<MoveUse, 'card' | 'moves'>,
  unit: number,
  entered: readonly Spot[],
): readonly OpenWay[] {
  const plan = openPlan(t, state, side, card, moves);
  const first: Walk = { ...startOf(plan, unit), entered: entered.map(t.placeNo) };
  return listReach(plan.ground, first)
    .filter((walk) => mayEnd(plan, [unit], standOf(walk)))
    .map((walk) => ({ walk, mayGoOn: !t.isArea(standOf(walk)) && listSteps(plan, [unit], walk).length > 0 }));
}

/** §12.2, §12.3: further tanks that may act on the card, and their moves; without `go`. */
export function listSeconds(t: Tables, state: BtmState, side: Side, use: TankUse): readonly Move[] {
  const { card } = use;
  if (isFull(t, use)) return listTogether(readField(t, state), use);
  const plan = openPlan(t, state, side, card, use.how === 'move' ? use.moves : []);
  const { field } = plan.ground;
  const named = namedIn(use);
  const others = listTanks(field, side).filter((unit) => !named.includes(t.unitId(unit)));
  const moves: Move[] = [];
  if (use.how === 'move') addStarts(t, moves, card, waysOf(plan, others));
  else addAttacks(moves, field, card, others);
  return moves;
}

/** Returns true if a use names all tanks of its card (§12.2). A partner does not count (§12.3). */
const isFull = (t: Tables, use: TankUse): boolean => namedIn(use).length >= t.tanksOf(use.card);

/** §12.3: corps of the stack that may still join in, as moves. One joins: two would always exceed the limit. */
function listTogether(field: Field, use: TankUse): readonly Move[] {
  const { tables: t } = field;
  const [unit, ...others] = namedIn(use).map(t.unitNo);
  if (unit === undefined || others.length > 0) return [];
  return partnersOf(field, unit)
    .filter((other) => fitsTogether(field, use, unit, other))
    .map(t.togetherMove);
}

/** Returns true if both tanks fit where the first one ends its move (§8); an attack starts where they are. */
function fitsTogether(field: Field, use: TankUse, unit: number, other: number): boolean {
  const { tables: t } = field;
  if (use.how === 'attack') return true;
  const end = endOf(t, known(use.moves[0]));
  return !isOver(t, t.sideOfUnit(unit), end, [...without(unitsIn(field, end), [unit, other]), unit, other]);
}

const endOf = (t: Tables, { path }: MoveUse['moves'][number]): number => t.placeNo(known(path[path.length - 1]));

/** §12.3: why a unit does not join the tank of a use; null when it does. */
export function explainTogether(t: Tables, state: BtmState, side: Side, use: TankUse, unit: UnitId): Reason | null {
  const field = readField(t, state);
  const [first = ''] = namedIn(use);
  const other = t.unitNo(unit);
  if (t.sideOfUnit(other) !== sideNo(side)) return refusal('NOT_YOUR_UNIT', '2.2', { unit, side });
  if (namedIn(use).includes(unit)) return refusal('TANK_COUNT.twice', '12.2', { unit });
  if (!isFull(t, use) || !partnersOf(field, t.unitNo(first)).includes(other))
    return refusal('TANK_COUNT.other-stack', '12.3', { unit, first });
  if (fitsTogether(field, use, t.unitNo(first), other)) return null;
  const { path } = known(use.how === 'move' ? use.moves[0] : undefined);
  return refusal('STACKING.tank-halt', '8', { unit, hex: known(path[path.length - 1]) });
}

/** §12.3: a use with a corps that joins the one it names. */
export function withPartner(t: Tables, use: TankUse, partner: UnitId): TankUse {
  const both = (units: readonly UnitId[]) => [...units, partner].sort((a, b) => t.unitNo(a) - t.unitNo(b));
  return use.how === 'move'
    ? { ...use, moves: use.moves.map((made) => ({ ...made, units: both(made.units) })) }
    : { ...use, attacks: use.attacks.map((made) => ({ ...made, units: both(made.units) })) };
}

const namedIn = (use: TankUse): readonly UnitId[] =>
  (use.how === 'move' ? use.moves : use.attacks).flatMap(({ units }) => units);

/** Returns true if a use may be played as it is: within the limit everywhere (§8, §12.2). */
export function mayGo(t: Tables, state: BtmState, side: Side, use: TankUse): boolean {
  if (use.how === 'attack') return true;
  const { field, ends } = openPlan(t, state, side, use.card, use.moves);
  return ends.every((place) => !isOver(t, sideNo(side), place, unitsIn(field, place)));
}

function walkOf(t: Tables, state: BtmState, side: Side, { card, moves }: MoveUse) {
  const { units, path } = known(moves[moves.length - 1]);
  const numbers = units.map(t.unitNo);
  const plan = openPlan(t, state, side, card, moves.slice(0, -1));
  const walk: Walk = { ...startOf(plan, known(numbers[0])), entered: path.map(t.placeNo) };
  return { plan, units: numbers, walk };
}

/** §10, §12.1: next steps of the moving tanks. */
export function listTankSteps(t: Tables, state: BtmState, side: Side, use: MoveUse): readonly number[] {
  const { plan, units, walk } = walkOf(t, state, side, use);
  return listSteps(plan, units, walk);
}

/** Returns true if the moving tanks may end where they are (§8). */
export function mayTankHalt(t: Tables, state: BtmState, side: Side, use: MoveUse): boolean {
  const { plan, units, walk } = walkOf(t, state, side, use);
  return mayEndHere(plan, units, walk);
}

function explainTank(state: BtmState, field: Field, side: Side, card: CardId, unit: number): Reason | null {
  const { tables: t } = field;
  const who = { unit: t.unitId(unit) };
  if (t.sideOfUnit(unit) !== sideNo(side)) return refusal('NOT_YOUR_UNIT', '2.2', { ...who, side });
  if (!t.isTank(unit)) return refusal('NOT_A_TANK', '12', who);
  return explainCard(t, state, side, card, 'tankAction') ?? explainMover(state, field, unit, true);
}

const explainWalk = (plan: Plan, units: readonly number[], walk: Walk, to: number): Reason | null => {
  const { tables: t } = plan.ground.field;
  const barred = explainNext(plan.ground, walk, to);
  if (barred) return barred;
  if (canFinish(plan, units, walk, to)) return null;
  return refusal('STACKING.tank-move', '8', { unit: t.unitId(walk.unit), hex: t.placeId(to) });
};

/** Why a tank may not begin a move on a card; null when it may. `earlier` moved on the same card. */
function explainTankMove(
  t: Tables,
  state: BtmState,
  side: Side,
  card: CardId,
  unit: number,
  to: number,
  earlier: MoveUse['moves'],
): Reason | null {
  const plan = openPlan(t, state, side, card, earlier);
  const { field } = plan.ground;
  const barred = explainTank(state, field, side, card, unit);
  return barred ?? explainWalk(plan, [unit], startOf(plan, unit), to);
}

function explainTankAttack(
  t: Tables,
  state: BtmState,
  side: Side,
  card: CardId,
  unit: number,
  to: number,
): Reason | null {
  const { field } = readGround(t, state, sideNo(side));
  return explainTank(state, field, side, card, unit) ?? explainLoneAttack(field, unit, to);
}

/** Says why a tank may not follow the first one on a card to any destination (§12.2); null if it may. */
function explainFollower(t: Tables, use: TankUse, card: CardId, unit: number, how: TankUse['how']): Reason | null {
  if (card !== use.card) return refusal('TANK_COUNT.other-card', '12.2', { card: use.card });
  if (namedIn(use).includes(t.unitId(unit))) return refusal('TANK_COUNT.twice', '12.2', { unit: t.unitId(unit) });
  if (isFull(t, use)) return refusal('TANK_COUNT.one', '12.3', { card });
  return how === use.how ? null : refusal('MIXED_ACTION', '12.2', { card });
}

export const explainTankStart = (
  t: Tables,
  state: BtmState,
  side: Side,
  card: CardId,
  unit: number,
  first: TankUse | null,
  how: TankUse['how'],
): Reason | null =>
  (first && explainFollower(t, first, card, unit, how)) ?? explainTank(state, readField(t, state), side, card, unit);

interface TankAction {
  readonly how: TankUse['how'];
  readonly card: CardId;
  readonly unit: number;
  readonly to: number;
}

/** §12.1, §12.2: why a tank may not act so on a card; null when it may. `first`: the action already on the card. */
export function explainTankAction(
  t: Tables,
  state: BtmState,
  side: Side,
  first: TankUse | null,
  { how, card, unit, to }: TankAction,
): Reason | null {
  const apart = first && explainFollower(t, first, card, unit, how);
  if (apart) return apart;
  return how === 'move'
    ? explainTankMove(t, state, side, card, unit, to, first?.how === 'move' ? first.moves : [])
    : explainTankAttack(t, state, side, card, unit, to);
}

export const explainGo = (t: Tables, state: BtmState, side: Side, use: TankUse): Reason | null =>
  mayGo(t, state, side, use) ? null : refusal('STACKING.second', '12.2', { card: use.card });

export function explainTankStep(t: Tables, state: BtmState, side: Side, use: MoveUse, to: number): Reason | null {
  const { plan, units, walk } = walkOf(t, state, side, use);
  return explainWalk(plan, units, walk, to);
}

export function explainTankHalt(t: Tables, state: BtmState, side: Side, use: MoveUse): Reason | null {
  const { plan, units, walk } = walkOf(t, state, side, use);
  if (mayEndHere(plan, units, walk)) return null;
  const at = known(walk.entered[walk.entered.length - 1]);
  return refusal('STACKING.tank-halt', '8', { unit: t.unitId(walk.unit), hex: t.placeId(at) });
}
