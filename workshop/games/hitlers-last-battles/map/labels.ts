import type { Point } from '../../../map/geometry.ts';
import type { LabelPlace, Lettering } from '../../../map/labels.ts';
import { HEIGHT, HEXES, WIDTH } from './board.ts';

/* prettier-ignore */
export const LABELS: readonly LabelPlace[] = [
  { id: 'lower-rhine', along: 'rhine', at: [6.85, 51.2], off: -8 },
  { id: 'upper-rhine', along: 'rhine', at: [7.72, 48.35], off: 8 },
  { id: 'maas', along: 'maas', at: [5.45, 48.9], off: -7 },
  { id: 'mosel', along: 'mosel', at: [6.3, 48.45], off: 8 },
  { id: 'weser', along: 'weser', at: [9.35, 51.95], off: -8 },
  { id: 'lower-elbe', along: 'elbe', at: [11.7, 52.2], off: 8 },
  { id: 'upper-elbe', along: 'elbe', at: [13.4, 51.2], off: -8 },
  { id: 'oder', along: 'oder', at: [16.3, 51.55], off: 9 },
  { id: 'lower-oder', along: 'oder', at: [14.5, 52.75], off: -9 },
  { id: 'neisse', along: 'neisse', at: [14.9, 51.35], off: -8 },
  { id: 'warthe', along: 'warthe', at: [17.3, 52.12], off: 9 },
  { id: 'vistula', along: 'vistula', at: [21.85, 51.0], off: -8 },
  { id: 'lower-vistula', along: 'vistula', at: [18.7, 53.5], off: 9 },
  { id: 'upper-vistula', along: 'vistula', at: [20.3, 50.1], off: -8 },
  { id: 'bug', along: 'bug', at: [23.6, 51.55], off: -8 },
  { id: 'narew', along: 'narew', at: [21.6, 53.08], off: -8 },
  { id: 'niemen', along: 'niemen', at: [25.2, 53.8], off: -8 },
  { id: 'lower-niemen', along: 'niemen', at: [22.9, 55.07], off: 9 },
  { id: 'duena', along: 'duena', at: [27.2, 55.8], off: -8 },
  { id: 'pripet', along: 'pripet', at: [25.9, 52.04], off: -8 },
  { id: 'dniestr', along: 'dniestr', at: [26.0, 48.6], off: 9 },
  { id: 'prut', along: 'prut', at: [27.4, 47.5], off: 8 },
  { id: 'upper-danube', along: 'danube', at: [11.0, 48.72], off: -8 },
  { id: 'danube', along: 'danube', at: [14.2, 48.34], off: -8 },
  { id: 'lower-danube', along: 'danube', at: [18.95, 46.5], off: -8 },
  { id: 'inn', along: 'inn', at: [12.15, 47.75], off: 8 },
  { id: 'tisza', along: 'tisza', at: [20.4, 47.4], off: 8 },
  { id: 'waag', along: 'waag', at: [18.0, 48.9], off: -8 },
  { id: 'drava', along: 'drava', at: [17.0, 46.15], off: 9 },
  { id: 'seine', along: 'seine', at: [3.7, 48.48], off: 9 },
  { id: 'loire', along: 'loire', at: [2.1, 47.84], off: -8 },
  { id: 'rhone', along: 'rhone', at: [7.5, 46.25], off: 9 },
  { id: 'saone', along: 'saone', at: [5.3, 47.2], off: 8 },
  { id: 'alps', along: 'alps-east', at: [11.8, 47.02], off: 0 },
  { id: 'carpathians', along: 'carpathians-east', at: [24.5, 48.1], off: 0 },
  { id: 'sudetes', along: 'sudetes', at: [16.3, 50.5], off: 0 },
  { id: 'ore-mountains', along: 'ore-mountains', at: [13.2, 50.52], off: 0 },
  { id: 'bohemian-forest', along: 'bohemian-forest', at: [13.2, 49.1], off: 0 },
  { id: 'black-forest', along: 'black-forest', at: [8.15, 48.2], off: 0 },
];

/**
 * True where numbers, signs and names of hexes are printed. A name is as wide as its letters; a city has its value in front.
 */
export const isPrintedOn = ([x, y]: Point): boolean =>
  HEXES.some(({ centre, playable, river, name, city }) => {
    const dx = x - centre[0];
    const dy = y - centre[1];
    const [short = name] = name.split(/ [/(]/);
    const half = Math.min(67, short.length * 5 + (city ? 14 : 0)) + 4;
    const isByNumber = dx > (river ? -60 : -24) && dx < 46 && dy > -86 && dy < -55;
    return playable && (isByNumber || (Math.abs(dx) < half && dy > 40 && dy < 74));
  });

const MARGIN = 20;

export const LETTERING: Lettering = {
  reach: 26,
  search: 110,
  bothSides: false,
  isClear: (spot) =>
    !isPrintedOn(spot) &&
    spot.every((value) => value > MARGIN) &&
    spot[0] < WIDTH - MARGIN &&
    spot[1] < HEIGHT - MARGIN,
};
