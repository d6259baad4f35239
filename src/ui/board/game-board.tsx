import { memo, useCallback, useRef, useEffect, type ReactNode, type Ref } from 'react';
import './fault-number.css';
import type { TargetRef } from '../../engine/kernel/types.ts';
import {
  resolvePick,
  type BoardStop,
  type Mark,
  type Neighbours,
  type FocusTargets,
  type PlaceMark,
} from './board-steps.ts';
import type { BoardWords } from './board-words.ts';
import './game-board.css';
import { MapLayer } from './map-layer.tsx';
import { MapViewport, useViewport, type MapHandle } from './map-viewport.tsx';
import { drawRim, PlaceRims, PlaceTags } from './marks.tsx';
import { Lines, paint, useIds } from './patterns.tsx';
import { readPlaces, rectRound, type Rect, type Size } from './viewport-math.ts';
import { useSelected, type Selected } from './selected.ts';
import { SpaceBoard, type SpaceBoardHandle } from './space-board.tsx';
import { TakenGrounds, type Taken } from './taken-ground.tsx';

export interface BoardSheet {
  readonly className: string;
  readonly size: Size;
  /** A small screen starts zoomed in if the board would be below this scale (pixels a unit). */
  readonly readable: number;
  /** Pixels per unit below which a fight that is played out is never shown, however far apart its places are. */
  readonly near?: number;
  /** A fight is shown no nearer than so many times the scale at which the board fills the map: what is round it counts as well. */
  readonly nearest?: number;
  /** The part of the board that the first view shows; without it the whole. */
  readonly core?: Rect;
  /** Scales from which more is printed; layers read the step as `data-detail` on the stage. */
  readonly details: readonly number[];
  readonly controls: 'top-left' | 'bottom-right';
  /** The outline of a marked place's rim; empty where its sign is enough. */
  readonly rimOf: (place: string, mark: Mark) => string;
  readonly tagOf: (place: string, mark: Mark) => ReactNode;
}

/** The drawings of a board from the bottom up. The chassis adds the rims, above `ground`, and the signs of marked places, above everything else. */
interface BoardLayers {
  /** Print, who holds what, and the line between the sides. One memoised component of the game, a `PrintedMap`: a pick does not change its props. */
  readonly map: ReactNode;
  readonly ground?: ReactNode;
  readonly ways?: ReactNode;
  /** Once more what is printed in these places, or in all: what is marked or overlaid keeps its name. Always the same function. */
  readonly printIn: (places: Places) => ReactNode;
  /** Places that `ground` or `ways` cover. */
  readonly covered?: Places;
  readonly play: ReactNode;
  readonly pieces?: ReactNode;
  readonly signs?: ReactNode;
}

/** Places by id; `all` of a board. */
export type Places = readonly string[] | 'all';

export interface BoardUse {
  /** The targets that are offered, chosen or just refused. Those that are not on the board are skipped. */
  readonly focusTargets: FocusTargets;
  readonly hidePieces: boolean;
  /** The pick or the thing looked at, with a white rim. */
  readonly selected: Selected;
  /** The subject of a lesson: it gets the same rim, and the view is about it alone. */
  readonly pointed: readonly TargetRef[];
  /** Ground that has just changed hands. */
  readonly taken?: readonly Taken[];
  readonly faulty?: readonly string[];
  /** Nothing can be picked: a press inspects. */
  readonly readOnly: boolean;
  readonly onPick: (target: TargetRef) => void;
  /** Handles a press on anything that is not offered. */
  readonly onWhy: (target: TargetRef) => void;
  readonly onHover: (target: TargetRef | null) => void;
  readonly onInspect: (target: TargetRef) => void;
  /** Pieces and views jump instead of gliding. */
  readonly still?: boolean;
  readonly ref?: Ref<MapHandle> | undefined;
  readonly boardRef?: Ref<SpaceBoardHandle> | undefined;
}

type Reports = Pick<
  BoardUse,
  | 'selected'
  | 'taken'
  | 'faulty'
  | 'readOnly'
  | 'onPick'
  | 'onWhy'
  | 'onHover'
  | 'onInspect'
  | 'still'
  | 'ref'
  | 'boardRef'
>;

interface GameBoardProps extends Reports {
  /** Replaces that of the sheet; 0 shows the whole area of the question. */
  readonly near?: number | undefined;
  readonly sheet: BoardSheet;
  readonly layers: BoardLayers;
  readonly words: BoardWords;
  readonly marks: readonly PlaceMark[];
  /** The outline of the marks that are in a region. */
  readonly region?: string;
  /** The place that is rimmed for a target; null if the target is not on the board. */
  readonly placeOf: (target: TargetRef) => string | null;
  /** A still, fast picture of the board, shown from the second zoom step on. */
  readonly minimap: ReactNode;
  /** Parts of the board that the minimap leaves free. */
  readonly kept?: readonly Rect[] | undefined;
  /** The area of the question; null if it is about no place. */
  readonly question: Rect | null;
  /** The centre of the first view if the core of the board does not fit; by default the question. */
  readonly first?: Rect | null;
  readonly stops: readonly BoardStop[];
  readonly neighbours: Neighbours;
}

interface PrintProps {
  /** Ids with a space between them, or `all`: the same places are the same prop. */
  readonly places: string;
  readonly printIn: BoardLayers['printIn'];
}

const PrintAbove = memo(({ places, printIn }: PrintProps) =>
  places === '' ? null : printIn(places === 'all' ? places : places.split(' ')),
);
PrintAbove.displayName = 'PrintAbove';

/** The places with a rim and those that are covered. */
function hiddenPlaces(marks: readonly PlaceMark[], covered: Places, rimOf: BoardSheet['rimOf']): string {
  if (covered === 'all') return covered;
  const rimmed = marks.flatMap(({ place, mark, isInRegion }) => (isInRegion || rimOf(place, mark) === '' ? [] : place));
  return [...new Set([...rimmed, ...covered])].sort().join(' ');
}
const NOWHERE: Places = [];
const NONE_TAKEN: readonly Taken[] = [];

type SelectedRimProps = Pick<GameBoardProps, 'selected' | 'marks' | 'placeOf'> &
  Pick<BoardSheet, 'rimOf'> &
  Pick<PrintProps, 'printIn'>;

/** The rim of the selection, where its place has no mark: the only thing redrawn when the pointer moves through a list. */
const SelectedRim = memo(function SelectedRim({ selected, marks, placeOf, rimOf, printIn }: SelectedRimProps) {
  const place = useSelected(selected, (target) => {
    const found = target === null ? null : placeOf(target);
    return marks.some((one) => one.place === found) ? null : found;
  });
  return place === null ? null : (
    <>
      {drawRim({ path: rimOf(place, 'chosen'), mark: 'chosen' })}
      {printIn([place])}
    </>
  );
});

/** The board of every game: layers that pan and zoom, and above them all that can be pointed at, by hand or by key. */
export function GameBoard({ ref, ...props }: GameBoardProps) {
  const { sheet, layers, words, marks, stops, readOnly, still = false } = props;
  const { onPick, onWhy, onHover, onInspect } = props;
  const ids = useIds();
  const tags = <PlaceTags marks={marks} tagOf={sheet.tagOf} />;

  const act = (id: string) => {
    const picked = resolvePick(id, stops);
    if (readOnly) onInspect(id as TargetRef);
    else if (picked === null) onWhy(id as TargetRef);
    else onPick(picked as TargetRef);
  };
  const hovered = useRef<string | null>(null);
  const hover = useCallback(
    (id: string | null) => {
      if (hovered.current === id) return;
      hovered.current = id;
      onHover(id as TargetRef | null);
    },
    [onHover],
  );

  return (
    <div className={`game-board ${sheet.className}`} data-still={still || undefined}>
      <MapViewport
        board={sheet.size}
        labels={words.controls}
        readable={sheet.readable}
        near={props.near ?? sheet.near ?? sheet.readable}
        nearest={sheet.nearest}
        {...(sheet.core ? { core: sheet.core } : {})}
        details={sheet.details}
        controls={sheet.controls}
        minimap={props.minimap}
        kept={props.kept}
        question={props.question}
        first={props.first}
        still={still}
        ref={ref}
      >
        {layers.map}
        <TakenGrounds taken={props.taken ?? NONE_TAKEN} />
        <MapLayer board={sheet.size} name="play">
          <defs>
            <Lines id={ids('target')} pitch={11} width={4.2} turn={-45} className="mark-hatch" />
            <Lines id={ids('target-wide')} pitch={22} width={10} turn={-45} className="mark-hatch-wide" />
          </defs>
          {layers.ground}
          <PlaceRims
            marks={marks}
            rimOf={sheet.rimOf}
            hatch={paint(ids, 'target')}
            wideHatch={paint(ids, 'target-wide')}
            region={props.region ?? ''}
          />
          <SelectedRim
            selected={props.selected}
            marks={marks}
            placeOf={props.placeOf}
            rimOf={sheet.rimOf}
            printIn={layers.printIn}
          />
          {layers.ways}
          <PrintAbove places={hiddenPlaces(marks, layers.covered ?? NOWHERE, sheet.rimOf)} printIn={layers.printIn} />
          {layers.play}
          {layers.signs === undefined && tags}
        </MapLayer>
        {layers.pieces}
        {props.faulty && props.faulty.length > 0 ? (
          <MapLayer board={sheet.size} name="faults">
            <FaultRims stops={stops} places={props.faulty} />
          </MapLayer>
        ) : null}
        {layers.signs !== undefined && (
          <MapLayer board={sheet.size} name="signs">
            {layers.signs}
            {tags}
          </MapLayer>
        )}
        <PickInSight stops={stops} />
        <SpaceBoard
          board={sheet.size}
          label={words.board}
          stops={stops}
          neighbours={props.neighbours}
          onPick={act}
          onHover={hover}
          onInspect={(id) => onInspect(id as TargetRef)}
          {...(props.boardRef ? { ref: props.boardRef } : {})}
        />
      </MapViewport>
    </div>
  );
}

/** A map no higher than this, in pixels, is a strip: what is picked in the list under it may be out of its sight. */
const STRIP = 300;
/** Round what is picked, in board units, and how much of it may be cut off before the map moves. */
const ROUND = 115;
const MAY_BE_CUT = 75;

/** In a strip, what is picked comes into sight. A press on the map itself never moves it: that place is in sight. */
export const PickInSight = memo(function PickInSight({ stops }: { readonly stops: readonly BoardStop[] }) {
  const viewport = useViewport();
  const picked = stops.filter(({ mark }) => mark === 'chosen');
  const places = picked.map(({ x, y }) => `${x} ${y}`).join(',');
  useEffect(() => {
    if (!viewport || places === '' || viewport.box().height > STRIP) return;
    const rect = rectRound(readPlaces(places), ROUND);
    if (rect) viewport.bringIn(rect, MAY_BE_CUT);
  }, [viewport, places]);
  return null;
});

/** A dashed rim round every piece of a place of which something is wrong; round the place where no piece can be pointed at. */
function FaultRims({ stops, places }: { readonly stops: readonly BoardStop[]; readonly places: readonly string[] }) {
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
