/** The values that fit a form, and why another does not. */
import type { Form, ListedForm, ListForm, Parts } from '../../kernel/form.ts';
import type { Params } from '../../kernel/types.ts';

export const valuesOf = (form: ListedForm): readonly (string | boolean)[] =>
  form.kind === 'switch' ? [false, true] : form.values;

/** End of the sentence's key, path within the value, and what would fit. */
export interface Misfit {
  readonly why: 'choice' | 'number' | 'switch' | 'text' | 'texts' | 'flags' | 'list' | 'part';
  readonly path: string;
  readonly params: Params;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Control characters have no place in a text of a card. */
const CONTROL = /\p{Cc}/u;
const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && value.trim() !== '' && !CONTROL.test(value);

const under = (path: string, name: string | number): string => `${path}.${name}`;

/** Null for a value that fits. */
export function misfitOf(form: Form, value: unknown, path = 'value'): Misfit | null {
  const misfit = (why: Misfit['why'], params: Params = {}): Misfit => ({ why, path, params });
  switch (form.kind) {
    case 'choice':
      return form.values.some((one) => one === value) ? null : misfit('choice', { n: form.values.length });
    case 'number': {
      const { min, max, step = 1 } = form;
      const fits = typeof value === 'number' && value >= min && value <= max && Number.isInteger(value / step);
      return fits ? null : misfit('number', { min, max });
    }
    case 'switch':
      return typeof value === 'boolean' ? null : misfit('switch');
    case 'text':
      return isText(value, form.max) ? null : misfit('text', { max: form.max });
    case 'texts': {
      const fits = isRecord(value) && hasOnly(value, ['en', 'ja']) && isText(value['en'], form.max);
      return fits && isText(value['ja'], form.max) ? null : misfit('texts', { max: form.max });
    }
    case 'flags': {
      const fits = isRecord(value) && hasOnly(value, form.names);
      return fits && form.names.every((name) => typeof value[name] === 'boolean') ? null : misfit('flags');
    }
    case 'record':
      return isRecord(value) ? misfitOfParts(form.parts, value, null, path) : misfit('part');
    case 'list':
      return misfitOfList(form, value, path);
  }
}

const hasOnly = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).every((name) => names.includes(name));

function misfitOfList({ tag, max, of }: ListForm, value: unknown, path: string): Misfit | null {
  if (!Array.isArray(value) || value.length > max) return { why: 'list', path, params: { max } };
  for (const [i, one] of (value as readonly unknown[]).entries()) {
    const at = under(path, i);
    const name = isRecord(one) ? one[tag] : undefined;
    const parts = typeof name === 'string' && Object.hasOwn(of, name) ? of[name] : undefined;
    if (!isRecord(one) || !parts) return { why: 'choice', path: under(at, tag), params: { n: Object.keys(of).length } };
    const misfit = misfitOfParts(parts, one, tag, at);
    if (misfit) return misfit;
  }
  return null;
}

function misfitOfParts(
  parts: Parts,
  value: Readonly<Record<string, unknown>>,
  tag: string | null,
  path: string,
): Misfit | null {
  const foreign = Object.keys(value).find((name) => name !== tag && !Object.hasOwn(parts, name));
  if (foreign !== undefined) return { why: 'part', path: under(path, foreign), params: {} };
  for (const [name, part] of Object.entries(parts)) {
    if (part.optional === true && !Object.hasOwn(value, name)) continue;
    const misfit = misfitOf(part, value[name], under(path, name));
    if (misfit) return misfit;
  }
  return null;
}
