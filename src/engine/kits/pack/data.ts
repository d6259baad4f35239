/** The data of a game one by one, by ids that stay: what a pack may replace, and how it is put in its place. */
import type { Mutable } from '../../kernel/types.ts';
import { misfitOf, type Form } from './forms.ts';
import { PackError, type PackFile } from './pack-file.ts';

/** How sure we are: stated in a source, concluded from what is stated, or our own. */
export type Grade = 'attested' | 'deduced' | 'reconstructed';

export interface Datum {
  /** `kind:of/field`, and `kind:of` where a thing has no more than its being there. */
  readonly id: string;
  readonly kind: string;
  readonly of: string;
  readonly field: string | null;
  /** As shipped; plain data of the form. */
  readonly value: unknown;
  readonly form: Form;
  readonly grade: Grade;
  /** Where it comes from, as the data file says it; empty: it does not say. */
  readonly source: string;
  /** Of a thing that only a pack has: `value` is what holds until the pack says more. */
  readonly isAdded?: true;
  /** Read in earlier packs, and offered by no form. */
  readonly former?: true;
  /** The shipped game has no such thing: `value` is what a form begins with, and is no value yet. */
  readonly isNew?: true;
}

/** A datum with the place that it is put in; `put` is given a value of the form only. */
export interface Slot<P> extends Datum {
  /** It is put in its place after all others: it moves a thing, or leans on what they say. */
  readonly late?: true;
  readonly put: (draft: Mutable<P>, value: unknown) => void;
}

/** Makes slots of one thing: `slotsOf('unit', 's-8')('move', …)`. */
export const slotsOf =
  <P>(kind: string, of: string) =>
  (field: string | null, slot: Omit<Slot<P>, 'id' | 'kind' | 'of' | 'field'>): Slot<P> => ({
    id: field === null ? `${kind}:${of}` : `${kind}:${of}/${field}`,
    ...{ kind, of, field },
    ...slot,
  });

/** A slot whose value is a member of a record: `record` finds the record in a draft. */
export const memberOf =
  <P>(record: (draft: Mutable<P>) => object | undefined, member: string) =>
  (draft: Mutable<P>, value: unknown): void => {
    Object.assign(record(draft) ?? {}, { [member]: value });
  };

/** Ids for things that a pack adds: `g-x1`, `g-x2`, …; a known number of them, so that every datum can be named. */
export const spareIds = (prefix: string, most: number): readonly string[] =>
  Array.from({ length: most }, (_, i) => `${prefix}${i + 1}`);

/** A list in the order of its ids with one more in it, whatever the order in which a file names them. */
export function insertById<X extends { readonly id: string }>(list: readonly X[], one: X): X[] {
  const at = list.findIndex(({ id }) => id > one.id);
  return at === -1 ? [...list, one] : list.toSpliced(at, 0, one);
}

/** The worst of some grades. */
export function worstOf(grades: readonly Grade[]): Grade {
  if (grades.includes('reconstructed')) return 'reconstructed';
  return grades.includes('deduced') ? 'deduced' : 'attested';
}

/** What differs in a pack file, each entry with its slot. Throws `PackError` with the place. */
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
