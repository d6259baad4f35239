import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { animateOut } from '../motion/animate.ts';
import { untilRest } from '../motion/beat-times.ts';
import { motionScale } from '../motion/speed.ts';

/** More at once is another position, not a fight. */
const MOST = 3;
const LENGTH = 560;
const TIPPED = 'rotate(24deg)';

/** How far it is from a piece to the middle of what it is laid into, in board units; straight down where that is not seen. */
function wayInto(tray: Element | null, piece: SVGSVGElement): string {
  const [to, from] = [tray?.getBoundingClientRect(), piece.getBoundingClientRect()];
  const scale = from.width / Number(piece.getAttribute('width'));
  if (!to || to.width === 0 || !(scale > 0)) return 'translate(0, 90px)';
  const along = (a: number, b: number) => Math.round((a - b) / scale);
  const x = along(to.x + to.width / 2, from.x + from.width / 2);
  return `translate(${x}px, ${along(to.y + to.height / 2, from.y + from.height / 2)}px)`;
}

function tipOut(piece: SVGSVGElement, tray: Element | null): void {
  const place = piece.style.transform;
  animateOut(
    piece,
    [
      { transform: place },
      { transform: `${place} ${TIPPED}`, opacity: 1, offset: 0.28 },
      { transform: `${place} ${TIPPED}`, opacity: 1, offset: 0.5 },
      { transform: `${wayInto(tray, piece)} ${place} ${TIPPED} scale(0.5)`, opacity: 0.3 },
    ],
    { length: LENGTH, after: untilRest() },
  );
}

interface LostPieces {
  /** The layer of the pieces. */
  readonly layer: RefObject<HTMLDivElement | null>;
  /** In it: where pieces are drawn that leave the board. */
  readonly leaving: RefObject<HTMLDivElement | null>;
}

/**
 * Pieces that are no longer on the board tip over and go to the tray that `into` selects. A step back takes pieces away as
 * well: `isLost` says which lie in that tray now; left out, whatever leaves does.
 */
export function useLostPieces(into: string, isLost: (unit: string) => boolean = () => true): LostPieces {
  const layer = useRef<HTMLDivElement>(null);
  const leaving = useRef<HTMLDivElement>(null);
  const known = useRef<readonly SVGSVGElement[]>([]);
  useLayoutEffect(() => {
    const before = known.current;
    known.current = [...(layer.current?.querySelectorAll<SVGSVGElement>(':scope > .board-piece') ?? [])];
    if (before.length === 0 || motionScale() === 0) return;
    const lost = before.filter((piece) => !piece.isConnected && isLost(piece.dataset['unit'] ?? ''));
    if (lost.length > MOST) return;
    for (const piece of lost) {
      leaving.current?.append(piece);
      tipOut(piece, document.querySelector(into));
    }
  });
  return { layer, leaving };
}
