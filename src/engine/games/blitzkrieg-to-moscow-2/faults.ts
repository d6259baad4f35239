/** All faults of a state, for the invariants (rules file, 18) and the editor; without `broken`, only for the editor. */
import { spaceRef } from '../../kits/pointing/targets.ts';
import type { Fix } from '../../kits/position-edit/editor.ts';
import { editorWords, hold, lay, layCard, set, type Finding } from '../../kits/position-edit/telling.ts';
import { unique } from '../../kits/pointing/lookup.ts';
import type { Frame } from './frames.ts';
import { SIDES, otherSide, trackOf, type Place, type Side, type UnitId } from './ids.ts';
import { known, sideAt, sideNo } from './numbers.ts';
import { controllerOf, holderOf, readField, unitState, unitsIn } from './rules/field.ts';
import type { Field, Tables } from './tables.ts';
import { overLimit } from './rules/stacking.ts';
import type { BtmState } from './state.ts';

export const words = editorWords('btm');
const { wrong, note, mend } = words;

/** An edited position can begin at these steps, because each of them always leads to a question. */
export const STEPS = ['logistics', 'reinforce', 'movement', 'combat', 'breakthrough'] as const;
export type EditStep = (typeof STEPS)[number];

/** Frames that remember nothing about the pieces. */
const PLAIN: readonly Frame['at'][] = [
  'turn/begin',
  'logistics/reinforce',
  'movement/move',
  'combat/attack',
  'breakthrough/action',
];
export const isPlain = ({ stack, result, combat }: BtmState): boolean =>
  result === null && combat === null && stack.length === 1 && PLAIN.includes(stack[0]?.at ?? 'turn/end');

const REINFORCING: readonly Frame['at'][] = [
  'logistics/reinforce',
  'logistics/rebuild',
  'logistics/rail',
  'logistics/rail-group',
];

/** Side and step of a draft; after the end and during the set-up, the start of the turn. */
export function standingOf({ stack, result }: BtmState): { readonly side: Side; readonly step: EditStep } {
  const [base] = stack;
  if (result !== null || base === undefined) return { side: 'german', step: 'logistics' };
  const side: Side = 'side' in base ? base.side : 'german';
  if (base.at === 'turn/supply' || base.at === 'turn/end') return { side, step: 'breakthrough' };
  if (REINFORCING.includes(base.at)) return { side, step: 'reinforce' };
  const [phase = ''] = base.at.split('/');
  return { side, step: STEPS.find((step) => step === phase) ?? 'logistics' };
}

/** A reinforcement still to come goes back to the track, any other unit to the eliminated. */
export function homePlace(t: Tables, turn: number, unit: UnitId): Place {
  const printed = Number(t.unitFacts(t.unitNo(unit)).code);
  return printed > turn ? trackOf(printed) : 'eliminated';
}

/** §6.1: cards that a side may have taken by now: those of its last own logistics phase. */
export function cardsTaken(t: Tables, state: BtmState, side: Side): number {
  const { side: phasing, step } = standingOf(state);
  if (side === phasing) return step === 'logistics' ? 0 : t.turnFacts(state.turn).cards[side];
  const turn = sideNo(side) < sideNo(otherSide(side)) ? state.turn : state.turn - 1;
  return turn < 1 ? 0 : t.turnFacts(turn).cards[side];
}

export function* listFaults(t: Tables, state: BtmState): Generator<Finding> {
  const field = readField(t, state);
  yield* listHexFaults(state, field);
  yield* listUnitFaults(t, state);
  yield* listCardFaults(t, state);
  yield* listHeroFaults(state);
}

const baseOf = ({ stack }: BtmState): Frame | null => stack[0] ?? null;

/** Moves a unit to the rear area where its code arrives (§10.5). */
function toRear(t: Tables, unit: UnitId): Fix {
  const place = t.placeId(known(t.areasForUnit(t.unitNo(unit))[0]));
  return mend('move', { unit, place }, lay(unit, place));
}

function toTray(t: Tables, state: BtmState, units: readonly UnitId[], side: Side): Fix {
  const edits = units.map((unit) => lay(unit, homePlace(t, state.turn, unit)));
  const [unit = '', ...more] = units;
  return more.length === 0 ? mend('tray', { unit }, ...edits) : mend('tray-all', { side, n: units.length }, ...edits);
}

/** §2.1, §4.2, §8, §10: units in hexes. */
function* listHexFaults(state: BtmState, field: Field): Generator<Finding> {
  const { tables: t } = field;
  for (let hex = 0; hex < t.hexCount; hex++) {
    const here = unitsIn(field, hex);
    if (here.length === 0) continue;
    const id = t.placeId(hex);
    const at = spaceRef(id);
    const [german, soviet] = [0, 1].map((side) => here.filter((unit) => t.sideOfUnit(unit) === side).map(t.unitId));
    if (german && soviet && german.length > 0 && soviet.length > 0) {
      const fixes = [toTray(t, state, german, 'german'), toTray(t, state, soviet, 'soviet')];
      if (german.length > soviet.length) fixes.reverse();
      const params = { hex: id, units: here.map(t.unitId).join(',') };
      yield wrong(`INV-02 both sides in ${id}`, 'both-sides', '10', params, fixes, at);
      continue;
    }
    const side = holderOf(field, hex);
    if (controllerOf(field, hex) !== side) {
      const seat = sideAt(side);
      const params = { hex: id, side: seat };
      const fix = mend('hold', params, hold(id, seat));
      yield wrong(`INV-09 ${seat} on enemy ground in ${id}`, 'enemy-ground', '4.2', params, [fix], at);
    }
    yield* listStackFaults(state, field, hex, side);
  }
}

/** §8: surplus units go to their rear area, the last in the data first. */
function* listStackFaults(state: BtmState, field: Field, hex: number, side: number): Generator<Finding> {
  const { tables: t } = field;
  const here = unitsIn(field, hex);
  const over = overLimit(t, here, side);
  if (over === null) return;
  const left = [...here];
  const gone: number[] = [];
  while (overLimit(t, left, side) !== null) {
    const [tanks, others] = [left.filter(t.isTank), left.filter((unit) => !t.isTank(unit))];
    // Removing from the larger arm mends both limits.
    const last = known((tanks.length > others.length ? tanks : others).at(-1));
    left.splice(left.indexOf(last), 1);
    gone.push(last);
  }
  const seat = sideAt(side);
  const moves = gone.map((unit) => toRear(t, t.unitId(unit)));
  const [only, ...more] = moves;
  const fix =
    only && more.length === 0 ? only : mend('move-all', { n: moves.length }, ...moves.flatMap(({ edits }) => edits));
  const id = t.placeId(hex);
  const params = { hex: id, side: seat, units: here.map(t.unitId).join(','), n: here.length };
  if (mayBeOver(state, seat)) yield note('over-for-now', '8.3', params, [fix], spaceRef(id));
  else {
    const kind = over === 'arm' ? 'over-arm' : `over-${seat}`;
    yield wrong(`INV-03 ${here.length} in ${id}`, kind, side === 0 ? '8.1' : '8.2', params, [fix], spaceRef(id));
  }
}

/** §8.3: a side may exceed the limit while it rides and moves, and while it retreats. */
export function mayBeOver(state: BtmState, side: Side): boolean {
  const base = baseOf(state);
  if (base === null || base.at === 'setup/place') return true;
  const isPhasing = 'side' in base && base.side === side;
  if (!isPhasing) return state.stack.some(({ at }) => at.startsWith('combat/retreat'));
  return base.at.startsWith('logistics/') || base.at.startsWith('movement/');
}

function* listUnitFaults(t: Tables, state: BtmState): Generator<Finding> {
  if (Object.keys(state.units).length !== t.units.length) yield 'INV-01 number of units';
  for (const { id: unit, side } of t.units) {
    const { place, spent } = unitState(state, unit);
    const at = t.placeNo(place);
    const ref = at < 0 ? undefined : spaceRef(place);
    if (spent && at < 0) {
      const fix = mend('tray', { unit }, lay(unit, trackOf(t.lastTurn + 1)), lay(unit, place));
      yield wrong(`INV-01 ${unit} is spent off the map`, 'spent-off', '2.3', { unit }, [fix]);
    } else if (spent && t.isMechanised(t.unitNo(unit))) {
      const fix = mend('flip', { unit }, { edit: 'flip', piece: unit });
      yield wrong(`INV-04 ${unit} is spent`, 'spent-corps', '2.2', { unit }, [fix], ref);
    }
    if (at >= 0 && t.isArea(at) && t.sideOfArea(at) !== sideNo(side))
      yield wrong(`INV-06 ${unit} in ${place}`, 'enemy-rear', '2.1.2', { unit, place }, [toRear(t, unit)], ref);
    yield* listTrackFaults(t, state, unit, side);
  }
}

/** §6.2, §10.5: on the present turn's space a unit waits only until the reinforcement step of its side is over. */
function* listTrackFaults(t: Tables, state: BtmState, unit: UnitId, side: Side): Generator<Finding> {
  const { place } = unitState(state, unit);
  if (!place.startsWith('turn-')) return;
  const turn = Number(place.slice('turn-'.length));
  if (turn > state.turn) return;
  const params = { unit, turn };
  if (turn === state.turn && isBeforeArrival(state, side)) {
    if (standingOf(state).side === side) yield note('due', '6.2', params);
    return;
  }
  const next = mend('wait', { unit, turn: state.turn + 1 }, lay(unit, trackOf(state.turn + 1)));
  yield wrong(`INV-24 ${unit} waits on ${place} in turn ${state.turn}`, 'late', '6.2', params, [toRear(t, unit), next]);
}

const BEFORE_ARRIVAL: readonly Frame['at'][] = [
  'setup/place',
  'turn/begin',
  'logistics/sea',
  'logistics/remove',
  'logistics/draw',
  'logistics/reinforce',
];

function isBeforeArrival(state: BtmState, side: Side): boolean {
  const base = baseOf(state);
  if (base === null) return false;
  if (!('side' in base) || base.side === side) return BEFORE_ARRIVAL.includes(base.at);
  return base.side === 'german' && otherSide(side) === 'german';
}

/** §6.1, §7: six cards a side, each in one place, no more taken than the track gives. */
function* listCardFaults(t: Tables, state: BtmState): Generator<Finding> {
  for (const side of SIDES) {
    const { hand, discard } = state.cards[side];
    const all = [...hand, ...discard];
    const back = (card: string) => layCard(card, `stock-${side}`);
    if (all.some((card) => !t.cardIds[side].includes(card))) yield `INV-05 a foreign card of ${side}`;
    if (new Set(all).size !== all.length) {
      const fix = mend('cards-all', { side }, ...unique(all).map(back));
      yield wrong(`INV-05 a card of ${side} twice`, 'card-twice', '7', { side }, [fix]);
      continue;
    }
    const most = cardsTaken(t, state, side);
    if (all.length <= most) continue;
    const surplus = [...discard, ...hand].slice(most).reverse();
    const [card = '', ...more] = surplus;
    const [key, named] = more.length === 0 ? ['card', { card }] : ['cards', { side, n: surplus.length }];
    const standing = standingOf(state);
    const isOwn = standing.side === side && standing.step === 'logistics';
    // In a German turn the Soviet hand is that of the turn before.
    const turn = side === 'soviet' && standing.side === 'german' ? state.turn - 1 : state.turn;
    const id = isOwn ? 'cards-before' : most === 0 ? 'cards-none' : 'cards-over';
    const params = { side, n: all.length, most, turn };
    yield wrong(null, id, isOwn ? '7.2' : '6.1', params, [mend(key, named, ...surplus.map(back))]);
  }
}

/** §14: named once, and removed once the Germans hold it. */
function* listHeroFaults({ hero, germanHexes }: BtmState): Generator<Finding> {
  const { hex, used, doubled } = hero;
  const fallen = doubled === null ? 'fallen' : `fallen-${doubled}`;
  const none = mend('hero-none', {}, set('hero', 'none'));
  const gone = mend('hero-fallen', {}, set('hero', fallen));
  if (!used && (hex !== null || doubled !== null))
    yield wrong('INV-20 a hero city that was not named', 'hero-unnamed', '14', {}, [none]);
  else if (hex !== null && germanHexes.includes(hex)) {
    const held = mend('hold', { side: 'soviet', hex }, hold(hex, 'soviet'));
    yield wrong(`INV-20 ${hex} is German`, 'hero-german', '14', { hex }, [gone, held], spaceRef(hex));
  } else if (hex !== null && doubled !== null && hex !== doubled)
    yield wrong('INV-20 two hero cities', 'hero-two', '14', {}, [none], spaceRef(hex));
}
