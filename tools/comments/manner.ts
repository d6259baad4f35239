/** The translated manner: words and openings that a native writer of English would not use. Rulebooks and comments are read by the same list. */

/** Words that a translation from German leaves behind. *To stand for* something and *standing orders* are English. */
export const TRANSLATED_WORDS: readonly RegExp[] = [
  /\b(?:lie|lies|lying|lift|lifts|lifted)\b/i,
  /\b(?:standing(?! orders?\b)|stands?(?! for\b))\b/i,
  /\bgo(?:es)? on\b/i,
  /\bthereby\b/i,
  /(?<!\bbox )\blid\b/i,
];

/** Banned in comments only: in a rulebook a card may act for another. */
const COMMENT_WORDS: readonly RegExp[] = [
  /\b(?:lay|stood)\b/i,
  /\bwho(?:m)?ever\b/i,
  /\bwhatever\b/i,
  /\bbeside\b/i,
  /\bof (?:its|one's|one’s|his|their) own\b/i,
  /\bsomebody\b/i,
  /\bin whole(?=[.,:;)]|$)/i,
  /\bhangs? on\b/i,
  /\bbears?\b/i,
  /\bserves?(?= (?:as|for|to|both|all|every|any|two|no)\b)/i,
  /\banew\b/i,
  /\bof one's\b/i,
  /\bto be had\b/i,
  /\bat hand\b/i,
  /(?:^|[.,;:] |\b(?:that|if|where) )one may\b/i,
  /(?<!\bthere )\b(?:is|are) none\b/i,
  /\bwhat (?:it|they) comes? to\b/i,
];

/** Openings of a comment that has no subject. */
const OPENINGS: readonly RegExp[] = [
  /^(?:Of|What|Whether|Whose|Who|Which|Where|By|Beside|Whatever|Whoever|Wherever)\b/,
  /^(?:From|To|Over|Under|As|So|Like|With|Without|Until|Below|Above)\b[^,]*$/,
  /^(?:Made|Given|Taken|Kept|Told|Laid|Shown|Said|Asked|Struck|Put|Left|Done|Drawn|Written|Read|Called) (?:when|where|by|of|from|for|in|as|at|with|out|here|only|once|while|on)\b/,
  /^[A-Z]\w+: (?:made|given|taken|kept|told|laid|shown|said|asked|put|left|drawn|what|who|whose|where|of|when)\b/,
];

/** A rule number, a list mark or a name in code before the sentence. */
const PREFIX =
  /^(?:[-–•*] )?(?:(?:§|R-|V-|IL-|Q\d)[\w.-]*(?:(?:,| and| to|;) (?:§|R-|V-|IL-|Q\d)[\w.-]*)*:?\s+|`[^`]+`(?:, `[^`]+`)*: )*/;

/** The patterns that a comment meets; none for a plain one. */
export function findManner(comment: string): readonly string[] {
  const sentence = comment.replace(PREFIX, '');
  const opening = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  const prose = comment.replaceAll(/`[^`]*`/g, 'X');
  return [
    ...OPENINGS.map((pattern) => pattern.exec(opening)?.[0]),
    ...[...TRANSLATED_WORDS, ...COMMENT_WORDS].map((pattern) => pattern.exec(prose)?.[0]),
  ].filter((found) => found !== undefined);
}
