import type { HrFacts } from '../../../engine/games/hitlers-reich/facts.ts';
import { makeIndex } from '../../../engine/kits/pointing/lookup.ts';
import { HeatBoard, type HeatProps } from '../../board/heat.tsx';
import { MapLayer } from '../../board/map-layer.tsx';
import { DrawingLayer, SeaLayer } from './board/ground.tsx';
import { BOARD, layoutOf, PATHS, type Layout } from './board/layout.ts';
import './board/palette.css';
import './board/board.css';

const WHOLE = { x: 0, y: 0, ...BOARD };

const placeIn = makeIndex(({ middleOf }: Layout) => (space: string) => {
  const [x, y] = middleOf(space);
  return { x, y };
});

export const aspect = WHOLE.width / WHOLE.height;

export function Heat(props: HeatProps) {
  const facts = props.facts as HrFacts;
  const layout = layoutOf(facts);
  const { outlineOf } = layout;
  return (
    <HeatBoard
      {...props}
      className="hr-board"
      size={BOARD}
      shown={WHOLE}
      outlineOf={outlineOf}
      middleOf={placeIn(layout)}
      ground={
        <>
          <SeaLayer />
          <MapLayer board={BOARD} name="land">
            <path className="sheet-ground side-neutral" d={facts.areas.map(({ id }) => outlineOf(id)).join('')} />
            <path className="sheet-ground side-closed" d={PATHS.off.land} />
          </MapLayer>
        </>
      }
      drawing={<DrawingLayer paths={layout.paths} />}
    />
  );
}

/** Production centres, the larger first, then the other land that is in play by its size. */
export function named(someFacts: object): readonly string[] {
  const facts = someFacts as HrFacts;
  const { shapeOf } = layoutOf(facts);
  const sizeOf = (space: string): number => shapeOf(space)?.radius ?? 0;
  return facts.areas
    .filter(({ start1941 }) => start1941 !== 'impassable')
    .sort((a, b) => b.production - a.production || sizeOf(b.id) - sizeOf(a.id))
    .map(({ id }) => id);
}
