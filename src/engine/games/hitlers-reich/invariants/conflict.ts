/** The running conflict: dice, totals and winner (INV-16, INV-17, INV-24, INV-25). */
import { cardOf } from '../cards.ts';
import { otherSide, SIDES, type Side } from '../ids.ts';
import { BASE_DICE, FACES, MOST_DICE } from '../rules/dice.ts';
import type { Conflict, HrState } from '../state.ts';
import type { Report } from './report.ts';
import type { Waiting } from './waiting.ts';

export function checkConflict({ conflict, stack, hands, result }: HrState, waiting: Waiting, report: Report): void {
  const top = stack.at(-1);
  if (!conflict) {
    if (waiting.conflict) report('INV-24', 'a step of no conflict');
    return;
  }
  if (result === null && !waiting.conflict) report('INV-24', 'a conflict that nobody resolves');
  checkDice(conflict, report);
  if (waiting.cleanUp && conflict.winner === null) report('INV-24', 'the clean-up of a conflict without a winner');
  if (conflict.winner !== null && SIDES.every((side) => conflict.cards[side].length > 0)) {
    const winner = findWinner(conflict);
    if (conflict.winner !== winner) report('INV-17', `${conflict.winner} won, the totals say ${winner}`);
  }
  if (result === null && top?.at === 'conflict/card' && hands[top.side].length === 0)
    report('INV-25', `${top.side} has no card to choose`);
}

function checkDice({ dice, isNeutralVichy }: Conflict, report: Report): void {
  const isRolled = SIDES.some((side) => dice[side].length > 0);
  if (!isRolled) return;
  for (const side of SIDES) {
    const count = dice[side].length;
    const most = isNeutralVichy && side === 'axis' ? BASE_DICE : MOST_DICE;
    if (count < BASE_DICE || count > most) report('INV-16', `${count} dice of ${side}`);
    for (const face of dice[side])
      if (!Number.isInteger(face) || face < 1 || face > FACES) report('INV-16', `a die of ${side} shows ${face}`);
  }
}

/** Computed again here (§7.7, §4.1.2), independently of the code that decided. */
function findWinner({ cards, dice, sabotaged, active }: Conflict): Side {
  const sums = { axis: 0, allies: 0 };
  const suits = { axis: 0, allies: 0 };
  for (const side of SIDES) {
    for (const id of cards[side]) {
      const { value, strength } = cardOf(id);
      sums[side] += sabotaged.includes(id) ? 1 : value;
      suits[side] = Math.max(suits[side], strength);
    }
    for (const face of dice[side]) sums[side] += face;
  }
  const other = otherSide(active);
  if (sums[active] !== sums[other]) return sums[active] > sums[other] ? active : other;
  return suits[active] >= suits[other] ? active : other;
}
