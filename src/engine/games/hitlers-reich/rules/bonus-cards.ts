/** Declarations of the re-rolls of two bonus cards (§7.6, R-22). */
import { rulesOf, type HrState } from '../state.ts';

/** With a declaration a card, the player chooses which is first; before version 3 the cards' order decided. */
export const mayChooseCard = (state: Pick<HrState, 'rules' | 'rulings'>): boolean =>
  state.rulings['two-bonus-cards'] === 'each' && rulesOf(state) > 2;
