import type { Mark } from './board-steps.ts';
import type { Place } from './hex-geometry.ts';
import { point } from './hex-geometry.ts';
import './marks.css';

/** Between the sides: ink with a pale core. */
export const FrontLine = ({ path }: { readonly path: string }) => (
  <g className="mark-front">
    <path className="mark-front-ink" d={path} />
    <path className="mark-front-core" d={path} />
  </g>
);

/** Gold, with `fill` for its hatching: this may be chosen. White in ink: this is chosen. Cased in ink on any ground. */
export const Rim = ({ path, mark, fill }: { readonly path: string; readonly mark: Mark; readonly fill?: string }) => (
  <g className="mark-rim" data-mark={mark}>
    {fill && <path d={path} style={{ fill }} />}
    {mark === 'chosen' && <path className="mark-rim-wash" d={path} />}
    <path className="mark-rim-casing" d={path} />
    <path className="mark-rim-line" d={path} />
  </g>
);

/** A place as it is marked: hatched and rimmed, rimmed, dotted. */
export const MarkedPlace = ({
  path,
  mark,
  hatch,
}: {
  readonly path: string;
  readonly mark: Mark;
  readonly hatch: string;
}) =>
  mark === 'refused' ? (
    <path className="mark-refused" d={path} />
  ) : (
    <Rim path={path} mark={mark} {...(mark === 'legal' ? { fill: hatch } : {})} />
  );

/** Says by a sign what the rim says by colour: arrow, tick, barred ring. 22 units across. */
export const Tag = ({
  at,
  mark,
  className = '',
}: {
  readonly at: Place;
  readonly mark: Mark;
  readonly className?: string;
}) => (
  <g transform={`translate(${point(at)})`}>
    <g className={`mark-tag ${className}`} data-mark={mark}>
      <circle r="11" />
      {mark === 'legal' && <path d="M-4.8 4.8L4-4M-2.2-4.8H4.8V2.2" />}
      {mark === 'chosen' && <path d="M-5 .4L-1.6 4.2L5.2-4.2" />}
      {mark === 'refused' && <path d="M-6.4 6.4L6.4-6.4" />}
    </g>
  </g>
);
