import { RULE_IDS } from '../../../src/i18n/rules/blitzkrieg-to-moscow-2/rule-ids.ts';
import { numbered, rulings, sections } from '../../rules-coverage/table.ts';
import type { CoveredRules } from '../../rules-coverage/table.ts';

export const rules: CoveredRules = {
  groups: [
    sections(RULE_IDS, 2, 15),
    rulings(RULE_IDS, /^Q\d/),
    numbered('Invariants', 'INV', 1, 24),
    numbered('Worked example', 'G', 0, 10),
  ],
  needsCode: () => false,
};
