/** What each game's table lists. The numbers that the rules reader has are read from it; those of the rules files alone stand here. */
import { RULE_IDS as HLB_IDS } from '../../src/i18n/rules/hitlers-last-battles/rule-ids.ts';
import { RULE_IDS as BTM_IDS } from '../../src/i18n/rules/blitzkrieg-to-moscow-2/rule-ids.ts';
import { RULE_IDS as HR_IDS } from '../../src/i18n/rules/hitlers-reich/rule-ids.ts';
import type { Group } from './group.ts';
import { HR_GROUPS, HR_READING_ONLY } from './hitlers-reich.ts';

export interface Table {
  readonly game: string;
  readonly title: string;
  readonly groups: readonly Group[];
  /** Whether the code must cite a number, too. */
  readonly needsCode: (id: string) => boolean;
}

/** Rules of the rulebook proper: plain numbers of the chapters `from` to `to`. */
const sections = (ids: readonly string[], from: number, to: number): Group => ({
  name: 'Sections',
  ids: ids
    .filter((id) => /^\d+(?:\.\d+)*$/.test(id) && Number.parseInt(id) >= from && Number.parseInt(id) <= to)
    .map((id) => `§${id}`),
});
const rulings = (ids: readonly string[], form: RegExp): Group => ({
  name: 'Rulings',
  ids: ids.filter((id) => form.test(id)),
});
/** `INV-01` to `INV-24` */
const numbered = (name: string, letters: string, first: number, last: number): Group => ({
  name,
  ids: Array.from({ length: last - first + 1 }, (_, at) => `${letters}-${String(first + at).padStart(2, '0')}`),
});

export const TABLES: readonly Table[] = [
  {
    game: 'hitlers-reich',
    title: 'Hitler’s Reich',
    groups: [...HR_GROUPS, rulings(HR_IDS, /^R-\d/)],
    // Fixtures and examples are tested, not coded; a ruling may only settle how the text is to be read.
    needsCode: (id) => !id.startsWith('G-') && !id.startsWith('§16') && !HR_READING_ONLY.has(id),
  },
  {
    game: 'blitzkrieg-to-moscow-2',
    title: 'Blitzkrieg to Moscow 2',
    groups: [
      sections(BTM_IDS, 2, 15),
      rulings(BTM_IDS, /^Q\d/),
      numbered('Invariants', 'INV', 1, 24),
      numbered('Worked example', 'G', 0, 10),
    ],
    needsCode: () => false,
  },
  {
    game: 'hitlers-last-battles',
    title: 'Hitler’s Last Battles',
    groups: [sections(HLB_IDS, 2, 9), rulings(HLB_IDS, /^Q\d/), numbered('Invariants', 'INV', 1, 21)],
    needsCode: () => false,
  },
];
