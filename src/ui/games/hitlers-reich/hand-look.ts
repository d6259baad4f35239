import type { CardId, Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { listHand } from './cards.ts';
import { findCard } from './things.ts';
import type { HrScene } from './things.ts';

/** How a player looks at the hand. */

export type HandOrder = 'suit' | 'value';

/** The hand of the viewer: by suit, or from the highest card down. */
export function orderHand(scene: HrScene, order: HandOrder): readonly CardId[] {
  const hand = listHand(scene);
  if (order === 'suit') return hand;
  const value = (id: CardId) => findCard(scene.facts, id)?.value ?? 0;
  return [...hand].sort((a, b) => value(b) - value(a));
}

export interface HandLook {
  readonly order: HandOrder;
  readonly isHidden: boolean;
}

const looks = new Map<string, HandLook>();
const keyOf = (match: string, side: Side) => `${side} ${match}`;

/**
 * How a side left its hand in a match. The curtain takes the table away between two turns, so a component cannot keep it.
 * Without a match, as in a lesson, nothing is remembered and the hand lies open.
 */
export const lookOf = (match: string | null, side: Side): HandLook =>
  (match === null ? undefined : looks.get(keyOf(match, side))) ?? { order: 'suit', isHidden: false };

export function keepLook(match: string | null, side: Side, look: HandLook): void {
  if (match !== null) looks.set(keyOf(match, side), look);
}
