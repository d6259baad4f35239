import './fault-number.css';
import type { BoardStop } from './board-steps.ts';

interface FaultRimsProps {
  readonly stops: readonly BoardStop[];
  readonly places: readonly string[];
}

/** A dashed rim round every piece of a place of which something is wrong; round the place where no piece can be pointed at. */
export function FaultRims({ stops, places }: FaultRimsProps) {
  return places.flatMap((place) => {
    const here = stops.filter(({ space }) => space === place);
    const pieces = here.filter(({ kind }) => kind === 'piece');
    return (pieces.length > 0 ? pieces : here).map(({ id, path }) => (
      <g key={id} className="fault-rim">
        <path d={path} />
        <path d={path} />
      </g>
    ));
  });
}
