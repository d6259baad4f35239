/** Places an enlarged card. Lengths are CSS pixels of the window. */

interface Size {
  readonly width: number;
  readonly height: number;
}
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width'>;

const GAP = 10;
const EDGE = 8;

/**
 * Next to its card and not over it, if there is room: above, left, right, below. Without a card, as when a finger
 * covers it, in the middle of the window.
 */
export function placeBeside(card: Box | null, size: Size, room: Size): { readonly left: number; readonly top: number } {
  const across = (left: number) => clamp(left, room.width - size.width);
  const down = (top: number) => clamp(top, room.height - size.height);
  if (card === null) return { left: across((room.width - size.width) / 2), top: down((room.height - size.height) / 2) };
  const middle = across(card.left + (card.width - size.width) / 2);
  const above = card.top - GAP - size.height;
  if (above >= EDGE) return { left: middle, top: above };
  const left = card.left - GAP - size.width;
  if (left >= EDGE) return { left, top: down(card.top) };
  if (card.right + GAP + size.width <= room.width - EDGE) return { left: card.right + GAP, top: down(card.top) };
  return { left: middle, top: down(card.bottom + GAP) };
}

const clamp = (at: number, most: number): number => Math.round(Math.max(EDGE, Math.min(at, most - EDGE)));
