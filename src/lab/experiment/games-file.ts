/** The experiment on the first line, then a game a line in any order: runs can be interrupted, continued and joined. */
import { parseForeign } from '../../engine/kernel/foreign.ts';
import { v } from '../../engine/kernel/shape.ts';
import { ExperimentError, readExperiment, type Experiment } from './plan.ts';
import type { GameRow } from './row.ts';
import { orderOf } from './run.ts';

export interface PlayedGames {
  readonly experiment: Experiment;
  readonly rows: readonly GameRow[];
}

const text = v.pipe(v.string(), v.maxLength(200));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const pairOf = v.strictTuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())]);
const rowSchema = v.strictObject({
  ...{ pair: count, variant: v.pipe(count, v.maxValue(1)), moves: count, winner: text },
  parts: v.pipe(
    v.array(v.strictObject({ key: text, params: v.record(text, text), amount: v.pipe(v.number(), v.finite()) })),
    v.maxLength(100),
  ),
  ...{ turn: count, ahead: v.exactOptional(count), year: v.exactOptional(count) },
  ...{ points: pairOf, luck: pairOf },
  held: v.pipe(v.string(), v.maxLength(1000), v.regex(/^[01-]*$/)),
  used: v.record(text, v.strictTuple([count, count, count])),
});

export const writeHead = (experiment: Experiment): string => `${JSON.stringify(experiment)}\n`;
export const writeRow = (row: GameRow): string => `${JSON.stringify(row)}\n`;
export const writeGames = ({ experiment, rows }: PlayedGames): string =>
  writeHead(experiment) + [...rows].sort(orderOf).map(writeRow).join('');

const refused = (what: string, params: Readonly<Record<string, string | number>>, cause?: unknown): ExperimentError =>
  new ExperimentError({ key: `experiment.refused.${what}`, params }, { cause });

/** Drops a last line that was cut off. Throws `ExperimentError` at the first other line that does not fit. */
export function readGames(source: string): PlayedGames {
  const [head = '', ...lines] = source.split('\n').slice(0, -1);
  const experiment = readExperiment(head);
  const rows = lines.map((line, at) => readRow(line, at + 2));
  checkRows({ experiment, rows });
  return { experiment, rows };
}

const readRow = (line: string, number: number): GameRow =>
  parseForeign(line, {
    schema: rowSchema,
    refuse: (fault, { detail }, cause) =>
      refused('line', { line: number, detail: cause?.message ?? detail ?? fault }, cause),
  });

function checkRows({ experiment, rows }: PlayedGames): void {
  const seen = new Set<string>();
  for (const { pair, variant } of rows) {
    if (pair >= experiment.games || variant >= experiment.variants.length)
      throw refused('foreign', { pair: pair + 1, variant: variant + 1 });
    if (seen.has(`${pair} ${variant}`)) throw refused('twice', { pair: pair + 1, variant: variant + 1 });
    seen.add(`${pair} ${variant}`);
  }
}

/** Throws `ExperimentError` where the parts are of different experiments, or overlap. */
export function mergeGames(parts: readonly PlayedGames[]): PlayedGames {
  const [first] = parts;
  if (!first) throw new RangeError('no part of an experiment');
  const text = JSON.stringify(first.experiment);
  if (parts.some(({ experiment }) => JSON.stringify(experiment) !== text)) throw refused('other', {});
  const merged = { experiment: first.experiment, rows: parts.flatMap(({ rows }) => rows).sort(orderOf) };
  checkRows(merged);
  return merged;
}

/** One row a game, for spreadsheets. `seats`: names for the columns of each seat. */
export function writeCsv({ experiment, rows }: PlayedGames, seats: readonly [string, string]): string {
  const head = ['pair', 'seed', 'variant', 'winner', 'turn', 'year', 'ahead from turn', 'moves', 'what counted'];
  const more = seats.flatMap((seat) => [
    ...['points', 'luck', 'places', ...USED_KINDS].map((what) => `${what} ${seat}`),
  ]);
  const lines = [...rows].sort(orderOf).map((row) => {
    const { pair, variant, winner, turn, year = '', ahead = '', moves, parts, points, luck, held } = row;
    const own = seats.flatMap((seat, at) => [
      ...[points[at] ?? 0, luck[at] ?? 0, [...held].filter((sign) => sign === String(at)).length],
      ...USED_KINDS.map((kind) => countUsed(row, seat, kind.slice(0, -1))),
    ]);
    const one = [pair, `${experiment.seed}/${pair}`, 'AB'[variant] ?? '', winner, turn, year, ahead, moves];
    return [...one, parts.map(namePart).join('; '), ...own].map(quote).join(',');
  });
  return `${[[...head, ...more].map(quote).join(','), ...lines].join('\r\n')}\r\n`;
}

const USED_KINDS = ['cards', 'events', 'units'] as const;

const countUsed = ({ used }: GameRow, seat: string, kind: string): number =>
  Object.entries(used).reduce((sum, [key, [times]]) => (key.startsWith(`${seat} ${kind} `) ? sum + times : sum), 0);

/** `btm.score.city moscow 3`. */
const namePart = ({ key, params, amount }: GameRow['parts'][number]): string =>
  [key, ...Object.values(params), ...(amount === 0 ? [] : [amount])].join(' ');

/** RFC 4180. An apostrophe keeps a spreadsheet from running text as a formula. */
function quote(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
