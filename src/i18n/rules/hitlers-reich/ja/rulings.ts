import { chapter, note } from '../../build.ts';
import type { RuleSection } from '../../types.ts';
import { rulingsOnControlAndCards } from './rulings/control-and-cards.ts';
import { rulingsOnEventsAndOperations } from './rulings/events-and-operations.ts';
import { rulingsOnNamesAndChains } from './rulings/names-and-chains.ts';
import { rulingsOnYearAndOperations } from './rulings/year-and-operations.ts';

/** R章: 文章が触れていない所、2度の翻訳で損なわれた所、食い違う所。 */
export const rulings: readonly RuleSection[] = [
  chapter(
    'R',
    '裁定',
    note(
      'このルールは2度の翻訳を経ています。ここでは、文章から決まらない問いと、こちらの答え、その根拠を示します。答えが好みでしかないものには、準備の画面で別の読み方を選べます。',
    ),
  ),
  ...rulingsOnControlAndCards,
  ...rulingsOnYearAndOperations,
  ...rulingsOnNamesAndChains,
  ...rulingsOnEventsAndOperations,
];
