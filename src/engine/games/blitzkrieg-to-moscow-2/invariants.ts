/** Invariants of section 18 of one state or one step; INV-10, 11, 13, 16 and 22 need whole games and are tests. */
import { decide } from '../../kernel/runner.ts';
import { brokenIn } from '../../kits/position-edit/telling.ts';
import { listFaults } from './faults.ts';
import type { Frame } from './frames.ts';
import { PHASES, SIDES, type Phase, type Side } from './ids.ts';
import { sideNo } from './numbers.ts';
import type { Tables } from './tables.ts';
import { controllerOf, readField, sideOf, topFrame, unitState } from './rules/field.ts';
import { LONGEST, RETREAT } from './rules/retreat.ts';
import { computeScore } from './rules/score.ts';
import { hasLine, isSource, listRecoveries, listSurrenders, readSupply } from './rules/supply.ts';
import { isAskFrame } from './rules/steps.ts';
import type { BtmState } from './state.ts';
import type { BtmTypes, Game } from './types.ts';

interface Transition {
  readonly before: BtmState;
}

export function invariants(game: Game, state: BtmState, transition?: Transition): readonly string[] {
  const { tables: t } = game;
  const broken = [
    ...listFlow(t, state),
    ...brokenIn(listFaults(t, state)),
    ...listDerived(t, state),
    ...listCombat(t, state),
  ];
  // A question is only asked of a sound state.
  if (broken.length === 0 && isAskFrame(topFrame(state)) && decide<BtmTypes>(game, state)?.moves.length === 0)
    broken.push('INV-21 no legal move');
  if (transition) broken.push(...listTransition(t, transition.before, state));
  return broken;
}

function* listFlow(t: Tables, { result, stack, turn, cards }: BtmState): Generator<string> {
  if ((result === null) === (stack.length === 0)) yield 'INV-22 the result and the stack disagree';
  if (result !== null && turn !== t.lastTurn) yield `INV-22 the game ended in turn ${turn}`;
  const base = stack[0];
  if (base?.at === 'logistics/draw' && cards[base.side].hand.length + base.left > t.turnFacts(turn).cards[base.side])
    yield `INV-05 ${base.side} may still draw ${base.left}`;
}

function* listDerived(t: Tables, state: BtmState): Generator<string> {
  const field = readField(t, state);
  // §13.2.1: every own city with a line is a source, and no other.
  for (const side of SIDES) {
    const supply = readSupply(field, sideNo(side));
    for (const hex of t.cityNumbers) {
      const isOwn = controllerOf(field, hex) === sideNo(side);
      if (isSource(supply, hex) !== (isOwn && hasLine(supply, hex))) yield `INV-12 ${t.cityAt(hex)?.hex ?? ''}`;
    }
  }
  const { total } = computeScore(t, state);
  const [lowest, highest] = t.scoreRange;
  if (total < lowest || total > highest) yield `INV-15 score ${total}`;
}

const isInCombat = (frame: Frame): boolean =>
  frame.at === 'combat/next'
    ? frame.window !== 'attack'
    : frame.at.startsWith('combat/') && frame.at !== 'combat/attack' && frame.at !== 'combat/attackers';

/** A combat is set exactly while one is fought, and its parties belong to their sides. */
function* listCombat(t: Tables, { combat, stack }: BtmState): Generator<string> {
  if ((combat !== null) !== stack.some(isInCombat)) yield 'INV-17 the combat and the stack disagree';
  if (combat === null) return;
  const { side, attackers, defenders, bystanders, active } = combat;
  for (const unit of attackers) if (sideOf(t, unit) !== side) yield `INV-17 ${unit} attacks its own side`;
  for (const unit of [...defenders, ...bystanders])
    if (sideOf(t, unit) === side) yield `INV-17 ${unit} defends against its own side`;
  for (const unit of active) if (!defenders.includes(unit)) yield `INV-17 ${unit} defends elsewhere`;
}

interface When {
  readonly turn: number;
  readonly side: Side;
  readonly phase: Phase | 'setup' | 'over';
}

function whenOf({ turn, stack }: BtmState): When {
  const base: Frame | null = stack[0] ?? null;
  if (base === null) return { turn, side: 'soviet', phase: 'over' };
  const side = 'side' in base ? base.side : 'german';
  const phase = PHASES.find((name) => base.at.startsWith(`${name}/`)) ?? 'setup';
  return { turn, side, phase };
}

const ORDER: readonly When['phase'][] = ['setup', ...PHASES, 'over'];
const orderOf = ({ turn, side, phase }: When): number =>
  (turn * SIDES.length + sideNo(side)) * ORDER.length + ORDER.indexOf(phase);

function* listTransition(t: Tables, before: BtmState, after: BtmState): Generator<string> {
  const was = whenOf(before);
  const is = whenOf(after);
  if (orderOf(is) < orderOf(was)) yield `INV-17 from ${was.phase} back to ${is.phase}`;
  if (was.turn !== is.turn || was.side !== is.side || is.phase === 'over') yield* listSupplied(t, after, was.side);
  yield* listHands(t, before, after);
  yield* listRetreats(t, before, after);
  yield* listReturns(t, before, after);
  if (was.phase === 'movement') yield* listMoves(t, before, after, was, is);
  if (before.hero.used && !after.hero.used) yield 'INV-20 the hero city can be named again';
}

/** INV-07, INV-08: no unit moves between a supply phase and the next question. */
function* listSupplied(t: Tables, after: BtmState, side: Side): Generator<string> {
  const field = readField(t, after);
  for (const unit of listSurrenders(after, field, sideNo(side))) yield `INV-07 ${t.unitId(unit)} is out of supply`;
  for (const unit of listRecoveries(field, sideNo(side))) yield `INV-08 ${t.unitId(unit)} is still spent`;
}

/** INV-05: a hand grows only by drawing, and not beyond the number of the turn. */
function* listHands(t: Tables, before: BtmState, after: BtmState): Generator<string> {
  for (const side of SIDES) {
    const [had, has] = [before.cards[side].hand.length, after.cards[side].hand.length];
    if (has > had && has > t.turnFacts(after.turn).cards[side]) yield `INV-05 ${side} has ${has} cards`;
  }
}

/** INV-14: a unit that was in the target hex and is elsewhere on the map has retreated two hexes, or three. */
function* listRetreats(t: Tables, { combat, units }: BtmState, after: BtmState): Generator<string> {
  if (!combat) return;
  const target = t.placeNo(combat.target);
  for (const unit of [...combat.defenders, ...combat.bystanders]) {
    const now = t.placeNo(unitState(after, unit).place);
    if (units[unit]?.place !== combat.target || !t.isHex(now) || now === target) continue;
    const far = t.distance(target, now);
    if (far < RETREAT || far > LONGEST) yield `INV-14 ${unit} retreated ${far} hexes`;
  }
}

/** INV-19: a surrendered German unit costs two cards; a surrendered corps is gone for good. */
function* listReturns(t: Tables, before: BtmState, after: BtmState): Generator<string> {
  const spentCards = t.cardIds.german.filter(
    (card) => t.hasUse(card, 'reinforce') && after.cards.german.discard.includes(card),
  );
  for (const { id, side } of t.units) {
    if (unitState(before, id).place !== 'surrendered' || unitState(after, id).place === 'surrendered') continue;
    if (t.isMechanised(t.unitNo(id))) yield `INV-19 ${id} came back`;
    if (side === 'german' && spentCards.length < 2) yield `INV-19 ${id} came back for one card`;
  }
}

/** INV-18, INV-23: in a movement phase only the phasing side changes place, each unit by one move of its allowance. */
function* listMoves(t: Tables, before: BtmState, after: BtmState, was: When, is: When): Generator<string> {
  const frame = topFrame(after);
  if (frame?.at === 'movement/path' && frame.path.length > t.allowanceOf(t.unitNo(frame.unit), after.turn))
    yield `INV-18 ${frame.unit} takes ${frame.path.length} steps`;
  if (is.phase !== 'movement' || orderOf(is) !== orderOf(was) || topFrame(before)?.at === 'movement/excess') return;
  for (const { id, side } of t.units) {
    const [old, now] = [unitState(before, id), unitState(after, id)];
    if (old.place === now.place) continue;
    if (side !== was.side || old.moved || !now.moved) yield `INV-23 ${id} goes to ${now.place}`;
  }
}
