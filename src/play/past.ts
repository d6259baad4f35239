import type { PlayPosition } from './source.ts';

/** The log up to a position. */
export const pastOf = ({ timeline, at }: Pick<PlayPosition, 'timeline' | 'at'>) =>
  timeline.points.slice(0, at + 1).flatMap(({ lines }) => lines);
