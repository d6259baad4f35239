/** A fence of three or more marks, as chats and forums show code, with any words around it. */
const FENCED = /^[ \t]*(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)\n?[ \t]*\1[`~]*[ \t]*$/m;
const TICKED = /^(`+)([^`]+)\1$/;

/** A file of this app: any fence inside is its own. */
const isBare = (text: string): boolean => /^[{[]/.test(text);

/** Text without what a chat put around it. */
export function plainText(given: string): string {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (isBare(text)) return text;
  const inside = FENCED.exec(text)?.[2] ?? TICKED.exec(text)?.[2];
  return inside === undefined ? text : inside.trim();
}
