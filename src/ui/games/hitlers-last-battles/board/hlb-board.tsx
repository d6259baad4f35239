import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { type Mark, listLit, markPlaces } from '../../../board/board-steps.ts';
import { Fallen, type FallenPiece } from '../../../board/fallen.tsx';
import { GameBoard, type BoardSheet, type BoardUse, type Places } from '../../../board/game-board.tsx';
import { type Place, moved } from '../../../board/hex-geometry.ts';
import { drawTag } from '../../../board/marks.tsx';
import { cacheWidths } from '../../../board/picture/widths.ts';
import { mostCentral, rectRound, type Rect } from '../../../board/viewport-math.ts';
import { useSame } from '../../../parts/use-same.ts';
import { parseTarget, spaceRef } from '../../../../engine/kits/pointing/targets.ts';
import { findBattles, hexOfUnit, takenHexes } from '../lookup.ts';
import { drawCounter } from './counter.tsx';
import { FightPath, type FallenUnit, type FightArrow, Trace, type MoveTrace } from './paths.tsx';
import { GROUND } from './shapes.ts';
import { HlbMap } from './hlb-map.tsx';
import { HlbThumb } from '../thumb.tsx';
import { BOARD, CORE, centreOf, neighboursTowards, rimOf, standOf } from './layout.ts';
import { ControlSigns, OriginGhost, PointSigns, ReachMarks, ZoneSides } from './marks.tsx';
import { type BoardNames, boardStops } from './stops.ts';
import { PiecesLayer } from './pieces-layer.tsx';
import { HexNames, HexPrints } from './print-layer.tsx';
import './palette.css';
import './play.css';

export type BoardOverlay = 'control' | 'zones' | 'points' | 'reach' | 'last';

export interface HlbBoardProps extends BoardUse {
  readonly facts: HlbFacts;
  readonly view: HlbView;
  /** The move that led here; null at the opening. */
  readonly lastMove: MoveTrace | null;
  readonly overlay: BoardOverlay | 'none';
  /** For overlay `reach`. */
  readonly reach: readonly HexId[];
  /** For overlay `last`: the moves of the turn before. */
  readonly trail: readonly MoveTrace[];
  readonly names: BoardNames;
  readonly lost: readonly FallenUnit[];
  readonly arrows: readonly FightArrow[];
  readonly fought: readonly HexId[];
  readonly told?: ReactNode;
  readonly ahead?: ReactNode;
}

const RIGHT_OF_COUNTER = { x: 72, y: 0 };

const tagOf = (place: HexId, mark: Mark) => drawTag({ ...moved(centreOf(place), RIGHT_OF_COUNTER), mark, radius: 13 });

const SHEET: BoardSheet = {
  className: 'hlb-board',
  size: BOARD,
  // Counters of 42 pixels, and no empty bands above and below on a small screen.
  readable: 0.49,
  // Counters of 52 pixels on a phone; elsewhere the hexes round a battle as well, of those that come next.
  near: 0.6,
  nearest: 1.8,
  core: CORE,
  // Scales that add: numbers and places; formations on the counters; rivers and ranges by name.
  details: [0.3, 0.42, 0.78],
  controls: 'bottom-right',
  rimOf,
  tagOf,
};
const ROUND_QUESTION = 150;
const ROUND_FIGHT = 200;
const NO_HEXES: readonly HexId[] = [];
const NO_TRACES: readonly MoveTrace[] = [];

/** The board of Hitler's Last Battles with everything that can be done on it. */
export function HlbBoard(props: HlbBoardProps) {
  const { facts, view, focusTargets, lastMove, overlay, names, hidePieces } = props;
  const { reach, trail, pointed, lost, arrows, fought } = props;
  const { control } = view;
  useEffect(() => cacheWidths(GROUND), []);
  const stops = useMemo(
    () => boardStops(facts, view, focusTargets, names, hidePieces),
    [facts, view, focusTargets, names, hidePieces],
  );
  const marks = useMemo(() => {
    const picked = new Set(pointed.map((target) => hexOf(target, view)));
    return markPlaces(
      facts.hexes.map(({ id }) => id),
      focusTargets,
      picked,
    );
  }, [facts, view, focusTargets, pointed]);
  const placeOf = useCallback((target: TargetRef) => findHex(facts, hexOf(target, view)), [facts, view]);
  const question = useMemo(() => {
    if (pointed.length > 0) return aboutRect(facts, view, pointed);
    const lit = listLit(focusTargets);
    if (fought.length > 0) {
      // Battles that wait may be fought first, but are in the row under the map.
      const waiting = new Set(findBattles({ facts, view }).map(({ hex }) => spaceRef(hex)));
      const near = lit.filter((target) => !waiting.has(target));
      return aboutRect(facts, view, [...fought.map(spaceRef), ...near], ROUND_FIGHT);
    }
    return aboutRect(facts, view, lit);
  }, [facts, view, focusTargets, pointed, fought]);
  // If the board does not fit: one front rather than the empty land between the two.
  const first = useMemo(
    () => frontRect(facts, view, listLit(focusTargets)) ?? question,
    [facts, view, focusTargets, question],
  );
  const { named } = names;
  const printIn = useCallback(
    (places: Places) => <HexPrints facts={facts} named={named} places={places} />,
    [facts, named],
  );
  const taken = useSame()('taken', hidePieces ? NO_HEXES : takenHexes(view));
  // Each has entered a hex and not yet fought for it.
  const attackers = Object.values(view.units).filter(({ origin }) => origin !== null);
  const isArrow = ({ path }: MoveTrace) => arrows.some(({ from, to }) => path[0] === from && path.at(-1) === to);
  const ways = useMemo(() => (lastMove ? [lastMove.path] : []), [lastMove]);
  const traces = overlay === 'last' ? trail : lastMove && !isArrow(lastMove) ? [lastMove] : NO_TRACES;
  const ghosts = new Set([
    ...attackers.flatMap(({ origin }) => origin ?? []),
    ...arrows.flatMap(({ kind, from }) => (kind === 'attack' ? from : [])),
  ]);

  return (
    <GameBoard
      {...props}
      sheet={SHEET}
      words={names}
      marks={marks}
      placeOf={placeOf}
      minimap={<HlbThumb facts={facts} control={control} units={view.units} />}
      question={question}
      first={first}
      stops={stops}
      neighbours={neighboursTowards}
      layers={{
        map: <HlbMap facts={facts} control={control} named={named} chart={names.chart} />,
        ground: (
          <>
            {overlay === 'zones' && <ZoneSides facts={facts} view={view} />}
            {overlay === 'reach' && <ReachMarks hexes={reach} />}
          </>
        ),
        ways: (
          <>
            {traces.map((trace, i) => (
              <Trace
                key={`${i} ${trace.path.join(' ')}`}
                trace={trace}
                isLast={i === traces.length - 1}
                toBattle={attackers.some(({ hex }) => hex === trace.path.at(-1))}
              />
            ))}
            {!hidePieces &&
              arrows.map((arrow) => (
                <FightPath
                  key={`${arrow.from} ${arrow.to}`}
                  arrow={arrow}
                  faction={facts.units.find(({ id }) => id === arrow.unit)?.faction}
                />
              ))}
          </>
        ),
        printIn,
        covered: overlay === 'zones' || overlay === 'reach' ? 'all' : traces.flatMap(({ path }) => path),
        play: (
          <>
            <HexNames facts={facts} named={named} taken={taken} />
            {overlay === 'points' ? (
              <PointSigns facts={facts} control={control} />
            ) : (
              <ControlSigns facts={facts} control={control} all={overlay === 'control'} />
            )}
            {props.ahead}
            {!hidePieces && [...ghosts].map((hex) => <OriginGhost key={hex} hex={hex} />)}
            {!hidePieces && lost.length > 0 && <Fallen pieces={listFallen(facts, lost)} />}
          </>
        ),
        pieces: (
          <PiecesLayer facts={facts} view={view} ways={ways} targets={focusTargets} isHidden={hidePieces} lost={lost} />
        ),
        // Above the counters only the signs of what can be chosen, and what has just been done.
        signs: props.told ?? null,
      }}
    />
  );
}

/** Offset from its place in the battle, so that the counter of the winner leaves its cross visible. */
const FALLEN = { attacker: { x: 22, y: 0 }, defender: { x: -18, y: 4 }, scale: 0.86 } as const;

function listFallen(facts: HlbFacts, lost: readonly FallenUnit[]): readonly FallenPiece[] {
  return lost.flatMap(({ unit: id, hex, stood }, at) => {
    const unit = facts.units.find((one) => one.id === id);
    const place = moved(moved(standOf(hex, stood), FALLEN[stood]), { x: 0, y: at * 30 });
    return unit ? [{ unit: id, at: place, scale: FALLEN.scale, counter: drawCounter({ unit }) }] : [];
  });
}

function hexOf(target: TargetRef, view: HlbView): HexId | null {
  const { kind, id } = parseTarget(target);
  if (kind === 'space') return id;
  const unit = kind === 'marker' ? view.markers[id] : kind === 'unit' ? id : null;
  return unit ? hexOfUnit(view, unit) : null;
}

const findHex = (facts: HlbFacts, hex: HexId | null): HexId | null =>
  facts.hexes.some(({ id }) => id === hex) ? hex : null;

/** Round the middle of the larger group of what is offered; null where nothing is. */
function frontRect(facts: HlbFacts, view: HlbView, targets: readonly TargetRef[]): Rect | null {
  const middle = mostCentral(centresOf(facts, view, targets));
  return middle ? rectRound([middle], ROUND_QUESTION) : null;
}

const centresOf = (facts: HlbFacts, view: HlbView, targets: readonly TargetRef[]): readonly Place[] =>
  targets.flatMap((target) => findHex(facts, hexOf(target, view)) ?? []).map(centreOf);

/** The part of the board the question is about: all that is offered there and the battle being fought, or what a lesson names. */
const aboutRect = (facts: HlbFacts, view: HlbView, targets: readonly TargetRef[], round = ROUND_QUESTION) =>
  rectRound(centresOf(facts, view, targets), round);
