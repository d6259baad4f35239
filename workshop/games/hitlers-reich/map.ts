import type { MapDrawing } from '../../map/drawing.ts';
import { buildMap } from './map/build.ts';
import { mapShapes, thumbShapes } from './map/export.ts';
import { drawNature } from './map/nature.ts';
import { placeAll, printOf } from './map/slots.ts';

export function drawMap(): MapDrawing {
  const map = buildMap();
  const standings = placeAll(map);
  const nature = drawNature(map, printOf(standings));
  return { shapes: mapShapes(map, standings, nature), thumb: thumbShapes(map, standings) };
}
