/** The operation, or Big Push, that is under way (§6.6, §6.7). */
import type { HrEvent } from '../../../../engine/games/hitlers-reich/events.ts';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import type { Line } from '../../../../engine/kernel/types.ts';
import type { ShownFight } from '../../../table/game-table.ts';
import type { HrScene } from '../lookup.ts';

export type OperationId = 'barbarossa' | 'overlord' | 'bagration' | 'push';

export interface RunningOperation {
  readonly id: OperationId;
  readonly side: Side;
  /** Stages that are over, of all. */
  readonly made: number;
  readonly of: number;
  /** The next stage is chosen now; otherwise what follows from the last one is asked. */
  readonly isAsked: boolean;
}

const STAGES = { overlord: 3, bagration: 4, push: 2 } as const;
const OWN_QUESTIONS: ReadonlySet<string> = new Set([
  'barbarossa/ask',
  'overlord/landing',
  'overlord/blitz',
  'bagration/ask',
  'push/attacks',
  'push/events',
]);

/** Null also while one of its conflicts is fought, which the sheet shows. */
export function operationIn({
  turn,
  conflict,
  result,
  operation,
  stack,
  side,
  phase,
}: HrView): RunningOperation | null {
  const id = turn.operation;
  if (id === null || conflict !== null || result !== null) return null;
  const isAsked = OWN_QUESTIONS.has(phase);
  if (id === 'barbarossa') {
    if (!operation) return null;
    return { id, side, made: operation.made, of: operation.made + operation.cubes.length, isAsked };
  }
  const frame = stack.find(({ at }) => at.startsWith(`${id}/`));
  const counted = frame && 'made' in frame ? frame.made : 0;
  const made = id === 'overlord' && frame?.at !== 'overlord/landing' ? counted + 1 : counted;
  return { id, side, made, of: STAGES[id], isAsked };
}

/** The engine's question for the next attack of an operation; null at its other questions. */
export function askOfOperation(view: HrView): (Line & { readonly rule: string }) | null {
  const running = operationIn(view);
  if (!running?.isAsked) return null;
  const { id, made, of } = running;
  if (id === 'barbarossa') return { key: 'hr.ask.barbarossa', params: { n: made + 1, of }, rule: '6.7.2' };
  return id === 'bagration' ? { key: 'hr.ask.bagration', params: { n: made + 1 }, rule: '6.7.4' } : null;
}

export const isPlanned = (view: HrView): boolean => operationIn(view) !== null;

/** Frames the areas of an operation on the map. A Big Push may go anywhere. */
export function findPlan({ view }: HrScene, told: unknown): ShownFight | null {
  const running = told === null ? operationIn(view) : null;
  return running && running.id !== 'push' ? { id: `operation ${running.id}`, place: 'map' } : null;
}

const BEGINNINGS: ReadonlySet<HrEvent['type']> = new Set(['barbarossa', 'overlord', 'bagration', 'push-began']);

/** The last move has begun an operation: its poster unrolls, then its arrows are drawn one by one. */
export const isBegun = (events: readonly HrEvent[]): boolean => events.some(({ type }) => BEGINNINGS.has(type));

export const UNROLL_MS = 280;
export const ARROW_MS = 160;
