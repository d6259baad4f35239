/** The one reader of JSON that comes from elsewhere: a save, a position, a data pack, an experiment. */
import { cleanText } from './clean-text.ts';
import { v } from './shape.ts';
import type { Params } from './types.ts';

export const MAX_DEPTH = 64;

/** Own keys that could reach an object's prototype in careless code; none of our files has them. */
const BARRED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a text is not read; the reader of each kind of file has its own sentence for it. */
export class ForeignError extends Error {
  override readonly name = 'ForeignError';
  constructor(
    readonly fault: 'long' | 'not-json' | 'depth' | 'barred',
    readonly params: Params,
    options?: ErrorOptions,
  ) {
    super(`${fault} ${JSON.stringify(params)}`, options);
  }
}

/** Walks parsed JSON without recursion; throws `ForeignError` for too much depth or a barred key. */
function checkTree(root: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw new ForeignError('depth', { max: MAX_DEPTH });
    for (const key of Object.keys(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (BARRED_KEYS.has(key)) throw new ForeignError('barred', { path: at, detail: key });
      open.push({ value: (value as Record<string, unknown>)[key], path: at, depth: depth + 1 });
    }
  }
}

/** The value of a text of at most `max` characters. Throws `ForeignError`. Its shape has yet to be checked. */
export function parseForeign(source: string, max: number): unknown {
  const { length } = source;
  if (length > max) throw new ForeignError('long', { length, max });
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch (error) {
    throw new ForeignError('not-json', { length }, { cause: error });
  }
  checkTree(parsed);
  return parsed;
}

/** A line that somebody wrote: a name, a source, a remark. What would disturb its sentence is left out. */
export const writtenLine = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.transform((text) => cleanText(text, max)),
  );
