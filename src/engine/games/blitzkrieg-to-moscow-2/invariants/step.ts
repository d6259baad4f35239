/** Invariants of a step from one state to the next. */
import type { Frame } from '../frames.ts';
import { PHASES, SIDES, type Phase, type Side } from '../ids.ts';
import { readField, topFrame, unitState } from '../rules/field.ts';
import { listRecoveries, listSurrenders } from '../rules/supply.ts';
import type { BtmState } from '../state.ts';
import { sideNo } from '../numbers.ts';
import type { Report } from './board.ts';
import type { Tables } from '../rules/field-types.ts';

export interface Step {
  readonly before: BtmState;
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

/** What one command may change. */
export function checkStep(t: Tables, { before }: Step, after: BtmState, report: Report): void {
  const was = whenOf(before);
  const is = whenOf(after);
  if (orderOf(is) < orderOf(was)) report('INV-17', `from ${was.phase} back to ${is.phase}`);
  if (was.turn !== is.turn || was.side !== is.side || is.phase === 'over') checkSupplied(t, after, was.side, report);
  checkHands(t, before, after, report);
  checkRetreats(t, before, after, report);
  checkReturns(t, before, after, report);
  if (was.phase === 'movement') checkMoves(t, { before }, after, was, is, report);
  if (before.hero.used && !after.hero.used) report('INV-20', 'the hero city can be named again');
}

/** INV-07, INV-08: no unit moves between a supply phase and the next question. */
function checkSupplied(t: Tables, after: BtmState, side: Side, report: Report): void {
  const field = readField(t, after);
  for (const unit of listSurrenders(after, field, sideNo(side))) report('INV-07', `${t.unitId(unit)} is out of supply`);
  for (const unit of listRecoveries(field, sideNo(side))) report('INV-08', `${t.unitId(unit)} is still spent`);
}

/** INV-05: a hand grows only by drawing, and not beyond the number of the turn. */
function checkHands(t: Tables, before: BtmState, after: BtmState, report: Report): void {
  for (const side of SIDES) {
    const [had, has] = [before.cards[side].hand.length, after.cards[side].hand.length];
    if (has > had && has > t.turnFacts(after.turn).cards[side]) report('INV-05', `${side} has ${has} cards`);
  }
}

const FARTHEST_RETREAT = 3;

/** INV-14: a unit that was in the target hex and is elsewhere on the map has retreated two hexes, or three. */
function checkRetreats(t: Tables, { combat, units }: BtmState, after: BtmState, report: Report): void {
  if (!combat) return;
  const target = t.placeNo(combat.target);
  for (const unit of [...combat.defenders, ...combat.bystanders]) {
    const now = t.placeNo(unitState(after, unit).place);
    if (units[unit]?.place !== combat.target || !t.isHex(now) || now === target) continue;
    const far = t.distance(target, now);
    if (far < 2 || far > FARTHEST_RETREAT) report('INV-14', `${unit} retreated ${far} hexes`);
  }
}

/** INV-19: a surrendered German unit costs two cards; a surrendered corps is gone for good. */
function checkReturns(t: Tables, before: BtmState, after: BtmState, report: Report): void {
  const spentCards = t.cardIds.german.filter(
    (card) => t.hasUse(card, 'reinforce') && after.cards.german.discard.includes(card),
  );
  for (const { id, side } of t.units) {
    if (unitState(before, id).place !== 'surrendered' || unitState(after, id).place === 'surrendered') continue;
    if (t.isMechanised(t.unitNo(id))) report('INV-19', `${id} came back`);
    if (side === 'german' && spentCards.length < 2) report('INV-19', `${id} came back for one card`);
  }
}

/** INV-18, INV-23: in a movement phase only the phasing side changes place, each unit by one move of its allowance. */
function checkMoves(t: Tables, { before }: Step, after: BtmState, was: When, is: When, report: Report): void {
  const frame = topFrame(after);
  if (frame?.at === 'movement/path' && frame.path.length > t.allowanceOf(t.unitNo(frame.unit), after.turn))
    report('INV-18', `${frame.unit} takes ${frame.path.length} steps`);
  if (is.phase !== 'movement' || orderOf(is) !== orderOf(was) || topFrame(before)?.at === 'movement/excess') return;
  for (const { id, side } of t.units) {
    const [old, now] = [unitState(before, id), unitState(after, id)];
    if (old.place === now.place) continue;
    if (side !== was.side || old.moved || !now.moved) report('INV-23', `${id} goes to ${now.place}`);
  }
}
