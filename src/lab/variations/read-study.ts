/** A study as a save holds it. Foreign files are hostile: each error is named with its path. */
import { readShape, ShapeError, v } from '../../engine/kernel/shape.ts';
import { unpackEntry } from '../../engine/kernel/save.ts';
import type { SavedEntry } from '../../engine/kernel/save-file.ts';
import { DICE_SOURCES } from './chance.ts';
import type { Note } from './notes.ts';
import { checkNotes, notesShape } from './read-notes.ts';
import { depthOf, NO_STUDY, STUDY_CAPS, type Study, type Variation } from './study.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const draws = v.pipe(v.string(), v.maxLength(4000), v.regex(/^(\d{1,9}\/\d{1,9}( \d{1,9}\/\d{1,9})*)?$/));
const fork = v.strictObject({ salt: text(200), cause: v.picklist(['copy', 'import', 'line', 'end']) });
const entry: v.GenericSchema<unknown, SavedEntry> = v.lazy((input) =>
  Array.isArray(input) && input.length > 3
    ? v.strictTuple([text(200), draws, text(16), fork])
    : v.strictTuple([text(200), draws, text(16)]),
);
const chosen = v.tuple([count, v.pipe(count, v.maxValue(1000))]);

const schema = v.strictObject({
  variations: v.pipe(
    v.array(
      v.strictObject({
        id: count,
        name: text(STUDY_CAPS.name),
        parent: v.nullable(count),
        at: count,
        from: text(16),
        salt: text(200),
        seat: v.nullable(text(40)),
        dice: v.picklist(DICE_SOURCES),
        log: v.pipe(v.array(entry), v.maxLength(STUDY_CAPS.moves)),
        chosen: v.pipe(v.array(chosen), v.maxLength(STUDY_CAPS.chosen)),
      }),
    ),
    v.maxLength(STUDY_CAPS.variations),
  ),
  looks: v.pipe(v.array(v.tuple([count, text(40)])), v.maxLength(STUDY_CAPS.looks)),
  chosen: v.pipe(v.array(chosen), v.maxLength(STUDY_CAPS.chosen)),
  notes: v.exactOptional(notesShape),
});
export type SavedStudy = v.InferOutput<typeof schema>;

export interface StudyOf {
  readonly seats: readonly string[];
  readonly data: { readonly places: readonly string[] };
}

/** Throws `ShapeError` with a path within the study. Moves are checked when a variation is opened. */
export function readStudy(value: unknown, { seats, data }: StudyOf): Study {
  if (value === undefined) return NO_STUDY;
  const read = readShape(schema, value);
  const variations = read.variations.map(({ log, ...one }): Variation => ({ ...one, entries: log.map(unpackEntry) }));
  const study: Study = { variations, looks: read.looks, chosen: read.chosen, notes: read.notes ?? [] };
  checkOrder(study, seats);
  checkNotes(study.notes, variations, new Set(data.places));
  return study;
}

/** Checks beyond the schema: unique ids, parents first, seats of the game, marks on existing moves. */
function checkOrder(study: Study, seats: readonly string[]): void {
  const fail = (at: number, field: string, message: string): never => {
    throw new ShapeError(`variations.${at}.${field}`, message);
  };
  const seen = new Set<number>();
  let moves = 0;
  study.variations.forEach((one, at) => {
    if (seen.has(one.id)) fail(at, 'id', 'used twice');
    if (one.parent !== null && !seen.has(one.parent)) fail(at, 'parent', 'not before it');
    if (depthOf(study, one.id) === null) fail(at, 'parent', 'nested too deep');
    if (one.seat !== null && !seats.includes(one.seat)) fail(at, 'seat', 'no seat of the game');
    moves += one.entries.length;
    if (moves > STUDY_CAPS.moves) fail(at, 'log', 'too many moves');
    const isMark = ([move, draw]: readonly [number, number]) => draw < (one.entries[move]?.draws.length ?? 0);
    if (!one.chosen.every(isMark)) fail(at, 'chosen', 'no such draw');
    seen.add(one.id);
  });
  const wrong = study.looks.findIndex(([, seat]) => !seats.includes(seat));
  if (wrong >= 0) throw new ShapeError(`looks.${wrong}.1`, 'no seat of the game');
}

const packEntry = ({ move, draws: list, digest, fork: salted }: Variation['entries'][number]): SavedEntry => {
  const told = list.map(({ value, n }) => `${value}/${n}`).join(' ');
  return salted ? [move, told, digest, salted] : [move, told, digest];
};

export const packStudy = ({ variations, looks, chosen: marks, notes }: Study): SavedStudy => ({
  variations: variations.map(({ entries, chosen: own, ...one }) => ({
    ...one,
    log: entries.map(packEntry),
    chosen: own.map(([move, draw]) => [move, draw]),
  })),
  looks: looks.map(([move, seat]) => [move, seat]),
  chosen: marks.map(([move, draw]) => [move, draw]),
  ...(notes.length === 0 ? {} : { notes: notes.map(packNote) }),
});

const packNote = ({ line, at, from, text: told, arrows, marks }: Note): NonNullable<SavedStudy['notes']>[number] => ({
  ...{ line, at, from, text: told },
  arrows: arrows.map(([start, end]) => [start, end]),
  marks: marks.map(([shape, place]) => [shape, place]),
});
