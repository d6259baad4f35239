/** Figures, comma and full stop as wide as a kanji; we write figures narrow and stops as 、 and 。 */
const WIDE_FIGURES = /[\uff10-\uff19\uff0c\uff0e]/;
const JAPANESE = '[\\u3040-\\u30ff\\u4e00-\\u9fff]';
/** Narrow brackets, colon, comma or stop next to Japanese; `§5(1)` is a number and keeps its brackets. */
const NARROW_SIGNS = new RegExp(`${JAPANESE}[(:,](?!\\d+\\))|[):]${JAPANESE}|${JAPANESE}\\.(?!\\w)`, 'u');

export const isWellSetJapanese = (text: string): boolean =>
  !WIDE_FIGURES.test(text) && !NARROW_SIGNS.test(text.replace(/§\d+\(\d+\)/g, '§'));
