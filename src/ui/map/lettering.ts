/** Kana and kanji stand in a square each. */
const isSquare = (letter: string): boolean => letter > '\u2e80';
export const isJapanese = (text: string): boolean => [...text].some(isSquare);

/** Rough width of a word in ems, for the two scripts in use: exact metrics would cost a layout for each name. */
export const emWidth = (text: string, latin: number): number =>
  [...text].reduce((sum, letter) => sum + (isSquare(letter) ? 1 : latin), 0);
