import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import { HeatBoard, type HeatProps } from '../../board/heat.tsx';
import { MapLayer } from '../../board/map-layer.tsx';
import { DrawingLayer } from './board/drawing-layer.tsx';
import { BOARD, PATHS, middleOf, outlineOf, shapeOf } from './board/layout.ts';
import { SeaLayer } from './board/sea-layer.tsx';
import './board/palette.css';
import './board/board.css';

const WHOLE = { x: 0, y: 0, ...BOARD };

const placeOf = (space: string) => {
  const [x, y] = middleOf(space);
  return { x, y };
};

/** Width against height. */
export const aspect = WHOLE.width / WHOLE.height;

/** Shares on areas and sea zones. */
export function Heat({ facts: someFacts, shares, labels }: HeatProps) {
  const facts = someFacts as HrFacts;
  return (
    <HeatBoard
      className="hr-board"
      size={BOARD}
      shown={WHOLE}
      shares={shares}
      labels={labels}
      outlineOf={outlineOf}
      middleOf={placeOf}
      ground={
        <>
          <SeaLayer />
          <MapLayer board={BOARD} name="land">
            <path className="sheet-ground side-neutral" d={facts.areas.map(({ id }) => outlineOf(id)).join('')} />
            <path className="sheet-ground side-closed" d={PATHS.off.land} />
          </MapLayer>
        </>
      }
      drawing={<DrawingLayer />}
    />
  );
}

/** Production centres, the larger first, then the other land that is in play by its size. */
export const named = (someFacts: object): readonly string[] =>
  (someFacts as HrFacts).areas
    .filter(({ start1941 }) => start1941 !== 'impassable')
    .sort((a, b) => b.production - a.production || sizeOf(b.id) - sizeOf(a.id))
    .map(({ id }) => id);

const sizeOf = (space: string): number => shapeOf(space)?.radius ?? 0;
