import { Emblem, type EmblemProps } from '../parts/emblem.tsx';
import { emblemOf } from './games.ts';

export interface SeatMarkProps extends Omit<EmblemProps, 'of'> {
  readonly game: string;
  /** Nothing is drawn where no seat is meant. */
  readonly seat: string | null;
}

/** The mark of a seat, where its game has one for it. */
export function SeatMark({ game, seat, ...props }: SeatMarkProps) {
  const emblem = seat === null ? null : emblemOf(game, seat);
  return emblem ? <Emblem of={emblem} {...props} /> : null;
}
