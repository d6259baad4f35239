/** Conflict cards and hand sizes (INV-01, INV-02, INV-06, INV-07). */
import { SIDES, type Side } from '../ids.ts';
import { questionOf } from '../frames.ts';
import { MAX_HAND } from '../rules/hand.ts';
import type { HrState } from '../state.ts';
import type { Tables } from '../tables.ts';
import type { Report } from './report.ts';
import type { Waiting } from './waiting.ts';

export function checkCards(t: Tables, { decks, hands, discards, conflict }: HrState, report: Report): void {
  const { cards, cardFacts, suitCards } = t;
  const seen = new Uint8Array(cards.length);
  let found = 0;
  for (const side of SIDES) {
    const piles = [decks[side], hands[side], discards[side], ...(conflict ? [conflict.cards[side]] : [])];
    let owned = 0;
    for (const pile of piles) {
      owned += pile.length;
      for (const id of pile) {
        const card = cardFacts.get(id);
        if (!card) report('INV-01', `unknown card ${id}`);
        else if (seen[card.no] === 1) report('INV-01', `card ${id} twice`);
        else {
          seen[card.no] = 1;
          found += 1;
        }
        if (card && card.home !== null && card.home !== side) report('INV-02', `card ${id} of ${side}`);
      }
    }
    if (owned < suitCards[side] || owned > suitCards[side] + 2) report('INV-02', `${owned} cards of ${side}`);
  }
  if (found < cards.length)
    for (const { id } of cards) if (seen[cardFacts.get(id)?.no ?? 0] === 0) report('INV-01', `card ${id} is nowhere`);
}

const BY_HAND_SIZE = ['hr.win.hand-size', 'hr.win.resigned'];

export function checkHands(state: HrState, waiting: Waiting, report: Report): void {
  const { handSize, hands, conflict, result, stack } = state;
  const top = stack.at(-1);
  const isRefilled = top !== undefined && questionOf(top)?.inTurn === true;
  for (const side of SIDES) {
    const size = handSize[side];
    const held = hands[side].length;
    if (!Number.isInteger(size) || size < 0 || size > MAX_HAND) report('INV-06', `hand size ${size} of ${side}`);
    if (size <= 0) checkBroken(state, side, waiting, report);
    if (result || conflict || waiting.discards) continue;
    if (held > size) report('INV-07', `${held} cards of ${side} at hand size ${size}`);
    else if (isRefilled && held < size) report('INV-07', `${side} did not refill to ${size}`);
  }
}

/** §9.1: at 0 the game is over; inside a clean-up K-7 says so. */
function checkBroken({ result }: HrState, side: Side, waiting: Waiting, report: Report): void {
  if (result === null) {
    if (!waiting.victory) report('INV-06', `hand size of ${side} is 0 and the game goes on`);
  } else if (!BY_HAND_SIZE.includes(result.reasons[0]?.key ?? '')) {
    report('INV-06', `hand size of ${side} is 0, but ${result.reasons[0]?.key ?? 'nothing'} decides`);
  }
}
