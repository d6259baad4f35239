/** Steps before the die of a combat (§11.3), by what both players know: hands are counted, never looked into. */
import { otherSide, SIDES, type CardUse, type Side } from '../ids.ts';
import type { Move } from '../moves.ts';
import { couldHold } from '../rules/cards.ts';
import type { Tables } from '../tables.ts';
import type { BtmView } from '../view.ts';

/** True if the die is rolled right after `move`, because neither side may still play a card or choose a defence. */
export function isDieNext(t: Tables, { question, units, combat, cards }: BtmView, move: Move): boolean {
  const could = (side: Side, use: CardUse, target: string) => couldHold(t, cards[side], side, use, target);
  switch (question?.at) {
    case 'combat/defence-card':
      return true;
    case 'combat/attack-card': {
      const mayCancel = question.side === 'german' && 'card' in move && move.card !== null;
      const uses = mayCancel ? (['combatShift', 'cancel'] as const) : (['combatShift'] as const);
      return !uses.some((use) => could(otherSide(question.side), use, combat?.target ?? ''));
    }
    case 'combat/attackers': {
      const canChoose = Object.values(units).some(({ place, spent }) => place === question.target && !spent);
      return !canChoose && !SIDES.some((side) => could(side, 'combatShift', question.target));
    }
    default:
      return false;
  }
}
