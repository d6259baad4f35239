import { aftermath } from './blitzkrieg-to-moscow-2/en/aftermath.ts';
import { background } from './blitzkrieg-to-moscow-2/en/background.ts';
import { combat } from './blitzkrieg-to-moscow-2/en/combat.ts';
import { components } from './blitzkrieg-to-moscow-2/en/components.ts';
import { counters } from './blitzkrieg-to-moscow-2/en/counters.ts';
import { workedExample } from './blitzkrieg-to-moscow-2/en/example.ts';
import { ground } from './blitzkrieg-to-moscow-2/en/ground.ts';
import { logistics } from './blitzkrieg-to-moscow-2/en/logistics.ts';
import { opening } from './blitzkrieg-to-moscow-2/en/opening.ts';
import { proof } from './blitzkrieg-to-moscow-2/en/proof.ts';
import { rulings } from './blitzkrieg-to-moscow-2/en/rulings.ts';
import { supply } from './blitzkrieg-to-moscow-2/en/supply.ts';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = {
  game: 'blitzkrieg-to-moscow-2',
  lang: 'en',
  sections: [
    ...components,
    ...counters,
    ...opening,
    ...logistics,
    ...ground,
    ...combat,
    ...aftermath,
    ...supply,
    ...rulings,
    ...proof,
    ...workedExample,
    ...background,
  ],
};
