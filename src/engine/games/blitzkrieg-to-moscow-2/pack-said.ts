/** Provenance of a datum: its source, and how sure it is. */
import type { Grade } from '../../kits/pack/data.ts';
import type { Form } from '../../kernel/form.ts';
import type { Pack } from './pack.ts';

type Said = Pack['units'][number]['prov'];

export const number = (min: number, max: number, step = 1): Form => ({ kind: 'number', min, max, step });
export const SWITCH: Form = { kind: 'switch' };
export const UNSAID = { source: '', grade: 'reconstructed' } as const;
export const NEW = { ...UNSAID, isAdded: true } as const;
export const BY_PACK = 'PACK';

/** The marks of the data file: `seed` is the rulebook, `S1` to `S6` public pages. */
export function gradeOf(said: string): Grade {
  if (/\bRECONSTRUCTED\b/.test(said)) return 'reconstructed';
  return /\bDERIVED\b/.test(said) ? 'deduced' : 'attested';
}
const CLAUSES = /; (?![^()]*\))/;

/** The part of a sentence that is about one datum: `strength 8: seed example; move RECONSTRUCTED`. */
export function saidOf(said: Said, ...about: readonly string[]): { readonly source: string; readonly grade: Grade } {
  const whole = typeof said === 'string' ? said : (about.flatMap((word) => said[word] ?? [])[0] ?? '');
  const parts = whole.split(CLAUSES).filter((part) => about.some((word) => part.includes(word)));
  const source = parts.length > 0 ? parts.join('; ') : whole;
  return { source, grade: gradeOf(source) };
}

export const wholeOf = (said: Said): string => (typeof said === 'string' ? said : Object.values(said).join('; '));
