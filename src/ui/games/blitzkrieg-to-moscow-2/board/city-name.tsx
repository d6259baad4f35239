import type { CityFacts } from '../../../../engine/games/blitzkrieg-to-moscow-2/data-types.ts';
import { emWidth, isJapanese } from '../../../board/lettering.ts';
import type { Rect } from '../../../board/viewport-math.ts';
import { hexCentre } from './layout.ts';

/** Below the counter, between the numbers of the two hexes further south; a name in two lines begins higher. */
const FOOT = 42;
const FOOT_OF_TWO = 35.5;
/** Radius of the sign, and its way to the name. */
const SIGN = 7.2;
const GAP = 2.8;
/** Right edge of the sign of a name that takes the whole line: left of the counter. */
const ASIDE = { x: -33, y: 20 };

interface Script {
  readonly size: number;
  readonly line: number;
  /** As long a line as finds room between those numbers. */
  readonly room: number;
  /** Letters are not set narrower than this. */
  readonly narrowest: number;
}
const LATIN: Script = { size: 14.5, line: 14, room: 69, narrowest: 0.7 };
const KANA: Script = { size: 13, line: 12.5, room: 66, narrowest: 0.72 };
const LATIN_EM = 0.475;
/** A name that outgrows the room beside its sign by more than this share has the line to itself. */
const LONG = 1.15;

export interface NameFit {
  readonly lines: readonly string[];
  readonly size: number;
  readonly line: number;
  /** Of the longest line. */
  readonly width: number;
  /** Letters are set narrower to that width. */
  readonly isSqueezed: boolean;
  /** The sign stands apart. */
  readonly isLong: boolean;
}

/** How a name is set: never smaller, or it could not be read on the whole map; narrower, and at last in two lines. */
export function fitName(name: string): NameFit {
  const { size, line, room, narrowest } = isJapanese(name) ? KANA : LATIN;
  const widthOf = (text: string): number => emWidth(text, LATIN_EM) * size;
  const full = widthOf(name);
  const isLong = full + 2 * SIGN + GAP > room * LONG;
  const free = isLong ? room : room - 2 * SIGN - GAP;
  if (full <= free) return { lines: [name], size, line, width: full, isSqueezed: false, isLong };
  if (full * narrowest <= free) return { lines: [name], size, line, width: free, isSqueezed: true, isLong };
  const half = Math.floor([...name].length / 2);
  const lines = [name.slice(0, half), name.slice(half)];
  const longest = Math.max(...lines.map(widthOf));
  return { lines, size, line, width: Math.min(longest, free), isSqueezed: longest > free, isLong };
}

/** The room that a name and its sign in the same line take on the board, at the size of print. */
export function nameBox(city: CityFacts, name: string): Rect {
  const { x, y } = hexCentre(city.hex);
  const { lines, size, line, width, isLong } = fitName(name);
  const wide = isLong ? width : width + 2 * SIGN + GAP;
  const foot = lines.length > 1 ? FOOT_OF_TWO : FOOT;
  return { x: x - wide / 2, y: y + foot - size / 2, width: wide, height: size + (lines.length - 1) * line };
}

/** Value by shape: a disc with 1 for a city, a filled square with 2 for a supply city (§4.1). */
export function CityName({ city, name }: { readonly city: CityFacts; readonly name: string }) {
  const { x, y } = hexCentre(city.hex);
  const { lines, size, line, width, isSqueezed, isLong } = fitName(name);
  const left = -(2 * SIGN + GAP + width) / 2;
  const foot = lines.length > 1 ? FOOT_OF_TWO : FOOT;
  const squeeze = isSqueezed ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <g transform={`translate(${x} ${y})`}>
      {isLong && (
        <g transform={`translate(${ASIDE.x} ${ASIDE.y})`}>
          <g className="btm-name-legible">
            <CitySign city={city} x={-SIGN} y={0} />
          </g>
        </g>
      )}
      <g transform={`translate(0 ${foot})`}>
        <g className="btm-name-legible">
          {!isLong && <CitySign city={city} x={left + SIGN} y={0} />}
          {lines.map((text, i) => (
            <text
              key={text}
              className={isLong ? 'strong btm-name-city btm-name-long' : 'strong btm-name-city'}
              x={isLong ? 0 : left + 2 * SIGN + GAP}
              y={size * 0.32 + i * line}
              fontSize={size}
              {...(i === lines.length - 1 ? squeeze : {})}
            >
              {text}
            </text>
          ))}
        </g>
      </g>
    </g>
  );
}

function CitySign({ city, x, y }: { readonly city: CityFacts; readonly x: number; readonly y: number }) {
  return (
    <g className={city.supplyCity ? 'btm-city btm-city-supply' : 'btm-city'} transform={`translate(${x} ${y})`}>
      {city.supplyCity ? <rect x={-SIGN} y={-SIGN} width={SIGN * 2} height={SIGN * 2} /> : <circle r={SIGN} />}
      <text y="4.5">{city.points}</text>
    </g>
  );
}
