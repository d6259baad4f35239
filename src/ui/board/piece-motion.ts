import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import type { Place } from './hex-geometry.ts';
import { animateOut } from '../motion/animate.ts';
import { untilRest, motionScale } from '../motion/beat-times.ts';

interface SlidingPiece {
  readonly x: number;
  readonly y: number;
  readonly box: number;
  readonly level: number;
  /** The places on its way, without both ends, when it has just moved. */
  readonly via?: readonly Place[] | undefined;
  readonly unit: string;
  readonly isFanned?: boolean;
}

interface PieceProps extends ComponentProps<'svg'> {
  readonly 'data-unit': string;
  readonly 'data-fanned': true | undefined;
}

/**
 * Makes an `svg` a counter in a separate element, so the compositor can slide it and z-index can raise it without moving
 * it in the document, which would cut the slide short. A slide to the next place is a CSS transition; a longer one is
 * animated along its path.
 */
export function useSlidingPiece(wanted: SlidingPiece): PieceProps {
  const { x, y, box, level, via, unit, isFanned } = wanted;
  const piece = useRef<SVGSVGElement>(null);
  const shown = useRef<Place>({ x, y });

  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = { x, y };
    if ((from.x === x && from.y === y) || !via || via.length === 0 || !piece.current?.animate) return;
    const style = getComputedStyle(piece.current);
    const duration = parseFloat(style.transitionDuration) * 1000;
    if (!(duration > 0)) return;
    piece.current.animate(
      [from, ...via, { x, y }].map((place) => ({ transform: transformOf(place, box) })),
      { duration, easing: style.transitionTimingFunction },
    );
  }, [x, y, box, via]);

  return {
    ref: piece,
    className: 'board-piece',
    'data-unit': unit,
    'data-fanned': isFanned || undefined,
    width: box,
    height: box,
    viewBox: `${-box / 2} ${-box / 2} ${box} ${box}`,
    style: { transform: transformOf({ x, y }, box), zIndex: level },
    focusable: 'false',
  };
}

const transformOf = ({ x, y }: Place, box: number): string => `translate(${x - box / 2}px, ${y - box / 2}px)`;

/** More at once is another position, not a fight. */
const MOST = 3;
const LENGTH = 560;
const TIPPED = 'rotate(24deg)';

/**
 * Measures the way from a piece to the middle of the tray it goes into, in board units; straight down if the tray is
 * not seen.
 */
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
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly leaving: RefObject<HTMLDivElement | null>;
}

/**
 * Pieces that leave the board tip over and go to the tray that `into` selects. A step back removes pieces as well:
 * `isLost` says which are in the tray now; by default every piece that leaves is lost.
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
