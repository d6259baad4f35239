import { RULE_IDS } from '../../../src/i18n/rules/hitlers-last-battles/rule-ids.ts';
import { numbered, rulings, sections } from '../../rules-coverage/table.ts';
import type { CoveredRules } from '../../rules-coverage/table.ts';

export const rules: CoveredRules = {
  groups: [sections(RULE_IDS, 2, 9), rulings(RULE_IDS, /^Q\d/), numbered('Invariants', 'INV', 1, 21)],
  needsCode: () => false,
};
