import type { Lang } from '../../src/i18n/format.ts';
import type { GameId } from '../../src/games/index.ts';
import { rulebook as moscowEn } from '../../src/i18n/rules/blitzkrieg-to-moscow-2.en.ts';
import { rulebook as moscowJa } from '../../src/i18n/rules/blitzkrieg-to-moscow-2.ja.ts';
import { RULE_IDS as MOSCOW_IDS } from '../../src/i18n/rules/blitzkrieg-to-moscow-2/rule-ids.ts';
import { rulebook as battlesEn } from '../../src/i18n/rules/hitlers-last-battles.en.ts';
import { rulebook as battlesJa } from '../../src/i18n/rules/hitlers-last-battles.ja.ts';
import { RULE_IDS as BATTLES_IDS } from '../../src/i18n/rules/hitlers-last-battles/rule-ids.ts';
import { rulebook as reichEn } from '../../src/i18n/rules/hitlers-reich.en.ts';
import { rulebook as reichJa } from '../../src/i18n/rules/hitlers-reich.ja.ts';
import { RULE_IDS as REICH_IDS } from '../../src/i18n/rules/hitlers-reich/rule-ids.ts';
import type { RuleBook } from '../../src/i18n/rules/types.ts';

/** All rulebooks, for tests that must see them all. */
export const BOOKS: Readonly<Record<GameId, Readonly<Record<Lang, RuleBook>>>> = {
  'hitlers-last-battles': { en: battlesEn, ja: battlesJa },
  'hitlers-reich': { en: reichEn, ja: reichJa },
  'blitzkrieg-to-moscow-2': { en: moscowEn, ja: moscowJa },
};

/** The citable sections of each book. */
export const IDS: Readonly<Record<GameId, readonly string[]>> = {
  'hitlers-last-battles': BATTLES_IDS,
  'hitlers-reich': REICH_IDS,
  'blitzkrieg-to-moscow-2': MOSCOW_IDS,
};

export function tablesOf(book: RuleBook, id: string): readonly (readonly (readonly string[])[])[] {
  const blocks = book.sections.find((section) => section.id === id)?.blocks ?? [];
  return blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
}
