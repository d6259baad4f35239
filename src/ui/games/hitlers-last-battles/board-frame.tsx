import { useCallback, useMemo } from 'react';
import type { HlbTypes } from '../../../engine/games/hitlers-last-battles/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { NoteLayer } from '../../board/note-layer.tsx';
import { useBoardUse } from '../../board/use-board.ts';
import { changedHexes, useTaken } from '../../board/taken-ground.tsx';
import type { LogLine } from '../../../store/types.ts';
import type { BoardProps } from '../../table/game-table.ts';
import { type Place, moved } from '../../board/hex-geometry.ts';
import { EndNumbers } from '../../table/end-numbers.tsx';
import { ToldOnMap } from '../../table/opponent/told-on-map.tsx';
import { LineOnMap } from '../../table/suggest/line-on-map.tsx';
import { isRetreat } from './verbs.ts';
import { HEX_LAYOUT, RADIUS, centreOf, numberRect, standOf } from './board/layout.ts';
import { HlbBoard, type BoardOverlay } from './board/hlb-board.tsx';
import type { MoveTrace } from './board/paths.tsx';
import type { HexId, MarkerId, UnitId } from '../../../engine/games/hitlers-last-battles/ids.ts';
import { joinFacts } from '../../../i18n/joining.ts';
import { perLanguage } from '../../../i18n/per-language.ts';
import type { Mark } from '../../board/board-steps.ts';
import { labelControls, wordMark, wordOnce } from '../../board/board-words.ts';
import type { ChartWords } from './board/map-chart.tsx';
import { NAMED, type BoardNames } from './board/stops.ts';
import { findHex, findUnit, markerOn, unitsIn, type HlbWords } from './lookup.ts';
import { listArrows, listLost, placesOfFight, useOrigins } from './fights.ts';
import { linePaths, hexesTold, lastTrace, lastTurn } from './paths.ts';
import { reachOf } from './overlays.ts';

const OVERLAYS: readonly BoardOverlay[] = ['control', 'zones', 'points', 'reach', 'last'];
const NO_EVENTS: readonly HlbTypes['event'][] = [];
const NO_TRACES: readonly MoveTrace[] = [];

const NOTE_RADIUS = 0.74 * RADIUS;

const numberAt = (hex: string): Place => moved(centreOf(hex), { x: -62, y: -40 });

/** Hexes that changed hands (§2.4). */
const listChanged = (events: readonly HlbTypes['event'][]) => events.filter((event) => event.type === 'control');

export function HlbBoardFrame(props: BoardProps<HlbTypes>) {
  const { facts, queries, view, events, moves, stepNumber, rolling, readOnly } = props;
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
  const taken = useTaken(view, stepNumber, () => changedHexes(listChanged(events), HEX_LAYOUT));
  const reach = useMemo(() => reachOf(moves), [moves]);
  const listWays = useCallback(
    (line: readonly string[]) => linePaths({ facts, queries, view }, line, numberAt),
    [facts, queries, view],
  );
  const placesOf = useCallback(
    (lines: readonly LogLine[]) => hexesTold({ facts, view }, lines).map((hex) => standOf(hex, 'alone')),
    [facts, view],
  );
  const prints = useMemo(() => facts.hexes.map(({ id }) => numberRect(id)), [facts]);
  return (
    <HlbBoard
      {...use}
      {...{ facts, view, names, overlay, lastMove, trail, reach, lost, arrows, fought, taken }}
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

/** Everything the board says to a screen reader: what the eye takes from shape and colour, in words. */
function boardWords(scene: HlbWords): BoardNames {
  const { i18n } = scene;
  const { t, lang } = i18n;
  const say = (facts: readonly string[], mark: Mark | null) => joinFacts(lang, [...facts, ...wordMark(i18n, mark)]);
  return {
    named: NAMED[lang],
    chart: chartWords(i18n),
    hex: wordOnce((hex, mark) => say(hexFacts(scene, hex), mark)),
    unit: wordOnce((unit, mark) => say(unitFacts(scene, unit), mark)),
    marker: wordOnce((marker, mark) => say(markerFacts(scene, marker), mark)),
    board: t('table.hlb.board'),
    controls: labelControls(i18n),
  };
}

const chartWords = perLanguage(({ t }): ChartWords => ({
  title: t('game.hitlers-last-battles'),
  where: t('table.hlb.chart.where'),
  when: t('table.hlb.chart.when'),
  kilometres: t('table.hlb.chart.scale'),
  row: (id) => ({ name: t(`table.hlb.legend.${id}`), what: t(`table.hlb.legend.${id}.what`) }),
}));

function hexFacts(scene: HlbWords, id: HexId): readonly string[] {
  const { facts, view, i18n } = scene;
  const { t } = i18n;
  const hex = findHex(facts, id);
  const name = t('table.hlb.name.hex', { hex: id });
  if (!hex) return [name];
  if (!hex.playable) return [name, t(hex.terrain === 'sea' ? 'table.hlb.hex.sea' : 'table.hlb.hex.closed')];
  const owner = view.control[id];
  const units = unitsIn(scene, id).map((unit) => unit.id);
  return [
    name,
    ...(hex.river ? [t('table.hlb.terrain.river')] : []),
    ...(hex.city === null ? [] : [t('table.hlb.hex.city', { n: hex.cityValue })]),
    ...(owner === undefined ? [] : [t('table.hlb.hex.control', { faction: owner })]),
    ...(units.length === 0 ? [] : [t('table.hlb.hex.units', { units: units.join(',') })]),
  ];
}

function unitFacts({ facts, view, i18n: { t } }: HlbWords, id: UnitId): readonly string[] {
  const unit = findUnit(facts, id);
  const state = view.units[id];
  const marker = markerOn(view, id);
  const isSpent = state?.moved === true || state?.supported === true || state?.fought === true;
  return [
    t('table.hlb.name.unit', { unit: id }),
    ...(unit ? [t('table.hlb.unit.faction', { faction: unit.faction })] : []),
    ...(state?.hex ? [t('table.hlb.from', { hex: state.hex })] : []),
    ...(marker === null ? [] : [t('table.hlb.unit.marker', { marker })]),
    ...(isSpent ? [t('table.hlb.unit.spent')] : []),
  ];
}

function markerFacts({ view, i18n: { t } }: HlbWords, id: MarkerId): readonly string[] {
  const unit = view.markers[id] ?? null;
  return [t('table.hlb.name.marker', { marker: id }), ...(unit === null ? [] : [t('table.hlb.marker.on', { unit })])];
}
