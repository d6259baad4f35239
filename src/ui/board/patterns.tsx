import { memo, useId, useMemo } from 'react';

/** Engraving and hatching. Ids are global to the document, so each board has its own prefix. */
export type Ids = (name: string) => string;
export const idsWith =
  (prefix: string): Ids =>
  (name) =>
    `${prefix}${name}`;
export function useIds(): Ids {
  const prefix = useId();
  return useMemo(() => idsWith(prefix), [prefix]);
}
export const paint = (ids: Ids, name: string): string => `url(#${ids(name)})`;

interface LinesProps {
  readonly id: string;
  readonly pitch: number;
  readonly width: number;
  readonly turn?: number;
  readonly className: string;
}

/** Parallel lines, level unless turned. */
export const Lines = memo(({ id, pitch, width, turn = 0, className }: LinesProps) => (
  <pattern
    id={id}
    width={pitch}
    height={pitch}
    patternUnits="userSpaceOnUse"
    patternTransform={turn === 0 ? undefined : `rotate(${turn})`}
  >
    <rect className={className} width={pitch} height={width} />
  </pattern>
));
Lines.displayName = 'Lines';

interface DotsProps {
  readonly id: string;
  readonly pitch: number;
  readonly radius: number;
  readonly className: string;
}

export const Dots = memo(({ id, pitch, radius, className }: DotsProps) => (
  <pattern id={id} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
    <circle className={className} cx={pitch / 2} cy={pitch / 2} r={radius} />
  </pattern>
));
Dots.displayName = 'Dots';
