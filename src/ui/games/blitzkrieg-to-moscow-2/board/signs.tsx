import { memo } from 'react';
import type { BtmFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { HexId, Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { drawEmblem, starPath, type EmblemKind } from '../../../parts/emblem.tsx';
import { holderOf } from './btm-map.tsx';
import { hexCentre } from './layout.ts';
import type { BtmScene } from '../lookup.ts';

export const MARKS = { german: 'square', soviet: 'hexagon' } as const satisfies Readonly<Record<Side, EmblemKind>>;

export const HOLDER = { x: 44, y: 24 };
/** The sign of a marked hex is right of the counter, so this one is on the left. */
const LEFT_OF_COUNTER = { x: -45, y: 0 };
export const RIGHT_OF_COUNTER = { x: 45, y: 0 };

interface HeldProps {
  readonly facts: BtmFacts;
  readonly germanHexes: readonly HexId[];
}

const HolderSign = ({ hex, side, scale }: { readonly hex: HexId; readonly side: Side; readonly scale: number }) => {
  const { x, y } = hexCentre(hex);
  return (
    <g className="btm-holder" transform={`translate(${x + HOLDER.x} ${y + HOLDER.y}) scale(${scale})`}>
      {drawEmblem(MARKS[side])}
    </g>
  );
};

/** The holder of a place, by shape: cities in German hands, which count (§4.1); every hex under the overlay of control. */
export const HolderSigns = memo(({ facts, germanHexes, all }: HeldProps & { readonly all: boolean }) =>
  (all ? facts.hexes.map(({ id }) => id) : facts.cities.map(({ hex }) => hex)).map((hex) => {
    const side = holderOf(germanHexes, hex);
    return (all || side === 'german') && <HolderSign key={hex} hex={hex} side={side} scale={all ? 0.62 : 0.56} />;
  }),
);
HolderSigns.displayName = 'HolderSigns';

/** Overlay `points`: what each city is worth, on the mark of its holder; struck out where no supply reaches it (§4.1). */
export function PointSigns({ facts, queries, view }: BtmScene) {
  const cut = new Set(
    view.score.modifiers.flatMap(({ key, params }) => (key === 'btm.score.no-supply' ? [String(params?.['hex'])] : [])),
  );
  return facts.cities.map((city) => {
    const { hex } = city;
    const side = holderOf(view.germanHexes, hex);
    const { x, y } = hexCentre(hex);
    return (
      <g
        key={hex}
        className={`map-sign btm-points side-${side}`}
        transform={`translate(${x + LEFT_OF_COUNTER.x} ${y})`}
      >
        {side === 'german' ? (
          <rect className="btm-points-plate" x="-14" y="-14" width="28" height="28" rx="4" />
        ) : (
          <path className="btm-points-plate" d="M13.5-7.8V7.8L0 15.6L-13.5 7.8V-7.8L0-15.6Z" />
        )}
        <text y="7.6">{queries.pointsOf(view, city)}</text>
        {cut.has(hex) && <path className="btm-points-cut" d="M-16 16L16-16" />}
      </g>
    );
  });
}

const STAR = starPath(7.5);

/** The hero city (§14): a star on a medal. */
export const HeroSign = memo(function HeroSign({ hex }: { readonly hex: HexId }) {
  const { x, y } = hexCentre(hex);
  return (
    <g className="btm-hero" transform={`translate(${x + LEFT_OF_COUNTER.x} ${y + LEFT_OF_COUNTER.y})`}>
      <path className="btm-hero-ribbon" d="M-7-20H7V-8L0-3L-7-8Z" />
      <circle className="btm-hero-medal" r="11.5" />
      <path className="btm-hero-star" d={STAR} />
    </g>
  );
});
