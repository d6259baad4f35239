/** The data of a game one by one, by stable ids: what a pack may replace, and how. */
import type { Mutable } from '../../kernel/types.ts';
import type { Form } from '../../kernel/form.ts';
import { misfitOf } from './form-values.ts';
import { PackError, type PackFile } from './pack-file.ts';

/** Our certainty: stated in a source, deduced from a source, or our own reconstruction. */
export type Grade = 'attested' | 'deduced' | 'reconstructed';

export interface Datum {
  /** `kind:of/field`, or `kind:of` for the existence of a thing. */
  readonly id: string;
  readonly kind: string;
  readonly of: string;
  readonly field: string | null;
  /** The value is as shipped: plain data of the form. */
  readonly value: unknown;
  readonly form: Form;
  readonly grade: Grade;
  /** The data file names this source; it is empty if the file says nothing. */
  readonly source: string;
  /** Exists only in a pack; `value` holds until the pack says more. */
  readonly isAdded?: true;
  /** Earlier packs may have it, but no form offers it. */
  readonly former?: true;
  /** The shipped game has no such thing; `value` is only the start of a form. */
  readonly isNew?: true;
}

/** `put` receives only values of the form. */
export interface Slot<P> extends Datum {
  /** Applied after all others: it moves a thing, or depends on them. */
  readonly late?: true;
  readonly put: (draft: Mutable<P>, value: unknown) => void;
}

/** `slotsOf('unit', 's-8')('move', …)`. */
export const slotsOf =
  <P>(kind: string, of: string) =>
  (field: string | null, slot: Omit<Slot<P>, 'id' | 'kind' | 'of' | 'field'>): Slot<P> => ({
    id: field === null ? `${kind}:${of}` : `${kind}:${of}/${field}`,
    ...{ kind, of, field },
    ...slot,
  });

/** A slot for a member of a record; `record` finds the record in a draft. */
export const memberOf =
  <P>(record: (draft: Mutable<P>) => object | undefined, member: string) =>
  (draft: Mutable<P>, value: unknown): void => {
    Object.assign(record(draft) ?? {}, { [member]: value });
  };

/** `g-x1`, `g-x2`, …: a fixed number of ids for things that a pack adds, so that every datum can be named. */
export const spareIds = (prefix: string, most: number): readonly string[] =>
  Array.from({ length: most }, (_, i) => `${prefix}${i + 1}`);

/** Keeps the list in the order of ids, even if a file has another order. */
export function insertById<X extends { readonly id: string }>(list: readonly X[], one: X): X[] {
  const at = list.findIndex(({ id }) => id > one.id);
  return at === -1 ? [...list, one] : list.toSpliced(at, 0, one);
}

export function worstOf(grades: readonly Grade[]): Grade {
  if (grades.includes('reconstructed')) return 'reconstructed';
  return grades.includes('deduced') ? 'deduced' : 'attested';
}

/** Throws `PackError` with the place. */
export function readEntries<P>(
  file: PackFile,
  find: (id: string) => Slot<P> | null,
): readonly { readonly slot: Slot<P>; readonly value: unknown }[] {
  const seen = new Set<string>();
  return file.entries.map(({ datum, value }, i) => {
    const slot = find(datum);
    const path = `entries.${i}`;
    if (!slot) throw new PackError('unknown', { path: `${path}.datum`, datum });
    if (seen.has(slot.id)) throw new PackError('twice', { path: `${path}.datum`, datum });
    seen.add(slot.id);
    const misfit = misfitOf(slot.form, value, `${path}.value`);
    if (misfit) throw new PackError(`value.${misfit.why}`, { ...misfit.params, path: misfit.path, datum });
    return { slot, value };
  });
}
