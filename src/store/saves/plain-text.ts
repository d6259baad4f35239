/** A fence of three or more marks around lines, as chats and forums show code; words may stand before and after it. */
const FENCED = /^[ \t]*(`{3,}|~{3,})[^\n`]*\n([\s\S]*?)\n?[ \t]*\1[`~]*[ \t]*$/m;
/** Marks of code within a line. */
const TICKED = /^(`+)([^`]+)\1$/;

/** Whether it begins like a file of this app; those have no fence that is not their own. */
const isBare = (text: string): boolean => /^[{[]/.test(text);

/** A text as somebody pasted or saved it, without what a chat put around it. */
export function plainText(given: string): string {
  const text = given.replace(/^\uFEFF/, '').trim();
  if (isBare(text)) return text;
  const inside = FENCED.exec(text)?.[2] ?? TICKED.exec(text)?.[2];
  return inside === undefined ? text : inside.trim();
}
