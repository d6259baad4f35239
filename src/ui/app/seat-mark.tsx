import { Emblem, type EmblemProps } from '../parts/emblem.tsx';
import { emblemOf } from './games.ts';

export interface SeatMarkProps extends Omit<EmblemProps, 'of'> {
  readonly game: string;
  readonly seat: string | null;
}

export function SeatMark({ game, seat, ...props }: SeatMarkProps) {
  const emblem = seat === null ? null : emblemOf(game, seat);
  return emblem ? <Emblem of={emblem} {...props} /> : null;
}
