/** Declarations of the re-rolls of two bonus cards (§7.6, R-22). */
import { rulesOf, type HrState } from '../state.ts';

/**
 * With one declaration for each card, the player chooses the first card; before version 3 the order was that of the
 * cards.
 */
export const mayChooseCard = (state: Pick<HrState, 'rules' | 'rulings'>): boolean =>
  state.rulings['two-bonus-cards'] === 'each' && rulesOf(state) > 2;
