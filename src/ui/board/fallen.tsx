import { useEffect, useRef, type ReactNode } from 'react';
import { animate } from '../motion/animate.ts';
import { untilRest } from '../motion/beat-times.ts';
import './fallen.css';
import type { Place } from './hex-geometry.ts';

/** A piece that the last step eliminated; its loss stays visible until the next move. */
export interface FallenPiece {
  readonly unit: string;
  readonly at: Place;
  readonly scale: number;
  readonly counter: ReactNode;
}

const TIP = 560;
const FADE = 160;

/** Tipped over and crossed out. Drawn for the eye: what was lost is told in the column and the log. */
export const Fallen = ({ pieces }: { readonly pieces: readonly FallenPiece[] }) =>
  pieces.map((piece) => <One key={piece.unit} {...piece} />);

function One({ at, scale, counter }: FallenPiece) {
  const drawing = useRef<SVGGElement>(null);
  useEffect(() => {
    animate(drawing.current, [{ opacity: 0 }, { opacity: 1 }], { length: FADE, after: untilRest() + TIP });
  }, []);
  return (
    <g ref={drawing} className="fallen" transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <g className="fallen__counter" transform="rotate(-24)">
        {counter}
      </g>
      <path className="fallen__case" d="M-34-30L34 30M34-30L-34 30" />
      <path className="fallen__cross" d="M-34-30L34 30M34-30L-34 30" />
    </g>
  );
}
