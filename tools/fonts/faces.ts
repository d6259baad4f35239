/** The shipped faces with their packages, and the characters for which a browser requests each. */

export const FONTS_FOLDER = 'src/ui/styles/fonts';
/** The faces that `npm run fonts` shipped, in the order of the style sheet. */
export const FACES_FILE = `${FONTS_FOLDER}/faces.json`;

/** The sheet that the page imports; the build generates it from the list. */
export const STYLE_SHEET = 'src/ui/styles/fonts.css';

export interface Family {
  readonly name: string;
  /** Name of its package in `@fontsource`, and start of its file names. */
  readonly folder: string;
  readonly licence: string;
  readonly faces: readonly Face[];
}

export interface Face {
  readonly weight: 400 | 500 | 600 | 700;
  readonly style: 'normal' | 'italic';
}

/** A face as shipped: its file, and the characters that a browser fetches it for. */
export interface ShippedFace extends Face {
  readonly family: string;
  readonly file: string;
  /** In the form of `unicode-range`. */
  readonly range: string;
}

const upright = (...weights: readonly Face['weight'][]): readonly Face[] =>
  weights.map((weight) => ({ weight, style: 'normal' }));

export const LATIN_FAMILIES: readonly Family[] = [
  {
    name: 'EB Garamond',
    folder: 'eb-garamond',
    licence: 'SIL Open Font License 1.1',
    faces: [...upright(400, 500, 600), { weight: 400, style: 'italic' }, { weight: 600, style: 'italic' }],
  },
  { name: 'Barlow', folder: 'barlow', licence: 'SIL Open Font License 1.1', faces: upright(400, 500, 600) },
  {
    name: 'Barlow Condensed',
    folder: 'barlow-condensed',
    licence: 'SIL Open Font License 1.1',
    faces: upright(500, 600, 700),
  },
];

export const JAPANESE_FAMILY: Family = {
  name: 'Noto Sans JP',
  folder: 'noto-sans-jp',
  licence: 'SIL Open Font License 1.1',
  faces: upright(400, 600),
};

/** fontsource's `latin` range: Western European letters and the punctuation of our sentences. */
export const LATIN_RANGE =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Latin Extended-A: Polish, Czech, Hungarian and other names that players may have. */
export const EXTENDED = { first: 0x100, last: 0x17f, range: 'U+0100-0130,U+0132-0151,U+0154-017F' };

/** Kana, kanji and full-width forms. An unforeseen kanji (in a player's name) falls to the system's font. */
export const JAPANESE_RANGE = 'U+3000-30FF,U+4E00-9FFF,U+FF00-FFEF';

export const shippedFile = (family: Family, subset: string, { weight, style }: Face): string =>
  `${family.folder}-${subset}-${weight}${style === 'italic' ? '-italic' : ''}.woff2`;
