import type { MapDrawing } from '../../map/drawing.ts';
import { buildMap, mapShapes, thumbShapes } from './map/build.ts';

export const drawMap = (): MapDrawing => ({ shapes: mapShapes(buildMap()), thumb: thumbShapes() });
