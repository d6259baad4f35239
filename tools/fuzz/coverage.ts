/** Counts everything that a run has seen. */
import type { GameDefinition, Types } from '../../src/engine/kernel/types.ts';
import type { FuzzKit, PlayedStep } from '../lib/game-kit.ts';
import { formatTable } from '../lib/table.ts';

export type Counts = Record<string, number>;

export interface Coverage {
  /** Decisions by the frame that asked. */
  readonly frames: Counts;
  /** Refusals and explanations by code. Only games that are watched closely show these and the events. */
  readonly codes: Counts;
  readonly events: Counts;
  /** Uses of each piece or card. */
  readonly pieces: Readonly<Record<string, Counts>>;
  /** Games by what decided them. */
  readonly ends: Counts;
}

const none = (names: readonly string[]): Counts => Object.fromEntries(names.map((name) => [name, 0]));

/** All that there is to be seen, not yet seen. */
export function openCoverage<T extends Types>(def: GameDefinition<T>, { events, codes, pieces }: FuzzKit<T>): Coverage {
  const nodes: Readonly<Record<string, { readonly kind: 'ask' | 'auto' }>> = def.nodes;
  const asking = Object.keys(nodes).filter((at) => nodes[at]?.kind === 'ask');
  return {
    frames: none(asking),
    codes: none(codes),
    events: none(events),
    pieces: Object.fromEntries(Object.entries(pieces).map(([piece, uses]) => [piece, none(uses)])),
    ends: {},
  };
}

export const count = (counts: Counts, name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);

/** Throws for a piece that the kit does not list. */
export function notePieces<T extends Types>({ pieces }: Coverage, kit: FuzzKit<T>, step: PlayedStep<T>): void {
  kit.seePieces(step, (piece, use) => {
    const uses = pieces[piece];
    if (uses?.[use] === undefined) throw new RangeError(`no use ${use} of ${piece} is listed`);
    count(uses, use);
  });
}

/** Lists unseen things as `frame x`, `code y`, `piece z used`. Ends of games are only reported, not required. */
export function listUnseen({ frames, codes, events, pieces }: Coverage): readonly string[] {
  const unseen = (kind: string, counts: Counts) =>
    Object.keys(counts).flatMap((name) => (counts[name] === 0 ? [`${kind} ${name}`] : []));
  return [
    ...unseen('frame', frames),
    ...unseen('code', codes),
    ...unseen('event', events),
    ...Object.entries(pieces).flatMap(([piece, uses]) => unseen(`piece ${piece}`, uses)),
  ];
}

type Row = (string | number)[];

/** Only the first row of a kind names it. */
const titled = (kind: string, rows: readonly Row[]): Row[] => rows.map((row, i) => [i === 0 ? kind : '', ...row]);

const listUses = (uses: Counts): string =>
  Object.entries(uses)
    .map(([use, n]) => `${use} ${n}`)
    .join(', ');

export function formatCoverage({ pieces, ...flat }: Coverage): string {
  const counted = Object.entries(flat).flatMap(([kind, counts]) => titled(kind, Object.entries(counts)));
  const used = Object.entries(pieces).map(([piece, uses]): Row => [piece, listUses(uses)]);
  return [counted, titled('pieces', used)]
    .filter((rows) => rows.length > 0)
    .map(formatTable)
    .join('\n');
}
