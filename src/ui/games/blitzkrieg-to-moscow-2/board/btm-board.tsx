import { useCallback, useEffect, useMemo, useState, type ReactNode, memo } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Spot, AreaId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { spaceRef, unitRef, parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { type Mark, listLit, type PlaceMark } from '../../../board/board-steps.ts';
import { Fallen, type FallenPiece } from '../../../board/fallen.tsx';
import { moved } from '../../../board/hex-geometry.ts';
import { useLayoutSize } from '../../../app/layout-size.ts';
import { GameBoard, type BoardSheet, type BoardUse, type Places } from '../../../board/game-board.tsx';
import { drawTag } from '../../../board/marks.tsx';
import { cacheWidths } from '../../../board/picture/widths.ts';
import { useSelected, type Selected } from '../../../board/selected.ts';
import { rectRound } from '../../../board/viewport-math.ts';
import { useSame } from '../../../parts/use-same.ts';
import { useTableLayout } from '../../../table/use-table-layout.ts';
import { AREAS, isArea, type BtmScene } from '../lookup.ts';
import { areaFloor, areaOutline, BOARD, FRONT, HEXES, hexCentre, hexOutline, spotCentre } from './layout.ts';
import { BtmMap, weatherOf, frontSides } from './btm-map.tsx';
import { BtmThumb } from '../thumb.tsx';
import { CityNames } from './city-name.tsx';
import { COUNTER } from './counter.tsx';
import { GROUND } from './shapes.ts';
import { type BoardNames, boardStops, fightOf, placeOf, rimmedSpot, spotMarks, neighboursTowards } from './stops.ts';
import {
  OverlayGround,
  OverlaySigns,
  hasSubject,
  readOverlay,
  subjectOf,
  type BoardOverlay,
} from './overlay-layers.tsx';
import { PiecesLayer } from './pieces-layer.tsx';
import { HexPrints } from './print-layer.tsx';
import { HeroSign, HolderSigns, RIGHT_OF_COUNTER } from './signs.tsx';
import { placeUnits, takenHexes } from './placed-counters.ts';
import { AttackArrows, Trace, type MoveTrace } from './paths.tsx';
import { ringOf } from './ring.ts';
import { usePointed } from './use-pointed.ts';
import './palette.css';
import './play.css';

export interface BtmBoardProps extends BoardUse, BtmScene {
  /** Drawn places that differ from those of the rules: a unit may be on its way. */
  readonly units?: BtmView['units'];
  /** Ways of the units that the last step moved. */
  readonly lastMoves: readonly MoveTrace[];
  readonly overlay: BoardOverlay | 'none';
  /** For overlay `last`: the ways of the turn before. */
  readonly trail: readonly MoveTrace[];
  /** All that is picked: the reach is that of a unit among it, wherever the pointer is. */
  readonly picks: readonly TargetRef[];
  readonly names: BoardNames;
  readonly lost: readonly FallenPiece[];
  /** Under everything that moves, on the ground. */
  readonly shade?: ReactNode;
  readonly ahead?: ReactNode;
}

const DETAILS = [0.3, 0.7, 0.9] as const;
/** A share of the radius inside the hexside, so that the rims of two neighbours never touch. */
const INSET = 0.92;

const tagOf = (place: Spot, mark: Mark) =>
  drawTag({ ...(isArea(place) ? spotCentre(place) : moved(spotCentre(place), RIGHT_OF_COUNTER)), mark });

const SHEET: BoardSheet = {
  className: 'btm-board',
  size: BOARD,
  // Counters of 40 pixels.
  readable: 40 / COUNTER,
  core: FRONT,
  details: DETAILS,
  controls: 'bottom-right',
  rimOf: (spot) => (isArea(spot) ? areaOutline(spot) : hexOutline(spot, INSET)),
  tagOf,
};
/** On a small map the corner buttons cover the land west of the rear areas, and no counter. */
const SMALL_SHEET: BoardSheet = { ...SHEET, core: { ...FRONT, x: 0, width: FRONT.x + FRONT.width } };
const FRONT_SHEET: BoardSheet = { ...SHEET, core: HEXES };
const PHONE_SHEET: BoardSheet = { ...SHEET, readable: 42 / COUNTER };
const hasInWest = (counters: ReturnType<typeof placeUnits>): boolean =>
  counters.some(({ spot }) => isArea(spot) && spot !== 'E');
const ROUND_QUESTION = 190;
const NO_TRACES: readonly MoveTrace[] = [];

/** The board of Blitzkrieg to Moscow 2 with everything that can be done on it. */
export function BtmBoard(props: BtmBoardProps) {
  const { facts, queries, view, units = view.units, focusTargets, lastMoves, overlay, names, hidePieces } = props;
  const { trail, pointed, picks, selected, onHover, onInspect } = props;
  const scene = { facts, queries, view };
  const { germanHexes } = view;
  useEffect(() => cacheWidths(GROUND), []);
  const seen = useMemo(() => ({ ...view, units }), [view, units]);
  const pointing = usePointed({ facts, view: seen }, hasSubject(overlay), onHover);
  const { fanned, hovered, hover, open } = pointing;
  const counters = useMemo(
    () => (hidePieces ? [] : placeUnits(facts, units, fanned)),
    [facts, units, fanned, hidePieces],
  );
  const stops = useMemo(() => boardStops(facts, counters, focusTargets, names), [facts, counters, focusTargets, names]);
  const rimmed = useCallback((target: TargetRef) => rimmedSpot(target, seen), [seen]);
  const question = useMemo(() => {
    const about = pointed.length > 0 ? pointed : (listNamed(seen) ?? [...listLit(focusTargets), ...fightOf(seen)]);
    return rectRound(
      about.flatMap((target) => placeOf(target, seen) ?? []),
      ROUND_QUESTION,
    );
  }, [seen, focusTargets, pointed]);
  // A map too low to show everything shows the whole front at first; a phone shows the question.
  const isSmall = useLayoutSize().narrow.includes(1180);
  const isPhone = useTableLayout() !== 'wide';
  // A viewport keeps its first sheet.
  const [sheet] = useState(isPhone ? PHONE_SHEET : !isSmall ? SHEET : hasInWest(counters) ? SMALL_SHEET : FRONT_SHEET);
  const first = useMemo(
    () =>
      isPhone
        ? null
        : rectRound(
            frontSides(facts, germanHexes).map(({ hex }) => hexCentre(hex)),
            0,
          ),
    [isPhone, facts, germanHexes],
  );
  const { lang } = names;
  const taken = useSame()('taken', takenHexes(counters));
  const printIn = useCallback((places: Places) => <HexPrints facts={facts} places={places} />, [facts]);
  // Subscribed to where an overlay depends on it; elsewhere only its rim is drawn.
  const looked = useSelected(selected, (target) => (hasSubject(overlay) ? target : null));
  const subject = hasSubject(overlay)
    ? subjectOf({ facts, queries, view }, overlay, { hovered, picks, selected: looked })
    : null;
  const reading = useMemo(
    () => readOverlay({ facts, queries, view }, overlay, subject),
    [facts, queries, view, overlay, subject],
  );
  const marked = useMemo(() => {
    // The number of a place within reach stands for the sign of a target.
    const numbered = new Set(reading.of === 'reach' ? reading.reach.map(({ hex }) => hex) : []);
    return spotMarks(facts, seen, focusTargets, [...pointed, ...fightOf(seen)]).map((one) =>
      one.mark === 'legal' && numbered.has(one.place) ? { ...one, isTagged: false } : one,
    );
  }, [facts, seen, focusTargets, pointed, reading]);
  // Most picks outside the map mark no other places.
  const marks = useSame()('marks', inOneRegion(marked, view));
  const reach = useMemo(() => marks.flatMap(({ place, isInRegion }) => (isInRegion ? place : [])), [marks]);
  const used = useSame()(
    'used',
    AREAS.filter((area) => counters.some(({ spot }) => spot === area) || marks.some(({ place }) => place === area)),
  );
  const traces = overlay === 'last' ? trail : overlay === 'none' ? lastMoves : NO_TRACES;
  const attack = useMemo(() => attackAtHand(view), [view]);

  return (
    <GameBoard
      {...props}
      sheet={sheet}
      first={first}
      words={names}
      marks={marks}
      region={ringOf(reach)}
      placeOf={rimmed}
      minimap={<BtmThumb facts={facts} germanHexes={germanHexes} units={units} />}
      question={question}
      stops={stops}
      neighbours={(spot, arrow) => neighboursTowards(facts, spot, arrow)}
      onHover={hover}
      onInspect={(target) => {
        open(target);
        onInspect(target);
      }}
      layers={{
        map: (
          <BtmMap
            facts={facts}
            germanHexes={germanHexes}
            weather={weatherOf({ facts, view })}
            lang={lang}
            chart={names.chart}
          />
        ),
        ground: (
          <>
            {props.shade}
            <AreaTrays facts={facts} used={used} pointed={pointing.pointed} selected={selected} />
            <OverlayGround {...scene} reading={reading} />
            <ReachDots hexes={reach} />
          </>
        ),
        ways: (
          <>
            {traces.map((trace, i) => (
              <Trace
                key={`${i} ${trace.unit} ${trace.path.join(' ')}`}
                trace={trace}
                isLast={overlay !== 'last' || i === traces.length - 1}
              />
            ))}
          </>
        ),
        printIn,
        covered:
          overlay === 'none' ? [...traces.flatMap(({ path }) => path), ...(attack ? [attack.target] : [])] : 'all',
        play: null,
        pieces: (
          <PiecesLayer
            view={seen}
            counters={counters}
            traces={lastMoves}
            targets={focusTargets}
            pointed={pointed}
            selected={selected}
          />
        ),
        signs: (
          <>
            {attack && <AttackArrows {...attack} />}
            {overlay !== 'points' && (
              <HolderSigns facts={facts} germanHexes={germanHexes} all={overlay === 'control'} />
            )}
            {hidePieces ? null : <Fallen pieces={props.lost} />}
            {props.ahead}
            {/* Rings and arrows pass under the names. */}
            <CityNames facts={facts} lang={lang} taken={taken} />
            {view.hero.hex !== null && overlay !== 'points' && <HeroSign hex={view.hero.hex} />}
            <OverlaySigns {...scene} reading={reading} counters={counters} names={names} />
          </>
        ),
      }}
    />
  );
}

/** While attackers are being named: they and their target, not the targets that could be attacked instead. */
const listNamed = ({ question }: BtmView): readonly TargetRef[] | null =>
  question?.at === 'combat/attackers' ? [spaceRef(question.target), ...question.units.map(unitRef)] : null;

/** While a unit moves, the hexes within its reach are one region, and the ground in it stays in sight (§10). */
function inOneRegion(marks: readonly PlaceMark[], { question }: BtmView): readonly PlaceMark[] {
  if (!question || !WHERE_UNITS_MOVE.some((at) => at === question.at)) return marks;
  return marks.map((one) =>
    one.mark === 'legal' && !isArea(one.place) ? { ...one, isTagged: false, isInRegion: true } : one,
  );
}
const WHERE_UNITS_MOVE = ['movement/move', 'movement/path', 'breakthrough/second', 'breakthrough/path'] as const;

const ReachDots = memo(({ hexes }: { readonly hexes: readonly Spot[] }) =>
  hexes.map((hex) => <circle key={hex} className="btm-reach-dot" {...at(hex)} r="8" />),
);
ReachDots.displayName = 'ReachDots';

function at(hex: Spot): { readonly cx: number; readonly cy: number } {
  const { x, y } = hexCentre(hex);
  return { cx: x, cy: y };
}

/** The combat being fought, or the attackers named so far. */
function attackAtHand({ combat, question, units }: BtmView) {
  const naming = question?.at === 'combat/attackers' ? question : null;
  const [target, attackers] = combat ? [combat.target, combat.attackers] : [naming?.target, naming?.units ?? []];
  const side = combat?.side ?? naming?.side;
  if (target === undefined || side === undefined) return null;
  const from = [...new Set(attackers.flatMap((unit) => units[unit]?.place ?? []))];
  return { target, side, from: from.filter((spot) => spot !== target) };
}

/** The rear area that a target is; null for all else. */
function areaOf(target: TargetRef | null): AreaId | null {
  const { kind, id } = target === null ? { kind: '', id: '' } : parseTarget(target);
  return kind === 'space' ? (AREAS.find((area) => area === id) ?? null) : null;
}

interface AreaTraysProps {
  readonly facts: BtmFacts;
  /** Areas with units, and those of the question. */
  readonly used: readonly AreaId[];
  readonly pointed: Selected;
  readonly selected: Selected;
}

/**
 * The trays of rear areas that hold anything or are looked at. Any other is folded to its name, which is printed; its place stays
 * its own, and nothing else moves.
 */
const AreaTrays = memo(function AreaTrays({ facts, used, pointed, selected }: AreaTraysProps) {
  const [picked, looked] = [useSelected(selected, areaOf), useSelected(pointed, areaOf)];
  return AREAS.filter((area) => used.includes(area) || area === looked || area === picked).map((area) => (
    <g
      key={area}
      className={`side-${facts.areas[area].side} btm-side-${facts.areas[area].side} btm-tray`}
      data-tray={area}
    >
      <rect className="btm-area-paper" {...areaFloor(area)} />
      <path className="hollow btm-area-frame" d={areaOutline(area)} />
    </g>
  ));
});
