/** Invariants of one state: units, control, supply, cards, the track. */
import { trackOf, otherSide, SIDES, type Side } from '../ids.ts';
import type { Frame } from '../frames.ts';
import { controllerOf, readField, unitState } from '../rules/field.ts';
import type { Field, Tables } from '../rules/field-types.ts';
import { computeScore } from '../rules/score.ts';
import { listExcess } from '../rules/stacking.ts';
import { hasLine, isSource, readSupply } from '../rules/supply.ts';
import type { BtmState } from '../state.ts';
import { NONE, sideNo } from '../numbers.ts';

/** Collects what is broken. */
export type Report = (id: string, what: string) => void;

/** The frame below all others names phase and phasing side. */
const baseOf = ({ stack }: BtmState): Frame | null => stack[0] ?? null;

export function checkBoard(t: Tables, state: BtmState, report: Report): void {
  const field = readField(t, state);
  checkUnits(state, field, report);
  checkStacks(state, field, report);
  checkSources(field, report);
  checkScore(t, state, report);
}

function checkUnits(state: BtmState, field: Field, report: Report): void {
  const { tables: t } = field;
  if (Object.keys(state.units).length !== t.units.length) report('INV-01', 'number of units');
  const holders = new Map<number, number>();
  for (const { id } of t.units) {
    const unit = t.unitNo(id);
    const { place, spent } = unitState(state, id);
    const at = t.placeNo(place);
    if (spent && at === NONE) report('INV-01', `${id} is spent off the map`);
    if (spent && t.isMechanised(unit)) report('INV-04', `${id} is spent`);
    if (at !== NONE && t.isArea(at) && t.sideOfArea(at) !== t.sideOfUnit(unit)) report('INV-06', `${id} in ${place}`);
    if (!t.isHex(at)) continue;
    const holder = holders.get(at) ?? t.sideOfUnit(unit);
    holders.set(at, holder);
    if (holder !== t.sideOfUnit(unit)) report('INV-02', `both sides in ${place}`);
    if (controllerOf(field, at) !== t.sideOfUnit(unit)) report('INV-09', `${id} stands on enemy ground in ${place}`);
  }
}

/** §8.3: a side may be over the limit while it rides and moves, and while it retreats. */
export function mayBeOver(state: BtmState, side: Side): boolean {
  const base = baseOf(state);
  if (base === null || base.at === 'setup/place') return true;
  const isPhasing = 'side' in base && base.side === side;
  if (!isPhasing) return state.stack.some(({ at }) => at.startsWith('combat/retreat'));
  return base.at.startsWith('logistics/') || base.at.startsWith('movement/');
}

function checkStacks(state: BtmState, field: Field, report: Report): void {
  for (const side of SIDES)
    if (!mayBeOver(state, side) && listExcess(field, sideNo(side)).length > 0) report('INV-03', `stacks of ${side}`);
}

/** §13.2.1: every own city with a line is a source, and no other. */
function checkSources(field: Field, report: Report): void {
  const { tables: t } = field;
  for (const side of SIDES) {
    const supply = readSupply(field, sideNo(side));
    for (const hex of t.cityNumbers) {
      const isOwn = controllerOf(field, hex) === sideNo(side);
      if (isSource(supply, hex) !== (isOwn && hasLine(supply, hex))) report('INV-12', t.cityAt(hex)?.hex ?? '');
    }
  }
}

function checkScore(t: Tables, state: BtmState, report: Report): void {
  const { total } = computeScore(t, state);
  const [lowest, highest] = t.scoreRange;
  if (total < lowest || total > highest) report('INV-15', `score ${total}`);
}

export function checkCards(t: Tables, { cards, turn, stack }: BtmState, report: Report): void {
  const base = stack[0];
  if (base?.at === 'logistics/draw' && cards[base.side].hand.length + base.left > t.turnFacts(turn).cards[base.side])
    report('INV-05', `${base.side} may still draw ${base.left}`);
  for (const side of SIDES) {
    const { hand, discard } = cards[side];
    const seen = [...hand, ...discard];
    if (new Set(seen).size !== seen.length) report('INV-05', `a card of ${side} twice`);
    if (seen.some((card) => !t.cardIds[side].includes(card))) report('INV-05', `a foreign card of ${side}`);
  }
}

export function checkHero({ hero, germanHexes }: BtmState, report: Report): void {
  const { hex, used, doubled } = hero;
  if (!used && (hex !== null || doubled !== null)) report('INV-20', 'a hero city that was not named');
  if (hex !== null && germanHexes.includes(hex)) report('INV-20', `${hex} is German`);
  if (hex !== null && doubled !== null && hex !== doubled) report('INV-20', 'two hero cities');
}

/** §6.2, §10.5: on the present turn's space a unit waits only before the reinforcement step of its side is over. */
export function checkTrack(t: Tables, state: BtmState, report: Report): void {
  for (const { id, side } of t.units) {
    const { place } = unitState(state, id);
    if (!place.startsWith('turn-')) continue;
    const turn = Number(place.slice('turn-'.length));
    if (turn < state.turn || (turn === state.turn && !isBeforeArrival(state, side)))
      report('INV-24', `${id} waits on ${trackOf(turn)} in turn ${state.turn}`);
  }
}

const BEFORE_ARRIVAL: readonly Frame['at'][] = [
  'setup/place',
  'turn/begin',
  'logistics/sea',
  'logistics/remove',
  'logistics/draw',
  'logistics/reinforce',
];

export function isBeforeArrival(state: BtmState, side: Side): boolean {
  const base = baseOf(state);
  if (base === null) return false;
  if (!('side' in base) || base.side === side) return BEFORE_ARRIVAL.includes(base.at);
  return base.side === 'german' && otherSide(side) === 'german';
}
