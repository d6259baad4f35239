/** The history of a draft as text, so that undo and redo outlive the page: the first position, then each press. */
import { readShape, v } from '../../engine/kernel/shape.ts';
import type { Types } from '../../engine/kernel/types.ts';
import type { Edit, EditorKit } from '../../engine/kits/position-edit/editor.ts';
import { frozen } from '../../engine/kits/position-edit/frozen.ts';
import type { Draft, EditRecord } from './draft.ts';

/** Stored in each direction; while the page is open there is no limit. */
export const MOST_STEPS = 500;

const word = v.pipe(v.string(), v.maxLength(200));
const editSchema: v.GenericSchema<unknown, Edit> = v.variant('edit', [
  v.strictObject({ edit: v.literal('place'), piece: word, to: word }),
  v.strictObject({ edit: v.literal('flip'), piece: word }),
  v.strictObject({ edit: v.literal('hold'), place: word, seat: v.nullable(word) }),
  v.strictObject({
    edit: v.literal('card'),
    card: word,
    to: word,
    at: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  v.strictObject({ edit: v.literal('set'), field: word, value: word }),
  v.strictObject({ edit: v.literal('whole'), as: word }),
]);
/** The edits of a press, or a position that replaced another. */
const stepSchema = v.union([
  v.pipe(v.array(editSchema), v.minLength(1), v.maxLength(10_000)),
  v.strictObject({ whole: v.unknown() }),
]);
const stepsSchema = v.pipe(v.array(stepSchema), v.maxLength(MOST_STEPS));
const historySchema = v.strictObject({ base: v.unknown(), done: stepsSchema, undone: stepsSchema });
type KeptStep = v.InferOutput<typeof stepSchema>;

const keep = (edits: readonly Edit[], after: object): KeptStep => (edits.length > 0 ? [...edits] : { whole: after });

export function writeHistory<T extends Types>({ state, done, undone }: Draft<T>): string {
  const last = done.slice(-MOST_STEPS);
  return JSON.stringify({
    base: last[0]?.before ?? state,
    done: last.map(({ edits }, i) => keep(edits, last[i + 1]?.before ?? state)),
    undone: undone.slice(-MOST_STEPS).map(({ edits, after }) => keep(edits, after)),
  } satisfies v.InferInput<typeof historySchema>);
}

/** Null where the history does not lead to the state, as after a change of the rules. Never throws. */
export function readHistory<T extends Types>(kit: EditorKit<T>, state: T['state'], text: string): Draft<T> | null {
  const whole = (value: unknown): T['state'] => frozen(kit.drafts.read(value));
  const after = (now: T['state'], step: KeptStep): T['state'] =>
    Array.isArray(step)
      ? step.reduce((each: T['state'], edit) => kit.drafts.apply(each, edit), now)
      : whole(step.whole);
  const editsOf = (step: KeptStep): readonly Edit[] => (Array.isArray(step) ? step : []);
  try {
    const kept = readShape(historySchema, JSON.parse(text));
    let now = whole(kept.base);
    const done: EditRecord<T>[] = [];
    for (const step of kept.done) {
      done.push({ edits: editsOf(step), before: now });
      now = after(now, step);
    }
    // Reading puts the fields in one order.
    const same = (one: T['state']): string => JSON.stringify(kit.drafts.read(JSON.parse(JSON.stringify(one))));
    if (same(now) !== same(state)) return null;
    const undone: Draft<T>['undone'][number][] = [];
    let next = now;
    for (const step of [...kept.undone].reverse()) {
      next = after(next, step);
      undone.unshift({ edits: editsOf(step), after: next });
    }
    return { state: now, done, undone };
  } catch {
    return null;
  }
}
