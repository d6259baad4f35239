import type { MapDrawing } from '../../map/drawing.ts';
import { buildMap, mapShapes, thumbShapes } from './map/build.ts';
import { groundOf } from './map/ground.ts';

export function drawMap(): MapDrawing {
  const map = buildMap();
  return { shapes: mapShapes(map), thumb: thumbShapes(), ground: groundOf(map), qualities: [0.4, 0.16, 0.05] };
}
