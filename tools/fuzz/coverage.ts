/** What a run has seen, counted. */
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { FuzzKit } from '../lib/game-kit.ts';
import { formatTable } from '../lib/table.ts';

export type Counts = Record<string, number>;

export interface Coverage {
  /** Decisions by the frame that asked. */
  readonly frames: Counts;
  /** Refusals and explanations by code. */
  readonly codes: Counts;
  readonly events: Counts;
}

const none = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));

/** All that there is to be seen, not yet seen. */
export function openCoverage<T extends Types>(def: GameDefinition<T>, { events, codes }: FuzzKit<T>): Coverage {
  const nodes: Readonly<Record<string, { readonly kind: 'ask' | 'auto' }>> = def.nodes;
  const asking = Object.keys(nodes).filter((at) => nodes[at]?.kind === 'ask');
  return { frames: none(asking), codes: none(codes), events: none(events) };
}

export const count = (counts: Counts, name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);

/** What was never seen, as `frame x`, `code y`. */
export function listUnseen({ frames, codes, events }: Coverage): readonly string[] {
  const unseen = (kind: string, counts: Counts) =>
    Object.keys(counts).flatMap((name) => (counts[name] === 0 ? [`${kind} ${name}`] : []));
  return [...unseen('frame', frames), ...unseen('code', codes), ...unseen('event', events)];
}

export function formatCoverage(coverage: Coverage): string {
  const rows = Object.entries(coverage).flatMap(([kind, counts]: [string, Counts]) =>
    Object.entries(counts).map(([name, n], i): (string | number)[] => [i === 0 ? kind : '', name, n]),
  );
  return formatTable(rows);
}
