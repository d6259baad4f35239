import type { Point } from '../../../map/geometry.ts';
import type { LabelPlace, Lettering } from '../../../map/labels.ts';
import { AREA_BOXES, HEIGHT, HEXES, WIDTH } from './board.ts';

/** Rivers of the rules have their names on their hexsides; these are all others. */
/* prettier-ignore */
export const LABELS: readonly LabelPlace[] = [
  { id: 'volga', along: 'volga', at: [37.2, 56.8], off: -7 },
  { id: 'oka', along: 'oka', at: [36.1, 53.7], off: -7 },
  { id: 'desna', along: 'desna', at: [33.9, 53.0], off: -7 },
  { id: 'donets', along: 'donets', at: [37.9, 48.95], off: -7 },
  { id: 'south-bug', along: 'south-bug', at: [30.3, 48.1], off: -7 },
  { id: 'pripet', along: 'pripet', at: [27.6, 52.08], off: -7 },
  { id: 'berezina', along: 'berezina', at: [28.7, 54.0], off: -7 },
  { id: 'niemen', along: 'niemen', at: [24.9, 53.75], off: -7 },
  { id: 'lovat', along: 'lovat', at: [31.1, 57.1], off: -7 },
  { id: 'volkhov', along: 'volkhov', at: [31.9, 59.1], off: -7 },
  { id: 'danube', along: 'lower-danube', at: [28.1, 45.2], off: 8 },
];

/** True where numbers and names of cities are printed, and under the boxes of the rear areas. */
const isPrintedOn = ([x, y]: Point): boolean =>
  AREA_BOXES.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height) ||
  HEXES.some(({ centre, city }) => {
    const dx = Math.abs(x - centre[0]);
    const dy = y - centre[1];
    return (dx < 22 && dy > -56 && dy < -30) || (city !== null && dx < 52 && dy > 16 && dy < 54);
  });

const MARGIN = 24;

export const LETTERING: Lettering = {
  reach: 21,
  search: 150,
  bothSides: true,
  isClear: (spot) =>
    !isPrintedOn(spot) &&
    spot.every((value) => value > MARGIN) &&
    spot[0] < WIDTH - MARGIN &&
    spot[1] < HEIGHT - MARGIN,
};
