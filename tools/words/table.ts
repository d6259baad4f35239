/** Reads a table of words: YAML, nested by the prefixes of the keys, with both languages side by side (docs/words-format.md). */
import { isMap, isScalar, LineCounter, parseDocument, Scalar, type Node, type YAMLMap } from 'yaml';
import { LANGS, MessageError, parseMessage, type Lang } from '../../src/i18n/format.ts';

/** A message in both languages. */
export interface Word extends Readonly<Record<Lang, string>> {
  readonly key: string;
}

const NAMES: Readonly<Record<Lang, string>> = { en: 'English', ja: 'Japanese' };
const QUOTED: readonly unknown[] = [Scalar.QUOTE_SINGLE, Scalar.QUOTE_DOUBLE];

const isLang = (name: string): name is Lang => (LANGS as readonly string[]).includes(name);

/**
 * Lists the messages of a table in its order.
 * @throws Error with file, line and fault
 */
export function readTable(text: string, file: string): readonly Word[] {
  const lineCounter = new LineCounter();
  const table = parseDocument(text, { schema: 'failsafe', lineCounter, prettyErrors: false });
  const fail = (at: number, wrong: string): never => {
    throw new Error(`${file}:${lineCounter.linePos(at).line}: ${wrong}`);
  };
  const startOf = (node: Node): number => node.range?.[0] ?? 0;
  const [error] = table.errors;
  if (error) fail(error.pos[0], error.message);

  const words: Word[] = [];
  const known = new Set<string>();

  const readMessage = (node: Scalar): string => {
    // Without quotes YAML would cut a sentence at ` #`, and inside a row at a comma.
    if (!QUOTED.includes(node.type)) fail(startOf(node), 'a message is written in quotes');
    const message = String(node.value);
    try {
      parseMessage(message);
    } catch (cause) {
      if (cause instanceof MessageError) fail(startOf(node), cause.message);
      throw cause;
    }
    return message;
  };

  /** Reads the map of a key; the prefix of the root is empty. */
  const readMap = (map: YAMLMap, prefix: string, at: number): void => {
    const said: Partial<Record<Lang, string>> = {};
    const below: (readonly [map: YAMLMap, key: string, at: number])[] = [];
    for (const { key, value } of map.items) {
      if (!isScalar(key)) return fail(startOf(map), 'a key is a word');
      const name = String(key.value);
      if (isMap(value)) below.push([value, prefix === '' ? name : `${prefix}.${name}`, startOf(key)]);
      // Keys may end in the name of a language (`lang.en`); only a text is a message.
      else if (isScalar(value) && isLang(name) && prefix !== '') said[name] = readMessage(value);
      else fail(startOf(key), `“${name}” has neither messages nor keys below it`);
    }
    const [missing] = LANGS.filter((lang) => said[lang] === undefined);
    const { en, ja } = said;
    if (en !== undefined && ja !== undefined) {
      if (known.has(prefix)) fail(at, `“${prefix}” is there twice`);
      known.add(prefix);
      words.push({ key: prefix, en, ja });
    } else if (missing !== undefined && (below.length === 0 || en !== undefined || ja !== undefined))
      fail(at, `“${prefix}” has no ${NAMES[missing]}`);
    for (const one of below) readMap(...one);
  };

  if (isMap(table.contents)) readMap(table.contents, '', 0);
  else fail(0, 'the table has no keys');
  return words;
}
