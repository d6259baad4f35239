import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Spot } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { SourceReading, SupplyReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { Place } from '../../../board/hex-geometry.ts';
import { point } from '../../../board/hex-geometry.ts';
import { smoothLine } from '../../../board/way.tsx';
import { EmblemShape } from '../../../parts/emblem.tsx';
import { SIDES, isArea, sideOfUnit } from '../lookup.ts';
import { areaBox, moved, spotCentre } from './layout.ts';
import { UnitSigns, spotOutline } from './overlay-marks.tsx';
import { HOLDER, MARKS, RIGHT_OF_COUNTER } from './signs.tsx';
import type { PlacedCounter } from './placed-counters.ts';
import { wayPoints } from './trace.tsx';

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
            <path className="btm-supply-casing" d={net} />
            <path className="btm-supply-net" d={net} />
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

const lineOf = (line: readonly Spot[]): string => (line.length < 2 ? '' : smoothLine(wayPoints(line)));

/** Inside the frame of a rear area, in its lower corner: its name takes the whole head, its counters come from above. */
const IN_CORNER = 24;

function signPlace(spot: Spot): Place {
  if (!isArea(spot)) return moved(spotCentre(spot), HOLDER);
  const { x, y, width, height } = areaBox(spot);
  return { x: x + width - IN_CORNER, y: y + height - IN_CORNER };
}

/** Whose source it is, by shape; struck through where no line from elsewhere may end (§13.2.3). */
export const SourceSigns = ({ sources }: { readonly sources: readonly SourceReading[] }) =>
  sources.map(({ side, place, isOpen }) => (
    <g
      key={`${side} ${place}`}
      className="btm-holder btm-source"
      data-side={side}
      data-closed={!isOpen || undefined}
      transform={`translate(${point(signPlace(place))}) scale(0.62)`}
    >
      <EmblemShape of={MARKS[side]} />
      {!isOpen && <path className="btm-source-closed" d="M-17 17L17-17" />}
    </g>
  ));

/** The line of the unit looked at with its hexsides counted, and the sign of every unit that has none, above the counters. */
export function SupplySigns({
  supply,
  subject,
  counters,
}: SubjectProps & { readonly counters: readonly PlacedCounter[] }) {
  const hops = subject ? wayPoints(subject.line) : [];
  return (
    <>
      {subject && subject.line.length > 1 && (
        <g className="btm-line">
          <path className="btm-line-casing" d={smoothLine(hops)} />
          <path className="btm-line-dash" d={smoothLine(hops)} />
          {hops.slice(1).map((at, i) => (
            <g key={i} className="btm-hop" transform={`translate(${point(middle(hops[i] ?? at, at))})`}>
              <circle r="9.5" />
              <text y="5.2">{i + 1}</text>
            </g>
          ))}
        </g>
      )}
      {(subject?.cut ?? []).map(({ hex }) => (
        <g key={hex} className="btm-cut" transform={`translate(${point(moved(spotCentre(hex), RIGHT_OF_COUNTER))})`}>
          <circle r="11" />
          <path d="M-6-6L6 6M6-6L-6 6" />
        </g>
      ))}
      <UnitSigns of={supply.filter(({ supplied }) => !supplied)} counters={counters} kind="chain" />
    </>
  );
}

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
