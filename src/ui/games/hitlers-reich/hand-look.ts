import type { CardId, Side } from '../../../engine/games/hitlers-reich/ids.ts';
import { listHand } from './cards.ts';
import { findCard, type HrScene } from './lookup.ts';

export const HAND_ORDERS = ['suit', 'value', 'own'] as const;
/** `suit` and `value` put the highest card first; `own` is the player's arrangement. */
export type HandOrder = (typeof HAND_ORDERS)[number];

export interface HandLook {
  readonly order: HandOrder;
  /** The player's arrangement, if the order is `own`. */
  readonly own: readonly CardId[];
  readonly isHidden: boolean;
}

/** In an own order, cards drawn since come last. */
export function orderHand(scene: HrScene, { order, own }: Pick<HandLook, 'order' | 'own'>): readonly CardId[] {
  const hand = listHand(scene);
  if (order === 'suit') return hand;
  if (order === 'own') {
    const laid = own.filter((id) => hand.includes(id));
    return [...laid, ...hand.filter((id) => !laid.includes(id))];
  }
  const value = (id: CardId) => findCard(scene.facts, id)?.value ?? 0;
  return [...hand].sort((a, b) => value(b) - value(a));
}

/** `to` counts from 0 and is clamped to the hand. */
export function moveCard(cards: readonly CardId[], id: CardId, to: number): readonly CardId[] {
  if (!cards.includes(id)) return cards;
  const others = cards.filter((card) => card !== id);
  const at = Math.min(Math.max(to, 0), others.length);
  return [...others.slice(0, at), id, ...others.slice(at)];
}

const FRESH: HandLook = { order: 'suit', own: [], isHidden: false };
const looks = new Map<string, HandLook>();
/** Own orders name cards, so they stay in memory only, for one match at a time. */
let ownOf: { readonly match: string; readonly bySide: ReadonlyMap<Side, readonly CardId[]> } | null = null;
const keyOf = (match: string, side: Side) => `${side} ${match}`;

/**
 * Returns how a side left its hand in a match. The curtain unmounts the table between turns, so a component cannot
 * remember it. Without a match, as in a lesson, nothing is remembered and the hand is open.
 */
export function lookOf(match: string | null, side: Side): HandLook {
  if (match === null) return FRESH;
  if (ownOf?.match !== match) ownOf = null;
  const look = looks.get(keyOf(match, side)) ?? FRESH;
  const own = ownOf?.bySide.get(side);
  if (look.order !== 'own') return look;
  return own ? { ...look, own } : { ...look, order: 'suit' };
}

export function keepLook(match: string | null, side: Side, look: HandLook): void {
  if (match === null) return;
  looks.set(keyOf(match, side), { ...look, own: [] });
  const others = ownOf?.match === match ? ownOf.bySide : new Map<Side, readonly CardId[]>();
  ownOf = { match, bySide: new Map([...others, [side, look.own]]) };
}
