import { useCallback, useMemo, useState, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { GameBoard, type BoardSheet, type BoardUse, type Places } from '../../../board/game-board.tsx';
import { listLit, markPlaces, type PlaceMark, type FocusTargets, type BoardStop } from '../../../board/board-steps.ts';
import { createLook } from '../../../board/selected.ts';
import { rectRound, type Rect } from '../../../board/viewport-math.ts';
import type { HrBoardNames } from '../board-words.ts';
import { makeIndex } from '../../../../engine/kits/pointing/lookup.ts';
import { parseTarget, spaceRef } from '../../../../engine/kits/pointing/targets.ts';
import { findSpace, type HrScene, conflictOf, isZone } from '../lookup.ts';
import { NEAR, fightRect, keptFree, planRect } from './fight-rect.ts';
import type { Plan } from '../operation/planned-arrows.ts';
import { HrMap } from './hr-map.tsx';
import { HrThumb } from '../thumb.tsx';
import { animate } from '../../../motion/animate.ts';
import { endsOf, FightArrow, NumberedArrow, type FightArrowProps } from './fight-arrow.tsx';
import { BOARD, LayoutContext, layoutOf, neighbourTowards, type Layout } from './layout.ts';
import { ConflictSign, drawTagIn, NearSpaces, type Attack } from './marks.tsx';
import { DETAILS, printNames } from './names.ts';
import { NationMarks, ReachMarks, ReachSigns, TurnMarks, type Reach } from './overlay-marks.tsx';
import { Cube, Figures, Pieces, Production } from './pieces.tsx';
import { Print } from './print-layer.tsx';
import './palette.css';
import './play.css';

export type BoardOverlay = 'control' | 'production' | 'reach' | 'nations' | 'last';

export interface HrBoardProps extends HrScene, BoardUse {
  /** The view by which pieces and holders are drawn, see `useStanding`; `view` itself where that is not worth while. */
  readonly standing?: HrScene['view'];
  /** The attack being fought or picked, drawn as an arrow. */
  readonly attack: Attack | null;
  readonly overlay: BoardOverlay | 'none';
  /** For overlay `reach`: the attacks that are legal now. */
  readonly reach?: Reach;
  /** For overlay `last`: the attacks of the turn before, and the spaces it changed. */
  readonly trail?: readonly Attack[];
  readonly changed?: readonly SpaceId[];
  /** Areas that Barbarossa or Bagration may still attack. */
  readonly cubes?: readonly SpaceId[];
  readonly isFought?: boolean;
  readonly played?: Attack | null;
  /** The attacks of an operation, in place of a single arrow. */
  readonly plan?: Plan | null;
  readonly ahead?: ReactNode;
  readonly names: HrBoardNames;
}

/** The first view has the whole board, or what can be read of it. */
const CORE: Rect = { x: 0, y: 0, ...BOARD };

const sheetOf = makeIndex((layout: Layout): BoardSheet => ({
  className: 'hr-board',
  size: BOARD,
  // Names of twelve pixels.
  readable: 0.58,
  near: NEAR,
  core: CORE,
  details: DETAILS,
  controls: 'bottom-right',
  // Only sea zones have fleets. One that may be attacked is marked by its sign alone.
  rimOf: (id, mark) => (mark === 'legal' && layout.shapeOf(id)?.slots.fleetAxis ? '' : layout.outlineOf(id)),
  tagOf: drawTagIn(layout),
}));
const ROUND_QUESTION = 150;
const NO_SPACES: readonly SpaceId[] = [];
const NO_ATTACKS: readonly Attack[] = [];
const NO_ARROWS: Plan['arrows'] = [];
const originsIn = ({ arrows }: Plan): readonly SpaceId[] => arrows.map(({ attack }) => attack.origin);
const SHOWN: Readonly<Partial<Record<HrBoardProps['overlay'], 'all' | 'allied'>>> = {
  control: 'all',
  nations: 'allied',
};
const COVERING: ReadonlySet<HrBoardProps['overlay']> = new Set(['nations', 'last', 'reach']);
const NO_REACH: Reach = { attacks: [], others: [] };

const placeOf = (target: TargetRef): SpaceId | null => {
  const { kind, id } = parseTarget(target);
  return kind === 'space' ? id : null;
};

/** The board of Hitler's Reich with everything that can be done on it. */
export function HrBoard(props: HrBoardProps) {
  const { facts, view, standing = view, focusTargets, overlay, names, hidePieces, onHover } = props;
  const { pointed, trail = NO_ATTACKS, changed = NO_SPACES, cubes = NO_SPACES, reach = NO_REACH } = props;
  const { taken = [], isFought = false, plan = null } = props;
  const layout = layoutOf(facts);
  const stops = useMemo(() => boardStops({ facts }, focusTargets, names), [facts, focusTargets, names]);
  const { named } = names;
  const printed = useMemo(() => printNames(facts, named), [facts, named]);
  const battle = conflictOf({ facts, view });
  const aimed = pointed.length > 0 ? null : props.attack;
  const marks = useMemo(() => {
    const spaces = [...facts.areas, ...facts.zones].map(({ id }) => id);
    const marked = markPlaces(spaces, focusTargets, new Set(pointed.map(placeOf)));
    if (plan) return markPlan(marked, aimed);
    if (!aimed) return markZones(facts, marked, battle);
    // The arrow alone shows the pick.
    return [...marked.filter(({ mark }) => mark === 'refused'), ...markFight(aimed)];
  }, [facts, focusTargets, pointed, aimed, plan, battle]);
  const question = useMemo(() => {
    if (pointed.length === 0 && battle !== null) return fightRect(layout, battle, view.conflict?.origin ?? null);
    if (pointed.length === 0 && plan) return planRect(layout, plan.targets, originsIn(plan));
    // The space that was fought over stays visible while its result is shown.
    if (isFought && view.last !== null) return aboutRect({ facts, view }, [spaceRef(view.last.target)]);
    return aboutRect({ facts, view }, pointed.length > 0 ? pointed : listLit(focusTargets));
  }, [layout, facts, view, focusTargets, pointed, battle, isFought, plan]);
  const kept = useMemo(() => keptFree(layout, focusTargets, props.attack), [layout, focusTargets, props.attack]);
  const printIn = useCallback(
    (places: Places) => <Print facts={facts} names={printed} places={places} />,
    [facts, printed],
  );
  const hasArrows = overlay !== 'last' && overlay !== 'reach';
  const arrow = hasArrows && !plan ? (props.attack ?? props.played ?? null) : null;
  const planned = hasArrows && plan ? plan.arrows : NO_ARROWS;
  const [hovered] = useState(createLook);
  const hover = useCallback(
    (target: TargetRef | null) => {
      hovered.look(target);
      onHover(target);
    },
    [hovered, onHover],
  );

  return (
    <LayoutContext value={layout}>
      <GameBoard
        {...props}
        sheet={sheetOf(layout)}
        words={names}
        marks={marks}
        placeOf={placeOf}
        minimap={<HrThumb facts={facts} view={view} at={battle} />}
        kept={kept}
        question={question}
        near={plan ? 0 : undefined}
        stops={stops}
        neighbours={(space, arrow) => neighbourTowards(facts, space, arrow)}
        onHover={hover}
        layers={{
          map: <HrMap facts={facts} view={standing} names={printed} />,
          ground: (
            <>
              <NearSpaces facts={facts} pointed={hovered} targets={focusTargets} />
              {overlay === 'nations' && <NationMarks facts={facts} view={view} />}
            </>
          ),
          ways: (
            <>
              {overlay === 'last' && <TurnMarks facts={facts} attacks={trail} changed={changed} />}
              {overlay === 'reach' && <ReachMarks facts={facts} reach={reach} />}
              {arrow && <GrownArrow attack={arrow} names={printed} />}
              {planned.map((one, at) => (
                <NumberedArrow
                  key={`${one.attack.target} ${one.attack.origin}`}
                  arrow={one}
                  names={printed}
                  at={plan?.begins ? at : null}
                />
              ))}
            </>
          ),
          printIn,
          covered: COVERING.has(overlay)
            ? 'all'
            : [
                ...(arrow
                  ? [arrow, ...planned.map(({ attack }) => attack)]
                  : planned.map(({ attack }) => attack)
                ).flatMap(({ origin, target }) => [origin, target]),
                ...taken.map(({ id }) => id),
              ],
          play: (
            <>
              <Production facts={facts} view={standing} />
              {!hidePieces && <Pieces facts={facts} view={standing} shows={SHOWN[overlay]} isFought={isFought} />}
              {overlay === 'reach' && <ReachSigns facts={facts} reach={reach} />}
              {overlay === 'production' && <Figures facts={facts} view={view} />}
              {!hidePieces && !plan && cubes.map((id) => <Cube key={id} id={id} kind="attack" />)}
              {battle !== null && <ConflictSign id={battle} />}
              {props.ahead}
            </>
          ),
        }}
      />
    </LayoutContext>
  );
}

function GrownArrow({ attack, names }: FightArrowProps) {
  const arrow = useRef<SVGGElement>(null);
  const [{ x, y }] = endsOf(useContext(LayoutContext), attack, names);
  const { origin, target } = attack;
  useEffect(() => {
    animate(arrow.current, [{ transform: 'scale(0.04)' }, { transform: 'none' }], { length: 280 });
  }, [origin, target]);
  return (
    <g ref={arrow} style={{ transformOrigin: `${x}px ${y}px` }}>
      <FightArrow attack={attack} names={names} />
    </g>
  );
}

const markFight = ({ origin, target }: Attack): readonly PlaceMark[] => [
  { place: origin, mark: 'chosen', isTagged: false },
  { place: target, mark: 'legal', isTagged: false },
];

/** A zone that is picked or fought over is hatched itself, and the signs of the others leave. */
function markZones(
  facts: HrScene['facts'],
  marked: readonly PlaceMark[],
  battle: SpaceId | null,
): readonly PlaceMark[] {
  const picked = marked.find(({ place, mark }) => mark === 'chosen' && isZone(facts, place))?.place;
  const zone = picked ?? (battle !== null && isZone(facts, battle) ? battle : undefined);
  if (zone === undefined) return marked;
  return [
    ...marked.filter(({ place, mark }) => place !== zone && (mark !== 'legal' || !isZone(facts, place))),
    { place: zone, mark: 'legal', isTagged: false, isWide: true },
  ];
}

/** An operation hatches all remaining targets, including the picked one; arrows show the rest. */
const markPlan = (marked: readonly PlaceMark[], aimed: Attack | null): readonly PlaceMark[] => [
  ...marked
    .filter(({ mark }) => !aimed || mark !== 'chosen')
    .map((one) => (one.mark === 'legal' ? { ...one, isTagged: false } : one)),
  ...(aimed ? [{ place: aimed.target, mark: 'legal' as const, isTagged: false }] : []),
];

/** The part of the board the question is about: all that is offered there, or what a lesson names. */
function aboutRect({ facts }: HrScene, targets: readonly TargetRef[]): Rect | null {
  const places = targets
    .map(parseTarget)
    .filter(({ kind, id }) => kind === 'space' && findSpace(facts, id))
    .map(({ id }) => {
      const [x, y] = layoutOf(facts).middleOf(id);
      return { x, y };
    });
  return rectRound(places, ROUND_QUESTION);
}

/** Under this radius, in board units, a space is hit by a disc round its middle as well. */
const SMALL = 16;

/** Every space as something to point at, line by line from the north-west: one does not point at pieces (see `isOnBoard`). */
export function boardStops(
  { facts }: Pick<HrScene, 'facts'>,
  targets: FocusTargets,
  names: HrBoardNames,
): readonly BoardStop[] {
  const layout = layoutOf(facts);
  return [...facts.areas, ...facts.zones]
    .map(({ id }) => stopOf(layout, id, isZone(facts, id), targets, names))
    .sort(inReadingOrder);
}

function stopOf(
  { middleOf, outlineOf, callOutOf, shapeOf, isDrawn }: Layout,
  id: SpaceId,
  isSea: boolean,
  targets: FocusTargets,
  names: HrBoardNames,
): BoardStop {
  const [x, y] = middleOf(id);
  const mark = targets.get(spaceRef(id)) ?? null;
  return {
    id: spaceRef(id),
    space: id,
    kind: 'space',
    path: outlineOf(id) + (callOutOf(id) ?? ''),
    x,
    y,
    label: names.space(id, mark),
    mark,
    isGround: isSea,
    ...(isDrawn(id) ? {} : { isRaised: true }),
    isSmall: (shapeOf(id)?.radius ?? 0) < SMALL,
  };
}

/** Breadth of a line of reading, board units. */
const LINE = 60;
const inReadingOrder = (a: BoardStop, b: BoardStop): number =>
  Math.floor(a.y / LINE) - Math.floor(b.y / LINE) || a.x - b.x;
