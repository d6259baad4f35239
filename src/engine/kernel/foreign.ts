/** The one reader of JSON from outside: saves, positions, data packs, experiments, backups. */
import { cleanText } from './clean-text.ts';
import { readShape, ShapeError, v } from './shape.ts';
import type { Params } from './types.ts';

export const MAX_DEPTH = 64;

/** Own keys that could reach an object's prototype in careless code; none of our files has them. */
const BARRED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a text is refused. `shape` and `depth` come with a `path` and a `detail`. */
export type ForeignFault = 'long' | 'not-json' | 'depth' | 'not-ours' | 'newer' | 'shape';

/** A kind of file: its limits, its schema, and the error that says why a text is not one. */
export interface ForeignKind<S extends v.GenericSchema> {
  readonly schema: S;
  /** Characters; absent where the caller limits them. */
  readonly max?: number;
  /** A file of another format is `not-ours`, one of a later version `newer`. */
  readonly head?: { readonly format: string; readonly version: number };
  /** Brings a file of an earlier version to the current one. */
  readonly migrate?: (file: Record<string, unknown>) => Record<string, unknown>;
  readonly refuse: (fault: ForeignFault, params: Params, cause?: Error) => Error;
}

/** Walks parsed JSON without recursion. */
function checkTree(root: unknown, refuse: ForeignKind<v.GenericSchema>['refuse']): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > MAX_DEPTH) throw refuse('depth', { max: MAX_DEPTH, path: '-', detail: 'depth' });
    for (const key of Object.keys(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (BARRED_KEYS.has(key)) throw refuse('shape', { path: at, detail: key });
      open.push({ value: (value as Record<string, unknown>)[key], path: at, depth: depth + 1 });
    }
  }
}

/** The file that a text holds. Throws what `refuse` makes. */
export function parseForeign<S extends v.GenericSchema>(source: string, kind: ForeignKind<S>): v.InferOutput<S> {
  const { max = Infinity, refuse } = kind;
  const { length } = source;
  if (length > max) throw refuse('long', { length, max });
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch (error) {
    throw refuse('not-json', { length }, error as SyntaxError);
  }
  checkTree(parsed, refuse);
  return readForeign(parsed, kind);
}

/** The same for a value that is already parsed. */
export function readForeign<S extends v.GenericSchema>(
  value: unknown,
  { schema, head, migrate, refuse }: ForeignKind<S>,
): v.InferOutput<S> {
  let file = value;
  if (head) {
    const read = v.safeParse(v.looseObject({ format: v.literal(head.format), formatVersion: v.unknown() }), value);
    if (!read.success) throw refuse('not-ours', {});
    const { formatVersion: found } = read.output;
    if (typeof found === 'number' && found > head.version) throw refuse('newer', { found, known: head.version });
    file = migrate?.(read.output) ?? value;
  }
  try {
    return readShape(schema, file);
  } catch (error) {
    if (error instanceof ShapeError) throw refuse('shape', { path: error.path || '-', detail: error.message }, error);
    throw error;
  }
}

/** A line that a person wrote: a name, a source, a remark. What would disturb a sentence around it is left out. */
export const writtenLine = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.transform((text) => cleanText(text, max)),
  );
