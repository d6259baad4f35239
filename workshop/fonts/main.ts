import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  englishCharacters,
  isJapanese,
  kana,
  readingCharacters,
  signCharacters,
  textCharacters,
} from '../../tools/fonts/characters.ts';
import { readCharacters } from '../../tools/fonts/cmap.ts';
import {
  EXTENDED,
  FACES_FILE,
  FONTS_FOLDER,
  JAPANESE_FAMILY,
  JAPANESE_RANGE,
  LATIN_FAMILIES,
  LATIN_RANGE,
  shippedFile,
} from '../../tools/fonts/faces.ts';
import type { Face, Family, ShippedFace } from '../../tools/fonts/faces.ts';
import { noticeFile, SLICES_FILE, sourceFile } from './packages.ts';

/**
 * Fills `src/ui/styles/fonts`; the build makes the style sheet of the faces it lists. Run it after adding texts: `npm
 * run fonts`. Japanese is reduced to the characters the product writes; a test compares the fonts with the texts.
 */

interface Shipped {
  readonly family: Family;
  readonly face: Face;
  readonly file: string;
  readonly data: Buffer;
  readonly range: string;
}

const rangeOf = (characters: Iterable<string>): string =>
  Array.from(characters, (each) => each.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)
    .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(',');

/** Subsets a font, and checks that it has the requested characters. */
async function cut(source: string, characters: ReadonlySet<string>, mustHave: ReadonlySet<string>): Promise<Buffer> {
  const font = readFileSync(source);
  const options = { keepFeatures: ['kern', 'palt'], noHinting: true } as const;
  const text = [...characters].join('');
  const data = await subsetFont(font, text, { ...options, targetFormat: 'woff2' });
  const has = readCharacters(data);
  const lacking = [...mustHave].filter((each) => !has.has(each.codePointAt(0) ?? 0));
  if (lacking.length > 0) throw new Error(`${source} has no ${lacking.join(' ')}`);
  return data;
}

function charactersIn(source: string, candidates: ReadonlySet<string>): ReadonlySet<string> {
  const has = readCharacters(readFileSync(source));
  return new Set([...candidates].filter((each) => has.has(each.codePointAt(0) ?? 0)));
}

async function latinFaces(): Promise<Shipped[]> {
  const extended = new Set(
    Array.from({ length: EXTENDED.last - EXTENDED.first + 1 }, (_, at) => String.fromCodePoint(EXTENDED.first + at)),
  );
  const faces = LATIN_FAMILIES.flatMap((family) => family.faces.map((face) => ({ family, face })));
  const shipped = await Promise.all(
    faces.map(async ({ family, face }): Promise<Shipped[]> => [
      {
        family,
        face,
        file: shippedFile(family, 'latin', face),
        data: readFileSync(sourceFile(family, 'latin', face)),
        range: LATIN_RANGE,
      },
      {
        family,
        face,
        file: shippedFile(family, 'latin-ext', face),
        data: await cut(sourceFile(family, 'latin-ext', face), extended, new Set()),
        range: EXTENDED.range,
      },
    ]),
  );
  return shipped.flat();
}

/** Characters that no Latin face has must be in the Japanese ones: kanji, kana, and signs like ◇ and →. */
async function japaneseFaces(inLatin: ReadonlySet<string>): Promise<Shipped[]> {
  const texts = textCharacters();
  // Rules and lessons have many rare words; characters that only they use are fetched when they are opened.
  const reading = new Set([...readingCharacters()].filter(isJapanese));
  const written = [...texts, ...signCharacters()].filter((each) => isJapanese(each) && !reading.has(each));
  const characters = new Set([...kana(), ...written]);
  // The few on an English page have their own face, so that it need not fetch the large one.
  const small = new Set([...englishCharacters()].filter(isJapanese));
  const faces: Shipped[] = [];
  for (const face of JAPANESE_FAMILY.faces) {
    const source = sourceFile(JAPANESE_FAMILY, 'japanese', face);
    for (const { subset, set, range } of [
      { subset: 'japanese', set: characters, range: JAPANESE_RANGE },
      { subset: 'reading', set: reading, range: rangeOf(reading) },
      { subset: 'names', set: small, range: rangeOf(small) },
    ]) {
      const file = shippedFile(JAPANESE_FAMILY, subset, face);
      faces.push({ family: JAPANESE_FAMILY, face, file, data: await cut(source, set, set), range });
    }
  }

  const wanted = [...texts, ...signCharacters()].filter((each) => !isJapanese(each) && !inLatin.has(each));
  const signs = await signFaces(new Set(wanted));
  const lacking = wanted.filter((each) => texts.has(each) && !signs.characters.has(each));
  if (lacking.length > 0) throw new Error(`no font has ${lacking.join(' ')}`);
  return [...signs.faces, ...faces];
}

/**
 * Arrows and the like are in numbered slices of the package. One weight is used for all, under a rule for each:
 * browsers join faces only if their weights are written alike.
 */
async function signFaces(wanted: ReadonlySet<string>): Promise<{ faces: Shipped[]; characters: Set<string> }> {
  const [drawn] = JAPANESE_FAMILY.faces;
  const slices = JSON.parse(readFileSync(SLICES_FILE, 'utf8')) as Readonly<Record<string, string>>;
  const faces: Shipped[] = [];
  const characters = new Set<string>();
  for (const slice of Object.keys(slices).filter((name) => /^\[\d+\]$/.test(name))) {
    const missing = new Set([...wanted].filter((each) => !characters.has(each)));
    if (!drawn || ![...missing].some((each) => isInRange(slices[slice] ?? '', each))) continue;
    const number = slice.slice(1, -1);
    const source = sourceFile(JAPANESE_FAMILY, number, drawn);
    const found = charactersIn(source, missing);
    if (found.size === 0) continue;
    found.forEach((each) => characters.add(each));
    const file = shippedFile(JAPANESE_FAMILY, `signs-${number}`, drawn);
    const data = await cut(source, found, found);
    for (const face of JAPANESE_FAMILY.faces) {
      faces.push({ family: JAPANESE_FAMILY, face, file, data, range: rangeOf(found) });
    }
  }
  return { faces, characters };
}

function isInRange(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return code >= first && code <= last;
  });
}

/** The characters that every Latin family has; any other must come from elsewhere. */
function latinCharacters(): ReadonlySet<string> {
  let common: ReadonlySet<string> = new Set([...textCharacters(), ...signCharacters()]);
  for (const family of LATIN_FAMILIES) {
    for (const face of family.faces) common = charactersIn(sourceFile(family, 'latin', face), common);
  }
  return common;
}

/** Faces for a few characters, from the widest range to the narrowest. */
const LAST = ['-reading-', '-names-'];
const lateness = ({ file }: Shipped): number => LAST.findIndex((part) => file.includes(part));

const factOf = ({ family, face, file, range }: Shipped): ShippedFace => ({ family: family.name, ...face, file, range });

function licenceText(families: readonly Family[]): string {
  const notices = families.map((family) => {
    const notice = readFileSync(noticeFile(family), 'utf8').trim();
    return `${'='.repeat(78)}\n${family.name}: ${family.licence}\n${'='.repeat(78)}\n\n${notice}\n`;
  });
  return `The fonts in this folder are the work of others and stand under the licences below.\nThe Japanese ones and the files named latin-ext were cut to the characters this product writes.\n\n${notices.join('\n')}`;
}

async function main(): Promise<void> {
  const shipped = [...(await latinFaces()), ...(await japaneseFaces(latinCharacters()))];

  mkdirSync(FONTS_FOLDER, { recursive: true });
  for (const old of readdirSync(FONTS_FOLDER)) rmSync(join(FONTS_FOLDER, old));
  for (const { file, data } of shipped) writeFileSync(join(FONTS_FOLDER, file), data);
  writeFileSync(join(FONTS_FOLDER, 'LICENSES.txt'), licenceText([...LATIN_FAMILIES, JAPANESE_FAMILY]));

  const faces = shipped.toSorted((a, b) => lateness(a) - lateness(b)).map(factOf);
  writeFileSync(FACES_FILE, `[\n  ${faces.map((face) => JSON.stringify(face)).join(',\n  ')}\n]\n`);

  for (const [file, data] of new Map(shipped.map((each) => [each.file, each.data]))) {
    console.log(`${(data.length / 1024).toFixed(1).padStart(7)} KB  ${file}`);
  }
}

await main();
