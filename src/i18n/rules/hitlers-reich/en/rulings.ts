import { chapter, note } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { rulingsOnControlAndCards } from './rulings/control-and-cards.ts';
import { rulingsOnEventsAndOperations } from './rulings/events-and-operations.ts';
import { rulingsOnNamesAndChains } from './rulings/names-and-chains.ts';
import { rulingsOnYearAndOperations } from './rulings/year-and-operations.ts';

/** Chapter R: where the text is silent, damaged by two translations, or at odds with itself. */
export const rulings: readonly RuleSection[] = [
  chapter(
    'R',
    'Rulings',
    note(
      'The rules come down to us through two translations. Each ruling gives a question that the text leaves open, our answer, and why. Where the answer is no more than a preference, the set-up screen offers other readings.',
    ),
  ),
  ...rulingsOnControlAndCards,
  ...rulingsOnYearAndOperations,
  ...rulingsOnNamesAndChains,
  ...rulingsOnEventsAndOperations,
];
