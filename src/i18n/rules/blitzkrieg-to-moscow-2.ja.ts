import { aftermath } from './blitzkrieg-to-moscow-2/ja/aftermath.ts';
import { background } from './blitzkrieg-to-moscow-2/ja/background.ts';
import { combat } from './blitzkrieg-to-moscow-2/ja/combat.ts';
import { components } from './blitzkrieg-to-moscow-2/ja/components.ts';
import { counters } from './blitzkrieg-to-moscow-2/ja/counters.ts';
import { workedExample } from './blitzkrieg-to-moscow-2/ja/example.ts';
import { ground } from './blitzkrieg-to-moscow-2/ja/ground.ts';
import { logistics } from './blitzkrieg-to-moscow-2/ja/logistics.ts';
import { opening } from './blitzkrieg-to-moscow-2/ja/opening.ts';
import { proof } from './blitzkrieg-to-moscow-2/ja/proof.ts';
import { rulings } from './blitzkrieg-to-moscow-2/ja/rulings.ts';
import { supply } from './blitzkrieg-to-moscow-2/ja/supply.ts';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = {
  game: 'blitzkrieg-to-moscow-2',
  lang: 'ja',
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
