import { RULE_IDS } from '../../../src/i18n/rules/hitlers-reich/rule-ids.ts';
import { numbered, rulings } from '../../rules-coverage/table.ts';
import type { CoveredRules, Group } from '../../rules-coverage/table.ts';

/**
 * Every number that the rules file of Hitler's Reich gives to a rule, step, refusal, invariant or fixture; its rulings
 * are in the reader.
 */
const GROUPS: readonly Group[] = [
  {
    name: 'Sections',
    ids: (
      '§1.1 §2.1 §2.2 §2.3 §2.4 §2.5 §2.6 §2.6.1 §2.6.2 §2.6.3 §3 §3.0 §3.1 §3.2 §3.3 §4.1 §4.1.2 §4.1.3 ' +
      '§4.1.4 §4.1.5 §4.2 §4.2.1 §4.2.2 §4.2.3 §4.2.4 §4.2.5 §4.2.5.1 §4.2.5.2 §4.2.5.3 §4.2.5.4 §5.1 §5.2 ' +
      '§5.4 §5.4.1 §5.4.2 §5.4.3 §5.4.4 §5.5 §5.5.1 §6.1 §6.1.1 §6.2 §6.2.1 §6.3 §6.3.1 §6.3.2 §6.3.3 §6.4 ' +
      '§6.4.1 §6.4.2 §6.5 §6.5.1 §6.5.1.1 §6.5.2 §6.5.2.1 §6.5.3 §6.5.3.1 §6.5.3.2 §6.5.3.3 §6.5.3.4 §6.6 ' +
      '§6.6.1 §6.6.2 §6.6.3 §6.7 §6.7.1 §6.7.2 §6.7.3 §6.7.4 §6.7.4.1 §7 §7.1 §7.1.1 §7.2 §7.3 §7.4 §7.4.1 ' +
      '§7.5 §7.6 §7.7 §7.8 §7.9 §7.9.1 §7.9.2 §8 §8.1 §8.2 §8.2.2 §8.3 §8.4 §8.5 §8.5.1 §8.6 §9 §9.1 §9.2 ' +
      '§9.3 §9.4 §9.5 §10 §10.1 §10.1.1 §10.2 §10.2.1 §10.2.2 §10.3 §10.3.1 §10.3.2 §10.3.3 §10.3.3.1 ' +
      '§10.3.4 §10.4 §10.4.3 §16.1 §16.1.1 §16.1.2 §16.1.3 §16.1.4 §16.1.5 §16.1.6 §16.2 §16.3'
    ).split(' '),
  },
  {
    name: 'Decisions',
    ids: (
      'D-00 D-01 D-02 D-03 D-04 D-05 D-06 D-07 D-20 D-21 D-22 D-23 D-24 D-25 D-26 D-27 D-30 D-31 D-40 D-50 ' +
      'D-51 D-52 D-53 D-54 D-60'
    ).split(' '),
  },
  numbered('Interrupts', 'I', 1, 11),
  { name: 'Preparation', ids: 'P-0 P-1 P-1b P-2 P-3 P-4'.split(' ') },
  { name: 'End of turn', ids: 'E-1 E-2 E-3 E-4'.split(' ') },
  { name: 'Conflict', ids: 'C-0 C-1 C-1b C-2 C-2b C-3 C-4 C-5 C-6 C-7 C-8 C-9'.split(' ') },
  { name: 'Clean-up', ids: 'K-1 K-2 K-3 K-4 K-5 K-6 K-7 K-8'.split(' ') },
  { name: 'Reshuffle', ids: 'RS-1 RS-2 RS-3a RS-3b RS-3c RS-4a RS-4b RS-5 RS-6'.split(' ') },
  { name: 'Victory', ids: 'V-1 V-2 V-3 V-4 V-5 V-6 V-7 V-8 V-9'.split(' ') },
  {
    name: 'Refusals',
    ids: (
      'IL-01 IL-02 IL-03 IL-04 IL-10 IL-11 IL-12 IL-13 IL-14 IL-15 IL-16 IL-17 IL-18 IL-19 IL-20 IL-21 ' +
      'IL-22 IL-23 IL-24 IL-25 IL-26 IL-27 IL-28 IL-29 IL-30 IL-31 IL-32 IL-33 IL-34 IL-35 IL-36 IL-37 ' +
      'IL-38 IL-39 IL-40 IL-41 IL-42 IL-43 IL-44 IL-45 IL-46 IL-47 IL-48'
    ).split(' '),
  },
  numbered('Invariants', 'INV', 1, 28),
  {
    name: 'Golden fixtures',
    ids: (
      'G-01 G-02 G-03 G-04 G-05a G-05b G-06 G-07 G-08 G-09 G-10 G-11 G-12 G-13 G-14 G-15 G-16 G-17 G-18 ' +
      'G-19 G-20 G-21 G-22 G-23 G-24 G-25 G-26 G-27 G-28 G-29 G-30 G-31 G-32 G-33 G-34 G-35 G-36 G-37'
    ).split(' '),
  },
];

/** Rulings that settle how the seed is to be read; the code has nothing to do but follow the reading. */
const READING_ONLY: ReadonlySet<string> = new Set(
  'R-10 R-32 R-43 R-44 R-45 R-46 R-51 R-52 R-53 R-54 R-55 R-56 R-57 R-65'.split(' '),
);

export const rules: CoveredRules = {
  groups: [...GROUPS, rulings(RULE_IDS, /^R-\d/)],
  // Fixtures and examples are tested, not coded; a ruling may only settle how the text is to be read.
  needsCode: (id) => !id.startsWith('G-') && !id.startsWith('§16') && !READING_ONLY.has(id),
};
