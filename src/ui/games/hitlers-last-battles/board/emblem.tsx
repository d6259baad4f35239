import type { Faction } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { starPath } from '../../../parts/emblem.tsx';
import { movedPath } from '../../../parts/moved-path.ts';
import './counter.css';

/** Signs of the three armies: square with a plain cross, disc with a hollow star, hexagon with a solid star (look.md §5, §7). */
const STAR = movedPath(starPath(10), { scale: 0.074 });
const CROSS = movedPath('M-.24-.74H.24V-.24H.74V.24H.24V.74H-.24V.24H-.74V-.24H-.24Z', { scale: 0.74 });
const HEXAGON = 'M.5-.92L1.06 0L.5 .92H-.5L-1.06 0L-.5-.92Z';

const PLATE: Readonly<Record<Faction, string>> = {
  G: 'M-.86-.86H.86V.86H-.86Z',
  W: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z',
  S: HEXAGON,
};

interface EmblemProps {
  readonly faction: Faction;
  readonly x: number;
  readonly y: number;
  /** Half its breadth, board units. */
  readonly size: number;
  readonly figure?: number;
}

export function drawFaction({ faction, x, y, size, figure }: EmblemProps) {
  return (
    <g key={`${x} ${y}`} className={`hlb-emblem side-${faction}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="hlb-emblem-plate" d={PLATE[faction]} />
      {figure === undefined ? (
        <path className="hlb-emblem-sign" d={faction === 'G' ? CROSS : STAR} />
      ) : (
        <text className="hlb-emblem-figure" y=".42">
          {figure}
        </text>
      )}
    </g>
  );
}
