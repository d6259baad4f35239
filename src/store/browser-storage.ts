import { readShape, type v } from '../engine/kernel/shape.ts';

/** `localStorage`, or null where there is none or even asking for it is forbidden. */
export function findStorage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

export function readText(storage: Pick<Storage, 'getItem'> | null, name: string): string | null {
  try {
    return storage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Null unless the text is JSON of this shape: it may be garbage, or of another version. */
export function parseStored<S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> | null {
  try {
    return text === null ? null : readShape(schema, JSON.parse(text));
  } catch {
    return null;
  }
}

/** False where it cannot be written: storage is full, forbidden or missing. */
export function writeStored(storage: Pick<Storage, 'setItem'> | null, name: string, value: unknown): boolean {
  try {
    storage?.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}
