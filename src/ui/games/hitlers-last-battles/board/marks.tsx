import type { HlbFacts } from '../../../../engine/games/hitlers-last-battles/facts.ts';
import type { Faction, HexId } from '../../../../engine/games/hitlers-last-battles/ids.ts';
import type { HlbView } from '../../../../engine/games/hitlers-last-battles/view.ts';
import type { Mark } from '../../../map/board-steps.ts';
import { hexSide, point } from '../../../map/hex-geometry.ts';
import { Emblem } from './emblem.tsx';
import { fronts, zones } from './front.ts';
import { COUNTER, RADIUS, centreOf, directionTo, outlineOf, standOf } from './layout.ts';
import type { Ids } from '../../../map/patterns.tsx';
import { paint } from '../../../map/patterns.tsx';

/** How far inside the hexside a rim lies, so that the rims of two neighbours never touch. */
const INSET = 0.93;
/** Where the sign of a marked hex hangs: clear of number, counter, name and attack marker. */
const TAG_X = 72;

interface FrontProps {
  readonly facts: HlbFacts;
  readonly control: HlbView['control'];
}

/** Between the sides: ink with a pale core. */
export function FrontLine({ facts, control }: FrontProps) {
  const path = fronts(facts, control)
    .map(([a, b]) => {
      const towards = directionTo(a, b);
      if (!towards) return '';
      const [from, to] = hexSide(centreOf(a), RADIUS, towards);
      return `M${point(from)}L${point(to)}`;
    })
    .join('');
  return (
    <g className="hlb-front">
      <path className="hlb-front-ink" d={path} />
      <path className="hlb-front-core" d={path} />
    </g>
  );
}

interface HexMarkProps {
  readonly hex: HexId;
  readonly ids: Ids;
}

/** Gold: this may be chosen. The rim has a dark casing on any ground (look.md §5). */
export const LegalHex = ({ hex, ids }: HexMarkProps) => (
  <g className="hlb-target">
    <path d={outlineOf(hex, INSET)} fill={paint(ids, 'target')} />
    <path className="hlb-rim-casing" d={outlineOf(hex, INSET)} />
    <path className="hlb-rim-line" d={outlineOf(hex, INSET)} />
  </g>
);

/** White in ink: this is chosen. */
export const ChosenHex = ({ hex }: Pick<HexMarkProps, 'hex'>) => (
  <g className="hlb-chosen">
    <path className="hlb-chosen-ink" d={outlineOf(hex, INSET)} />
    <path className="hlb-chosen-rim" d={outlineOf(hex, INSET)} />
  </g>
);

export const RefusedHex = ({ hex }: Pick<HexMarkProps, 'hex'>) => (
  <path className="hlb-refused" d={outlineOf(hex, INSET)} />
);

/** Says by a sign what the rim says by colour: arrow, tick, barred ring. */
export function Tag({ hex, mark }: { readonly hex: HexId; readonly mark: Mark }) {
  const { x, y } = centreOf(hex);
  return (
    <g transform={`translate(${x + TAG_X} ${y})`}>
      <g className={`hlb-tag hlb-tag-${mark} hlb-legible`}>
        <circle r="13" />
        {mark === 'legal' && <path d="M-5.6 5.6L4.6-4.6M-2.6-5.6H5.6V2.6" />}
        {mark === 'chosen' && <path d="M-5.8 .4L-1.8 5L6-5" />}
        {mark === 'refused' && <path d="M-7.6 7.6L7.6-7.6" />}
      </g>
    </g>
  );
}

/** Where an attacker stood before it went into battle: it comes back here if beaten (§8.6). */
export function OriginGhost({ hex }: { readonly hex: HexId }) {
  const { x, y } = standOf(hex, 'alone');
  const half = COUNTER / 2 - 1;
  return <rect className="hlb-ghost" x={x - half} y={y - half} width={half * 2} height={half * 2} rx="7" />;
}

/** Overlay `zones`: hexes next to a unit, hatched to the side's own slope. */
export function ZoneMarks({
  facts,
  view,
  ids,
}: {
  readonly facts: HlbFacts;
  readonly view: HlbView;
  readonly ids: Ids;
}) {
  const { german, allied } = zones(facts, view.units);
  return (
    <>
      <path d={german.map((hex) => outlineOf(hex, 0.97)).join('')} fill={paint(ids, 'zone-german')} />
      <path d={allied.map((hex) => outlineOf(hex, 0.97)).join('')} fill={paint(ids, 'zone-allied')} />
      <path className="hlb-zone hlb-zone-german" d={german.map((hex) => outlineOf(hex, 0.9)).join('')} />
      <path className="hlb-zone hlb-zone-allied" d={allied.map((hex) => outlineOf(hex, 0.84)).join('')} />
    </>
  );
}

export const ReachMarks = ({ hexes }: { readonly hexes: readonly HexId[] }) => (
  <path className="hlb-reach" d={hexes.map((hex) => outlineOf(hex, INSET)).join('')} />
);

/** Right of the printed number, as the river sign is left of it. */
const SIGN = { x: 36, y: -71 };
const POINTS_X = -70;

/** Who holds a hex, by shape. Without the overlay only where it has changed hands since the set-up. */
export function ControlSigns({ facts, control, all }: FrontProps & { readonly all: boolean }) {
  return facts.hexes.map((hex) => {
    const holder = control[hex.id];
    const { x, y } = centreOf(hex.id);
    if (!holder || (!all && holder === hex.initialControl)) return null;
    return <Emblem key={hex.id} faction={holder} x={x + SIGN.x} y={y + SIGN.y} size={all ? 11 : 8.5} />;
  });
}

/** Overlay `points`: what each hex is worth to the side that holds it (§9). */
export function PointSigns({ facts, control }: FrontProps) {
  return facts.hexes.map((hex) => {
    const holder = control[hex.id];
    if (!holder) return null;
    const points = hex.cityValue + edgePoints(hex.edge, holder);
    const { x, y } = centreOf(hex.id);
    return points === 0 ? null : (
      <Emblem key={hex.id} faction={holder} x={x + POINTS_X} y={y} size={19} figure={points} />
    );
  });
}

/** Only the German scores for edge hexes (§9.2). */
const edgePoints = (edge: 'west' | 'east' | null, holder: Faction): number => (edge && holder === 'G' ? 1 : 0);
