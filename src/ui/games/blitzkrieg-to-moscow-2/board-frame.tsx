import { useCallback, useMemo, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { NoteLayer } from '../../board/note-layer.tsx';
import { useBoardUse } from '../../board/use-board.ts';
import { changedHexes, useTaken } from '../../board/taken-ground.tsx';
import { usePrefs } from '../../../store/hooks.ts';
import type { BoardProps } from '../../table/game-table.ts';
import { type Place, moved, point } from '../../board/hex-geometry.ts';
import { BtmBoard } from './board/btm-board.tsx';
import { BOARD_OVERLAYS } from './board/overlay-layers.tsx';
import type { LogLine } from '../../../store/types.ts';
import { HEAD, pathPoints, type MoveTrace } from './board/paths.tsx';
import { boardWords } from './board-words.ts';
import { EndNumbers } from '../../table/end-numbers.tsx';
import { ToldOnMap } from '../../table/opponent/told-on-map.tsx';
import { LineOnMap } from '../../table/suggest/line-on-map.tsx';
import { numberRects } from './board/print-layer.tsx';
import type { BtmEvent } from '../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { FallenPiece } from '../../board/fallen.tsx';
import { findUnit, isSpotName, type BtmScene, unitsUnderWay } from './lookup.ts';
import { drawCounter, ON_BOARD } from './board/counter.tsx';
import { spotCentre, HEX_RADIUS, HEX_LAYOUT } from './board/layout.ts';
import { linePaths, lastTraces, lastTurn, spotsTold, unitsOnTheirWay, pathBegun } from './paths.ts';
import { isFallBack } from './verbs.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Spot } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { PlayState } from '../../../play/state.ts';
import { ArrowThrough } from '../../board/path.tsx';
import type { PocketReading } from '../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { isMoving } from './ahead/read-ahead.ts';
import { PocketsAhead, SupplyKey, SupplyShade } from './ahead/supply-shade.tsx';
import { FoughtOnMap, useFought, type Fought } from './combat/fought-on-map.tsx';
import { PanzersOnMap } from './panzers/panzers-on-map.tsx';
import { useTableLayout } from '../../table/use-table-layout.ts';
import { PocketBanner } from './pockets/pocket-banner.tsx';
import { PocketsOnMap } from './pockets/pockets-on-map.tsx';
import { readPockets } from './pockets/read-pockets.ts';
import { readSurrender, type Surrender } from './surrender/surrender-beat.ts';
import { SurrenderOnMap } from './surrender/surrender-on-map.tsx';
import { unitsBeforeSurrender, useToldGroups } from './surrender/told-groups.ts';
import { useIsAtTable, usePlay, usePlayStore, usePointing } from '../../table/use-play.tsx';

const NOTHING: readonly TargetRef[] = [];
/** Above the counter that may come, next to the number of the hex. */
const numberAt = (spot: string): Place => moved(spotCentre(spot), { x: 27, y: -34 });
const NO_POCKETS: readonly PocketReading[] = [];
const NO_TRACES: readonly MoveTrace[] = [];

/** Hexes that changed hands (§4.2). */
const listChanged = (events: readonly BtmTypes['event'][]) => events.filter((event) => event.type === 'control');

const NOTE_RADIUS = 0.72 * HEX_RADIUS;

export const BtmBoardFrame = (props: BoardProps<BtmTypes>) =>
  useIsAtTable() ? <FrameAtTable {...props} /> : <Frame {...props} />;

/** While both players watch a surrender, a unit keeps its place until its group comes. */
function FrameAtTable(props: BoardProps<BtmTypes>) {
  const { facts, queries, view, events } = props;
  const told = useToldGroups();
  const surrender = told === null ? null : readSurrender({ facts, queries, view }, events);
  const pockets = useMemo(
    () => (surrender ? [] : readPockets({ facts, queries, view }, events)),
    [surrender, facts, queries, view, events],
  );
  const scene = useMemo(() => ({ facts, queries, view }), [facts, queries, view]);
  const prints = useMemo(() => numberRects(facts), [facts]);
  const fought = useFought(scene);
  const isPhone = useTableLayout() === 'phone';
  const hasTints = usePrefs((prefs) => prefs.tints);
  const fresh = pockets.find(({ isNew }) => isNew);
  const acts = !props.readOnly && props.overlay === null && view.question?.at === 'breakthrough/action';
  const moves = !props.readOnly && props.overlay === null && isMoving(scene, props.picked ?? NOTHING);
  return (
    <>
      <Frame
        {...props}
        surrender={surrender}
        told={told ?? 0}
        pockets={pockets}
        fought={fought}
        shade={moves && hasTints ? <SupplyShade scene={scene} pockets={pockets} /> : null}
        pocketsAhead={
          moves ? (
            <PocketsAhead scene={scene} />
          ) : fought ? (
            <FoughtOnMap fought={fought} prints={prints} />
          ) : acts ? (
            <PanzersOnMap scene={scene} moves={props.moves} prints={prints} />
          ) : null
        }
      />
      {moves && hasTints ? <SupplyKey scene={scene} /> : null}
      {isPhone && fresh ? <PocketBanner scene={scene} pocket={fresh} /> : null}
    </>
  );
}

interface FrameProps extends BoardProps<BtmTypes> {
  readonly surrender?: Surrender | null;
  /** The group that the players see now. */
  readonly told?: number;
  readonly pockets?: readonly PocketReading[];
  readonly fought?: Fought | null;
  readonly shade?: ReactNode;
  readonly pocketsAhead?: ReactNode;
}

function Frame(props: FrameProps) {
  const {
    facts,
    queries,
    view,
    events,
    stepNumber,
    picked: picks = NOTHING,
    surrender = null,
    told = 0,
    pockets = NO_POCKETS,
    fought = null,
  } = props;
  const i18n = useT();
  const use = useBoardUse(props);
  const overlay = BOARD_OVERLAYS.find((one) => one === props.overlay) ?? 'none';
  const past = overlay === 'last' ? props.past : null;
  const begun = useMemo(() => pathBegun(facts, view), [facts, view]);
  const units = useMemo(
    () => unitsBeforeSurrender(unitsOnTheirWay(view, begun), surrender, told),
    [view, begun, surrender, told],
  );
  const names = useMemo(
    () => boardWords({ facts, queries, view: { ...view, units }, i18n }),
    [facts, queries, view, units, i18n],
  );
  const lastMoves = useMemo(() => (begun.length > 0 ? begun : lastTraces(facts, events)), [facts, begun, events]);
  const lost = useMemo(
    () => listFallen({ facts, queries, view }, events, surrender !== null, fought),
    [facts, queries, view, events, surrender, fought],
  );
  const taken = useTaken(view, stepNumber, () => changedHexes(listChanged(events), HEX_LAYOUT));
  const trail = useMemo(
    () => (past ? lastTurn({ facts, queries }, past.points, past.at) : NO_TRACES),
    [facts, queries, past],
  );
  const listWays = useCallback(
    (line: readonly string[]) => linePaths({ facts, queries, view: { ...view, units } }, line, numberAt),
    [facts, queries, view, units],
  );
  const placesOf = useCallback(
    (lines: readonly LogLine[]) => pathPoints(spotsTold({ facts, queries, view }, lines)),
    [facts, queries, view],
  );
  const prints = useMemo(() => numberRects(facts), [facts]);
  const scene = useMemo(() => ({ facts, queries, view, i18n }), [facts, queries, view, i18n]);
  return (
    <BtmBoard
      {...use}
      {...{ facts, queries, view, units, names, overlay, lastMoves, trail, picks, lost, taken }}
      shade={props.shade}
      ahead={
        <>
          {props.pocketsAhead}
          {props.drawOver ? (
            props.drawOver(numberAt)
          ) : props.readOnly ? (
            <ToldOnMap placesOf={placesOf} prints={prints} />
          ) : (
            <>
              <WayAhead view={view} units={units} />
              <EndNumbers isNumbered={isFallBack} placeOf={numberAt} />
              <LineOnMap listWays={listWays} short={40} prints={prints} />
            </>
          )}
          {pockets.length > 0 ? <PocketsOnMap scene={scene} pockets={pockets} /> : null}
          {surrender ? <SurrenderOnMap scene={scene} surrender={surrender} told={told} prints={prints} /> : null}
          {props.drawing ? <NoteLayer {...props.drawing} placeOf={spotCentre} radius={NOTE_RADIUS} /> : null}
        </>
      }
    />
  );
}

/** The way that leads to what the pointer, the focus or the list is on, else to what is picked; its unit, then its places. */
function wayIn({ picture: { combos, combo, selection } }: PlayState, at: TargetRef | null): readonly string[] {
  const way = combos.find(({ target }) => target === at) ?? combo;
  const unit = selection.picked.find((target) => parseTarget(target).kind === 'unit');
  const places = way?.moves.flatMap((move) => ('to' in move && typeof move.to === 'string' ? [move.to] : [])) ?? [];
  return places.length > 0 ? [unit === undefined ? '' : parseTarget(unit).id, ...places] : [];
}

/** The steps of a way that can be chosen, each with what it has cost so far (§10: a hex each). */
function WayAhead({ view, units }: { readonly view: BtmView; readonly units: BtmView['units'] }) {
  const { shown } = usePlayStore();
  const at = usePointing(({ hovered, listed }) => {
    const target = hovered ?? listed;
    return shown.getState().picture.combos.some((combo) => combo.target === target) ? target : null;
  });
  const [picked, ...path] = usePlay(useShallow((state) => wayIn(state, at)));
  const unit = picked || unitsUnderWay(view)[0] || (view.question && 'unit' in view.question && view.question.unit);
  const from = unit ? units[unit]?.place : undefined;
  if (from === undefined || path.length === 0) return null;
  const places = pathPoints([from, ...path] as readonly Spot[]);
  return (
    <g className="btm-ahead">
      <ArrowThrough className="btm-ahead-way" places={places} short={40} shape={HEAD} />
      {path.length > 1 &&
        places.slice(1).map((place, step) => (
          <g key={step} className="map-sign btm-cost" transform={`translate(${point(place)})`}>
            <circle r="13" />
            <text y="6">{step + 1}</text>
          </g>
        ))}
    </g>
  );
}

/** The offset of a second unit of the same hex. */
const BESIDE = { x: 16, y: 12 };
const ASIDE = { x: -46, y: 44 };
const NOT_ASIDE = { x: 0, y: 0 };

/** Units that the last step eliminated, in their places unless others are there now. */
function listFallen(
  { facts, view }: BtmScene,
  events: readonly BtmEvent[],
  isSurrenderTold: boolean,
  fought: Fought | null,
): readonly FallenPiece[] {
  const held = new Set(Object.values(view.units).map(({ place }) => place));
  const lost = events.flatMap((event) => {
    if (event.type === 'surrendered') return isSurrenderTold ? [] : [{ unit: event.unit, place: event.hex }];
    return event.type === 'eliminated' && isSpotName(event.place) ? [event] : [];
  });
  const known = new Set(lost.map(({ unit }) => unit));
  // The cross of a combat stays until the next action, next to the unit that has advanced.
  const before = (fought?.fallen ?? [])
    .filter((unit) => !known.has(unit))
    .map((unit) => ({ unit, place: fought?.hex ?? '' }));
  const all = [...lost, ...before];
  return all.flatMap(({ unit: id, place }, at) => {
    const unit = findUnit(facts, id);
    const isHeld = held.has(place);
    if (!unit || (isHeld && place !== fought?.hex)) return [];
    const earlier = all.slice(0, at).filter((one) => one.place === place).length;
    const aside = isHeld ? ASIDE : NOT_ASIDE;
    const middle = moved(spotCentre(place), { x: aside.x + BESIDE.x * earlier, y: aside.y + BESIDE.y * earlier });
    return [{ unit: id, at: middle, scale: ON_BOARD * 0.8, counter: drawCounter({ unit, isSpent: false }) }];
  });
}
