import { memo } from 'react';
import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { Faction, HexId, Side } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import { moved } from '../../../board/hex-geometry.ts';
import { ZoneMarks } from '../../../board/hex/zone-marks.tsx';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { drawFaction } from './emblem.tsx';
import { COUNTER, HEX_LAYOUT, centreOf, rimOf, standOf } from './layout.ts';

interface ControlProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
}

/** The origin of an attacker, to which it returns if beaten (§8.6). */
export const OriginGhost = memo(function OriginGhost({ hex }: { readonly hex: HexId }) {
  const { x, y } = standOf(hex, 'alone');
  const half = COUNTER / 2 - 1;
  return <rect className="hollow hlb-ghost" x={x - half} y={y - half} width={half * 2} height={half * 2} rx="7" />;
});

interface ZoneProps {
  readonly facts: HlbFacts;
  readonly view: HlbView;
}

/** Overlay `zones`: the hexes next to a unit (§7.3). */
export function ZoneSides({ facts, view: { units } }: ZoneProps) {
  const zoneOf = (side: Side): readonly HexId[] =>
    unique(
      facts.units.flatMap(({ id, faction }) => {
        const hex = units[id]?.hex;
        return hex && facts.sideOf[faction] === side ? Object.values(facts.links[hex] ?? {}) : [];
      }),
    );
  const zones = [
    { className: 'hlb-zone-german', hexes: zoneOf('german'), turn: 45, rim: 0.9 },
    { className: 'hlb-zone-allied', hexes: zoneOf('allied'), turn: 0, rim: 0.84 },
  ];
  return <ZoneMarks className="hlb-zone" layout={HEX_LAYOUT} line={1.6} zones={zones} />;
}

export const ReachMarks = ({ hexes }: { readonly hexes: readonly HexId[] }) => (
  <path className="mark-reach" d={hexes.map(rimOf).join('')} />
);

const SIGN = { x: 36, y: -71 };
const POINTS = { x: -70, y: 0 };

/** The holder of a hex, by shape. Without the overlay only where it has changed hands since the set-up. */
export const ControlSigns = memo(({ facts, control, all }: ControlProps & { readonly all: boolean }) =>
  facts.hexes.map((hex) => {
    const holder = control[hex.id];
    if (!holder || (!all && holder === hex.initialControl)) return null;
    return drawFaction({ faction: holder, ...moved(centreOf(hex.id), SIGN), size: all ? 11 : 8.5 });
  }),
);
ControlSigns.displayName = 'ControlSigns';

/** Overlay `points`: what each hex is worth to the side that holds it (§9). */
export function PointSigns({ facts, control }: ControlProps) {
  return facts.hexes.map((hex) => {
    const holder = control[hex.id];
    if (!holder) return null;
    const points = hex.cityValue + edgePoints(hex.edge, holder);
    return points === 0
      ? null
      : drawFaction({ faction: holder, ...moved(centreOf(hex.id), POINTS), size: 19, figure: points });
  });
}

/** Only the German scores for edge hexes (§9.2). */
const edgePoints = (edge: 'west' | 'east' | null, holder: Faction): number => (edge && holder === 'G' ? 1 : 0);
