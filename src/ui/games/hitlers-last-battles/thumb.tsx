import type { HexFacts, HlbFacts } from '../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../engine/games/hitlers-last-battles/view.ts';
import { type PictureAbout, type ThumbProps, ThumbFrame } from '../../board/thumb.tsx';
import { memo, useId } from 'react';
import type { HexId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import { BOARD, CORE, centreOf, isFlooded, isOpened, outlineOf, outlines } from './board/layout.ts';
import thumb from './board/map-thumb.json';

const FACTIONS = ['G', 'W', 'S'] as const;

export interface HlbThumbProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
  readonly units?: HlbView['units'];
  readonly at?: HexId | null;
  /** Accessible name; without one the picture is left out of the reading. */
  readonly label?: string;
  readonly about?: PictureAbout | undefined;
}

/** The board in a few hundred pixels: ground, units, and where it happens. Still, cheap, no text. */
export const HlbThumb = memo(function HlbThumb({ facts, control, units, at, label, about }: HlbThumbProps) {
  const land = useId();
  // A data pack may have land where the coast has sea, and sea where it has land.
  const outlinesOf = (isWanted: (hex: HexFacts, facts: HlbFacts) => boolean): string =>
    outlines(facts.hexes.flatMap((hex) => (isWanted(hex, facts) ? hex.id : [])));
  return (
    <ThumbFrame
      box={about?.isWhole ? `${CORE.x} ${CORE.y} ${CORE.width} ${CORE.height}` : `0 0 ${BOARD.width} ${BOARD.height}`}
      label={label}
      about={about}
      placeOf={centreOf}
      outlineOf={outlineOf}
    >
      <clipPath id={land}>
        <path d={thumb.coast + outlinesOf(isOpened)} />
      </clipPath>
      <path className="outlined thumb-shallows" d={thumb.coast} />
      <path className="thumb-land side-neutral" d={thumb.coast} />
      <g clipPath={`url(#${land})`}>
        {FACTIONS.map((faction) => (
          <path
            key={faction}
            className={`thumb-land side-${faction}`}
            d={outlinesOf(({ id }) => control[id] === faction)}
          />
        ))}
      </g>
      <path className="thumb-sea" d={outlinesOf(isFlooded)} />
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

function UnitSign({ faction, x, y }: { readonly faction: 'G' | 'W' | 'S'; readonly x: number; readonly y: number }) {
  const shape = {
    G: 'M-34-34H34V34H-34Z',
    W: 'M-38 0A38 38 0 1 1 38 0A38 38 0 1 1-38 0Z',
    S: 'M20-36L42 0L20 36H-20L-42 0L-20-36Z',
  }[faction];
  return <path className={`thumb-sign side-${faction}`} d={shape} transform={`translate(${x} ${y})`} />;
}

/** A saved position in small. The library stores what the game itself gave out, so facts and view are this game's own. */
export function Thumb({ facts, view, about }: ThumbProps) {
  const position = view as HlbView;
  return (
    <HlbThumb
      facts={facts as HlbFacts}
      control={position.control}
      {...(about?.isWhole ? {} : { units: position.units, at: position.battle?.hex ?? null })}
      about={about}
    />
  );
}
