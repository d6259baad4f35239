/** A match is written whole now and then, and as records of what is new in between; this joins them. */
import type { SaveFile } from '../../engine/kernel/save-file.ts';
import { readShape, v } from '../../engine/kernel/shape.ts';

type Entry = SaveFile['log'][number];
type SavedBranch = SaveFile['branches'][number];

/** Only what the fold relies on; the resulting save passes every check when it is read. */
const entry = v.custom<Entry>((value) => Array.isArray(value));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const branch = v.looseObject({
  id: count,
  cause: v.custom<SavedBranch['cause']>(() => true),
  shared: count,
  tail: v.array(entry),
});
const takeBack = v.custom<SaveFile['takeBacks'][number]>(() => true);

const recordSchema = v.strictObject({
  /** Numbers that stay of the previous state: first moves, last moves to redo, first take-backs. */
  keep: v.strictObject({ log: count, redo: count, takeBacks: count }),
  log: v.array(entry),
  redo: v.array(entry),
  takeBacks: v.array(takeBack),
  /** In order, a branch that stays by its id; absent where all stay. */
  branches: v.optional(v.array(v.union([count, branch]))),
  build: v.unknown(),
  about: v.unknown(),
  fork: v.unknown(),
  snapshot: v.unknown(),
  digest: v.unknown(),
  /** Absent where it is unchanged, null where it was removed. */
  study: v.optional(v.unknown()),
  /** Null where no answer is given ahead; absent in records older than that. */
  sealed: v.optional(v.unknown()),
});
export type MatchRecord = v.InferOutput<typeof recordSchema>;

const saveSchema = v.looseObject({
  log: v.array(entry),
  redo: v.array(entry),
  takeBacks: v.array(takeBack),
  branches: v.array(branch),
});

const readRecord = (text: string): MatchRecord => readShape(recordSchema, JSON.parse(text));

const isSameMove = (a: Entry | undefined, b: Entry | undefined): boolean =>
  !!a && !!b && a[0] === b[0] && a[2] === b[2] && a[3]?.salt === b[3]?.salt;

/** The same text as a whole save of the last state. Throws for records that do not fit together. */
export function foldRecords(text: string, records: readonly string[]): string {
  if (records.length === 0) return text;
  const file = readShape(v.looseObject({}), JSON.parse(text));
  let save = readShape(saveSchema, file);
  // Saved branches refer to the main line, which changes; in between they are expanded.
  let lines = save.branches.map(({ id, cause, shared, tail }) => ({
    id,
    cause,
    entries: [...save.log.slice(0, shared), ...tail],
  }));
  for (const { keep, branches, ...news } of records.map(readRecord)) {
    if (keep.log > save.log.length || keep.redo > save.redo.length || keep.takeBacks > save.takeBacks.length)
      throw new RangeError('a record goes on from another state');
    const log = [...save.log.slice(0, keep.log), ...news.log];
    const redo = [...news.redo, ...save.redo.slice(save.redo.length - keep.redo)];
    const takeBacks = [...save.takeBacks.slice(0, keep.takeBacks), ...news.takeBacks];
    const before = lines;
    if (branches)
      lines = branches.map((one) => {
        if (typeof one !== 'number')
          return { id: one.id, cause: one.cause, entries: [...log.slice(0, one.shared), ...one.tail] };
        const known = before.find(({ id }) => id === one);
        if (!known) throw new RangeError('a record keeps a branch that is not there');
        return known;
      });
    save = { ...save, ...news, log, redo, takeBacks };
  }
  const branches = lines.map(({ id, cause, entries }) => {
    let shared = 0;
    while (isSameMove(save.log[shared], entries[shared])) shared++;
    return { id, cause, shared, tail: entries.slice(shared) };
  });
  // Keeps the order of keys of the file.
  const { study = null, sealed = null, ...folded }: Record<string, unknown> = { ...file, ...save, branches };
  return JSON.stringify({
    ...folded,
    ...(study === null ? {} : { study }),
    ...(sealed === null ? {} : { sealed }),
  });
}
