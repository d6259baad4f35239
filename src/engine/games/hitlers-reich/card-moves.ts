import { POSSIBLE } from './cards.ts';
import type { CardId } from './ids.ts';
import { make, type Move, type MoveOf } from './moves.ts';

function movesByCard<M extends Move>(moveOf: (card: CardId) => M): (card: CardId) => M {
  const moves = new Map(POSSIBLE.map(({ id }) => [id, moveOf(id)]));
  return (card) => moves.get(card) ?? moveOf(card);
}

/** §7.3 */
export const cardMove = movesByCard((card) => make.card({ card }));
/** §4.1.5 */
export const discardMove = movesByCard((card) => make.discard({ card }));

/** The key is the identity of a set of places, because `listDiceSets` makes each set once. */
const rerolls = new Map<readonly number[], MoveOf<'reroll'>>();

/** §7.6 */
export function rerollMove(dice: readonly number[]): MoveOf<'reroll'> {
  const known = rerolls.get(dice);
  if (known) return known;
  const move = make.reroll({ dice });
  rerolls.set(dice, move);
  return move;
}
