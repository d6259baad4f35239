import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  englishCharacters,
  isJapanese,
  kana,
  readingCharacters,
  textCharacters,
} from '../../tools/fonts/characters.ts';
import { readCharacters } from '../../tools/fonts/cmap.ts';
import { FACES_FILE, FONTS_FOLDER, JAPANESE_FAMILY, LATIN_FAMILIES, shippedFile } from '../../tools/fonts/faces.ts';
import { readFaces, writeStyleSheet } from '../../tools/fonts/style-sheet.ts';

/** After adding texts: `npm run fonts`. */

const files = readdirSync(FONTS_FOLDER).filter((name) => name.endsWith('.woff2'));
const sheet = writeStyleSheet(readFaces(readFileSync(FACES_FILE, 'utf8')));
const kilobytes = (file: string) => statSync(join(FONTS_FOLDER, file)).size / 1024;

/** The candidates that the font has no glyph for. */
function lackingIn(file: string, candidates: Iterable<string>): readonly string[] {
  const has = readCharacters(readFileSync(join(FONTS_FOLDER, file)));
  return [...candidates].filter((each) => !has.has(each.codePointAt(0) ?? 0));
}

describe('shipped fonts', () => {
  it.each(JAPANESE_FAMILY.faces)('have every Japanese character of the texts (weight $weight)', (face) => {
    const reading = readingCharacters();
    const japanese = [...textCharacters()].filter(isJapanese);
    const everywhere = [...kana(), ...japanese.filter((each) => !reading.has(each))];
    expect(lackingIn(shippedFile(JAPANESE_FAMILY, 'japanese', face), everywhere)).toEqual([]);
    const rare = japanese.filter((each) => reading.has(each));
    expect(lackingIn(shippedFile(JAPANESE_FAMILY, 'reading', face), rare)).toEqual([]);
  });

  it.each(JAPANESE_FAMILY.faces)('show English pages without the large file (weight $weight)', (face) => {
    const small = [...englishCharacters()].filter(isJapanese);
    expect(lackingIn(shippedFile(JAPANESE_FAMILY, 'names', face), small)).toEqual([]);
  });

  it('have every other sign of the texts', () => {
    const signs = files.filter((file) => file.includes('-signs-'));
    const wanted = [...textCharacters()].filter((each) => !isJapanese(each));
    for (const family of LATIN_FAMILIES) {
      for (const face of family.faces) {
        let lacking = lackingIn(shippedFile(family, 'latin', face), wanted);
        for (const file of signs) lacking = lackingIn(file, lacking);
        expect(lacking, `${family.name} ${face.weight}`).toEqual([]);
      }
    }
  });

  it('are all in the style sheet, and nothing else is', () => {
    const named = [...sheet.matchAll(/url\('\.\/fonts\/([^']+)'\)/g)].map((found) => found[1] ?? '');
    expect([...new Set(named)].sort()).toEqual([...files].sort());
  });

  it('give every face of a family plain weights, since browsers join only faces written alike', () => {
    const weights = [...sheet.matchAll(/font-weight: ([^;]+);/g)];
    expect(weights).toHaveLength(readFaces(readFileSync(FACES_FILE, 'utf8')).length);
    expect(weights.map((found) => found[1]).filter((weight) => !/^\d+$/.test(weight ?? ''))).toEqual([]);
  });

  it('stay small', () => {
    expect(files.filter((file) => kilobytes(file) > 120)).toEqual([]);
    expect(files.filter((file) => file.includes('-latin-') && kilobytes(file) > 30)).toEqual([]);
  });

  it('come with their licences', () => {
    const licences = readFileSync(join(FONTS_FOLDER, 'LICENSES.txt'), 'utf8');
    for (const { name } of [...LATIN_FAMILIES, JAPANESE_FAMILY]) expect(licences).toContain(name);
    expect(licences).toContain('SIL OPEN FONT LICENSE');
  });
});
