import { useCallback, useId, useMemo, useState } from 'react';
import type { Ref } from 'react';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import type { Mark } from '../../../map/board-steps.ts';
import { BoardShell } from '../../../map/board-shell.tsx';
import { MapLayer } from '../../../map/map-layer.tsx';
import type { MapHandle } from '../../../map/map-viewport.tsx';
import { Lines, idsWith } from '../../../map/patterns.tsx';
import type { SpaceBoardHandle } from '../../../map/space-board.tsx';
import { rectRound } from '../../../map/viewport-math.ts';
import type { Rect } from '../../../map/viewport-math.ts';
import type { HrBoardNames } from '../board-words.ts';
import { cut, findSpace, isZone, spaceRef } from '../things.ts';
import type { HrScene } from '../things.ts';
import { conflictOf } from './conflict.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { HrThumb } from './hr-thumb.tsx';
import { LandLayer } from './land-layer.tsx';
import { BOARD, middleOf, neighbourTowards } from './layout.ts';
import {
  AttackArrow,
  ChosenSpace,
  ConflictSign,
  FrontLine,
  LegalLand,
  NearSpaces,
  RefusedSpace,
  Tag,
} from './marks.tsx';
import type { Attack } from './marks.tsx';
import { DETAILS, printNames } from './names.ts';
import { NationMarks, ReachMarks, ReachSigns, TurnMarks } from './overlay-marks.tsx';
import type { Reach } from './overlay-marks.tsx';
import { Cube, Figures, Pieces, Production } from './pieces.tsx';
import { Print } from './print-layer.tsx';
import { SeaLayer } from './sea-layer.tsx';
import { boardStops } from './stops.ts';
import './board.css';
import './play.css';

export type BoardOverlay = 'none' | 'control' | 'production' | 'reach' | 'nations' | 'last';

export interface HrBoardProps extends HrScene {
  /** The view by which pieces and holders are drawn, see `useStanding`; `view` itself where that is not worth while. */
  readonly standing?: HrScene['view'];
  /** What is offered, chosen or just refused. Targets that are not on the board are passed over. */
  readonly focusTargets: ReadonlyMap<TargetRef, Mark>;
  /** The attack being fought, drawn as an arrow; null where there is none. */
  readonly attack: Attack | null;
  readonly overlay: BoardOverlay;
  /** For overlay `reach`: the attacks that are legal now. */
  readonly reach?: Reach;
  /** For overlay `last`: the attacks of the turn before, and the spaces it changed. */
  readonly trail?: readonly Attack[];
  readonly changed?: readonly SpaceId[];
  /** Areas that Barbarossa or Bagration may still attack. */
  readonly cubes?: readonly SpaceId[];
  readonly hidePieces: boolean;
  /** What the players have picked or are looking at: white rim. */
  readonly selected: readonly TargetRef[];
  /** What a lesson speaks of: the same rim, and the map's question is about it alone. */
  readonly pointed?: readonly TargetRef[];
  readonly names: HrBoardNames;
  readonly readOnly: boolean;
  readonly onPick: (target: TargetRef) => void;
  /** Asked with `?`, and by a press on anything that is not offered. */
  readonly onWhy: (target: TargetRef) => void;
  readonly onHover: (target: TargetRef | null) => void;
  readonly onInspect: (target: TargetRef) => void;
  /** Views jump instead of gliding. */
  readonly still?: boolean;
  readonly ref?: Ref<MapHandle>;
  readonly boardRef?: Ref<SpaceBoardHandle>;
}

/** Under this scale a phone starts zoomed in. */
const READABLE = 0.38;
const ROUND_QUESTION = 150;
const NO_SPACES: readonly SpaceId[] = [];
const NO_TARGETS: readonly TargetRef[] = [];
const NO_ATTACKS: readonly Attack[] = [];
/** Signs of control that an overlay adds. */
const SHOWN: Readonly<Partial<Record<BoardOverlay, 'all' | 'allied'>>> = { control: 'all', nations: 'allied' };
const NO_REACH: Reach = { attacks: [], others: [] };

/** The board of Hitler's Reich: what is printed, who holds it, what stands on it, and what may be done there. */
export function HrBoard(props: HrBoardProps) {
  const { facts, view, standing = view, focusTargets, overlay, names, hidePieces, selected, readOnly } = props;
  const { pointed = NO_TARGETS, trail = NO_ATTACKS, changed = NO_SPACES, cubes = NO_SPACES, reach = NO_REACH } = props;
  const { onHover } = props;
  const ids = idsWith(useId());
  const stops = useMemo(() => boardStops({ facts }, focusTargets, names), [facts, focusTargets, names]);
  const { named } = names;
  const printed = useMemo(() => printNames(facts, named), [facts, named]);
  const marks = marksOf({ facts, view }, focusTargets, [...selected, ...pointed]);
  const battle = conflictOf({ facts, view });
  const question = useMemo(() => {
    const lit = [...focusTargets].flatMap(([target, mark]) => (mark === 'refused' ? [] : target));
    const fought = [battle, view.conflict?.origin ?? null].flatMap((id) => (id === null ? [] : [spaceRef(id)]));
    const about = pointed.length > 0 ? pointed : battle ? fought : lit;
    return aboutRect({ facts, view }, about);
  }, [facts, view, focusTargets, pointed, battle]);
  const [near, setNear] = useState<SpaceId | null>(null);

  const hover = useCallback(
    (target: TargetRef | null) => {
      setNear(target === null ? null : cut(target).id);
      onHover(target);
    },
    [onHover],
  );

  return (
    <BoardShell
      className="hr-board"
      label={names.board}
      board={BOARD}
      labels={names.controls}
      readable={READABLE}
      details={DETAILS}
      question={question}
      controls="bottom-right"
      still={props.still ?? false}
      minimap={<HrThumb facts={facts} view={view} at={battle} />}
      stops={stops}
      neighbours={(space, arrow) => neighbourTowards(facts, space, arrow)}
      readOnly={readOnly}
      onPick={props.onPick}
      onWhy={props.onWhy}
      onHover={hover}
      onInspect={props.onInspect}
      ref={props.ref}
      boardRef={props.boardRef}
    >
      <SeaLayer />
      <LandLayer facts={facts} view={standing} />
      <DrawingLayer />
      <MapLayer board={BOARD} name="play">
        <defs>
          <Lines id={ids('target')} pitch={11} width={4.2} turn={-45} className="hr-target-hatch" />
        </defs>
        {near !== null && <NearSpaces facts={facts} id={near} />}
        {overlay === 'nations' && <NationMarks facts={facts} view={view} />}
        <FrontLine facts={facts} view={standing} />
        <LegalLand spaces={marks.legalLand} ids={ids} />
        {marks.chosen.map((id) => (
          <ChosenSpace key={id} id={id} />
        ))}
        {marks.refused.map((id) => (
          <RefusedSpace key={id} id={id} />
        ))}
        {overlay === 'last' && <TurnMarks attacks={trail} changed={changed} />}
        {overlay === 'reach' && <ReachMarks facts={facts} reach={reach} />}
        {overlay !== 'last' && overlay !== 'reach' && props.attack && <AttackArrow attack={props.attack} />}
        <Print facts={facts} names={printed} />
        <Production facts={facts} view={standing} />
        {!hidePieces && <Pieces facts={facts} view={standing} shows={SHOWN[overlay]} />}
        {overlay === 'reach' && <ReachSigns facts={facts} reach={reach} />}
        {overlay === 'production' && <Figures facts={facts} view={view} />}
        {!hidePieces && cubes.map((id) => <Cube key={id} id={id} kind="attack" />)}
        {battle !== null && <ConflictSign id={battle} />}
        {marks.tagged.map(([id, mark]) => (
          <Tag key={id} id={id} mark={mark} />
        ))}
      </MapLayer>
    </BoardShell>
  );
}

interface Marks {
  readonly legalLand: readonly SpaceId[];
  readonly chosen: readonly SpaceId[];
  readonly refused: readonly SpaceId[];
  /** Selected spaces that are no target have the rim without a sign. */
  readonly tagged: readonly (readonly [SpaceId, Mark])[];
}

function marksOf({ facts }: HrScene, targets: ReadonlyMap<TargetRef, Mark>, selected: readonly TargetRef[]): Marks {
  const spaces = [...facts.areas, ...facts.zones].map(({ id }) => id);
  const markOf = (id: SpaceId) => targets.get(spaceRef(id)) ?? null;
  const picked = new Set(selected);
  return {
    legalLand: spaces.filter((id) => markOf(id) === 'legal' && !isZone(facts, id)),
    chosen: spaces.filter((id) => markOf(id) === 'chosen' || (markOf(id) === null && picked.has(spaceRef(id)))),
    refused: spaces.filter((id) => markOf(id) === 'refused'),
    tagged: spaces.flatMap((id) => {
      const mark = markOf(id);
      return mark === null ? [] : [[id, mark] as const];
    }),
  };
}

/** The part of the board the question is about: the conflict, else all that is offered there, or what a lesson names. */
function aboutRect({ facts }: HrScene, targets: readonly TargetRef[]): Rect | null {
  const places = targets
    .map(cut)
    .filter(({ kind, id }) => kind === 'space' && findSpace(facts, id))
    .map(({ id }) => {
      const [x, y] = middleOf(id);
      return { x, y };
    });
  return rectRound(places, ROUND_QUESTION);
}
