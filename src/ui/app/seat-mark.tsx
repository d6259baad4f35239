import { drawMark, type EmblemProps } from '../parts/emblem.tsx';
import { emblemOf } from './games.ts';

export interface SeatMarkProps extends Omit<EmblemProps, 'of'> {
  readonly game: string;
  readonly seat: string | null;
}

/** Draws the mark of a seat, or nothing for an empty one. */
export function drawSeatMark({ game, seat, ...props }: SeatMarkProps) {
  const emblem = seat === null ? null : emblemOf(game, seat);
  return emblem ? drawMark({ of: emblem, ...props }) : null;
}
