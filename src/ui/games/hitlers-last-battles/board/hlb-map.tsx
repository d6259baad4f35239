import { memo, useMemo, useId } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap } from '../../../board/picture/printed-map.tsx';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { sideBand } from '../../../board/hex-geometry.ts';
import { MapLayer } from '../../../board/map-layer.tsx';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { SHAPES } from './shapes.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { frontPath, fronts } from './front.ts';
import { GroundLayer, landOf } from './ground-layer.tsx';
import { BOARD, centreOf, hexSideOf } from './layout.ts';
import type { ChartWords } from './map-chart.tsx';
import type { BoardNames } from './names.ts';
import { PrintLayer } from './print-layer.tsx';
import './palette.css';
import './board.css';

interface HlbMapProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
  readonly named: BoardNames['named'];
  readonly chart?: ChartWords | undefined;
}

const FACTIONS = ['G', 'W', 'S'] as const;
/** Breadth of the dark band along the front, as a share of the radius: 13 units. */
const BAND = 0.15;

interface ControlLayerProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
}

/** Whose ground it is: tint and engraving, so that it also reads without colour (look.md §5). */
const ControlLayer = memo(({ facts, control }: ControlLayerProps) => {
  const ids = idsWith(useId());
  const land = FACTIONS.map((faction) => ({
    faction,
    path: facts.hexes
      .filter((hex) => control[hex.id] === faction)
      .map((hex) => landOf(hex, facts))
      .join(''),
  }));
  const bands = fronts(facts, control).flatMap(([a, b]) => [
    { faction: control[a], path: band(a, b) },
    { faction: control[b], path: band(b, a) },
  ]);
  return (
    <MapLayer board={BOARD} name="control">
      <defs>
        <Lines id={ids('G')} pitch={6} width={1} turn={45} className="sheet-engraving side-G" />
        <Lines id={ids('S')} pitch={6} width={1} className="sheet-engraving side-S" />
        <clipPath id={ids('land')}>
          <path d={SHAPES.coast} />
        </clipPath>
      </defs>
      {land.map(({ faction, path }) => (
        <path key={faction} className={`sheet-ground side-${faction}`} d={path} />
      ))}
      {land.map(
        ({ faction, path }) =>
          // Western ground stays plain: that is its sign.
          faction !== 'W' && <path key={faction} d={path} fill={paint(ids, faction)} />,
      )}
      <g clipPath={paint(ids, 'land')}>
        {FACTIONS.map((faction) => (
          <path
            key={faction}
            className={`hlb-band side-${faction}`}
            d={bands
              .filter((each) => each.faction === faction)
              .map((each) => each.path)
              .join('')}
          />
        ))}
      </g>
    </MapLayer>
  );
});
ControlLayer.displayName = 'ControlLayer';

const band = (hex: HexId, neighbour: HexId): string => sideBand(centreOf(hex), hexSideOf(hex, neighbour), BAND);

/** All that is printed, with whose ground it is between sea and grid. */
export const HlbMap = memo(({ facts, control, named, chart }: HlbMapProps) => {
  const front = useMemo(() => frontPath(facts, control), [facts, control]);
  return (
    <PrintedMap board={BOARD}>
      <GroundLayer facts={facts} />
      <ControlLayer facts={facts} control={control} />
      <DrawingLayer facts={facts} />
      <FrontLayer board={BOARD} path={front} />
      <PrintLayer facts={facts} named={named} chart={chart} />
    </PrintedMap>
  );
});
HlbMap.displayName = 'HlbMap';
