import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import { type PictureAbout, type ThumbProps, ThumbFrame } from '../../board/thumb.tsx';
import { conflictOf, holderOf, neutralityOf, type HrScene } from './lookup.ts';
import { memo } from 'react';
import type { SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import { makeIndex } from '../../../engine/kits/pointing/lookup.ts';
import { ownShapes } from './board/own-shapes.ts';
import thumb from './board/map-thumb.json';
import './board/thumb.css';

const LAND: Readonly<Record<string, string>> = thumb.land;
const PLACES: Readonly<Record<string, readonly number[]>> = thumb.places;
/** Additions of a data pack are drawn in board units, which are those of the thumb. */
const ownOf = makeIndex((facts: HrScene['facts']) => ownShapes(facts, thumb));
const ALL_LAND = Object.values(LAND).join('') + thumb.off;
const SIGNS = {
  axis: 'M-24-24H24V24H-24Z',
  western: 'M-27 0A27 27 0 1 1 27 0A27 27 0 1 1-27 0Z',
  soviet: 'M0-31L27-15.5V15.5L0 31L-27 15.5V-15.5Z',
} as const;

export interface HrThumbProps extends HrScene {
  readonly at?: SpaceId | null;
  /** Accessible name; without one the picture is left out of the reading. */
  readonly label?: string;
  readonly about?: PictureAbout | undefined;
}

/** The board in a few hundred pixels: whose land it is, the markers at sea, and where it happens. Still, cheap, no text. */
export const HrThumb = memo(function HrThumb({ facts, view, at, label, about }: HrThumbProps) {
  const scene = { facts, view };
  const own = ownOf(facts);
  const placeOf = (id: SpaceId) => own.get(id)?.shape.label ?? PLACES[id] ?? [];
  const [x, y] = at ? placeOf(at) : [];
  const middleOf = (id: SpaceId) => {
    const [left = 0, top = 0] = placeOf(id);
    return { x: left, y: top };
  };
  const outlineOf = (id: SpaceId): string => own.get(id)?.path ?? LAND[id] ?? '';
  const there = new Set(facts.areas.map(({ id }) => id));
  const gone = Object.keys(LAND).filter((id) => !there.has(id));
  return (
    <ThumbFrame
      box={`0 0 ${thumb.width} ${thumb.height}`}
      label={label}
      about={about}
      placeOf={middleOf}
      outlineOf={outlineOf}
    >
      <path className="outlined thumb-shallows" d={ALL_LAND} />
      <path className="thumb-land side-closed" d={thumb.off + gone.map((id) => LAND[id] ?? '').join('')} />
      {facts.areas.map(({ id }) => (
        <path
          key={id}
          className={`thumb-land hr-thumb-land side-${holderOf(scene, id) ?? neutralityOf(scene, id) ?? 'neutral'}`}
          d={outlineOf(id)}
        />
      ))}
      {facts.zones.map(({ id }) => {
        const holder = holderOf(scene, id);
        const [left = 0, top = 0] = placeOf(id);
        return (
          holder && (
            <path
              key={id}
              className={`thumb-sign side-${holder} hr-thumb-zone`}
              d={SIGNS[holder]}
              transform={`translate(${left} ${top})`}
            />
          )
        );
      })}
      {x !== undefined && <circle className="hollow thumb-at" cx={x} cy={y} r="60" />}
    </ThumbFrame>
  );
});

/** A saved position in small. The library stores what the game itself gave out, so facts and view are this game's own. */
export function Thumb({ facts, view, about }: ThumbProps) {
  const scene = { facts: facts as HrFacts, view: view as HrView };
  return <HrThumb {...scene} at={about?.isWhole ? null : conflictOf(scene)} about={about} />;
}
