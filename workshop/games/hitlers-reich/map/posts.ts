import type { Point } from '../../../map/geometry.ts';
import { isSea, project } from './board.ts';
import type { Seeds } from './partition.ts';

/**
 * A post drives seeds into the ground round a place, all equally far from it: there the named owners meet, each on its
 * bearing. With two owners their border runs through the place, square to the bearings; with three or four it is the corner
 * where all meet. So a sea border comes ashore where a land border does, and two areas that the rules keep apart
 * (`closedCorners`) touch in a point and no more.
 */
export interface Post {
  readonly at: readonly [lon: number, lat: number];
  /** The distance of the seeds from the place, board units. */
  readonly reach: number;
  /** The region whose land is divided here, if any is. */
  readonly region?: string;
  /** Degrees clockwise from the top of the board. */
  readonly bearings: Readonly<Record<string, number>>;
}

/* prettier-ignore */
export const POSTS: readonly Post[] = [
  // The Ems: the Dutch coast belongs to the Channel, the German one to the Skagerrak (rule 16.1.6).
  { at: [7.194, 53.245], reach: 3, bearings: { channel: 225, skagerrak: 45 } },
  { at: [6.78, 53.46], reach: 3, bearings: { channel: 250, skagerrak: 70 } },
  { at: [6.4, 53.85], reach: 6, bearings: { channel: 270, skagerrak: 90 } },
  // Kiel: the Baltic begins where Berlin does.
  { at: [10.05, 54.46], reach: 6, region: 'germany-poland', bearings: { ruhr: 315, skagerrak: 315, berlin: 135, 'baltic-sea': 135 } },
  { at: [10.6, 54.68], reach: 6, bearings: { skagerrak: 315, 'baltic-sea': 135 } },
  // The Strait of Corfu.
  { at: [20.0, 39.694], reach: 2, bearings: { 'adriatic-sea': 45, 'central-mediterranean': 225 } },
  { at: [19.85, 39.9], reach: 4, bearings: { 'adriatic-sea': 15, 'central-mediterranean': 195 } },
  { at: [19.2, 39.95], reach: 8, bearings: { 'adriatic-sea': 5, 'central-mediterranean': 185 } },
  // The coast of Lycia: three zones and Turkey in one point.
  { at: [29.621, 36.184], reach: 8, bearings: { 'aegean-sea': 285, 'eastern-mediterranean': 185, levant: 85 } },
  // The Nile delta.
  { at: [31.0, 31.5], reach: 6, region: 'egypt', bearings: { suez: 90, levant: 90, egypt: 270, 'eastern-mediterranean': 270 } },
  { at: [25.151, 31.656], reach: 8, bearings: { 'eastern-mediterranean': 75, 'central-mediterranean': 255 } },
  { at: [11.504, 33.181], reach: 8, bearings: { 'sicily-sea': 300, 'central-mediterranean': 120 } },
  { at: [-2.223, 35.089], reach: 8, bearings: { 'straits-of-gibraltar': 270, 'western-mediterranean': 90 } },
  // Galicia: the Bay of Biscay begins north of Portugal.
  { at: [-9.1, 42.6], reach: 8, bearings: { 'bay-of-biscay': 0, 'mid-atlantic': 180 } },
  // Off-map desert between Algeria and Libya.
  { at: [8.9, 30.1], reach: 12, region: 'algeria', bearings: { algeria: 285, 'off-land': 105 } },
  { at: [10.2, 30.2], reach: 12, region: 'libya', bearings: { 'off-land': 255, libya: 75 } },
  // Corners of four areas.
  { at: [38.6, 47.55], reach: 10, region: 'soviet-union', bearings: { crimea: 235, caucasus: 145, stalingrad: 55, kharkov: 325 } },
  { at: [34.2, 57.45], reach: 10, region: 'soviet-union', bearings: { leningrad: 315, vologda: 45, moscow: 135, smolensk: 225 } },
];

/** All seeds of a region (or of the sea, without a region) in board units: those of its table and those of its posts. */
export function seedsOf(table: Seeds, region: string | null): Readonly<Record<string, readonly Point[]>> {
  const all: Record<string, Point[]> = {};
  for (const [owner, places] of Object.entries(table)) all[owner] = places.map(([lon, lat]) => project(lon, lat));
  for (const post of POSTS) {
    const [x, y] = project(...post.at);
    for (const [owner, bearing] of Object.entries(post.bearings)) {
      if (isSea(owner) ? region !== null : region === null || region !== post.region) continue;
      const angle = (bearing * Math.PI) / 180;
      (all[owner] ??= []).push([x + Math.sin(angle) * post.reach, y - Math.cos(angle) * post.reach]);
    }
  }
  return all;
}
