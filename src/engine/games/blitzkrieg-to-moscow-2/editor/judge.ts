/**
 * What is wrong with a draft, with the rule and what mends it: the invariants of one state in a form that a person can act
 * on, and a few things that no play leads to although no invariant names them. Nothing broken here means none there.
 */
import type { GameDefinition } from '../../../kernel/types.ts';
import { spaceRef } from '../../../kits/pointing/targets.ts';
import type { Edit, Fault, Fix } from '../../../kits/position-edit/editor.ts';
import { makeJudge } from '../../../kits/position-edit/judging.ts';
import { faultsTold, sayIn } from '../../../kits/position-edit/telling.ts';
import { isBeforeArrival, mayBeOver } from '../invariants/board.ts';
import { SIDES, otherSide, trackOf, type Side, type UnitId } from '../ids.ts';
import { known, sideAt, sideNo } from '../numbers.ts';
import { controllerOf, holderOf, readField, unitState, unitsIn } from '../rules/field.ts';
import type { Field, Tables } from '../rules/field-types.ts';
import { overLimit } from '../rules/stacking.ts';
import { listSurrenders } from '../rules/supply.ts';
import type { BtmState } from '../state.ts';
import type { BtmTypes } from '../types.ts';
import { cardsTaken, homePlace, openDraft } from './edits.ts';
import { isPlain, standingOf } from './step.ts';

export const say = sayIn('btm');
const fault = faultsTold(say);

const lay = (piece: UnitId, to: string): Edit => ({ edit: 'place', piece, to });

/** To the rear area in which a unit of its code arrives (§10.5). */
function toRear(t: Tables, unit: UnitId): Fix {
  const place = t.placeId(known(t.areasForUnit(t.unitNo(unit))[0]));
  return { line: say('fix.move', { unit, place }), edits: [lay(unit, place)] };
}

function toTray(t: Tables, state: BtmState, units: readonly UnitId[], side: Side): Fix {
  const edits = units.map((unit) => lay(unit, homePlace(t, state.turn, unit)));
  const [unit = ''] = units;
  return {
    line: units.length === 1 ? say('fix.tray', { unit }) : say('fix.tray-all', { side, n: units.length }),
    edits,
  };
}

/** §2.1, §4.2, §8, §10: what stands where. */
function* judgeHexes(state: BtmState, field: Field): Generator<Fault> {
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
      yield fault({ id: 'both-sides', rule: '10', at, params, fixes });
      continue;
    }
    const side = holderOf(field, hex);
    if (controllerOf(field, hex) !== side) {
      const seat = sideAt(side);
      const fixes = [{ line: say('fix.hold', { side: seat, hex: id }), edits: [hold(id, seat)] }];
      yield fault({ id: 'enemy-ground', rule: '4.2', at, params: { hex: id, side: seat }, fixes });
    }
    yield* judgeStack(state, field, hex, side);
  }
}

const hold = (place: string, seat: Side): Edit => ({ edit: 'hold', place, seat });

/** §8: who is too much goes to its rear area, the last one of the data first. */
function* judgeStack(state: BtmState, field: Field, hex: number, side: number): Generator<Fault> {
  const { tables: t } = field;
  const here = unitsIn(field, hex);
  const over = overLimit(t, here, side);
  if (over === null) return;
  const left = [...here];
  const gone: number[] = [];
  while (overLimit(t, left, side) !== null) {
    const [tanks, others] = [left.filter(t.isTank), left.filter((unit) => !t.isTank(unit))];
    // The arm of which there is most: its going mends both limits.
    const last = known((tanks.length > others.length ? tanks : others).at(-1));
    left.splice(left.indexOf(last), 1);
    gone.push(last);
  }
  const seat = sideAt(side);
  const moves = gone.map((unit) => toRear(t, t.unitId(unit)));
  const [only] = moves;
  const fix =
    moves.length === 1 && only
      ? only
      : { line: say('fix.move-all', { n: moves.length }), edits: moves.flatMap(({ edits }) => edits) };
  const id = t.placeId(hex);
  const isFree = mayBeOver(state, seat);
  const params = { hex: id, side: seat, units: here.map(t.unitId).join(','), n: here.length };
  const about = { at: spaceRef(id), params, fixes: [fix] };
  yield isFree
    ? fault({ ...about, id: `over-for-now`, rule: '8.3', weight: 'note' })
    : fault({ ...about, id: over === 'arm' ? 'over-arm' : `over-${seat}`, rule: side === 0 ? '8.1' : '8.2' });
}

/** Each unit by itself. */
function* judgeUnits(t: Tables, state: BtmState): Generator<Fault> {
  for (const { id, side } of t.units) {
    const { place, spent } = unitState(state, id);
    const at = t.placeNo(place);
    const where = at < 0 ? undefined : spaceRef(place);
    const flip: Edit = { edit: 'flip', piece: id };
    if (spent && at < 0)
      yield fault({
        id: 'spent-off',
        rule: '2.3',
        params: { unit: id },
        fixes: [{ line: say('fix.tray', { unit: id }), edits: [lay(id, trackOf(t.lastTurn + 1)), lay(id, place)] }],
      });
    else if (spent && t.isMechanised(t.unitNo(id)))
      yield fault({
        id: 'spent-corps',
        rule: '2.2',
        at: where,
        params: { unit: id },
        fixes: [{ line: say('fix.flip', { unit: id }), edits: [flip] }],
      });
    if (at >= 0 && t.isArea(at) && t.sideOfArea(at) !== sideNo(side))
      yield fault({ id: 'enemy-rear', rule: '2.1.2', at: where, params: { unit: id, place }, fixes: [toRear(t, id)] });
    yield* judgeWaiting(t, state, id, side);
  }
}

/** §6.2, §10.5: who waits on the turn track. */
function* judgeWaiting(t: Tables, state: BtmState, unit: UnitId, side: Side): Generator<Fault> {
  const { place } = unitState(state, unit);
  if (!place.startsWith('turn-')) return;
  const turn = Number(place.slice('turn-'.length));
  if (turn > state.turn) return;
  const params = { unit, turn };
  if (turn === state.turn && isBeforeArrival(state, side)) {
    if (standingOf(state).side === side) yield fault({ id: 'due', rule: '6.2', params, weight: 'note' });
    return;
  }
  const next = { line: say('fix.wait', { unit, turn: state.turn + 1 }), edits: [lay(unit, trackOf(state.turn + 1))] };
  yield fault({ id: 'late', rule: '6.2', params, fixes: [toRear(t, unit), next] });
}

/** §6.1, §7: six cards a side, each in one place, no more taken than the track gives. */
function* judgeCards(t: Tables, state: BtmState): Generator<Fault> {
  for (const side of SIDES) {
    const { hand, discard } = state.cards[side];
    const all = [...hand, ...discard];
    const back = (cards: readonly string[]): Edit[] =>
      cards.map((card) => ({ edit: 'card', card, to: `stock-${side}` }));
    if (new Set(all).size !== all.length) {
      const line = say('fix.cards-all', { side });
      yield fault({ id: 'card-twice', rule: '7', params: { side }, fixes: [{ line, edits: back([...new Set(all)]) }] });
      continue;
    }
    const most = cardsTaken(t, state, side);
    if (all.length <= most) continue;
    const surplus = [...discard, ...hand].slice(most).reverse();
    const [card = ''] = surplus;
    const line = surplus.length === 1 ? say('fix.card', { card }) : say('fix.cards', { side, n: surplus.length });
    const isOwn = standingOf(state).side === side && standingOf(state).step === 'logistics';
    const params = {
      side,
      n: all.length,
      most,
      turn: side === 'soviet' && isPast(state) ? state.turn - 1 : state.turn,
    };
    const id = isOwn ? 'cards-before' : most === 0 ? 'cards-none' : 'cards-over';
    yield fault({ id, rule: isOwn ? '7.2' : '6.1', params, fixes: [{ line, edits: back(surplus) }] });
  }
}

/** In a German turn the Soviet hand is that of the turn before. */
const isPast = (state: BtmState): boolean => standingOf(state).side === 'german';

/** §14: named once, and no longer there once the Germans hold it. */
function* judgeHero({ hero, germanHexes }: BtmState): Generator<Fault> {
  const { hex, used, doubled } = hero;
  const fallen = doubled === null ? 'fallen' : `fallen-${doubled}`;
  const none: Fix = { line: say('fix.hero-none'), edits: [{ edit: 'set', field: 'hero', value: 'none' }] };
  const gone: Fix = { line: say('fix.hero-fallen'), edits: [{ edit: 'set', field: 'hero', value: fallen }] };
  if (!used && (hex !== null || doubled !== null)) yield fault({ id: 'hero-unnamed', rule: '14', fixes: [none] });
  else if (hex !== null && germanHexes.includes(hex)) {
    const held: Fix = { line: say('fix.hold', { side: 'soviet', hex }), edits: [hold(hex, 'soviet')] };
    yield fault({ id: 'hero-german', rule: '14', at: spaceRef(hex), params: { hex }, fixes: [gone, held] });
  } else if (hex !== null && doubled !== null && hex !== doubled)
    yield fault({ id: 'hero-two', rule: '14', at: spaceRef(hex), fixes: [none] });
}

/** What one would not see on the board: who surrenders if nothing changes. */
function* noteSupply(state: BtmState, field: Field): Generator<Fault> {
  const { tables: t } = field;
  for (const side of SIDES) {
    const units = listSurrenders(state, field, sideNo(side)).map(t.unitId);
    if (units.length === 0) continue;
    const params = { side, n: units.length, units: units.join(',') };
    yield fault({ id: 'surrender', rule: '13.1', params, weight: 'note' });
  }
}

const anew = (state: BtmState): Fix => {
  const { step, side } = standingOf(state);
  const line = say('fix.anew', { step: `btm.editor.step.${step}`, side });
  return { line, edits: [{ edit: 'set', field: 'phase', value: step }] };
};

function judgePieces(def: GameDefinition<BtmTypes>, state: BtmState, opens: () => boolean): readonly Fault[] {
  const { tables: t } = def.facts;
  const field = readField(t, state);
  const found = [...judgeHexes(state, field), ...judgeUnits(t, state), ...judgeCards(t, state), ...judgeHero(state)];
  const broken = found.filter(({ weight }) => weight === 'broken');
  const notes = found.filter(({ weight }) => weight === 'note');
  if (broken.length > 0) return [...broken, ...notes];
  // The pieces are sound: what is left is a question that has no answer.
  if (!opens()) {
    const { side } = standingOf(state);
    const next: Fix = {
      line: say('fix.other-side', { side: otherSide(side) }),
      edits: [
        { edit: 'set', field: 'side', value: otherSide(side) },
        { edit: 'set', field: 'phase', value: 'logistics' },
      ],
    };
    return [fault({ id: 'question', rule: '5.1', fixes: [next] }), ...notes];
  }
  return [...notes, ...noteSupply(state, field)];
}

export const judge = makeJudge<BtmTypes>({
  fault,
  isPlain,
  open: openDraft,
  judgePlain: judgePieces,
  anew,
  over: { rule: '4' },
  within: { rule: '5.1' },
});
