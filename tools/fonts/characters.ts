import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Collects the characters that the product uses. Sources are read with their comments: some characters too many cost
 * nothing, one too few shows as a box.
 */

/** Texts and names: every character of these must have a glyph. */
const TEXT_SOURCES = ['src/i18n', 'src/lessons', 'src/engine/games'];
/** Signs that components write themselves; keys like ⌘ may fall to the system's font. */
const SIGN_SOURCES = ['src/ui'];
/** Long texts that are opened only now and then. Their own characters need not be loaded with every Japanese page. */
const READING_SOURCES = /^src\/(?:lessons|i18n\/rules|i18n\/compiled\/\w+\/(?:[^/]+\/)?(?:lessons|steps))\b/;

const FIRST_KANA = 0x3041;
const LAST_KANA = 0x30ff;
/** Punctuation that Japanese typing gives, used yet or not. */
const PUNCTUATION = '\u3000、。・「」『』〜ー々〇\uff08\uff09\uff1a\uff1b\uff1f\uff0f';

export const textCharacters = (): ReadonlySet<string> => charactersOf(TEXT_SOURCES);
export const signCharacters = (): ReadonlySet<string> => charactersOf(SIGN_SOURCES);

/** Characters that only rules and lessons use. */
export function readingCharacters(): ReadonlySet<string> {
  const isReading = (file: string): boolean => READING_SOURCES.test(toPosix(file));
  const texts = TEXT_SOURCES.flatMap(listFiles);
  const elsewhere = charactersIn([...texts.filter((file) => !isReading(file)), ...SIGN_SOURCES.flatMap(listFiles)]);
  const common = new Set([...elsewhere, ...kana()]);
  return new Set([...charactersIn(texts.filter(isReading))].filter((each) => !common.has(each)));
}

/** Japanese that an English reader meets too is part of it: the name of the other language, the designer's name. */
export const englishCharacters = (): ReadonlySet<string> =>
  charactersIn(listFiles('src/i18n').filter((file) => toPosix(file).includes('/en/')));

export function kana(): readonly string[] {
  const all = Array.from({ length: LAST_KANA - FIRST_KANA + 1 }, (_, at) => String.fromCodePoint(FIRST_KANA + at));
  // Two places between hiragana and katakana are unassigned.
  return [...all.filter((each) => /\p{Script=Hiragana}|\p{Script=Katakana}|[゛゜゠・ー]/u.test(each)), ...PUNCTUATION];
}

const toPosix = (file: string): string => file.replaceAll('\\', '/');

const charactersOf = (folders: readonly string[]): ReadonlySet<string> => charactersIn(folders.flatMap(listFiles));

function charactersIn(files: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of files) {
    for (const character of readFileSync(file, 'utf8')) {
      if (character > '~' && !/\p{C}/u.test(character)) found.add(character);
    }
  }
  return found;
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|css|json|md)$/.test(name) && !/fonts[\\/]/.test(name))
    .map((name) => join(folder, name));
}

/** True for characters that the Japanese faces are asked for first. */
export const isJapanese = (character: string): boolean => /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/u.test(character);
