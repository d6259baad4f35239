/** Adjacent pairs without a common drawn border (`crossings` of the rule data): the way of the arrow, lon/lat. */
/* prettier-ignore */
export const ARROWS: Readonly<Record<string, readonly (readonly [lon: number, lat: number])[]>> = {
  'naples|sicily': [[16.15, 38.45], [15.75, 38.2], [15.2, 38.05]],
  'aegean-sea|black-sea': [[25.9, 39.95], [26.5, 40.28], [27.5, 40.7], [28.5, 40.85], [29.05, 41.15], [29.5, 41.6]],
};

/**
 * Off-board land separates a closed corner (`closedCorners` of the rule data); this is the place of its no-passage dot,
 * lon/lat.
 */
/* prettier-ignore */
export const DOTS: Readonly<Record<string, readonly [lon: number, lat: number]>> = {
  'algeria|libya': [9.55, 29.55],
};
