/** Spaces that a data pack adds to the map: discs, for nobody has drawn their outlines. */
import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Rect, Size } from '../../../board/viewport-math.ts';
import type { SpaceShape } from './shapes.ts';

interface OwnShape {
  readonly shape: SpaceShape;
  /** SVG path data. */
  readonly path: string;
  readonly box: Rect;
}

/** Board units. */
const RADIUS = 38;
/** Offsets from the middle: pieces above the name, the name, and pieces below it. */
const [UP, NAME, DOWN] = [-15, 6, 24];
const ASIDE = 14;
/** Letter height in one line and in two; names up to so many letters take one. */
const TEXT = { one: 16, two: 13 } as const;
const ONE_LINE = 10;
const SCALE = { land: 0.78, sea: 0.6 } as const;

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`;

export function ownShapes(
  { areas, zones }: Pick<HrFacts, 'areas' | 'zones'>,
  board: Size,
  isDrawn: (id: SpaceId) => boolean = () => false,
): ReadonlyMap<SpaceId, OwnShape> {
  const own = new Map<SpaceId, OwnShape>();
  for (const [spaces, isSea] of [
    [areas, false],
    [zones, true],
  ] as const)
    for (const { id, place, name } of spaces) {
      if (!place || isDrawn(id)) continue;
      const [x, y] = [(place[0] * board.width) / 100, (place[1] * board.height) / 100];
      const lines = name.en.length > ONE_LINE && name.en.trim().includes(' ') ? 2 : 1;
      const pieces = isSea
        ? ({
            fleetAxis: [x - ASIDE, y + UP],
            fleetAllied: [x + ASIDE, y + UP],
            control: [x - ASIDE, y + DOWN],
          } as const)
        : ({ control: [x - ASIDE, y + UP], fortress: [x + ASIDE, y + UP], drums: [x - ASIDE, y + DOWN] } as const);
      own.set(id, {
        shape: {
          ...{ rings: [], label: [x, y], radius: RADIUS, area: Math.PI * RADIUS * RADIUS, lines },
          text: lines === 1 ? TEXT.one : TEXT.two,
          scale: isSea ? SCALE.sea : SCALE.land,
          slots: { name: [x, y + NAME], ...pieces, conflict: [x + ASIDE, y + DOWN] },
        },
        path: disc(x, y, RADIUS),
        box: { x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS },
      });
    }
  return own;
}
