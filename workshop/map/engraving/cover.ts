/** Vegetation: woods, marshes, fields and steppe. All of it stays inside its hex, so that no drawing blurs a rule. */
import { scatter } from '../geometry.ts';
import type { Point } from '../geometry.ts';
import type { Ground, Terrain } from './ground.ts';
import { unevenness } from './noise.ts';
import { circle, drawn, filled, group, n, turnedBox } from './svg.ts';
import { depthIn } from './survey.ts';
import type { Survey } from './survey.ts';

interface Lattice {
  readonly pitch: Point;
  readonly stray: Point;
  /** Every other row begins so much further east. */
  readonly shift: number;
  /** From a side with another terrain behind it: so much, and so much more by chance. */
  readonly edge: readonly [least: number, uneven: number];
  /** Length of a wave of that chance. */
  readonly wave: number;
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly north: number;
}

/** Places over all hexes and patches of a terrain, kept from the sides behind which it ends. */
function spread(
  ground: Ground,
  survey: Survey,
  terrain: Terrain,
  lattice: Lattice,
  random: () => number,
): readonly Stand[] {
  const reach = (58 * ground.hexWidth) / 100;
  const inHexes = ground.hexes
    .filter((hex) => hex.terrain === terrain)
    .flatMap((hex) =>
      placesIn(hex.centre, [reach, reach], lattice, random).flatMap(([x, y]) => {
        if (!survey.isLand(x, y) || survey.hexAt(x, y) !== hex) return [];
        const least = lattice.edge[0] + lattice.edge[1] * unevenness(x / lattice.wave, y / lattice.wave);
        return survey.toSide(x, y, hex, terrain) >= least ? [{ x, y, north: hex.north }] : [];
      }),
    );
  const inPatches = ground.patches
    .filter((patch) => patch.terrain === terrain)
    .flatMap((patch) =>
      placesIn(patch.at, [patch.radii[0] * 1.6, patch.radii[1] * 1.6], lattice, random).flatMap(([x, y]) => {
        const isFree = depthIn(patch, x, y) > 0 && survey.isLevel(x, y) && isAshore(survey, x, y);
        return isFree ? [{ x, y, north: patch.north }] : [];
      }),
    );
  return [...inHexes, ...inPatches];
}

const isAshore = ({ isLand }: Survey, x: number, y: number): boolean =>
  [-10, 10].every((way) => isLand(x + way, y) && isLand(x, y + way));

/** The lattice round a place, each point of it strayed by chance. */
function placesIn(
  [middle, centre]: Point,
  [across, down]: Point,
  { pitch, stray, shift }: Lattice,
  random: () => number,
) {
  const found: Point[] = [];
  for (let row = 0, top = centre - down; top < centre + down; row++, top += pitch[1]) {
    for (let left = middle - across; left < middle + across; left += pitch[0]) {
      const x = left + (random() - 0.5) * stray[0] + (row % 2 === 1 ? shift : 0);
      found.push([x, top + (random() - 0.5) * stray[1]]);
    }
  }
  return found;
}
const WOODS: Lattice = { pitch: [9.4, 8.6], stray: [8, 7], shift: 4.7, edge: [9, 13], wave: 26 };
/** A density below this is a clearing. */
const CLEARING = 0.24;
/** Share of conifers by how far north. */
const conifers = (north: number): number => (north > 0.66 ? 0.58 : north >= 0.5 ? 0.3 : 0.12);

/**
 * Woods: a dark and a light floor under crowns of two kinds, sorted from north to south so that each is in front of the
 * last.
 */
export function woods(ground: Ground, survey: Survey): string {
  const random = scatter(512);
  const trees = spread(ground, survey, 'forest', WOODS, random)
    .filter(({ x, y }) => unevenness(x / 22 + 40, y / 22) >= CLEARING)
    .sort((a, b) => a.y - b.y);
  const crowns = ['', '', ''];
  let [lights, trunks, firs, shades] = ['', '', '', ''];
  for (const { x, y, north } of trees) {
    const [r, kind] = [4.1 + random() * 1.9, random()];
    if (kind < conifers(north)) {
      const [w, h] = [r * 0.86, r * 2.1];
      const right = `L${n(x + w)} ${n(y - r * 0.2)}L${n(x + w * 0.4)} ${n(y - r * 0.25)}L${n(x + w * 1.15)} ${n(y + r * 0.55)}`;
      const left = `H${n(x - w * 1.15)}L${n(x - w * 0.4)} ${n(y - r * 0.25)}L${n(x - w)} ${n(y - r * 0.2)}Z`;
      trunks += `M${n(x)} ${n(y + r * 0.3)}v${n(r * 0.7)}`;
      firs += `M${n(x)} ${n(y - h)}${right}${left}`;
      shades += `M${n(x)} ${n(y - h)}${right}H${n(x)}Z`;
    } else {
      const tone = kind < 0.72 ? 0 : kind < 0.88 ? 1 : 2;
      crowns[tone] += circle(x, y - r * 0.3, r);
      lights += `M${n(x - r * 0.62)} ${n(y - r * 0.2)}a${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(r * 0.66)} ${n(-r * 0.68)}`;
    }
  }
  const floor = (r: number) => trees.map(({ x, y }) => circle(x, y, r)).join('');
  return (
    filled(floor(9.6), '#5f6f3c', { fillOpacity: 0.5 }) +
    filled(floor(8.2), '#a3b274') +
    group(
      ['#84995a', '#768c50', '#93a566'].map((colour, i) => filled(crowns[i] ?? '', colour)).join('') +
        filled(trunks, 'none', { strokeWidth: 1.1 }) +
        filled(firs, '#6d8550'),
      { stroke: '#39472a', strokeWidth: 0.8, strokeLinejoin: 'round' },
    ) +
    filled(shades, '#46592f', { fillOpacity: 0.75 }) +
    drawn(lights, '#c9d49b', 1, { strokeLinecap: 'round' })
  );
}

const WETLAND: Lattice = { pitch: [8, 8], stray: [7, 7], shift: 0, edge: [8, 13], wave: 24 };
/** Dashes of water are in rows. */
const ROW = 5.8;

/** Marsh: wet ground, dashes of water in rows, reeds and small pools. */
export function marshes(ground: Ground, survey: Survey): string {
  const random = scatter(88);
  const places = spread(ground, survey, 'marsh', WETLAND, random);
  let [dark, pale, reeds, pools] = ['', '', '', ''];
  for (const { x, y } of places) {
    const kind = random();
    if (kind < 0.6) {
      const width = 5 + random() * 9;
      const dash = `M${n(x - width / 2)} ${n(Math.round(y / ROW) * ROW)}h${n(width)}`;
      if (kind < 0.3) dark += dash;
      else pale += dash;
    } else if (kind < 0.76) {
      reeds += `M${n(x)} ${n(y + 4)}v-9M${n(x - 2.6)} ${n(y + 4)}q-.5-4-2.6-6.5M${n(x + 2.6)} ${n(y + 4)}q.5-4 2.6-6.5`;
    } else if (kind < 0.82) {
      pools += `M${n(x - 7)} ${n(y)}q7-4.5 14 0q-7 4.5-14 0Z`;
    }
  }
  const floor = (r: number) => places.map(({ x, y }) => circle(x, y, r)).join('');
  return (
    filled(floor(10), '#5d8a86', { fillOpacity: 0.42 }) +
    filled(floor(8.6), '#b7cdb6') +
    filled(pools, '#86b0bb', { stroke: '#4d8292', strokeWidth: 0.7 }) +
    group(drawn(dark, '#4b828f', 1.25) + drawn(pale, '#7ea6a2', 1.1) + drawn(reeds, '#4f6233', 1.15), {
      strokeLinecap: 'round',
    })
  );
}

interface Belt {
  readonly fields: number;
  readonly tufts: number;
  readonly bushes: number;
}
/** The vegetation of a clear hex: grass in the south, bushes in the north, most grain between. */
const beltOf = (north: number): Belt => {
  if (north > 0.72) return { fields: 8, tufts: 2, bushes: 13 };
  if (north >= 0.5) return { fields: 14, tufts: 6, bushes: 9 };
  if (north > 0.27) return { fields: 16, tufts: 14, bushes: 4 };
  return { fields: 11, tufts: 26, bushes: 1 };
};

const CROPS = [
  ['#c4a955', 0.5],
  ['#a9a64f', 0.44],
  ['#dfbe68', 0.6],
  ['#97a45c', 0.42],
] as const;

/** Open country: groups of ploughed strips that follow the shape of the land, tufts of grass and bushes. */
export function fields(ground: Ground, survey: Survey): string {
  const { isLand, hexAt, coverAt, isLevel, toSide } = survey;
  const random = scatter(314);
  const scale = ground.hexWidth / 100;
  const crops = ['', '', '', ''];
  let [furrows, tufts, bushes, shadows] = ['', '', '', ''];
  const plough = (x: number, y: number, isFree: (x: number, y: number) => boolean) => {
    const lie = unevenness(x / 140, y / 140) * 3.1 + (random() < 0.35 ? Math.PI / 2 : 0);
    const [cos, sin] = [Math.cos(lie), Math.sin(lie)];
    const [strips, width, height] = [1 + Math.floor(random() * 3), 7 + random() * 7, 4 + random() * 3];
    for (let i = 0; i < strips; i++) {
      const [u, v] = [x - sin * (height + 0.9) * i, y + cos * (height + 0.9) * i];
      if (!isFree(u, v)) continue;
      crops[Math.floor(random() * 4)] += turnedBox([u, v], width, height, lie);
      if (random() >= 0.5) continue;
      for (const aside of [-0.28, 0, 0.28]) {
        const start: Point = [
          u - width * 0.42 * cos - aside * height * sin,
          v - width * 0.42 * sin + aside * height * cos,
        ];
        furrows += `M${n(start[0])} ${n(start[1])}l${n(width * 0.84 * cos)} ${n(width * 0.84 * sin)}`;
      }
    }
  };
  for (const hex of ground.hexes.filter(({ terrain }) => terrain === 'clear')) {
    const belt = beltOf(hex.north);
    const strew = (count: number, edge: number, put: typeof plough) => {
      const isFree = (x: number, y: number): boolean =>
        hexAt(x, y) === hex &&
        isLand(x - 8, y) &&
        isLand(x + 8, y) &&
        toSide(x, y, hex) >= edge &&
        coverAt(x, y) === 'clear' &&
        isLevel(x, y);
      for (let i = 0; i < count * scale; i++) {
        const x = hex.centre[0] + (random() - 0.5) * 94 * scale;
        const y = hex.centre[1] + (random() - 0.5) * 102 * scale;
        if (isFree(x, y)) put(x, y, isFree);
      }
    };
    strew(belt.fields, 9, plough);
    strew(belt.tufts, 5, (x, y) => {
      tufts += `M${n(x - 2.2)} ${n(y)}l-1.2-3M${n(x)} ${n(y)}v-4M${n(x + 2.2)} ${n(y)}l1.2-3`;
    });
    strew(belt.bushes, 6, (x, y) => {
      const r = 1.7 + random() * 1.1;
      bushes += circle(x, y, r);
      shadows += `M${n(x - r)} ${n(y + r + 0.6)}h${n(r * 2.4)}`;
    });
  }
  return (
    CROPS.map(([colour, fillOpacity], i) => filled(crops[i] ?? '', colour, { fillOpacity })).join('') +
    drawn(furrows, '#6d5a22', 0.6, { strokeOpacity: 0.42 }) +
    drawn(tufts, '#84712f', 0.8, { strokeOpacity: 0.5, strokeLinecap: 'round' }) +
    drawn(shadows, '#4b5a2f', 0.8, { strokeOpacity: 0.35 }) +
    filled(bushes, '#8da060', { stroke: '#4b5a2f', strokeWidth: 0.6 })
  );
}
