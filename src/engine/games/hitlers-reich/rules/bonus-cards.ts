/** Declarations of the re-rolls of two bonus cards (§7.6, R-22). */
import { rulesOf, type HrState } from '../state.ts';

/** If each card is declared separately, the player chooses the first one; before version 3 their order decided. */
export const mayChooseCard = (state: Pick<HrState, 'rules' | 'rulings'>): boolean =>
  state.rulings['two-bonus-cards'] === 'each' && rulesOf(state) > 2;
