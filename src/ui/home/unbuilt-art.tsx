import { useId } from 'react';
import { EmblemShape } from '../parts/emblem.tsx';

/** Half the width of a hex, and half its height. */
const R = 27;
const H = (R * Math.sqrt(3)) / 2;

/** A sheet that is still on the drawing board: the grid of the game to come, in thin ink. */
export function UnbuiltArt() {
  const pattern = useId();
  return (
    <svg className="unbuilt-art" viewBox="0 0 300 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <pattern id={pattern} width={3 * R} height={2 * H} patternUnits="userSpaceOnUse">
        <path
          className="unbuilt-art__line"
          d={`M0 ${H}H${R / 2}M${R / 2} ${H}L${R} 0H${2 * R}L${2.5 * R} ${H}L${2 * R} ${2 * H}H${R}Z M${2.5 * R} ${H}H${3 * R}`}
        />
      </pattern>
      <rect width="300" height="170" fill={`url(#${pattern})`} />
      <path className="unbuilt-art__river" d="M-6 118C40 96 66 128 104 104S150 40 196 52s70-30 112-22" />
      <g transform="translate(121.5 70.15)">
        <EmblemShape of="german" />
      </g>
      <g transform="translate(202.5 70.15)">
        <EmblemShape of="soviet" />
      </g>
    </svg>
  );
}
