/** Notes as a save holds them. Foreign files are hostile: each error is named with its path. */
import { ShapeError, v } from '../../engine/kernel/shape.ts';
import { isBlank, markOfMove, MARK_SHAPES, NOTE_CAPS, type Note } from './notes.ts';
import type { Variation } from './study.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const place = v.pipe(v.string(), v.minLength(1), v.maxLength(NOTE_CAPS.place));

/** Absent in a save without any. */
export const notesShape = v.pipe(
  v.array(
    v.strictObject({
      line: v.nullable(count),
      at: count,
      from: text(16),
      text: text(NOTE_CAPS.text),
      arrows: v.pipe(v.array(v.strictTuple([place, place])), v.maxLength(NOTE_CAPS.arrows)),
      marks: v.pipe(v.array(v.strictTuple([v.picklist(MARK_SHAPES), place])), v.maxLength(NOTE_CAPS.marks)),
    }),
  ),
  v.maxLength(NOTE_CAPS.notes),
);

/** Checks beyond the schema: one note a moment, existing moments, places of the board. Throws `ShapeError`. */
export function checkNotes(
  notes: readonly Note[],
  variations: readonly Variation[],
  places: ReadonlySet<string>,
): void {
  const seen = new Set<string>();
  let letters = 0;
  notes.forEach((note, n) => {
    const fail = (field: string, message: string): never => {
      throw new ShapeError(field === '' ? `notes.${n}` : `notes.${n}.${field}`, message);
    };
    const { line, at, from, arrows, marks } = note;
    const key = `${line ?? ''} ${at} ${from}`;
    if (seen.has(key)) fail('at', 'used twice');
    seen.add(key);
    const variation = line === null ? null : variations.find(({ id }) => id === line);
    if (variation === undefined) fail('line', 'no such variation');
    else if (variation !== null && markOfMove(variation, at) !== from) fail('at', 'no such move');
    if (isBlank(note)) fail('', 'empty');
    arrows.forEach(([start, end], i) => {
      if (!places.has(start)) fail(`arrows.${i}.0`, 'no place of the board');
      if (!places.has(end)) fail(`arrows.${i}.1`, 'no place of the board');
      if (start === end) fail(`arrows.${i}.1`, 'leads nowhere');
    });
    marks.forEach(([, id], i) => {
      if (!places.has(id)) fail(`marks.${i}.1`, 'no place of the board');
    });
    letters += note.text.length;
    if (letters > NOTE_CAPS.letters) fail('text', 'too much text in all');
  });
}
