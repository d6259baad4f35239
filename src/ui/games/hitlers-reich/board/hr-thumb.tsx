import { memo } from 'react';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { ThumbFrame } from '../../../board/thumb.tsx';
import { holderOf, neutralityOf } from '../lookup.ts';
import type { HrScene } from '../lookup.ts';
import { MARKS } from '../side-mark.tsx';
import thumb from './map-thumb.json';
import './thumb.css';

const LAND: Readonly<Record<string, string>> = thumb.land;
const PLACES: Readonly<Record<string, readonly number[]>> = thumb.places;
const ALL_LAND = Object.values(LAND).join('') + thumb.off;
/** Square, disc, hexagon: the nations' shapes. */
const SIGNS = {
  axis: 'M-24-24H24V24H-24Z',
  western: 'M-27 0A27 27 0 1 1 27 0A27 27 0 1 1-27 0Z',
  soviet: 'M0-31L27-15.5V15.5L0 31L-27 15.5V-15.5Z',
} as const;

export interface HrThumbProps extends HrScene {
  /** A space to ring: where the match stands. */
  readonly at?: SpaceId | null;
  /** Accessible name; without one the picture is left out of the reading. */
  readonly label?: string;
}

/** The board in a few hundred pixels: whose land it is, the markers at sea, and where it happens. Still, cheap, no text. */
export const HrThumb = memo(({ facts, view, at, label }: HrThumbProps) => {
  const scene = { facts, view };
  const [x = 0, y = 0] = at ? (PLACES[at] ?? []) : [];
  return (
    <ThumbFrame box={`0 0 ${thumb.width} ${thumb.height}`} label={label}>
      <path className="thumb-shallows" d={ALL_LAND} />
      <path className="hr-thumb-closed" d={thumb.off} />
      {facts.areas.map(({ id }) => (
        <path
          key={id}
          className={`hr-thumb-${holderOf(scene, id) ?? neutralityOf(scene, id) ?? 'neutral'}`}
          d={LAND[id] ?? ''}
        />
      ))}
      {facts.zones.map(({ id }) => {
        const holder = holderOf(scene, id);
        const [left = 0, top = 0] = PLACES[id] ?? [];
        return (
          holder && (
            <path
              key={id}
              className={`thumb-sign thumb-sign-${MARKS[holder]} hr-thumb-zone`}
              d={SIGNS[holder]}
              transform={`translate(${left} ${top})`}
            />
          )
        );
      })}
      {at && <circle className="thumb-at" cx={x} cy={y} r="60" />}
    </ThumbFrame>
  );
});
HrThumb.displayName = 'HrThumb';
