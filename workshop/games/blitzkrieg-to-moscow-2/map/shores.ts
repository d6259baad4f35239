/**
 * Places on the coast that are drawn slightly off their place in the data, lon/lat: otherwise the centre of the hex
 * would be in the water, or that of a sea hex on land, or a lake next to its hexside. None moves farther than a third
 * of a hex, except Onega's far shore.
 */
export const SHORE_HEXES: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  '0106': [33.64, 44.7],
  '0107': [34.75, 45.0],
  '0209': [38.5, 46.35],
  '1601': [21.3, 56.5],
  '1701': [21.95, 56.95],
  '1805': [28.6, 58.75],
  '1904': [24.8, 59.3],
  '1905': [26.35, 59.3],
  '1906': [28.4, 59.5],
  '1908': [32.1, 59.92],
  '1911': [36.75, 61.35],
};

/** Hexes left to the sea, which the data knows by name only: a place in the middle of their water. */
export const SEA_PLACES: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  '0108': [36.3, 44.75],
  '0203': [30.4, 45.7],
  '0204': [31.4, 46.05],
  '0205': [32.5, 45.95],
  '0207': [35.75, 46.05],
  '0208': [36.95, 46.15],
};

/** Water between two hexes: lon/lat of points on their hexside. */
export const WATERS_BETWEEN: readonly {
  readonly between: readonly [string, string];
  readonly at: readonly [number, number];
}[] = [{ between: ['1804', '1805'], at: [27.42, 58.55] }];
