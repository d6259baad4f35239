/** Sections of a position text: a line with a name for one or several fields of a state. */
import { v } from '../../kernel/shape.ts';
import { listLocals, type FrameTable } from '../notation/frames.ts';
import { codecOf, record } from './by-shape.ts';
import type { Words } from './words.ts';

/** `version` is that of the rules. */
export type PartialState = Record<string, unknown>;

export interface Section {
  readonly name: string;
  readonly fields: readonly string[];
  /** Text after the name; empty where the section is left out. */
  readonly write: (state: Readonly<PartialState>) => string;
  /** `words` is empty where the section is left out. Throws `ShapeError` with the place. */
  readonly read: (words: Words, draft: PartialState, version: number) => void;
}

/** One field, without brackets. */
export function fieldSection(name: string, field: string, schema: v.GenericSchema): Section {
  const codec = codecOf(schema);
  const { write, read } = codec.bare ?? codec;
  return {
    name,
    fields: [field],
    write(state) {
      const value = state[field];
      return codec.zero && JSON.stringify(codec.zero.value) === JSON.stringify(value) ? '' : write(value);
    },
    read(words, draft) {
      if (words.peek() === null && codec.zero) draft[field] = JSON.parse(JSON.stringify(codec.zero.value));
      else draft[field] = read(words);
    },
  };
}

export function fieldsSection(name: string, entries: v.ObjectEntries): Section {
  const { bare = codecOf(v.strictObject(entries)) } = record(entries);
  return {
    name,
    fields: Object.keys(entries),
    write: (state) => bare.write(state),
    read: (words, draft) => void Object.assign(draft, bare.read(words)),
  };
}

/** The frame that asks comes last: `turn/action side=axis`. */
export function framesSection<Ids>(name: string, frames: FrameTable<Ids>, ids: Ids): Section {
  const rows = new Map([...listLocals(frames, ids)].map(([at, locals]) => [at, record(locals)]));
  return {
    name,
    fields: ['stack'],
    write(state) {
      const stack = state['stack'] as readonly { readonly at: string }[];
      return stack.map(({ at, ...locals }) => `${at} ${rows.get(at)?.bare?.write(locals) ?? ''}`.trimEnd()).join(' > ');
    },
    read(words, draft) {
      const stack: unknown[] = [];
      while (words.peek() !== null) {
        if (stack.length > 0 && !words.takes('>')) throw words.fail('> expected between two steps');
        const at = words.text('a step');
        const row = rows.get(at);
        if (!row) throw words.fail(`${at} is no step`, 'before');
        stack.push({ at, ...(row.bare?.read(words) as object) });
      }
      draft['stack'] = stack;
    },
  };
}
