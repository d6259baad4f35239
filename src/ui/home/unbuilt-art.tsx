import { useId } from 'react';
import type { GameId } from '../app/games.ts';
import { EmblemShape } from '../parts/emblem.tsx';

/** A sheet that is still on the drawing board: the grid of the game to come, in thin ink. */
export function UnbuiltArt({ game }: { readonly game: GameId }) {
  return (
    <svg className="unbuilt-art" viewBox="0 0 300 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {game === 'blitzkrieg-to-moscow-2' ? <HexSheet /> : <AreaSheet />}
    </svg>
  );
}

/** Half the width of a hex, and half its height. */
const R = 27;
const H = (R * Math.sqrt(3)) / 2;

function HexSheet() {
  const pattern = useId();
  return (
    <>
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
    </>
  );
}

function AreaSheet() {
  return (
    <>
      <g className="unbuilt-art__line">
        <path d="M-4 62C30 44 52 70 84 58s26-40 64-38 44 30 84 20 44-34 74-36" />
        <path d="M-4 128c38-10 58 12 96 4s40-34 78-28 54 30 88 22 30-20 46-22" />
        <path d="M84 58c6 22-6 44 8 74M148 20c8 30-8 50 22 84M232 40c-8 26 14 46 2 84M170 104c-6 26 2 44-6 70M92 132c4 14-4 26 0 42" />
      </g>
      <g transform="translate(124 74)">
        <EmblemShape of="german" />
      </g>
      <g transform="translate(196 72)">
        <EmblemShape of="allied" />
      </g>
    </>
  );
}
