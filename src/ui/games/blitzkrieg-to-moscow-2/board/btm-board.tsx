import { useId, useMemo } from 'react';
import type { Ref } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { BoardShell } from '../../../map/board-shell.tsx';
import { MapLayer } from '../../../map/map-layer.tsx';
import type { MapHandle } from '../../../map/map-viewport.tsx';
import { FrontLine, MarkedPlace, Tag } from '../../../map/marks.tsx';
import { Lines, idsWith, paint } from '../../../map/patterns.tsx';
import type { SpaceBoardHandle } from '../../../map/space-board.tsx';
import { rectRound } from '../../../map/viewport-math.ts';
import { isArea, unitRef } from '../things.ts';
import { BtmThumb } from './btm-thumb.tsx';
import { ControlLayer } from './control-layer.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { frontPath } from './front.ts';
import { GroundLayer } from './ground-layer.tsx';
import { BOARD, areaOutline, hexOutline, spotCentre } from './layout.ts';
import type { BoardNames } from './names.ts';
import { neighboursTowards } from './neighbours.ts';
import { OverlayGround, OverlaySigns, hasSubject, readOverlay, subjectOf } from './overlay-layers.tsx';
import type { BoardOverlay } from './overlay-layers.tsx';
import { PiecesLayer } from './pieces-layer.tsx';
import { PrintLayer } from './print-layer.tsx';
import { HeroSign, HolderSigns, RIGHT_OF_COUNTER } from './signs.tsx';
import { fanBox, placeUnits } from './stand.ts';
import { fightOf, placeOf, spotMarks } from './spot-marks.ts';
import { boardStops } from './stops.ts';
import type { FocusTargets } from './stops.ts';
import { AttackArrows, Trace } from './trace.tsx';
import type { MoveTrace } from './trace.tsx';
import { usePointed } from './use-pointed.ts';
import { WeatherLayer } from './weather-layer.tsx';
import './play.css';

export interface BtmBoardProps {
  readonly facts: BtmFacts;
  readonly view: BtmView;
  /** Where the units are drawn, if that is not where the rules have them: one of them may be on its way. */
  readonly units?: BtmView['units'];
  /** What is offered, chosen or just refused. Targets that are not on the board are passed over. */
  readonly focusTargets: FocusTargets;
  /** Ways of the units that the last step moved. */
  readonly lastMoves: readonly MoveTrace[];
  readonly overlay: BoardOverlay | 'none';
  /** For overlay `last`: the ways of the turn before. */
  readonly trail?: readonly MoveTrace[];
  readonly hidePieces: boolean;
  /** What the players have picked or are looking at: white rim. */
  readonly selected: readonly TargetRef[];
  /** All that is picked: the reach is that of a unit among it, wherever the pointer is. */
  readonly picks?: readonly TargetRef[];
  /** What a lesson speaks of: the same rim, and the map's question is about it alone. */
  readonly pointed?: readonly TargetRef[];
  readonly names: BoardNames;
  readonly readOnly: boolean;
  readonly onPick: (target: TargetRef) => void;
  readonly onWhy: (target: TargetRef) => void;
  readonly onHover: (target: TargetRef | null) => void;
  readonly onInspect: (target: TargetRef) => void;
  /** Pieces and views jump instead of gliding. */
  readonly still?: boolean;
  readonly ref?: Ref<MapHandle> | undefined;
  readonly boardRef?: Ref<SpaceBoardHandle> | undefined;
}

/** Under this scale a small screen starts zoomed in. */
const READABLE = 0.5;
/** From here on: counters in full; hex numbers; names of rivers. */
export const DETAILS = [0.46, 0.62, 0.9] as const;
const ROUND_QUESTION = 190;
const NO_TARGETS: readonly TargetRef[] = [];
const NO_TRACES: readonly MoveTrace[] = [];

/** The board of Blitzkrieg to Moscow 2: what is printed, who holds it, what stands on it, and what may be done there. */
export function BtmBoard(props: BtmBoardProps) {
  const { facts, view, units = view.units, focusTargets, lastMoves, overlay, names, hidePieces, selected } = props;
  const { trail = NO_TRACES, pointed = NO_TARGETS, picks = NO_TARGETS, onHover, onInspect } = props;
  const ids = idsWith(useId());
  const seen = useMemo(() => ({ ...view, units }), [view, units]);
  const { fanned, hovered, hover, open } = usePointed({ facts, view: seen }, hasSubject(overlay), onHover);
  const stands = useMemo(
    () => (hidePieces ? [] : placeUnits(facts, units, fanned)),
    [facts, units, fanned, hidePieces],
  );
  const stops = useMemo(() => boardStops(facts, stands, focusTargets, names), [facts, stands, focusTargets, names]);
  const picked = useMemo(() => new Set([...selected, ...pointed]), [selected, pointed]);
  const marks = useMemo(
    () => spotMarks(facts, seen, focusTargets, [...picked, ...fightOf(seen)]),
    [facts, seen, focusTargets, picked],
  );
  const question = useMemo(() => {
    const lit = [...focusTargets].flatMap(([target, mark]) => (mark === 'refused' ? [] : target));
    const about = pointed.length > 0 ? pointed : [...lit, ...fightOf(seen)];
    return rectRound(
      about.flatMap((target) => placeOf(target, seen) ?? []),
      ROUND_QUESTION,
    );
  }, [seen, focusTargets, pointed]);
  const front = useMemo(() => frontPath(facts, view.germanHexes), [facts, view.germanHexes]);
  const subject = subjectOf({ facts, view }, overlay, { hovered, picks, selected: selected[0] ?? null });
  const reading = useMemo(() => readOverlay({ facts, view }, overlay, subject), [facts, view, overlay, subject]);
  // There its number stands for the sign of a target.
  const numbered = useMemo(() => new Set(reading.of === 'reach' ? reading.reach.map(({ hex }) => hex) : []), [reading]);
  const traces = overlay === 'last' ? trail : overlay === 'none' ? lastMoves : NO_TRACES;
  const attack = attackAtHand(view);
  const fan = fanBox(stands);
  const weather = facts.turns.find(({ turn }) => turn === view.turn)?.weather ?? 'clear';

  return (
    <BoardShell
      className="btm-board"
      label={names.board}
      board={BOARD}
      labels={names.controls}
      readable={READABLE}
      details={DETAILS}
      question={question}
      controls="bottom-right"
      still={props.still ?? false}
      minimap={<BtmThumb facts={facts} germanHexes={view.germanHexes} units={units} />}
      stops={stops}
      neighbours={(spot, arrow) => neighboursTowards(facts, spot, arrow)}
      readOnly={props.readOnly}
      onPick={props.onPick}
      onWhy={props.onWhy}
      onHover={hover}
      onInspect={(target) => {
        open(target);
        onInspect(target);
      }}
      ref={props.ref}
      boardRef={props.boardRef}
    >
      <GroundLayer facts={facts} />
      <WeatherLayer weather={weather} />
      <ControlLayer facts={facts} germanHexes={view.germanHexes} />
      <DrawingLayer facts={facts} />
      <MapLayer board={BOARD} name="play">
        <defs>
          <Lines id={ids('target')} pitch={11} width={4.2} turn={-45} className="mark-hatch" />
          <Lines id={ids('zone-german')} pitch={10} width={1.7} turn={45} className="btm-zone-hatch-german" />
          <Lines id={ids('zone-soviet')} pitch={10} width={1.7} className="btm-zone-hatch-soviet" />
        </defs>
        <OverlayGround facts={facts} view={view} reading={reading} ids={ids} />
        <FrontLine path={front} />
        {marks.map(({ spot, mark }) => (
          <MarkedPlace key={spot} path={markPath(spot)} mark={mark} hatch={paint(ids, 'target')} />
        ))}
        {traces.map((trace, i) => (
          <Trace
            key={`${i} ${trace.unit} ${trace.path.join(' ')}`}
            trace={trace}
            isLast={overlay !== 'last' || i === traces.length - 1}
          />
        ))}
        {attack && <AttackArrows {...attack} />}
        <PrintLayer facts={facts} lang={names.lang} reconstructed={names.reconstructed} />
      </MapLayer>
      <PiecesLayer
        view={seen}
        stands={stands}
        traces={lastMoves}
        markOf={(unit) => focusTargets.get(unitRef(unit)) ?? (picked.has(unitRef(unit)) ? 'chosen' : null)}
        fan={fan}
      />
      <MapLayer board={BOARD} name="signs">
        {overlay !== 'points' && (
          <HolderSigns facts={facts} germanHexes={view.germanHexes} all={overlay === 'control'} />
        )}
        {view.hero.hex !== null && overlay !== 'points' && <HeroSign hex={view.hero.hex} />}
        <OverlaySigns facts={facts} view={view} reading={reading} stands={stands} names={names} />
        {marks.map(
          ({ spot, mark, isTagged }) =>
            isTagged &&
            !(mark === 'legal' && numbered.has(spot)) && (
              <Tag key={spot} at={tagPlace(spot)} mark={mark} className="btm-legible" />
            ),
        )}
      </MapLayer>
    </BoardShell>
  );
}

/** How far inside the hexside a rim lies, so that the rims of two neighbours never touch. */
const INSET = 0.92;
const markPath = (spot: Spot): string => (isArea(spot) ? areaOutline(spot) : hexOutline(spot, INSET));

function tagPlace(spot: Spot) {
  const { x, y } = spotCentre(spot);
  return isArea(spot) ? { x, y } : { x: x + RIGHT_OF_COUNTER.x, y: y + RIGHT_OF_COUNTER.y };
}

/** The combat being fought, or the attackers named so far: arrows from where they stand. */
function attackAtHand({ combat, question, units }: BtmView) {
  const naming = question?.at === 'combat/attackers' ? question : null;
  const [target, attackers] = combat ? [combat.target, combat.attackers] : [naming?.target, naming?.units ?? []];
  const side = combat?.side ?? naming?.side;
  if (target === undefined || side === undefined) return null;
  const from = [...new Set(attackers.flatMap((unit) => units[unit]?.place ?? []))];
  return { target, side, from: from.filter((spot) => spot !== target) };
}
