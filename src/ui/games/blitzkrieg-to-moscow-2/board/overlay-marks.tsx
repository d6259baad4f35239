import { SIDES, isArea, sideOfUnit } from '../lookup.ts';
import type { Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type {
  OddsReading,
  ReachReading,
  SurrenderReading,
  ZoneReading,
  SourceReading,
  SupplyReading,
} from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { moved, point, type Place } from '../../../board/hex-geometry.ts';
import { ZoneMarks } from '../../../board/hex/zone-marks.tsx';
import { COUNTER } from './counter.tsx';
import { areaBox, areaOutline, HEX_LAYOUT, hexOutline, outlines, spotCentre } from './layout.ts';
import { RIGHT_OF_COUNTER, HOLDER, MARKS } from './signs.tsx';
import type { PlacedCounter } from './placed-counters.ts';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import { smoothLine } from '../../../board/path.tsx';
import { drawEmblem } from '../../../parts/emblem.tsx';
import { pathPoints } from './paths.tsx';

const spotOutline = (spot: string, scale: number): string =>
  isArea(spot) ? areaOutline(spot) : hexOutline(spot, scale);

const ZONES = { german: { turn: 45, rim: 0.92 }, soviet: { turn: 0, rim: 0.84 } } as const;

/** Overlay `zones` (§9). */
export const ZoneSides = ({ zones }: { readonly zones: readonly ZoneReading[] }) =>
  SIDES.map((side) => {
    const hexes = zones.flatMap((zone) => (zone.side === side ? zone.hex : []));
    const zone = { className: `btm-side-${side}`, hexes, ...ZONES[side] };
    return <ZoneMarks key={side} className="btm-zone" layout={HEX_LAYOUT} line={1.7} zones={[zone]} />;
  });

const SIGNS = {
  chain:
    'M-2.6-3.2L-5.4-.4A3.3 3.3 0 0 0-.7 4.2L.4 3.1M2.6 3.2L5.4 .4A3.3 3.3 0 0 0 .7-4.2L-.4-3.1M-6.5-5.5L-4.5-3.8M6.5 5.5L4.5 3.8',
  flag: 'M-4 7V-7L6-3.6L-4-.2',
} as const;

interface CountersProps {
  readonly counters: readonly PlacedCounter[];
}

interface UnitSignsProps extends CountersProps {
  readonly of: readonly { readonly unit: string; readonly holdsOut?: boolean }[];
  readonly kind: keyof typeof SIGNS;
}

/** At the left edge of a counter; of a stack the uppermost has it, for what befalls one of a hex befalls all. */
function UnitSigns({ of, counters, kind }: UnitSignsProps) {
  const signed = new Map(of.map((reading) => [reading.unit, reading]));
  return counters.map(({ unit, at, level, isFanned, spot }) => {
    const reading = signed.get(unit.id);
    const isBelow = !isFanned && counters.some((other) => other.spot === spot && other.level > level);
    if (!reading || isBelow) return null;
    return (
      <g
        key={unit.id}
        className={`map-sign btm-unit-sign btm-unit-sign-${kind}`}
        data-holds={reading.holdsOut || undefined}
        transform={`translate(${point({ x: at.x - COUNTER / 2 + 1, y: at.y - 4 })})`}
      >
        <circle r="11.5" />
        <path d={SIGNS[kind]} />
      </g>
    );
  });
}

interface SurrenderProps extends CountersProps {
  readonly surrender: readonly SurrenderReading[];
}

/** Overlay `surrender` (§13.1): whom the supply phase would take if it began now. */
export const SurrenderSigns = ({ surrender, counters }: SurrenderProps) => (
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

/**
 * Shows how many hexes it takes; an eight-cornered sign marks where the unit must stop although it has hexes left
 * (§9.4, §10.2).
 */
export const ReachSigns = ({ reach, counters }: CountersProps & { readonly reach: readonly ReachReading[] }) => {
  const taken = new Set(counters.map(({ spot }) => spot));
  return reach.map(({ hex, steps, stops, crowded }) => {
    const at = isArea(hex) || !taken.has(hex) ? spotCentre(hex) : moved(spotCentre(hex), RIGHT_OF_COUNTER);
    const mustStop = stops !== null && stops !== 'limit';
    return (
      <g
        key={hex}
        className="map-sign btm-step"
        data-stops={mustStop || undefined}
        data-crowded={crowded || undefined}
        transform={`translate(${point(at)})`}
      >
        {mustStop ? <path className="sign-plate" d={STOP} /> : <circle r="12" />}
        <text y="6">{steps}</text>
      </g>
    );
  });
};

interface OddsProps extends CountersProps {
  readonly odds: readonly OddsReading[];
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
        className="map-sign btm-odds"
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

/** Overlay `supply` (§13). Both sides are green; each has its own dashes, and its mark at its sources. */

interface SubjectProps {
  readonly supply: readonly SupplyReading[];
  /** The unit looked at: its line is drawn in full, or what cuts it. */
  readonly subject: SupplyReading | null;
}
interface GroundProps extends SubjectProps {
  readonly facts: BtmFacts;
  readonly sources: readonly SourceReading[];
}

/** Under the counters, by side: sources ringed, the lines that make cities sources and those of all units; what cuts the one looked at. */
export function SupplyGround({ facts, supply, sources, subject }: GroundProps) {
  return (
    <g className="btm-supply">
      {SIDES.map((side) => {
        const own = sources.filter((source) => source.side === side);
        const ofUnits = supply.filter(({ unit }) => sideOfUnit(facts, unit) === side);
        const net = linesOf([...own, ...ofUnits]);
        return (
          <g key={side} className={`btm-supply-${side} btm-side-${side}`}>
            <path className="btm-supply-source" d={own.map(({ place }) => spotOutline(place, 0.9)).join('')} />
            <path className="hollow btm-supply-casing" d={net} />
            <path className="hollow btm-supply-net" d={net} />
          </g>
        );
      })}
      <path className="btm-supply-cut" d={(subject?.cut ?? []).map(({ hex }) => spotOutline(hex, 0.9)).join('')} />
    </g>
  );
}

/** Each line once: many units of a hex share theirs. */
const linesOf = (readings: readonly { readonly line: readonly Spot[] }[]): string =>
  [...new Set(readings.map(({ line }) => lineOf(line)))].join('');

const lineOf = (line: readonly Spot[]): string => (line.length < 2 ? '' : smoothLine(pathPoints(line)));

/** Inside the frame of a rear area, in its lower corner: its name takes the whole head, its counters come from above. */
const IN_CORNER = 24;

function signPlace(spot: Spot): Place {
  if (!isArea(spot)) return moved(spotCentre(spot), HOLDER);
  const { x, y, width, height } = areaBox(spot);
  return { x: x + width - IN_CORNER, y: y + height - IN_CORNER };
}

/** The owner of a source, by shape; struck through if no line from elsewhere may end there (§13.2.3). */
export const SourceSigns = ({ sources }: { readonly sources: readonly SourceReading[] }) =>
  sources.map(({ side, place, isOpen }) => (
    <g
      key={`${side} ${place}`}
      className="btm-holder"
      data-side={side}
      data-closed={!isOpen || undefined}
      transform={`translate(${point(signPlace(place))}) scale(0.62)`}
    >
      {drawEmblem(MARKS[side])}
      {!isOpen && <path className="btm-source-closed" d="M-17 17L17-17" />}
    </g>
  ));

/** The line of the unit looked at with its hexsides counted, and the sign of every unit that has none, above the counters. */
export function SupplySigns({ supply, subject, counters }: SubjectProps & CountersProps) {
  const hops = subject ? pathPoints(subject.line) : [];
  return (
    <>
      {subject && subject.line.length > 1 && (
        <g className="btm-line">
          <path className="drawn btm-line-casing" d={smoothLine(hops)} />
          <path className="drawn btm-line-dash" d={smoothLine(hops)} />
          {hops.slice(1).map((at, i) => (
            <g key={i} className="map-sign btm-hop" transform={`translate(${point(middle(hops[i] ?? at, at))})`}>
              <circle r="9.5" />
              <text y="5.2">{i + 1}</text>
            </g>
          ))}
        </g>
      )}
      {(subject?.cut ?? []).map(({ hex }) => (
        <g
          key={hex}
          className="map-sign btm-cut"
          transform={`translate(${point(moved(spotCentre(hex), RIGHT_OF_COUNTER))})`}
        >
          <circle r="11" />
          <path d="M-6-6L6 6M6-6L-6 6" />
        </g>
      ))}
      <UnitSigns of={supply.filter(({ supplied }) => !supplied)} counters={counters} kind="chain" />
    </>
  );
}

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
