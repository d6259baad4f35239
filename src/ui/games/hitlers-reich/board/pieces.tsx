import { memo, useContext } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { Nation, Side, SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { EmblemShape, CROSS, starPath } from '../../../parts/emblem.tsx';
import { movedPath } from '../../../parts/moved-path.ts';
import '../../../parts/emblem.css';
import { SIDES, drumsOf, findSpace, holderOf, sideOf } from '../lookup.ts';
import type { HrScene } from '../lookup.ts';
import { MARKS } from '../side-mark.tsx';
import { LayoutContext } from './layout.ts';
import { usePieceMotion } from './piece-motion.ts';
import type { SlotName } from './shapes.ts';

/** What stands on the board. Every piece is centred on 0, 0 and as large as its slot was spaced for. */

interface AtProps {
  readonly id: SpaceId;
  readonly slot: SlotName;
  /** Something to be found rather than a piece: it stays larger when the board is small. */
  readonly isSign?: boolean;
  /** Kind, place and owner, where it is seen to come and go. */
  readonly piece?: string | undefined;
  readonly children: ReactNode;
}
/** Puts a piece in its place; nothing where the space has none. */
export function At({ id, slot, isSign = false, piece, children }: AtProps) {
  const place = useContext(LayoutContext).slotOf(id, slot);
  if (!place) return null;
  return (
    <g transform={`translate(${place.at.join(' ')})`} data-piece={piece}>
      <g
        className={isSign ? 'hr-piece inline rigid centred inked soft w-18 edge hr-sign' : 'hr-piece'}
        style={{ '--s': String(place.scale) } as CSSProperties}
      >
        {children}
      </g>
    </g>
  );
}

/** The holder of a space, by shape; dashed where control is kept without a marker. */
const ControlMarker = ({ nation, isNoted = false }: { readonly nation: Nation; readonly isNoted?: boolean }) => (
  <g className={isNoted ? 'hr-marker hr-marker-noted' : 'hr-marker'}>
    {isNoted ? null : <circle className="hr-shadow" cx="1" cy="2" r="14" />}
    <EmblemShape of={MARKS[nation]} />
  </g>
);

/** A ship on a plate: square for the Axis, round-ended for the Allies. */
export const Fleet = ({ side }: { readonly side: Side }) => (
  <g className={`hr-fleet side-${side}`}>
    <rect className="hr-shadow" x="-21" y="-10.5" width="44" height="26" rx={side === 'axis' ? 4 : 13} />
    <rect className="hr-plate" x="-22" y="-13" width="44" height="26" rx={side === 'axis' ? 4 : 13} />
    <path className="hr-plate-sign" d={SHIPS[side]} />
  </g>
);
const SHIP =
  'M-16.5 2H17L13.5 8H-13.5ZM-10.5 .8V-1.6H-7.5V-4H-2.6V-8.6H-.8V-10.4H.6V-8.6H1.4V-4H5V-1.6H8V.8ZM8.8 .8V-1.2H10.4L15-2.2V-1L11.6 .8ZM-11.4 .8V-1.2L-15.4-2V-.9L-13 .8Z';

const SHIPS: Readonly<Record<Side, string>> = { axis: SHIP, allies: movedPath(SHIP, { isMirrored: true }) };

/** The trace of a fortress with five bastions, and the sign of its side inside. */
export const Fortress = ({ side }: { readonly side: Side }) => (
  <g className={`hr-fortress side-${side}`}>
    <path className="hr-shadow" d={BASTIONS_SHADOW} />
    <path className="hr-plate" d={BASTIONS} />
    <path className="hr-plate-sign" d={FORTRESS_SIGNS[side]} />
  </g>
);
const BASTIONS = bastions();
const BASTIONS_SHADOW = movedPath(BASTIONS, { x: 1, y: 2 });
const FORTRESS_SIGNS: Readonly<Record<Side, string>> = {
  axis: movedPath(CROSS, { scale: 0.72 }),
  allies: movedPath(starPath(7.6), { y: 0.4 }),
};

function bastions(): string {
  const point = (radius: number, angle: number): string =>
    `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
  const corners = Array.from({ length: 5 }, (_, i) => {
    const ahead = (i * 2 * Math.PI) / 5;
    return [
      point(11.6, ahead - 0.36),
      point(13.8, ahead - 0.33),
      point(16.6, ahead),
      point(13.8, ahead + 0.33),
      point(11.6, ahead + 0.36),
    ].join('L');
  });
  return `M${corners.join('L')}Z`;
}

/** One production point: hollow where its home side has lost it. */
const Drum = ({ x, isLost }: { readonly x: number; readonly isLost: boolean }) => (
  <g className={isLost ? 'hr-drum hr-drum-lost' : 'hr-drum'}>
    <path className="hr-drum-body" d={movedPath(DRUM_BODY, { x })} />
    <path className="hollow hr-drum-hoop" d={movedPath(DRUM_HOOPS, { x })} />
  </g>
);

const DRUM = 12;
const DRUM_BODY = 'M-4.5-4.4C-4.5-6.1 4.5-6.1 4.5-4.4V4.4C4.5 6.1-4.5 6.1-4.5 4.4Z';
const DRUM_HOOPS = 'M-4.5-1.4H4.5M-4.5 2H4.5';

/** Drums of all centres; FRANCO's cube stands for the one of Spain. */
export const Production = memo(({ facts, view }: HrScene) => (
  <g className="hr-production">
    {[...facts.areas, ...facts.zones].map(({ id, productionOwner }) => {
      const drums = drumsOf({ facts, view }, id);
      if (drums === 0) return null;
      if (productionOwner === null) return <Cube key={id} id={id} kind="centre" />;
      const holder = holderOf({ facts, view }, id);
      const isLost = holder !== null && sideOf(holder) !== sideOf(productionOwner);
      return (
        <At key={id} id={id} slot="drums">
          {Array.from({ length: drums }, (_, i) => (
            <Drum key={i} x={(i - (drums - 1) / 2) * DRUM} isLost={isLost} />
          ))}
        </At>
      );
    })}
  </g>
));
Production.displayName = 'Production';

/**
 * A cube laid on an area as a reminder: production in Spain; an attack of Barbarossa or Bagration still to be made, beside
 * the sign that the area may be attacked.
 */
export const Cube = memo(({ id, kind }: { readonly id: SpaceId; readonly kind: 'centre' | 'attack' }) => (
  <At id={id} slot="conflict">
    <g className={`hr-cube hr-cube-${kind}`} transform={kind === 'attack' ? 'translate(23 0)' : undefined}>
      <path className="hr-cube-top" d="M-8-4L0-8.6L8-4L0 .6Z" />
      <path className="hr-cube-left" d="M-8-4L0 .6V9.4L-8 4.8Z" />
      <path className="hr-cube-right" d="M8-4L0 .6V9.4L8 4.8Z" />
    </g>
  </At>
));
Cube.displayName = 'Cube';

interface PiecesProps extends HrScene {
  /** Besides the markers that lie there: a sign on every held space, or on every Allied one. */
  readonly shows?: 'all' | 'allied' | undefined;
  /** The step that is shown decided a fight. */
  readonly isFought?: boolean;
}

export const Pieces = memo(({ facts, view, shows, isFought = false }: PiecesProps) => {
  const scene = { facts, view };
  const { list, lifted } = usePieceMotion(isFought);
  return (
    <g className="hr-pieces" ref={list}>
      {[...facts.areas, ...facts.zones].map(({ id }) => {
        const holder = holderOf(scene, id);
        const isNoted = view.unmarked.includes(id);
        const isShown = isNoted || shows === 'all' || (shows === 'allied' && holder !== 'axis');
        const marker = isShown ? holder : (view.markers[id] ?? null);
        return (
          marker && (
            <At key={id} id={id} slot="control" piece={shows === undefined ? `marker ${id} ${marker}` : undefined}>
              <ControlMarker nation={marker} isNoted={isNoted} />
            </At>
          )
        );
      })}
      {SIDES.flatMap((side) => [
        ...view.fortresses[side].map((id) => (
          <At key={`fortress ${side} ${id}`} id={id} slot="fortress" piece={`fortress ${id} ${side}`}>
            <Fortress side={side} />
          </At>
        )),
        ...view.fleets[side].map((id) => (
          <At
            key={`fleet ${side} ${id}`}
            id={id}
            slot={side === 'axis' ? 'fleetAxis' : 'fleetAllied'}
            piece={`fleet ${id} ${side}`}
          >
            <Fleet side={side} />
          </At>
        )),
      ])}
      <g ref={lifted} />
    </g>
  );
});
Pieces.displayName = 'Pieces';

/** Overlay `production`: what each centre counts, on the sign of the side that has it now. */
export const Figures = ({ facts, view }: HrScene) => {
  const scene = { facts, view };
  return (
    <g className="hr-figures">
      {[...facts.areas, ...facts.zones].map(({ id }) => {
        const drums = drumsOf(scene, id);
        if (drums === 0) return null;
        const nation = holderOf(scene, id) ?? findSpace(facts, id)?.productionOwner ?? null;
        return (
          nation && (
            <At key={id} id={id} slot="control">
              <g className={`hr-figure side-${nation}`}>
                <path className="hr-figure-plate" d={PLATES[nation]} />
                <text y="6.6">{drums}</text>
              </g>
            </At>
          )
        );
      })}
    </g>
  );
};
/** The outlines of the three signs, larger. */
const PLATES: Readonly<Record<Nation, string>> = {
  axis: 'M-15-15H15V15H-15Z',
  western: 'M-17 0A17 17 0 1 1 17 0A17 17 0 1 1-17 0Z',
  soviet: 'M0-18.4L16-9.2V9.2L0 18.4L-16 9.2V-9.2Z',
};
