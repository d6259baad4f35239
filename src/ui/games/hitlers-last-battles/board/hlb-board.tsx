import { useId, useMemo } from 'react';
import type { Ref } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { BoardShell } from '../../../map/board-shell.tsx';
import type { SpaceBoardHandle } from '../../../map/space-board.tsx';
import { MapLayer } from '../../../map/map-layer.tsx';
import type { MapHandle } from '../../../map/map-viewport.tsx';
import { rectRound } from '../../../map/viewport-math.ts';
import type { Rect } from '../../../map/viewport-math.ts';
import { ControlLayer } from './control-layer.tsx';
import { DrawingLayer } from './drawing-layer.tsx';
import { GroundLayer } from './ground-layer.tsx';
import { HlbThumb } from './hlb-thumb.tsx';
import { BOARD, centreOf, neighboursTowards } from './layout.ts';
import {
  ChosenHex,
  ControlSigns,
  FrontLine,
  LegalHex,
  OriginGhost,
  PointSigns,
  ReachMarks,
  RefusedHex,
  Tag,
  ZoneMarks,
} from './marks.tsx';
import type { BoardNames } from './names.ts';
import { Lines, idsWith } from '../../../map/patterns.tsx';
import { PiecesLayer } from './pieces-layer.tsx';
import { Print } from './print-layer.tsx';
import { boardStops, spaceRef, unitRef } from './stops.ts';
import type { FocusTargets } from './stops.ts';
import { Trace } from './trace.tsx';
import type { MoveTrace } from './trace.tsx';
import './board.css';
import './play.css';

export type BoardOverlay = 'none' | 'control' | 'zones' | 'points' | 'reach' | 'last';

export interface HlbBoardProps {
  readonly facts: HlbFacts;
  readonly view: HlbView;
  /** What is offered, chosen or just refused. Targets that are not on the board (`button:`) are passed over. */
  readonly focusTargets: FocusTargets;
  /** The move that led here; null at the opening. */
  readonly lastMove: MoveTrace | null;
  readonly overlay: BoardOverlay;
  /** For overlay `reach`. */
  readonly reach?: readonly HexId[];
  /** For overlay `last`: the moves of the turn before. */
  readonly trail?: readonly MoveTrace[];
  readonly hidePieces: boolean;
  /** What the players have picked or are looking at: white rim. */
  readonly selected: readonly TargetRef[];
  /** What a lesson speaks of: the same rim, and the map's question is about it alone. */
  readonly pointed?: readonly TargetRef[];
  readonly names: BoardNames;
  readonly readOnly: boolean;
  readonly onPick: (target: TargetRef) => void;
  /** Asked with `?`, and by a press on anything that is not offered. */
  readonly onWhy: (target: TargetRef) => void;
  readonly onHover: (target: TargetRef | null) => void;
  readonly onInspect: (target: TargetRef) => void;
  /** Pieces and views jump instead of gliding. */
  readonly still?: boolean;
  readonly ref?: Ref<MapHandle>;
  readonly boardRef?: Ref<SpaceBoardHandle>;
}

/** Print under nine pixels is no use. Under this scale a phone starts zoomed in. */
const READABLE = 0.3;
/** From here on: numbers and places; formations on the counters; rivers and ranges by name. */
const DETAILS = [0.3, 0.42, 0.78] as const;
const ROUND_QUESTION = 150;
const NO_HEXES: readonly HexId[] = [];
const NO_TARGETS: readonly TargetRef[] = [];
const NO_TRACES: readonly MoveTrace[] = [];

/** The board of Hitler's Last Battles: what is printed, who holds it, what stands on it, and what may be done there. */
export function HlbBoard(props: HlbBoardProps) {
  const { facts, view, focusTargets, lastMove, overlay, names, hidePieces, selected, readOnly } = props;
  const { reach = NO_HEXES, trail = NO_TRACES, pointed = NO_TARGETS } = props;
  const ids = idsWith(useId());
  const stops = useMemo(
    () => boardStops(facts, view, focusTargets, names, hidePieces),
    [facts, view, focusTargets, names, hidePieces],
  );
  const marks = hexMarks(facts, view, focusTargets, [...selected, ...pointed]);
  const question = useMemo(() => {
    const lit = [...focusTargets].flatMap(([target, mark]) => (mark === 'refused' ? [] : target));
    const battle = view.battle ? [spaceRef(view.battle.hex)] : [];
    return aboutRect(facts, view, pointed.length > 0 ? pointed : [...lit, ...battle]);
  }, [facts, view, focusTargets, pointed]);
  const battles = battleHexes(facts, view);
  const traces = overlay === 'last' ? trail : lastMove ? [lastMove] : NO_TRACES;

  return (
    <BoardShell
      className="hlb-board"
      label={names.board}
      board={BOARD}
      labels={names.controls}
      readable={READABLE}
      details={DETAILS}
      question={question}
      controls="top-left"
      still={props.still ?? false}
      minimap={<HlbThumb facts={facts} control={view.control} units={view.units} />}
      stops={stops}
      neighbours={neighboursTowards}
      readOnly={readOnly}
      onPick={props.onPick}
      onWhy={props.onWhy}
      onHover={props.onHover}
      onInspect={props.onInspect}
      ref={props.ref}
      boardRef={props.boardRef}
    >
      <GroundLayer hexes={facts.hexes} />
      <ControlLayer facts={facts} control={view.control} />
      <DrawingLayer facts={facts} />
      <MapLayer board={BOARD} name="play">
        <defs>
          <Lines id={ids('target')} pitch={11} width={4.2} turn={-45} className="hlb-target-hatch" />
          <Lines id={ids('zone-german')} pitch={10} width={1.6} turn={45} className="hlb-zone-hatch-german" />
          <Lines id={ids('zone-allied')} pitch={10} width={1.6} className="hlb-zone-hatch-allied" />
        </defs>
        {overlay === 'zones' && <ZoneMarks facts={facts} view={view} ids={ids} />}
        {overlay === 'reach' && <ReachMarks hexes={reach} />}
        <FrontLine facts={facts} control={view.control} />
        {marks.map(({ hex, mark }) =>
          mark === 'legal' ? (
            <LegalHex key={hex} hex={hex} ids={ids} />
          ) : mark === 'chosen' ? (
            <ChosenHex key={hex} hex={hex} />
          ) : (
            <RefusedHex key={hex} hex={hex} />
          ),
        )}
        {traces.map((trace, i) => (
          <Trace
            key={`${i} ${trace.path.join(' ')}`}
            trace={trace}
            isLast={i === traces.length - 1}
            toBattle={battles.has(trace.path.at(-1) ?? '')}
          />
        ))}
        <Print facts={facts} named={names.named} />
        {overlay === 'points' ? (
          <PointSigns facts={facts} control={view.control} />
        ) : (
          <ControlSigns facts={facts} control={view.control} all={overlay === 'control'} />
        )}
        {!hidePieces && origins(facts, view).map((hex) => <OriginGhost key={hex} hex={hex} />)}
        {marks.map(({ hex, mark, isTagged }) => isTagged && <Tag key={hex} hex={hex} mark={mark} />)}
      </MapLayer>
      <PiecesLayer
        facts={facts}
        view={view}
        lastMove={lastMove}
        markOf={(unit) => focusTargets.get(unitRef(unit)) ?? null}
        isHidden={hidePieces}
      />
    </BoardShell>
  );
}

interface HexMark {
  readonly hex: HexId;
  readonly mark: 'legal' | 'chosen' | 'refused';
  /** Selected things that are no target have the rim without a sign. */
  readonly isTagged: boolean;
}

/** Hexes with a rim: targets, and the hexes of what is selected. */
function hexMarks(facts: HlbFacts, view: HlbView, targets: FocusTargets, selected: readonly TargetRef[]): HexMark[] {
  const picked = new Set(selected.map((target) => hexOf(target, view)));
  return facts.hexes.flatMap(({ id }): HexMark[] => {
    const mark = targets.get(spaceRef(id));
    if (mark) return [{ hex: id, mark, isTagged: true }];
    return picked.has(id) ? [{ hex: id, mark: 'chosen', isTagged: false }] : [];
  });
}

function hexOf(target: TargetRef, view: HlbView): HexId | null {
  const [kind, id = ''] = target.split(':');
  if (kind === 'space') return id;
  const unit = kind === 'marker' ? view.markers[id] : kind === 'unit' ? id : null;
  return unit ? (view.units[unit]?.hex ?? null) : null;
}

/** Hexes an attacker has entered and not yet fought for. */
const battleHexes = (facts: HlbFacts, view: HlbView): ReadonlySet<HexId> =>
  new Set(
    facts.units.flatMap((unit) => {
      const state = view.units[unit.id];
      return state?.origin ? (state.hex ?? []) : [];
    }),
  );

const origins = (facts: HlbFacts, view: HlbView): readonly HexId[] =>
  facts.units.flatMap((unit) => view.units[unit.id]?.origin ?? []);

/** The part of the board the question is about: all that is offered there and the battle being fought, or what a lesson names. */
function aboutRect(facts: HlbFacts, view: HlbView, targets: readonly TargetRef[]): Rect | null {
  const hexes = targets.flatMap((target) => hexOf(target, view) ?? []);
  return rectRound(
    facts.hexes.filter((hex) => hexes.includes(hex.id)).map((hex) => centreOf(hex.id)),
    ROUND_QUESTION,
  );
}
