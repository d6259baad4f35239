/** Text of a value by its schema: `[]`, `{name=value}`; no, none, empty and 0 are left out, a bare name means yes. */
import { ShapeError, v } from '../../kernel/shape.ts';
import { UNSEEN, writeWord, type Words } from './words.ts';

/** Writes and reads a value of some schema; the game's own reader judges the result. */
export interface Codec {
  /** The value that is left out; null where there is none. */
  readonly zero: { readonly value: unknown } | null;
  readonly write: (value: unknown) => string;
  readonly read: (words: Words) => unknown;
  /** Without brackets, for a whole section or frame. */
  readonly bare?: Pick<Codec, 'write' | 'read'>;
}

const NONE = 'none';
type Entries = v.ObjectEntries;
interface SchemaMembers {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly entries?: Entries;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}
/** Members that only some kinds of schemas have. */
const described: (schema: v.GenericSchema) => SchemaMembers = (schema) => schema;

const known = new WeakMap<v.GenericSchema, Codec>();

/** Throws `RangeError` for a schema that no state has. */
export function codecOf(schema: v.GenericSchema): Codec {
  const found = known.get(schema);
  if (found) return found;
  const codec = withUnseen(makeCodec(schema));
  known.set(schema, codec);
  return codec;
}

/** Anything hidden from a seat can be `?`. */
const withUnseen = (codec: Codec): Codec => ({
  ...codec,
  write: (value) => (value === UNSEEN ? UNSEEN : codec.write(value)),
  read(words) {
    const hidden = words.unseen();
    if (hidden === null) return codec.read(words);
    if (hidden > 1) throw words.fail('several hidden things stand in a list alone', 'before');
    return UNSEEN;
  },
});

function makeCodec(schema: v.GenericSchema): Codec {
  const { type, wrapped, item, entries, options = [], literal } = described(schema);
  if (wrapped) return type === 'nullable' ? nullable(codecOf(wrapped)) : codecOf(wrapped);
  if (item) return list(codecOf(item));
  if (entries) return record(entries);
  switch (type) {
    case 'boolean':
      return flag;
    case 'number':
      return number;
    case 'literal':
      return typeof literal === 'number' ? number : typeof literal === 'boolean' ? flag : text([String(literal)]);
    case 'picklist':
      return text(options.map(String));
    case 'string':
      return text(null);
    case 'variant':
    case 'union':
      return union(options as readonly v.GenericSchema[]);
    default:
      throw new RangeError(`no text for the shape ${type}`);
  }
}

const flag: Codec = {
  zero: { value: false },
  write: (value) => (value === true ? 'yes' : 'no'),
  read(words) {
    const word = words.text('yes or no');
    if (word !== 'yes' && word !== 'no') throw words.fail(`yes or no expected, not ${word}`, 'before');
    return word === 'yes';
  },
};

const number: Codec = {
  zero: { value: 0 },
  write: String,
  read(words) {
    const word = words.text('a number');
    if (!/^(0|[1-9]\d{0,9})$/.test(word)) throw words.fail(`a number expected, not ${word}`, 'before');
    return Number(word);
  },
};

const text = (options: readonly string[] | null): Codec => ({
  zero: null,
  write: (value) => writeWord(String(value)),
  read(words) {
    const word = words.text('a word');
    if (options && !options.includes(word)) throw words.fail(`${word} is unknown here`, 'before');
    return word;
  },
});

const nullable = (codec: Codec): Codec => ({
  zero: { value: null },
  write: (value) => (value === null ? NONE : codec.write(value)),
  read(words) {
    const next = words.peek();
    if (next?.kind !== 'text' || next.text !== NONE) return codec.read(words);
    words.text(NONE);
    return null;
  },
});

/** `?3` in a list means three hidden things. */
function list(item: Codec): Codec {
  const write = (value: unknown): string => {
    const parts: string[] = [];
    let hidden = 0;
    for (const one of [...(value as readonly unknown[]), null]) {
      if (one === UNSEEN) {
        hidden += 1;
        continue;
      }
      if (hidden > 0) parts.push(`${UNSEEN}${hidden === 1 ? '' : hidden}`);
      hidden = 0;
      if (one !== null) parts.push(item.write(one));
    }
    return parts.join(' ');
  };
  const read = (words: Words): unknown[] => {
    const items: unknown[] = [];
    for (let next = words.peek(); next && !(next.kind === 'sign' && '],}>'.includes(next.text)); next = words.peek()) {
      const hidden = words.unseen();
      if (hidden === null) items.push(item.read(words));
      else items.push(...Array.from({ length: hidden }, () => UNSEEN));
    }
    return items;
  };
  return {
    zero: { value: [] },
    bare: { write, read },
    write: (value) => `[${write(value)}]`,
    read(words) {
      if (!words.takes('[')) throw words.fail('a list in [ ] expected');
      const items = read(words);
      if (!words.takes(']')) throw words.fail('the list has no end');
      return items;
    },
  };
}

const isZero = ({ zero }: Codec, value: unknown): boolean =>
  zero !== null && JSON.stringify(zero.value) === JSON.stringify(value);
const copied = (zero: { readonly value: unknown }): unknown => JSON.parse(JSON.stringify(zero.value));

interface Field {
  readonly name: string;
  readonly codec: Codec;
  /** A missing field is not the same as its zero. */
  readonly isOptional: boolean;
}

/** In the order of the schema. */
export function record(entries: Entries): Codec {
  const fields: readonly Field[] = Object.entries(entries).map(([name, schema]) => ({
    name,
    codec: codecOf(schema as v.GenericSchema),
    isOptional: described(schema as v.GenericSchema).type === 'exact_optional',
  }));
  const write = (value: unknown): string => {
    const given = value as Readonly<Record<string, unknown>>;
    return fields
      .filter(({ name, codec, isOptional }) => (isOptional ? name in given : !isZero(codec, given[name])))
      .map(({ name, codec }) => (given[name] === true ? name : `${name}=${codec.write(given[name])}`))
      .join(' ');
  };
  const read = (words: Words): Readonly<Record<string, unknown>> => {
    const given = new Map<string, unknown>();
    for (let next = words.peek(); next?.kind === 'text'; next = words.peek()) {
      const name = words.text('a name');
      const field = fields.find((one) => one.name === name);
      if (!field) throw words.fail(`${name} is unknown here`, 'before');
      if (given.has(name)) throw words.fail(`${name} stands here twice`, 'before');
      given.set(name, words.takes('=') ? field.codec.read(words) : readYes(field, words));
    }
    const values: Record<string, unknown> = {};
    for (const { name, codec, isOptional } of fields) {
      if (given.has(name)) values[name] = given.get(name);
      else if (!isOptional && codec.zero) values[name] = copied(codec.zero);
      else if (!isOptional) throw words.fail(`${name} is missing`);
    }
    return values;
  };
  const isAllZero = fields.every(({ codec, isOptional }) => isOptional || codec.zero !== null);
  const zero = (): unknown =>
    Object.fromEntries(
      fields.flatMap(({ name, codec, isOptional }) => (isOptional ? [] : [[name, codec.zero?.value]])),
    );
  return {
    zero: isAllZero ? { value: zero() } : null,
    bare: { write, read },
    write: (value) => `{${write(value)}}`,
    read(words) {
      if (!words.takes('{')) throw words.fail('a record in { } expected');
      const values = read(words);
      if (!words.takes('}')) throw words.fail('the record has no end');
      return values;
    },
  };
}

/** A name alone is yes: for a switch, or a mark with only that value. */
function readYes({ name, codec }: Field, words: Words): true {
  const isSwitch = codec.zero === null ? false : codec.zero.value === false;
  if (!isSwitch) throw words.fail(`${name} has no value`, 'before');
  return true;
}

/** The first schema that takes a value; an error comes from the one that read furthest. */
function union(options: readonly v.GenericSchema[]): Codec {
  const codecs = options.map((schema) => ({ schema, codec: codecOf(schema) }));
  return {
    zero: null,
    write(value) {
      const fitting = codecs.find(({ schema }) => v.is(schema, value));
      if (!fitting) throw new RangeError(`no text for ${JSON.stringify(value)}`);
      return fitting.codec.write(value);
    },
    read(words) {
      const from = words.at();
      let [failure, furthest] = [words.fail('another word expected'), from];
      for (const { codec } of codecs) {
        try {
          return codec.read(words);
        } catch (error) {
          if (!(error instanceof ShapeError)) throw error;
          if (words.at() > furthest) [failure, furthest] = [error, words.at()];
          words.back(from);
        }
      }
      throw failure;
    },
  };
}
