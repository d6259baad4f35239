import { memo, useMemo, useId } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap, MapLayer } from '../../../board/map-layer.tsx';
import type { HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { Lines, idsWith, paint } from '../../../board/patterns.tsx';
import { SHAPES } from './shapes.ts';
import { DrawingLayer, GroundLayer, landOf } from './ground.tsx';
import { BOARD, HEX_LAYOUT } from './layout.ts';
import type { ChartWords } from './map-chart.tsx';
import type { BoardNames } from './stops.ts';
import { PrintLayer } from './print-layer.tsx';
import './palette.css';
import './board.css';

/** Each pair of linked hexes that different sides hold: the front runs between them. */
const fronts = (facts: HlbFacts, control: HlbView['control']): readonly (readonly [HexId, HexId])[] =>
  facts.hexes.flatMap(({ id }) =>
    Object.values(facts.links[id] ?? {}).flatMap((other) => {
      const [a, b] = [control[id], control[other]];
      return id < other && a && b && facts.sideOf[a] !== facts.sideOf[b] ? [[id, other] as const] : [];
    }),
  );

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

/** Control by tint and engraving, so that it also reads without colour (look.md §5). */
const ControlLayer = memo(function ControlLayer({ facts, control }: ControlLayerProps) {
  const ids = idsWith(useId());
  const land = FACTIONS.map((faction) => ({
    faction,
    path: facts.hexes
      .filter((hex) => control[hex.id] === faction)
      .map((hex) => landOf(hex, facts))
      .join(''),
  }));
  const bands = fronts(facts, control).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
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
            d={HEX_LAYOUT.bandsOf(
              bands.filter(([hex]) => control[hex] === faction),
              BAND,
            )}
          />
        ))}
      </g>
    </MapLayer>
  );
});

export const HlbMap = memo(function HlbMap({ facts, control, named, chart }: HlbMapProps) {
  const front = useMemo(() => HEX_LAYOUT.sidesOf(fronts(facts, control)), [facts, control]);
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
