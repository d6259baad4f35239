/** Memory that remains in use while a player steps through a match. */
import { round } from '../lib/table.ts';
import { ratioOf } from './browser-figures.ts';
import type { Seat } from './browser-seat.ts';
import type { Deadline } from './deadline.ts';

/** Moves that are stepped over. */
const STEPS = 3000;
const MIB = 1024 * 1024;

export interface MemoryFigures {
  readonly steps: number;
  /** MiB of the script's heap after a garbage collection: with the match open, and after all steps. */
  readonly before: number;
  readonly after: number;
  /** After divided by before: 1 where nothing stays behind. */
  readonly growth: number;
  /** Elements of the page, before and after. */
  readonly nodes: readonly [number, number];
}

/** Leafs back and forth through a match of `moves` moves that is shown at its end. */
export async function measureMemory(seat: Seat, moves: number, { isOver }: Deadline): Promise<MemoryFigures> {
  await seat.goToStart();
  const before = await seat.weigh();
  let [at, on, steps] = [0, true, 0];
  for (; steps < STEPS && !isOver(); steps++) {
    if (at === (on ? moves : 0)) on = !on;
    at += on ? 1 : -1;
    await seat.leaf(on ? ']' : '[');
  }
  await seat.goToStart();
  const after = await seat.weigh();
  return {
    steps,
    before: round(before.heap / MIB, 1),
    after: round(after.heap / MIB, 1),
    growth: ratioOf(after.heap, before.heap),
    nodes: [before.nodes, after.nodes],
  };
}
