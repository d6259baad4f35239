import { memo, useId } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { ThumbFrame } from '../../../board/thumb.tsx';
import { isFlooded, isOpened } from './ground-layer.tsx';
import { BOARD, centreOf, outlineOf } from './layout.ts';
import thumb from './map-thumb.json';

const FACTIONS = ['G', 'W', 'S'] as const;

export interface HlbThumbProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
  readonly units?: HlbView['units'];
  /** A hex to ring: where the match stands. */
  readonly at?: HexId | null;
  /** Accessible name; without one the picture is left out of the reading. */
  readonly label?: string;
}

/** The board in a few hundred pixels: ground, units, and where it happens. Still, cheap, no text. */
export const HlbThumb = memo(({ facts, control, units, at, label }: HlbThumbProps) => {
  const land = useId();
  // A data pack may have land where the coast has sea, and sea where it has land.
  const outlines = (isWanted: typeof isOpened): string =>
    facts.hexes.flatMap((hex) => (isWanted(hex, facts) ? outlineOf(hex.id) : [])).join('');
  return (
    <ThumbFrame box={`0 0 ${BOARD.width} ${BOARD.height}`} label={label}>
      <clipPath id={land}>
        <path d={thumb.coast + outlines(isOpened)} />
      </clipPath>
      <path className="outlined thumb-shallows" d={thumb.coast} />
      <path className="thumb-land side-neutral" d={thumb.coast} />
      <g clipPath={`url(#${land})`}>
        {FACTIONS.map((faction) => (
          <path
            key={faction}
            className={`thumb-land side-${faction}`}
            d={facts.hexes
              .filter((hex) => control[hex.id] === faction)
              .map((hex) => outlineOf(hex.id))
              .join('')}
          />
        ))}
      </g>
      <path className="thumb-sea" d={outlines(isFlooded)} />
      <path className="outlined thumb-coast" d={thumb.coast} />
      {units &&
        facts.units.map((unit) => {
          const hex = units[unit.id]?.hex;
          if (!hex) return null;
          const { x, y } = centreOf(hex);
          return <UnitSign key={unit.id} faction={unit.faction} x={x} y={y} />;
        })}
      {at && <path className="hollow thumb-at" d={outlineOf(at, 1.05)} />}
    </ThumbFrame>
  );
});
HlbThumb.displayName = 'HlbThumb';

/** Square, disc, hexagon: the armies' shapes. */
function UnitSign({ faction, x, y }: { readonly faction: 'G' | 'W' | 'S'; readonly x: number; readonly y: number }) {
  const shape = {
    G: 'M-34-34H34V34H-34Z',
    W: 'M-38 0A38 38 0 1 1 38 0A38 38 0 1 1-38 0Z',
    S: 'M20-36L42 0L20 36H-20L-42 0L-20-36Z',
  }[faction];
  return <path className={`thumb-sign side-${faction}`} d={shape} transform={`translate(${x} ${y})`} />;
}
