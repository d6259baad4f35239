import { useCallback, useMemo, useState } from 'react';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { Place } from '../../board/hex-geometry.ts';
import { useTaken, type TakenSpace } from '../../board/taken-ground.tsx';
import { NoteLayer } from '../../board/note-layer.tsx';
import { useBoardUse } from '../../board/use-board.ts';
import { ToldOnMap } from '../../table/opponent/told-on-map.tsx';
import { useToldTurn } from '../../table/opponent/opponent-turn.tsx';
import { isBeatShown } from '../../table/beat.tsx';
import { useIsAtTable, usePlay } from '../../table/use-play.tsx';
import { LineOnMap } from '../../table/suggest/line-on-map.tsx';
import type { LogLine } from '../../../store/types.ts';
import { layoutOf, type Layout } from './board/layout.ts';
import type { BoardProps } from '../../table/game-table.ts';
import { HrBoard, type BoardOverlay } from './board/hr-board.tsx';
import {
  attackAtHand,
  attackPlanned,
  attacksTold,
  cubesOf,
  lastTurn,
  reachOf,
  spaceTold,
  linePaths,
} from './board/paths.ts';
import type { SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrScene } from './lookup.ts';
import { planOf, type Plan } from './operation/planned-arrows.ts';
import { useOperation } from './operation/use-operation.ts';
import { groundOf } from './board/ground.tsx';
import { wayOf } from './board/marks.tsx';
import { nameRect, printNames } from './board/names.ts';
import type { HrView } from '../../../engine/games/hitlers-reich/view.ts';
import './board-frame.css';
import { boardWords } from './board-words.ts';

const OVERLAYS: readonly BoardOverlay[] = ['control', 'production', 'reach', 'nations', 'last'];
const NOTHING: NonNullable<BoardProps<HrTypes>['picked']> = [];
const NO_TRAIL = { attacks: [], changed: [] };

function placeAt(facts: HrTypes['facts'], space: string): Place {
  const [x, y] = layoutOf(facts).middleOf(space);
  return { x, y };
}

const NOTE_RADIUS = 46;

const ABOVE_NAME = 38;
function faultAt(facts: HrTypes['facts'], space: string): Place {
  const { x, y } = placeAt(facts, space);
  return { x, y: y - ABOVE_NAME };
}

export function HrBoardFrame(props: BoardProps<HrTypes>) {
  return useIsAtTable() ? <TableBoard {...props} /> : <Framed {...props} played={null} plan={null} />;
}

/** Shows the last attack of a computer seat until the other side is asked. */
function TableBoard(props: BoardProps<HrTypes>) {
  const { facts, view, readOnly, moves, events } = props;
  const told = useToldTurn().at(-1);
  const played = useMemo(
    () => (told && readOnly ? (attacksTold({ facts, view }, [told.first, ...told.others]).at(-1) ?? null) : null),
    [told, readOnly, facts, view],
  );
  const operation = useOperation({ facts, view }, moves);
  const isTold = usePlay(isBeatShown);
  const plan = useMemo(
    () => (operation && !isTold ? planOf({ facts, view }, operation, moves, events) : null),
    [operation, isTold, facts, view, moves, events],
  );
  return <Framed {...props} played={played} plan={plan} />;
}

interface FramedProps extends BoardProps<HrTypes> {
  readonly played: ReturnType<typeof attacksTold>[number] | null;
  readonly plan: Plan | null;
}

function Framed(props: FramedProps) {
  const { facts, queries, view, moves, events, stepNumber, played, picked = NOTHING } = props;
  const i18n = useT();
  const use = useBoardUse(props);
  const overlay = OVERLAYS.find((one) => one === props.overlay) ?? 'none';
  const past = overlay === 'last' ? props.past : null;
  const standing = useStanding(view);
  const names = useMemo(() => boardWords({ facts, view: standing, i18n }), [facts, standing, i18n]);
  const attack = useMemo(
    () => attackAtHand({ facts, view }) ?? attackPlanned({ facts, view }, moves, picked),
    [facts, view, moves, picked],
  );
  const trail = useMemo(() => (past ? lastTurn({ facts, view }, past.points, past.at) : NO_TRAIL), [facts, view, past]);
  const reach = useMemo(() => reachOf({ facts, view }, moves), [facts, view, moves]);
  const took = useMemo(() => events.flatMap((event) => (event.type === 'took' ? [event.space] : [])), [events]);
  const taken = useTaken(view, stepNumber, (before) => takenAreas({ facts, view }, { facts, view: before }, took));
  const isFought = events.some(({ type }) => type === 'judged');
  const cubes = useMemo(() => cubesOf({ facts, view }, moves), [facts, view, moves]);
  const listWays = useCallback((line: readonly string[]) => linePaths({ facts, queries }, line), [facts, queries]);
  const placesOf = useCallback(
    (lines: readonly LogLine[]) => {
      const space = spaceTold({ facts }, lines);
      if (space === null) return [];
      return [placeAt(facts, space)];
    },
    [facts],
  );
  const noteAt = useCallback((space: string) => placeAt(facts, space), [facts]);
  const { named } = names;
  const prints = useMemo(() => printNames(facts, named).map(nameRect), [facts, named]);
  return (
    <HrBoard
      {...use}
      facts={facts}
      view={view}
      standing={standing}
      names={names}
      overlay={overlay}
      attack={attack}
      played={played}
      plan={props.plan}
      reach={reach}
      trail={trail.attacks}
      changed={trail.changed}
      cubes={cubes}
      taken={taken}
      isFought={isFought}
      ahead={
        <>
          {props.drawOver ? (
            props.drawOver((space) => faultAt(facts, space))
          ) : props.readOnly ? (
            <ToldOnMap placesOf={placesOf} prints={prints} />
          ) : (
            <LineOnMap listWays={listWays} prints={prints} />
          )}
          {props.drawing ? <NoteLayer {...props.drawing} placeOf={noteAt} radius={NOTE_RADIUS} /> : null}
        </>
      }
    />
  );
}

/** The areas among `took`, the spaces that events name, that have another colour than before: from the tip of the arrow on it. */
function takenAreas(scene: HrScene, before: HrScene, took: readonly SpaceId[]): readonly TakenSpace[] {
  if (took.length === 0) return [];
  const attack = attackAtHand(before);
  const layout = layoutOf(scene.facts);
  const { middleOf, outlineOf } = layout;
  return took.flatMap((id) => {
    const [from, to] = [groundOf(before, id), groundOf(scene, id)];
    if (from === to || !scene.facts.areas.some((area) => area.id === id)) return [];
    const [x, y] = middleOf(id);
    const at = attack?.target === id ? wayOf(layout, attack).end : { x, y };
    return [{ id, from, to, at, outline: outlineOf(id), reach: farthestCorner(layout, id, at) }];
  });
}

function farthestCorner({ boxOf }: Layout, id: SpaceId, { x, y }: Place): number {
  const box = boxOf(id);
  const across = Math.max(Math.abs(box.x - x), Math.abs(box.x + box.width - x));
  const down = Math.max(Math.abs(box.y - y), Math.abs(box.y + box.height - y));
  return Math.ceil(Math.hypot(across, down));
}

/**
 * A view for what is drawn of pieces and holders: the same object for as long as none of them has changed. Most moves
 * of a conflict change neither, and the board is then not redrawn.
 */
export function useStanding(view: HrView): HrView {
  const { board, markers, unmarked, fortresses, fleets, spainCentre } = view;
  const { control, neutral, contested } = board;
  const key = JSON.stringify([control, neutral, contested, markers, unmarked, fortresses, fleets, spainCentre]);
  const [kept, setKept] = useState({ key, view });
  // State that follows a prop: React's own way is to set it while rendering.
  if (kept.key !== key) setKept({ key, view });
  return kept.key === key ? kept.view : view;
}
