/** Conflict cards and hand sizes (INV-01, INV-02, INV-06, INV-07). */
import { CARDS, isCardId } from '../cards.ts';
import { SIDES, type CardId, type Side } from '../ids.ts';
import type { Frame } from '../frames.ts';
import { MAX_HAND } from '../rules/hand.ts';
import type { HrState } from '../state.ts';
import type { Report } from './report.ts';
import type { Waiting } from './waiting.ts';

const SIDE_OF_SUIT: Readonly<Record<string, Side | undefined>> = {
  G: 'axis',
  I: 'axis',
  W: 'allies',
  S: 'allies',
};
const SUIT_CARDS = 26;

export function checkCards(state: HrState, report: Report): void {
  const { decks, hands, discards, conflict } = state;
  const seen = new Set<CardId>();
  for (const side of SIDES) {
    let owned = 0;
    const count = (pile: readonly CardId[]): void => {
      for (const id of pile) {
        owned += 1;
        if (seen.has(id)) report('INV-01', `card ${id} twice`);
        else if (!isCardId(id)) report('INV-01', `unknown card ${id}`);
        seen.add(id);
        const home = SIDE_OF_SUIT[id.charAt(0)];
        if (home !== undefined && home !== side) report('INV-02', `card ${id} of ${side}`);
      }
    };
    count(decks[side]);
    count(hands[side]);
    count(discards[side]);
    if (conflict) count(conflict.cards[side]);
    if (owned < SUIT_CARDS || owned > SUIT_CARDS + 2) report('INV-02', `${owned} cards of ${side}`);
  }
  if (seen.size === CARDS.length) return;
  for (const { id } of CARDS) if (!seen.has(id)) report('INV-01', `card ${id} is nowhere`);
}

/** Questions between two actions: every clean-up and refill is done. */
const AT_REST: ReadonlySet<Frame['at']> = new Set([
  'turn/action',
  'turn/bonus',
  'bonus/centre',
  'bonus/blitz',
  'push/events',
  'push/attacks',
  'push/bonus',
  'barbarossa/ask',
  'overlord/landing',
  'overlord/blitz',
  'bagration/ask',
]);

const BY_HAND_SIZE = ['hr.win.hand-size', 'hr.win.resigned'];

export function checkHands(state: HrState, waiting: Waiting, report: Report): void {
  const { handSize, hands, conflict, result, stack } = state;
  const top = stack.at(-1);
  const isRefilled = top !== undefined && AT_REST.has(top.at);
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
