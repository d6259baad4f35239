/** Words the source of a datum. The data give it as clauses, and the catalogues have a sentence for each. */
import type { Param } from './format.ts';
import type { I18n } from './use-t.tsx';

/** Numbers and lists of numbers: `2.2, 2.5`, `16.1.6`, `7`. */
const NUMBERS = /(?<![\w.-])\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*(?![\w-])/g;
const NAMES = ['a', 'b', 'c', 'd'] as const;

/** Semicolons separate clauses, except inside brackets. */
const clausesOf = (source: string): readonly string[] => source.split(/; (?![^()]*\))/).map((clause) => clause.trim());

/** Numbers of rules contain dots, and get the sign. */
const withSign = (numbers: string): string => numbers.replaceAll(/\d+(?:\.\d+)+/g, '§$&');

/** The end of a clause's key: its words, with `n` for each number or list. */
export const sourceKey = (prefix: string, clause: string): string =>
  `source.${prefix}.${clause
    .replaceAll(NUMBERS, 'n')
    .replaceAll('>', 'over ')
    .replaceAll('<=', 'most ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** Null if the catalogue has no sentence for the clause. */
function clauseWords({ has, line }: I18n, prefix: string, clause: string): string | null {
  const key = sourceKey(prefix, clause);
  if (!has(key)) return null;
  const found = [...clause.matchAll(NUMBERS)].map(([numbers]) => withSign(numbers));
  const params: Record<string, Param> = {};
  for (const [i, name] of NAMES.entries()) params[name] = found[i] ?? '';
  return line({ key, params });
}

/** Clauses without a sentence in any catalogue. */
export const unsaidIn = (i18n: I18n, prefix: string, source: string): readonly string[] =>
  clausesOf(source).filter((one) => one !== '' && !one.startsWith('§') && clauseWords(i18n, prefix, one) === null);

/** Words a whole source; lists of rules are shown as they are. `prefix` is that of the game's words, `hr`. */
export function sourceWords(i18n: I18n, prefix: string, source: string): string {
  const said = clausesOf(source).map((clause) =>
    clause.startsWith('§')
      ? clause.replaceAll(' note', i18n.lang === 'ja' ? '注' : ' note')
      : (clauseWords(i18n, prefix, clause) ?? clause),
  );
  return said.join(i18n.lang === 'ja' ? '；' : '; ');
}
