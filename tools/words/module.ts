/** Writes the modules of a table or a domain: messages in each language, and the types of keys and parameters. */
import { NUMBER_KINDS, parseMessage, type Lang, type PlaceholderKind } from '../../src/i18n/format.ts';
import type { Word } from './table.ts';

/** A table, or a domain with the tables that it joins. */
export interface Part {
  /** `study.log` for a table of a domain, `study` for its main table or the whole domain. */
  readonly name: string;
  /** Path of the table from the root of the project; absent if the domain has no main table. */
  readonly table?: string;
  readonly words: readonly Word[];
  /** Names of the tables that the domain joins. */
  readonly parts: readonly string[];
}

const isNumber = (kind: PlaceholderKind): boolean => (NUMBER_KINDS as readonly PlaceholderKind[]).includes(kind);

/** The type of what `t` must be given, such as `{ readonly n: number }`. */
export function paramsType(message: string): string {
  const numbers = new Map<string, boolean>();
  for (const part of parseMessage(message))
    if (typeof part !== 'string') numbers.set(part.name, (numbers.get(part.name) ?? true) && isNumber(part.kind));
  if (numbers.size === 0) return 'NoParams';
  return `{ ${[...numbers].map(([name, number]) => `readonly ${name}: ${number ? 'number' : 'Param'}`).join('; ')} }`;
}

/** Escapes invisible characters, so that the fonts need no glyph for them and a reader of the module sees them. */
const literal = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[\p{C}\u00a0]/gu,
    (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Tools that follow imports (tools/lib/nearness.ts) read this line to get from a table to its modules. */
const headOf = ({ table }: Part): readonly string[] => (table === undefined ? [] : [`// From ${table}`]);

/** Relative path from a module to the compiled folder. */
const upFrom = ({ name }: Part): string => '../'.repeat(name.split('/').length);

const fileOf = (name: string): string => `./${name.slice(name.lastIndexOf('/') + 1)}.ts`;

export function writeKeys(part: Part): string {
  const types = part.words.map(({ key, en }) => `  readonly ${literal(key)}: ${paramsType(en)};`);
  const uses = (type: string): boolean => types.some((one) => new RegExp(`: ${type}[; ]`).test(one));
  const up = `${upFrom(part)}../`;
  const others = part.parts.map((_, i) => `Part${i}`);
  return [
    ...headOf(part),
    ...(uses('Param') ? [`import type { Param } from '${up}format.ts';`] : []),
    ...(uses('NoParams') ? [`import type { NoParams } from '${up}message-types.ts';`] : []),
    ...part.parts.map((name, i) => `import type { Words as Part${i} } from '${fileOf(name)}';`),
    '',
    `export interface Words ${others.length === 0 ? '' : `extends ${others.join(', ')} `}{`,
    ...types,
    '}',
    '',
  ].join('\n');
}

export function writeMessages(part: Part, lang: Lang): string {
  const up = upFrom(part);
  return [
    ...headOf(part),
    `import type { MessagesOf } from '${up}../message-types.ts';`,
    `import type { Words } from '${up}keys/${part.name}.ts';`,
    ...part.parts.map((name, i) => `import { ${lang} as part${i} } from '${fileOf(name)}';`),
    '',
    `export const ${lang}: MessagesOf<Words> = {`,
    ...part.parts.map((_, i) => `  ...part${i},`),
    ...part.words.map((word) => `  ${literal(word.key)}: ${literal(word[lang])},`),
    '};',
    '',
  ].join('\n');
}
