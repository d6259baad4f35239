import { useCallback, useMemo } from 'react';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { NoteLayer } from '../../board/note-layer.tsx';
import { useBoardUse } from '../../board/use-board.ts';
import { changedHexes, useTaken } from '../../board/taken-ground.tsx';
import type { LogLine } from '../../../store/types.ts';
import type { BoardProps } from '../../table/game-table.ts';
import type { Place } from '../../board/hex-geometry.ts';
import { EndNumbers } from '../../table/end-numbers.tsx';
import { ToldOnMap } from '../../table/opponent/told-on-map.tsx';
import { LineOnMap } from '../../table/suggest/line-on-map.tsx';
import { isRetreat } from './verbs.ts';
import { HEX_SHAPE, RADIUS, centreOf, numberRect, standOf } from './board/layout.ts';
import { HlbBoard } from './board/hlb-board.tsx';
import type { BoardOverlay } from './board/hlb-board.tsx';
import type { MoveTrace } from './board/trace.tsx';
import { boardWords } from './board-words.ts';
import { listArrows, listLost, placesOfFight, useOrigins } from './fights.ts';
import { lineWays } from './line-ways.ts';
import { reachOf } from './overlays.ts';
import { hexesTold, lastTrace, lastTurn } from './traces.ts';

const OVERLAYS: readonly BoardOverlay[] = ['control', 'zones', 'points', 'reach', 'last'];
const NO_EVENTS: readonly HlbTypes['event'][] = [];
const NO_TRACES: readonly MoveTrace[] = [];

/** Reach of a mark: inside the rim of its hex. */
const NOTE_RADIUS = 0.74 * RADIUS;

/** In a corner of the hex that no counter, number or name reaches. */
function numberAt(hex: string): Place {
  const { x, y } = centreOf(hex);
  return { x: x - 62, y: y - 40 };
}

/** Hexes that changed hands (§2.4). */
const listChanged = (events: readonly HlbTypes['event'][]) => events.filter((event) => event.type === 'control');

/** The board with what the table knows put into its terms. */
export function HlbBoardFrame(props: BoardProps<HlbTypes>) {
  const { facts, view, events, moves, stepNumber, rolling, readOnly } = props;
  const i18n = useT();
  const use = useBoardUse(props);
  const overlay = OVERLAYS.find((one) => one === props.overlay) ?? 'none';
  const past = overlay === 'last' ? props.past : null;
  const names = useMemo(() => boardWords({ facts, view, i18n }), [facts, view, i18n]);
  const lastMove = useMemo(() => lastTrace(facts, events), [facts, events]);
  const trail = useMemo(() => (past ? lastTurn(facts, past.points, past.at) : NO_TRACES), [facts, past]);
  const lost = useMemo(() => listLost(events), [events]);
  const origins = useOrigins(view);
  const arrows = useMemo(() => listArrows(view, events, origins), [view, events, origins]);
  // A result is looked at where nothing is asked.
  const decided = rolling ?? (readOnly ? events : NO_EVENTS);
  const fought = useMemo(() => placesOfFight(view, decided, origins), [view, decided, origins]);
  const taken = useTaken(view, stepNumber, () => changedHexes(listChanged(events), HEX_SHAPE));
  const reach = useMemo(() => reachOf(moves), [moves]);
  const listWays = useCallback((line: readonly string[]) => lineWays({ facts, view }, line, numberAt), [facts, view]);
  const placesOf = useCallback(
    (lines: readonly LogLine[]) => hexesTold({ facts, view }, lines).map((hex) => standOf(hex, 'alone')),
    [facts, view],
  );
  const prints = useMemo(() => facts.hexes.map(({ id }) => numberRect(id)), [facts]);
  return (
    <HlbBoard
      {...use}
      facts={facts}
      view={view}
      names={names}
      overlay={overlay}
      lastMove={lastMove}
      trail={trail}
      reach={reach}
      lost={lost}
      arrows={arrows}
      fought={fought}
      told={
        <>
          {props.drawOver ? (
            props.drawOver(numberAt)
          ) : readOnly ? (
            <ToldOnMap placesOf={placesOf} prints={prints} />
          ) : null}
          {props.drawing ? <NoteLayer {...props.drawing} placeOf={centreOf} radius={NOTE_RADIUS} /> : null}
        </>
      }
      taken={taken}
      ahead={
        props.drawOver || readOnly ? null : (
          <>
            <EndNumbers isNumbered={isRetreat} placeOf={numberAt} />
            <LineOnMap listWays={listWays} short={50} prints={prints} />
          </>
        )
      }
    />
  );
}
