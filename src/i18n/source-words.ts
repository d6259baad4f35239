/** Where a datum comes from, in the language of the screen. The data say it in clauses; the catalogues have a sentence for each. */
import type { Param } from './format.ts';
import type { I18n } from './use-t.tsx';

/** `2.2, 2.5`, `16.1.6`, `7`: numbers that stand alone, and lists of them. */
const NUMBERS = /(?<![\w.-])\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*(?![\w-])/g;
const NAMES = ['a', 'b', 'c', 'd'] as const;

/** Clauses are parted by semicolons; one within brackets parts none. */
const clausesOf = (source: string): readonly string[] => source.split(/; (?![^()]*\))/).map((clause) => clause.trim());

/** Numbers of rules have dots, and are shown with the sign. */
const withSign = (numbers: string): string => numbers.replaceAll(/\d+(?:\.\d+)+/g, '§$&');

/** The end of the key of a clause: its words, `n` for each number or list of numbers. */
export const sourceKey = (prefix: string, clause: string): string =>
  `source.${prefix}.${clause
    .replaceAll(NUMBERS, 'n')
    .replaceAll('>', 'over ')
    .replaceAll('<=', 'most ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** One clause; null where the catalogue has no sentence for it. */
function clauseWords({ has, line }: I18n, prefix: string, clause: string): string | null {
  const key = sourceKey(prefix, clause);
  if (!has(key)) return null;
  const found = [...clause.matchAll(NUMBERS)].map(([numbers]) => withSign(numbers));
  const params: Record<string, Param> = {};
  for (const [i, name] of NAMES.entries()) params[name] = found[i] ?? '';
  return line({ key, params });
}

/** Clauses that no catalogue has a sentence for. */
export const unsaidIn = (i18n: I18n, prefix: string, source: string): readonly string[] =>
  clausesOf(source).filter((one) => one !== '' && !one.startsWith('§') && clauseWords(i18n, prefix, one) === null);

/** The whole of a source; lists of rules are shown as they are. `prefix` is that of the game's words, `hr`. */
export function sourceWords(i18n: I18n, prefix: string, source: string): string {
  const said = clausesOf(source).map((clause) =>
    clause.startsWith('§')
      ? clause.replaceAll(' note', i18n.lang === 'ja' ? '注' : ' note')
      : (clauseWords(i18n, prefix, clause) ?? clause),
  );
  return said.join(i18n.lang === 'ja' ? '；' : '; ');
}
