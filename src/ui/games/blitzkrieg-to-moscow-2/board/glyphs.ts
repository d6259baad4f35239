/** Path data of the small signs that fill a terrain: all of one kind share a path, or every zoom would restyle a thousand elements. */
type Points = readonly (readonly number[])[];

const stamp = (points: Points, relative: string): string =>
  points.map(([x = 0, y = 0]) => `M${x} ${y}${relative}`).join('');

/** A tree, its foot at the point. */
export const treeCrowns = (points: Points): string =>
  stamp(points, 'm-4.6 1c-1.6-4.6 1.4-9.6 4.6-12c3.2 2.4 6.2 7.4 4.6 12q-4.6 2.2-9.2 0z');
export const treeShades = (points: Points): string =>
  stamp(points, 'm0-11c3.2 2.4 6.2 7.4 4.6 12q-2 1-4 1.1q1.8-5.6-.6-13.1z');
export const treeTrunks = (points: Points): string => stamp(points, 'v5');

/** A tuft of reeds over a line of water. */
export const reeds = (points: Points): string => stamp(points, 'm-8 3h16m-12-1l-1.6-6m4.6 6v-9m3 9l1.6-6.5');
export const puddles = (points: Points): string => stamp(points, 'm-5 6h10');
