/** The data of a share link, as it comes out of chats and mails. */

/** Some programs write the sign before the route as an escape. */
const ROUTE = /(?:#|%23)\/share\//i;
/** Of no width: programs put them where a long word may be broken. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** An escape of a line break. */
const ESCAPED_BREAK = /%0[ad]/gi;
const DATA = /^[\w-]*/;
/** Lines after the data that could be more of it: as many are tried. */
const MOST_TRIED = 8;

/** What may follow in the text of a link; null where it holds none. */
export function findShareData(text: string): string | null {
  const route = ROUTE.exec(text);
  return route ? text.slice(route.index + route[0].length) : null;
}

/** A mail breaks a long line: the next ones may be quoted, and a break may be marked with `=`. */
const linesOf = (text: string): readonly string[] =>
  text.split(/\r\n|\r|\n/).map((line, at) => (at === 0 ? line : line.replace(/^[>|\s]+/, '')).replace(/=?[ \t]*$/, ''));

/**
 * What the data may be, the likeliest first. Whatever no link has ends it: a full stop, a bracket, a Japanese quotation
 * mark, `?utm_source`, `&fbclid`. Where a line ends with data, the next one may be more of it or a word of the mail.
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
  // A chat's sign for slanted type is a letter of the data as well.
  return [...new Set([...tried, ...tried.map((one) => one.replace(/[_-]+$/, ''))])];
}

/** Whether something follows that no link has. */
export const hasForeignSigns = (given: string): boolean => /[^\w\s-]/.test(given.trim());
