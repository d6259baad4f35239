import { memo, useId } from 'react';
import type { BtmFacts, Terrain } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { type PictureAbout, type ThumbProps, ThumbFrame } from '../../board/thumb.tsx';
import { AREAS, findHex, isArea } from './lookup.ts';
import type { HexId, Side, Spot } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Place } from '../../board/hex-geometry.ts';
import {
  BOARD,
  HEXES,
  HEX_LAYOUT,
  areaBox,
  areaOutline,
  hexCentre,
  hexOutline,
  outlines,
  spotCentre,
} from './board/layout.ts';
import thumb from './board/map-thumb.json';
import './board/palette.css';
import './board/btm-thumb.css';
import { mostCentral } from '../../board/viewport-math.ts';

export interface BtmThumbProps {
  readonly facts: BtmFacts;
  readonly germanHexes: readonly HexId[];
  readonly units?: BtmView['units'];
  readonly at?: Spot | null;
  /**
   * Shows the board across its whole width about this height, for a picture wider than high; the whole board by
   * default.
   */
  readonly middle?: number;
  /** Accessible name; without one the picture is left out of the reading. */
  readonly label?: string;
  readonly about?: PictureAbout | undefined;
}

/** The board in a few hundred pixels: ground, control, units, and where it happens. Still, cheap, no text. */
export const BtmThumb = memo(function BtmThumb(props: BtmThumbProps) {
  const { facts, germanHexes, units, at, middle, label, about } = props;
  const land = useId();
  const top = middle === undefined ? 0 : Math.min(Math.max(middle - BAND / 2, 0), BOARD.height - BAND);
  return (
    <ThumbFrame
      box={about?.isWhole ? FRONT_BOX : `0 ${top} ${BOARD.width} ${middle === undefined ? BOARD.height : BAND}`}
      label={label}
      about={about}
      placeOf={spotCentre}
      outlineOf={spotOutline}
    >
      <clipPath id={land}>
        <path d={thumb.coast + outlines(added(facts))} />
      </clipPath>
      <path className="outlined thumb-shallows" d={thumb.coast} />
      <path className="thumb-land side-closed" d={thumb.coast} />
      <g clipPath={`url(#${land})`}>
        <path className="thumb-land side-neutral" d={outlines(facts.hexes.map(({ id }) => id))} />
        <path className="btm-thumb-forest" d={outlines(hexesOf(facts, 'forest'))} />
        <path className="btm-thumb-marsh" d={outlines(hexesOf(facts, 'marsh'))} />
        <path className="thumb-land side-german" d={outlines(germanHexes)} />
      </g>
      <path className="outlined thumb-coast" d={thumb.coast} />
      <path className="hollow btm-thumb-river" d={HEX_LAYOUT.sidesOf(facts.rivers.map(({ between }) => between))} />
      {AREAS.map((area) => (
        <path
          key={area}
          className={`btm-thumb-area btm-side-${facts.areas[area].side} side-${facts.areas[area].side}`}
          d={areaOutline(area)}
        />
      ))}
      {facts.cities.map(({ hex, supplyCity }) => (
        <circle
          key={hex}
          className="btm-thumb-city"
          cx={hexCentre(hex).x}
          cy={hexCentre(hex).y}
          r={supplyCity ? 26 : 18}
        />
      ))}
      {units &&
        SIDES.map((side) => <path key={side} className={`thumb-sign side-${side}`} d={signsOf(side, facts, units)} />)}
      {at && <path className="hollow thumb-at" d={isArea(at) ? areaOutline(at) : hexOutline(at, 1.1)} />}
    </ThumbFrame>
  );
});

const BAND = 1130;
const FRONT_BOX = `${HEXES.x} ${HEXES.y} ${HEXES.width} ${HEXES.height}`;
const spotOutline = (spot: string): string => (isArea(spot) ? areaOutline(spot) : hexOutline(spot));
const SIDES = ['german', 'soviet'] as const satisfies readonly Side[];

const added = ({ hexes, drawn }: BtmFacts): readonly HexId[] =>
  hexes.flatMap(({ id }) => (drawn.hexes.some((hex) => hex.id === id) ? [] : id));

const hexesOf = (facts: BtmFacts, terrain: Terrain): readonly HexId[] =>
  facts.hexes.flatMap((hex) => (hex.terrain === terrain ? [hex.id] : []));

/** Square and hexagon: the armies' shapes. One for each place with units; in rear areas one for each unit, in rows. */
function signsOf(side: Side, facts: BtmFacts, units: BtmView['units']): string {
  const sign = { german: 'm-33-33h66v66h-66z', soviet: 'm20-36l22 36l-22 36h-40l-22-36l22-36z' }[side];
  const spots = facts.units.flatMap((unit) => (unit.side === side ? (units[unit.id]?.place ?? []) : []));
  const inHexes = [...new Set(spots)].flatMap((spot) => (/^\d{4}$/.test(spot) ? [hexCentre(spot)] : []));
  const inAreas = AREAS.flatMap((area) =>
    spots
      .filter((spot) => spot === area)
      .map((_, i): Place => {
        const { x, y } = areaBox(area);
        return { x: x + 60 + (i % 2) * 120, y: y + 70 + Math.floor(i / 2) * 90 };
      }),
  );
  return [...inHexes, ...inAreas].map(({ x, y }) => `M${x} ${Math.round(y)}${sign}`).join('');
}

/** The centre of the action: the combat being fought, otherwise the middle of the German army, otherwise of the Soviet one. */
export function focusOf(facts: BtmFacts, view: BtmView): Place {
  const hexesOf = (side: Side): readonly string[] =>
    facts.units.flatMap((unit) => {
      const place = view.units[unit.id]?.place ?? '';
      return unit.side === side && findHex(facts, place) ? [place] : [];
    });
  const german = hexesOf('german');
  const hexes = view.combat ? [view.combat.target] : german.length > 0 ? german : hexesOf('soviet');
  return mostCentral(hexes.map(hexCentre)) ?? { x: BOARD.width / 2, y: BOARD.height / 2 };
}

/** A saved position in small. The library stores what the game itself gave out, so facts and view are this game's own. */
export function Thumb({ facts, view, about }: ThumbProps) {
  const position = view as BtmView;
  const known = facts as BtmFacts;
  return (
    <BtmThumb
      facts={known}
      middle={focusOf(known, position).y}
      germanHexes={position.germanHexes}
      {...(about?.isWhole ? {} : { units: position.units, at: position.combat?.target ?? null })}
      about={about}
    />
  );
}
