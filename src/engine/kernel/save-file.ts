/** Reads save files: the text is checked and migrated, not replayed. */
import { parseForeign } from './foreign.ts';
import { v } from './shape.ts';
import type { Fork } from './timeline.ts';
import type { Line, Params } from './types.ts';

export const SAVE_FORMAT = 'fronts';
export const SAVE_FORMAT_VERSION = 2;

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const savedFork = v.strictObject({ salt: text(200), cause: v.picklist(['copy', 'import', 'line', 'end', 'dealt']) });
const entryItems = [text(200), v.pipe(v.string(), v.regex(/^(\d+\/\d+( \d+\/\d+)*)?$/)), text(16)] as const;
export type SavedEntry = readonly [move: string, draws: string, digest: string, fork?: Fork];
/** Draws as `value/n` with spaces between; the fork only with the first move that draws from it. */
const savedEntry: v.GenericSchema<unknown, SavedEntry> = v.lazy((input) =>
  Array.isArray(input) && input.length > 3 ? v.strictTuple([...entryItems, savedFork]) : v.strictTuple(entryItems),
);
const savedBranch = v.strictObject({
  id: count,
  cause: v.picklist(['undo', 'take-back', 'line', 'swap']),
  shared: count, // moves shared with the main line; `tail` continues from there
  tail: v.array(savedEntry),
});

/** Players say this about the match; the engine does not read it. */
const aboutSchema = v.strictObject({
  name: text(120),
  seatNames: v.record(text(40), text(60)), // names of the players by seat
  tags: v.pipe(v.array(text(40)), v.maxLength(20)),
  created: text(40), // ISO date and time
  undo: v.picklist(['honest', 'open']),
  curtain: v.boolean(),
  computers: v.optional(v.record(text(40), text(20))), // strength of the program in a seat; a person has none
  hints: v.optional(v.picklist(['off', 'open', 'free'])), // may moves be suggested, and does the log say so
  suggested: v.optional(v.array(v.tuple([count, text(40), text(200)]))), // before which move to whom, and what if both may know
  left: v.optional(text(40)), // the seat of the player on the left; absent: the first seat
  uncounted: v.optional(v.literal(true)), // the players do not count it in their record
  series: v.optional(v.unknown()), // the contest it belongs to, checked by its readers
});

const saveSchema = v.strictObject({
  format: v.literal(SAVE_FORMAT),
  formatVersion: count,
  game: text(60),
  rulesVersion: count,
  pack: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/))), // absent in saves older than pack names
  packFile: v.exactOptional(v.unknown()), // the data that differ from the shipped ones
  build: text(60),
  about: aboutSchema,
  setup: v.strictObject({
    scenario: text(60),
    seed: text(200),
    options: v.record(text(60), v.union([text(60), v.boolean()])),
    knownSeed: v.exactOptional(v.literal(true)),
    position: v.exactOptional(v.unknown()),
  }),
  base: v.nullable(v.strictObject({ state: v.unknown(), history: v.array(savedEntry) })),
  log: v.pipe(v.array(savedEntry), v.maxLength(50_000)),
  redo: v.array(savedEntry),
  branches: v.pipe(v.array(savedBranch), v.maxLength(500)),
  takeBacks: v.array(v.strictObject({ to: count, count, branch: count })),
  /** The salt that new moves draw from; null: the match's own stream. */
  fork: v.nullable(savedFork),
  snapshot: v.unknown(),
  digest: text(16), // fingerprint of the snapshot, generator left out
  sealed: v.exactOptional(text(200)), // the answer that a seat has given ahead of the other's, checked by its reader
  study: v.exactOptional(v.unknown()), // variations and other data of players, checked by their readers
});

export type SaveFile = v.InferOutput<typeof saveSchema>;
export type About = v.InferOutput<typeof aboutSchema>;

/** A file that is refused, with a sentence that gives the reason. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  constructor(readonly line: Line) {
    super(`${line.key} ${JSON.stringify(line.params ?? {})}`);
  }
}

export const refusal = (what: string, params: Params = {}) =>
  ({ how: 'refused', line: { key: `save.refused.${what}`, params } }) as const;
const refused = (what: string, params?: Params) => new SaveError(refusal(what, params).line);

/** Brings a file of version `n` to `n + 1`. Each released version keeps its step and its sample files for good. */
export type Migrations = Readonly<Record<number, (file: Record<string, unknown>) => Record<string, unknown>>>;
const MIGRATIONS: Migrations = { 1: (file) => ({ ...file, fork: null }) };

/** Migrates to the current format. Throws `SaveError` with the reason, such as no JSON or too new, or with a path. */
export function readSave(source: string, migrations: Migrations = MIGRATIONS, current = SAVE_FORMAT_VERSION): SaveFile {
  return parseForeign(source, {
    schema: saveSchema,
    head: { format: SAVE_FORMAT, version: current },
    refuse: refused,
    migrate(old) {
      const version = old['formatVersion'];
      if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
        throw refused('shape', { path: 'formatVersion', detail: String(version) });
      let file = old;
      for (let from = version; from < current; from++) {
        const step = migrations[from];
        if (!step) throw refused('no-migration', { found: from });
        file = { ...step(file), formatVersion: from + 1 };
      }
      return file;
    },
  });
}
