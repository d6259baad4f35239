import { SIDES, isArea } from '../lookup.ts';
import type { HexId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type {
  OddsReading,
  ReachReading,
  SurrenderReading,
  ZoneReading,
} from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { point } from '../../../board/hex-geometry.ts';
import type { Ids } from '../../../board/patterns.tsx';
import { paint } from '../../../board/patterns.tsx';
import { COUNTER } from './counter.tsx';
import { areaOutline, hexOutline, moved, spotCentre } from './layout.ts';
import { RIGHT_OF_COUNTER } from './signs.tsx';
import type { PlacedCounter } from './placed-counters.ts';

const outlines = (hexes: readonly HexId[], scale: number): string =>
  hexes.map((hex) => hexOutline(hex, scale)).join('');
export const spotOutline = (spot: string, scale: number): string =>
  isArea(spot) ? areaOutline(spot) : hexOutline(spot, scale);

/** Overlay `zones` (§9): hatched to the side's own slope, rimmed with dots; both where both have one. */
export const ZoneMarks = ({ zones, ids }: { readonly zones: readonly ZoneReading[]; readonly ids: Ids }) =>
  SIDES.map((side) => {
    const hexes = zones.filter((zone) => zone.side === side).map(({ hex }) => hex);
    return (
      <g key={side}>
        <path d={outlines(hexes, 0.97)} fill={paint(ids, `zone-${side}`)} />
        <path className={`hollow btm-zone btm-side-${side}`} d={outlines(hexes, side === 'german' ? 0.92 : 0.84)} />
      </g>
    );
  });

/** A broken chain: no line. A white flag: surrenders now. */
const SIGNS = {
  chain:
    'M-2.6-3.2L-5.4-.4A3.3 3.3 0 0 0-.7 4.2L.4 3.1M2.6 3.2L5.4 .4A3.3 3.3 0 0 0 .7-4.2L-.4-3.1M-6.5-5.5L-4.5-3.8M6.5 5.5L4.5 3.8',
  flag: 'M-4 7V-7L6-3.6L-4-.2',
} as const;

interface UnitSignsProps {
  readonly of: readonly { readonly unit: string; readonly holdsOut?: boolean }[];
  readonly counters: readonly PlacedCounter[];
  readonly kind: keyof typeof SIGNS;
}

/** At the left edge of a counter; of a stack the uppermost has it, for what befalls one of a hex befalls all. */
export function UnitSigns({ of, counters, kind }: UnitSignsProps) {
  const signed = new Map(of.map((reading) => [reading.unit, reading]));
  return counters.map(({ unit, at, level, isFanned, spot }) => {
    const reading = signed.get(unit.id);
    const isBelow = !isFanned && counters.some((other) => other.spot === spot && other.level > level);
    if (!reading || isBelow) return null;
    return (
      <g
        key={unit.id}
        className={`btm-unit-sign btm-unit-sign-${kind}`}
        data-holds={reading.holdsOut || undefined}
        transform={`translate(${point({ x: at.x - COUNTER / 2 + 1, y: at.y - 4 })})`}
      >
        <circle r="11.5" />
        <path d={SIGNS[kind]} />
      </g>
    );
  });
}

/** Overlay `surrender` (§13.1): whom the supply phase would take if it began now. */
export const SurrenderSigns = ({
  surrender,
  counters,
}: {
  readonly surrender: readonly SurrenderReading[];
  readonly counters: readonly PlacedCounter[];
}) => (
  <>
    <path className="hollow btm-surrender" d={outlines([...new Set(surrender.map(({ hex }) => hex))], 0.9)} />
    <UnitSigns of={surrender} counters={counters} kind="flag" />
  </>
);

/** Overlay `reach` (§10): each place a unit can get to. */
export const ReachGround = ({ reach }: { readonly reach: readonly ReachReading[] }) => (
  <path className="mark-reach" d={reach.map(({ hex }) => spotOutline(hex, 0.92)).join('')} />
);

const STOP = 'M-5.4-13H5.4L13-5.4V5.4L5.4 13H-5.4L-13 5.4V-5.4Z';

/** How many hexes it takes; an eight-cornered sign where the unit must stop although it has hexes left (§9.4, §10.2). */
export const ReachSigns = ({
  reach,
  counters,
}: {
  readonly reach: readonly ReachReading[];
  readonly counters: readonly PlacedCounter[];
}) => {
  const taken = new Set(counters.map(({ spot }) => spot));
  return reach.map(({ hex, steps, stops, crowded }) => {
    const at = isArea(hex) || !taken.has(hex) ? spotCentre(hex) : moved(spotCentre(hex), RIGHT_OF_COUNTER);
    const mustStop = stops !== null && stops !== 'limit';
    return (
      <g
        key={hex}
        className="btm-step"
        data-stops={mustStop || undefined}
        data-crowded={crowded || undefined}
        transform={`translate(${point(at)})`}
      >
        {mustStop ? <path d={STOP} /> : <circle r="12" />}
        <text y="6">{steps}</text>
      </g>
    );
  });
};

interface OddsProps {
  readonly odds: readonly OddsReading[];
  readonly counters: readonly PlacedCounter[];
  readonly ratio: (column: number) => string;
}

/** Overlay `odds` (§11.3): over the symbol of the uppermost counter, so that its strength stays in sight. The bar is the chance to empty the hex. */
export const OddsSigns = ({ odds, counters, ratio }: OddsProps) =>
  odds.map(({ target, reckoning, chances }) => {
    const top = counters.filter(({ spot }) => spot === target).sort((a, b) => b.level - a.level)[0];
    const { x, y } = top?.at ?? spotCentre(target);
    const share = chances
      ? chances.outcomes.reduce((sum, { count, success }) => sum + (success ? count : 0), 0) / chances.total
      : 0;
    return (
      <g
        key={target}
        className="btm-odds"
        data-fails={chances === null || undefined}
        transform={`translate(${point({ x, y: y - 7 })})`}
      >
        <rect className="btm-odds-plate" x="-28" y="-15" width="56" height="28" rx="5" />
        <text y="3">{ratio(reckoning.column)}</text>
        <rect className="btm-odds-rest" x="-22" y="6.5" width="44" height="3.6" />
        <rect className="btm-odds-share" x="-22" y="6.5" width={Math.round(44 * share)} height="3.6" />
      </g>
    );
  });
