import { drawMark, type EmblemProps } from '../parts/emblem.tsx';
import { emblemOf } from './games.ts';

export interface SeatMarkProps extends Omit<EmblemProps, 'of'> {
  readonly game: string;
  readonly seat: string | null;
}

/** The mark of a seat; nothing where nobody holds it. */
export function drawSeatMark({ game, seat, ...props }: SeatMarkProps) {
  const emblem = seat === null ? null : emblemOf(game, seat);
  return emblem ? drawMark({ of: emblem, ...props }) : null;
}
