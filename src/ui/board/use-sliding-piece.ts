import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import type { Place } from './hex-geometry.ts';

interface SlidingPiece {
  readonly x: number;
  readonly y: number;
  /** Side of the square that it is drawn in, round its middle. */
  readonly box: number;
  /** Greater numbers lie above. */
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
 * Makes an `svg` a counter that is a separate element, so that the compositor does its slide, and it can come to lie
 * above another without being reordered in the document, which would cut the slide short. A slide to the next place is
 * a CSS transition; a longer one is animated along its way.
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
