/** The fonts as their packages bring them. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { JAPANESE_FAMILY, type Face, type Family } from '../../tools/fonts/faces.ts';

const folderOf = ({ folder }: Family): string =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource/${folder}/package.json`));

/** The slices of the Japanese package with their characters. */
export const SLICES_FILE = join(folderOf(JAPANESE_FAMILY), 'unicode.json');

export const sourceFile = (family: Family, subset: string, { weight, style }: Face): string =>
  join(folderOf(family), 'files', `${family.folder}-${subset}-${weight}-${style}.woff2`);

export const noticeFile = (family: Family): string => join(folderOf(family), 'LICENSE');
