import { memo, useContext, type CSSProperties, type ReactNode, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Nation, Side, SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { CROSS, drawEmblem, starPath } from '../../../parts/emblem.tsx';
import { movedPath } from '../../../parts/moved-path.ts';
import '../../../parts/emblem.css';
import { SIDES, drumsOf, findSpace, holderOf, sideOf, type HrScene } from '../lookup.ts';
import { MARKS } from '../side-mark.tsx';
import { LayoutContext, type Layout } from './layout.ts';
import { animate, animateOut } from '../../../motion/animate.ts';
import { GROUND, STAMP, untilRest, motionScale } from '../../../motion/beat-times.ts';
import type { SlotName } from './shapes.ts';

/** Pieces on the board. Each is centred on 0, 0 and as large as its slot was spaced for. */

interface AtProps {
  readonly id: SpaceId;
  readonly slot: SlotName;
  /** Something to be found rather than a piece: it stays larger when the board is small. */
  readonly isSign?: boolean;
  readonly piece?: string | undefined;
  readonly children: ReactNode;
}
export const At = (props: AtProps) => drawAt(useContext(LayoutContext), props);

export function drawAt({ slotOf }: Layout, { id, slot, isSign = false, piece, children }: AtProps) {
  const place = slotOf(id, slot);
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

interface ControlProps {
  readonly id: SpaceId;
  readonly nation: Nation;
  readonly isNoted: boolean;
  /** It moves when control changes; the sign of an overlay does not. */
  readonly isPiece: boolean;
}

/** The holder of a space, by shape; dashed where control is kept without a marker. */
const ControlMarker = memo(({ id, nation, isNoted, isPiece }: ControlProps) => (
  <At id={id} slot="control" piece={isPiece ? `marker ${id} ${nation}` : undefined}>
    <g className={isNoted ? 'hr-marker hr-marker-noted' : 'hr-marker'}>
      {isNoted ? null : <circle className="hr-shadow" cx="1" cy="2" r="14" />}
      {drawEmblem(MARKS[nation])}
    </g>
  </At>
));
ControlMarker.displayName = 'ControlMarker';

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

const Drum = ({ x, isLost }: { readonly x: number; readonly isLost: boolean }) => (
  <g className={isLost ? 'hr-drum hr-drum-lost' : 'hr-drum'}>
    <path className="hr-drum-body" d={movedPath(DRUM_BODY, { x })} />
    <path className="hollow hr-drum-hoop" d={movedPath(DRUM_HOOPS, { x })} />
  </g>
);

interface DrumsProps {
  readonly id: SpaceId;
  readonly count: number;
  readonly isLost: boolean;
}

const Drums = memo(({ id, count, isLost }: DrumsProps) => (
  <At id={id} slot="drums">
    {Array.from({ length: count }, (_, i) => (
      <Drum key={i} x={(i - (count - 1) / 2) * DRUM} isLost={isLost} />
    ))}
  </At>
));
Drums.displayName = 'Drums';

const DRUM = 12;
const DRUM_BODY = 'M-4.5-4.4C-4.5-6.1 4.5-6.1 4.5-4.4V4.4C4.5 6.1-4.5 6.1-4.5 4.4Z';
const DRUM_HOOPS = 'M-4.5-1.4H4.5M-4.5 2H4.5';

/** Drums of all centres; FRANCO's cube stands for the one of Spain. */
export const Production = memo(({ facts, view }: HrScene) => (
  <g>
    {[...facts.areas, ...facts.zones].map(({ id, productionOwner }) => {
      const drums = drumsOf({ facts, view }, id);
      if (drums === 0) return null;
      if (productionOwner === null) return <Cube key={id} id={id} kind="centre" />;
      const holder = holderOf({ facts, view }, id);
      const isLost = holder !== null && sideOf(holder) !== sideOf(productionOwner);
      return <Drums key={id} id={id} count={drums} isLost={isLost} />;
    })}
  </g>
));
Production.displayName = 'Production';

/** A cube on an area as a reminder: production in Spain, or an attack of Barbarossa or Bagration still to be made, next to the sign of a target. */
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

interface BuiltProps {
  readonly id: SpaceId;
  readonly side: Side;
}

const BuiltFortress = memo(({ id, side }: BuiltProps) => (
  <At id={id} slot="fortress" piece={`fortress ${id} ${side}`}>
    <Fortress side={side} />
  </At>
));
BuiltFortress.displayName = 'BuiltFortress';

const BuiltFleet = memo(({ id, side }: BuiltProps) => (
  <At id={id} slot={side === 'axis' ? 'fleetAxis' : 'fleetAllied'} piece={`fleet ${id} ${side}`}>
    <Fleet side={side} />
  </At>
));
BuiltFleet.displayName = 'BuiltFleet';

interface PiecesProps extends HrScene {
  /** Signs on every held space, or every Allied one, in addition to the markers there. */
  readonly shows?: 'all' | 'allied' | undefined;
  readonly isFought?: boolean;
}

export const Pieces = memo(function Pieces({ facts, view, shows, isFought = false }: PiecesProps) {
  const scene = { facts, view };
  const { list, lifted } = usePieceMotion(isFought);
  return (
    <g ref={list}>
      {[...facts.areas, ...facts.zones].map(({ id }) => {
        const holder = holderOf(scene, id);
        const isNoted = view.unmarked.includes(id);
        const isShown = isNoted || shows === 'all' || (shows === 'allied' && holder !== 'axis');
        const marker = isShown ? holder : (view.markers[id] ?? null);
        return (
          marker && <ControlMarker key={id} id={id} nation={marker} isNoted={isNoted} isPiece={shows === undefined} />
        );
      })}
      {SIDES.flatMap((side) => [
        ...view.fortresses[side].map((id) => <BuiltFortress key={`fortress ${side} ${id}`} id={id} side={side} />),
        ...view.fleets[side].map((id) => <BuiltFleet key={`fleet ${side} ${id}`} id={id} side={side} />),
      ])}
      <g ref={lifted} />
    </g>
  );
});

/** Overlay `production`: what each centre counts, on the sign of the side that has it now. */
export const Figures = ({ facts, view }: HrScene) => {
  const scene = { facts, view };
  return (
    <g>
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
const PLATES: Readonly<Record<Nation, string>> = {
  axis: 'M-15-15H15V15H-15Z',
  western: 'M-17 0A17 17 0 1 1 17 0A17 17 0 1 1-17 0Z',
  soviet: 'M0-18.4L16-9.2V9.2L0 18.4L-16 9.2V-9.2Z',
};

/** The motion of pieces that come to the board and leave it. */

/** More at once is another position, not a move. */
const MOST = 8;
const inner = (place: Element): Element | null => place.querySelector('.hr-piece');

const FALL: Keyframe[] = [
  { translate: '0 -14px', scale: 1.25, opacity: 0 },
  { translate: '0 0', scale: '1.03 0.94', opacity: 1, offset: 0.83 },
  { translate: '0 0', scale: 1, opacity: 1 },
];
const SLIDE: Keyframe[] = [
  { translate: '0 150px', opacity: 0 },
  { translate: '0 0', opacity: 1 },
];
const STAMPED: Keyframe[] = [
  { scale: 1.45, opacity: 0 },
  { scale: 1, opacity: 1 },
];
const RING: Keyframe[] = [
  { scale: 0.9, opacity: 0.8 },
  { scale: 1.9, opacity: 0 },
];
const LIFT: Keyframe[] = [{}, { translate: '0 -10px', opacity: 0 }];

/** A marker on ground that was fought for is stamped once that has its colour. */
function stamp(place: Element): void {
  const after = untilRest() + GROUND * motionScale();
  const stamped = animate(inner(place), STAMPED, { length: STAMP, after, easing: 'ease-in' });
  if (!stamped) return;
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  ring.setAttribute('class', 'hr-ring');
  ring.setAttribute('r', '17');
  place.append(ring);
  animateOut(ring, RING, { length: 2 * STAMP, after: after + STAMP * motionScale() });
}

function arrive(place: Element, kind: string, isFought: boolean): void {
  if (kind === 'marker' && isFought) stamp(place);
  else if (kind === 'marker') animate(inner(place), FALL, { length: 240 });
  else animate(inner(place), SLIDE, { length: 280 });
}

const byKey = (list: Element | null): ReadonlyMap<string, Element> =>
  new Map(
    [...(list?.querySelectorAll('[data-piece]') ?? [])].map((one) => [one.getAttribute('data-piece') ?? '', one]),
  );

interface PieceLists {
  readonly list: RefObject<SVGGElement | null>;
  readonly lifted: RefObject<SVGGElement | null>;
}

/** Moves what has come and what has gone since the last drawing. `isFought`: the step decided a fight. */
export function usePieceMotion(isFought: boolean): PieceLists {
  const list = useRef<SVGGElement>(null);
  const lifted = useRef<SVGGElement>(null);
  const known = useRef<ReadonlyMap<string, Element> | null>(null);
  useLayoutEffect(() => {
    const before = known.current;
    const now = byKey(list.current);
    known.current = now;
    if (!before || motionScale() === 0) return;
    const came = [...now].filter(([key]) => !before.has(key));
    const gone = [...before].filter(([key, place]) => !now.has(key) && !place.isConnected);
    if (came.length + gone.length > MOST) return;
    for (const [key, place] of came) arrive(place, key.split(' ')[0] ?? '', isFought);
    for (const [, place] of gone) {
      lifted.current?.append(place);
      animateOut(place, LIFT, { length: 160 });
    }
  });
  return { list, lifted };
}
