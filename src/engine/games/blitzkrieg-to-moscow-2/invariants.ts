/**
 * Invariants of the rules file, section 18, as far as one state (or a step from one to the next) can show them. Tables,
 * replay and the length of a game (INV-10, 11, 13, 16, 22) are for the tests.
 */
import { checkBoard, checkCards, checkHero, checkTrack, type Report } from './invariants/board.ts';
import { checkStep, type Step } from './invariants/step.ts';
import { findDecision, type Game } from './legal.ts';
import type { Frame } from './frames.ts';
import { sideOf } from './rules/field.ts';
import type { BtmState } from './state.ts';
import type { Tables } from './rules/field-types.ts';

/** Each broken invariant with what broke it; empty for a sound state (and step). */
export function invariants(game: Game, state: BtmState, step?: Step): readonly string[] {
  const { tables: t } = game;
  const broken: string[] = [];
  const report: Report = (id, what) => void broken.push(`${id} ${what}`);
  checkFlow(t, state, report);
  checkBoard(t, state, report);
  checkTrack(t, state, report);
  checkCards(t, state, report);
  checkHero(state, report);
  checkCombat(t, state, report);
  // A question is only asked of a sound state.
  if (broken.length === 0) checkQuestion(game, state, report);
  if (step) checkStep(t, step, state, report);
  return broken;
}

function checkFlow(t: Tables, state: BtmState, report: Report): void {
  if ((state.result === null) === (state.stack.length === 0)) report('INV-22', 'the result and the stack disagree');
  if (state.result !== null && state.turn !== t.lastTurn) report('INV-22', `the game ended in turn ${state.turn}`);
}

function checkQuestion(game: Game, state: BtmState, report: Report): void {
  const decision = findDecision(game, state);
  if (decision && decision.moves.length === 0) report('INV-21', 'no legal move');
}

const isInCombat = (frame: Frame): boolean =>
  frame.at === 'combat/next'
    ? frame.window !== 'attack'
    : frame.at.startsWith('combat/') && frame.at !== 'combat/attack' && frame.at !== 'combat/attackers';

/** A combat is known while one is being fought, and its parties are those of its sides. */
function checkCombat(t: Tables, { combat, stack }: BtmState, report: Report): void {
  if ((combat !== null) !== stack.some(isInCombat)) report('INV-17', 'the combat and the stack disagree');
  if (combat === null) return;
  const { side, attackers, defenders, bystanders, active } = combat;
  for (const unit of attackers) if (sideOf(t, unit) !== side) report('INV-17', `${unit} attacks its own side`);
  for (const unit of [...defenders, ...bystanders])
    if (sideOf(t, unit) === side) report('INV-17', `${unit} defends against its own side`);
  for (const unit of active) if (!defenders.includes(unit)) report('INV-17', `${unit} defends elsewhere`);
}
