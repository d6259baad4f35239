import { memo, useMemo, useId } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { FrontLayer } from '../../../board/marks.tsx';
import { PrintedMap, MapLayer } from '../../../board/map-layer.tsx';
import type { Faction, HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import { Territories } from '../../../board/sheet-parts.tsx';
import { SHAPES } from './shapes.ts';
import { DrawingLayer, GroundLayer, landOf } from './ground.tsx';
import { BOARD, HEX_LAYOUT } from './layout.ts';
import type { ChartWords } from './map-chart.tsx';
import type { BoardNames } from './stops.ts';
import { PrintLayer } from './print-layer.tsx';
import './palette.css';
import './board.css';

/** Each pair of linked hexes that different sides hold: the front runs between them. */
export const fronts = (facts: HlbFacts, control: HlbView['control']): readonly (readonly [HexId, HexId])[] =>
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
const ENGRAVINGS = { G: [6, 1, 45], W: null, S: [6, 1, 0] } as const;

interface ControlLayerProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
}

const ControlLayer = memo(function ControlLayer({ facts, control }: ControlLayerProps) {
  const land = useId();
  const territories = FACTIONS.map((side) => {
    const hexes = facts.hexes.filter(({ id }) => control[id] === side);
    return { side, path: hexes.map((hex) => landOf(hex, facts)).join(''), lines: ENGRAVINGS[side] };
  });
  const bands = fronts(facts, control).flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
  const bandOf = (side: Faction) =>
    HEX_LAYOUT.bandsOf(
      bands.filter(([hex]) => control[hex] === side),
      BAND,
    );
  return (
    <MapLayer board={BOARD} name="control">
      <defs>
        <clipPath id={land}>
          <path d={SHAPES.coast} />
        </clipPath>
      </defs>
      <Territories of={territories} />
      <g clipPath={`url(#${land})`}>
        {FACTIONS.map((side) => (
          <path key={side} className={`sheet-band side-${side}`} d={bandOf(side)} />
        ))}
      </g>
    </MapLayer>
  );
});

export const HlbMap = memo(function HlbMap({ facts, control, named, chart }: HlbMapProps) {
  const front = useMemo(() => HEX_LAYOUT.sidesOf(fronts(facts, control)), [facts, control]);
  return (
    <PrintedMap>
      <GroundLayer facts={facts} />
      <ControlLayer facts={facts} control={control} />
      <DrawingLayer facts={facts} />
      <FrontLayer board={BOARD} path={front} />
      <PrintLayer facts={facts} named={named} chart={chart} />
    </PrintedMap>
  );
});
