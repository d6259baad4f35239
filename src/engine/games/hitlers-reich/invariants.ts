/** Invariants of the rules file, section 7.2: those of one state, and those of a step from one to the next. */
import { checkBoard } from './invariants/board.ts';
import { checkCards, checkHands } from './invariants/cards.ts';
import { checkConflict } from './invariants/conflict.ts';
import { checkEvents } from './invariants/events.ts';
import type { Report } from './invariants/report.ts';
import { checkStep } from './invariants/step.ts';
import { checkTracks } from './invariants/tracks.ts';
import { readWaiting } from './invariants/waiting.ts';
import type { Move } from './moves.ts';
import type { HrState } from './state.ts';
import type { Tables } from './tables.ts';

interface Step {
  readonly before: HrState;
  readonly move: Move;
}

/** Each broken invariant with what broke it; empty for a sound state (and step). */
export function invariants(t: Tables, state: HrState, step?: Step): readonly string[] {
  const broken: string[] = [];
  const report: Report = (id, what) => void broken.push(`${id} ${what}`);
  const waiting = readWaiting(state);
  checkCards(t, state, report);
  checkHands(state, waiting, report);
  checkEvents(t, state, waiting, report);
  checkBoard(t, state, waiting, report);
  checkTracks(state, report);
  checkConflict(state, waiting, report);
  if (step) checkStep(t, step.before, state, report);
  return broken;
}
