/** How the re-rolls of two bonus cards are declared (§7.6, R-22). */
import { rulesOf, type HrState } from '../state.ts';

/** Card by card, the player chooses which card serves first; before version 3 the order was that of the cards. */
export const mayChooseCard = (state: Pick<HrState, 'rules' | 'rulings'>): boolean =>
  state.rulings['two-bonus-cards'] === 'each' && rulesOf(state) > 2;
