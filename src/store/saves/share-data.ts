/** Finds the data of a share link in text from chats and mails. */

/** Some programs escape the `#`. */
const ROUTE = /(?:#|%23)\/share\//i;
/** Zero-width characters: programs put them where a long word may break. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const ESCAPED_BREAK = /%0[ad]/gi;
const DATA = /^[\w-]*/;
/** Lines after the data that are tried as its continuation. */
const MOST_TRIED = 8;

/** Null where the text holds no link. */
export function findShareData(text: string): string | null {
  const route = ROUTE.exec(text);
  return route ? text.slice(route.index + route[0].length) : null;
}

/** Mail programs break long lines, quote them, or mark the break with `=`. */
const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).map((line, at) => (at === 0 ? line : line.replace(/^[>|\s]+/, '')).replace(/=?[ \t]*$/, ''));

/**
 * Candidates, the likeliest first. Characters that no link has end the data: a full stop, a bracket, a Japanese
 * quotation mark, `?utm_source`, `&fbclid`. Where a line ends with data, the next one may continue it or be a word of
 * the mail.
 */
export function shareDataIn(given: string): readonly string[] {
  const text = given.replace(INVISIBLE, '').replace(ESCAPED_BREAK, '\n');
  const joined: string[] = [];
  let whole = '';
  for (const line of linesOf(text.trimStart())) {
    const [run = ''] = DATA.exec(line) ?? [];
    if (run === '') break;
    whole += run;
    joined.unshift(whole);
    if (run !== line) break;
  }
  const [spaced = ''] = DATA.exec(text.replace(/\s+/g, '')) ?? [];
  const tried = [...joined.slice(0, MOST_TRIED), ...joined.slice(-1), spaced].filter((one) => one !== '');
  // `_` marks slanted type in chats and is a letter of the data as well.
  return [...new Set([...tried, ...tried.map((one) => one.replace(/[_-]+$/, ''))])];
}

export const hasForeignSigns = (given: string): boolean => /[^\w\s-]/.test(given.trim());
