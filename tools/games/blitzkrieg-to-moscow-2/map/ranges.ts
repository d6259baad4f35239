import type { Range } from '../../../map/nature.ts';

/** Mountains beyond the hexes and in Crimea: crest lines in lon/lat, our own tracing. */
/* prettier-ignore */
export const RANGES: readonly Range[] = [
  { id: 'carpathians-north', spread: 13, height: 0.85, density: 13, crest: [[19.5, 49.3], [20.2, 49.25], [21.0, 49.35], [21.9, 49.25], [22.6, 49.05]] },
  { id: 'carpathians', spread: 20, height: 1.05, density: 15, crest: [[22.8, 48.95], [23.4, 48.7], [24.0, 48.5], [24.5, 48.2], [24.9, 47.8], [25.2, 47.45], [25.6, 47.1], [25.95, 46.7], [26.2, 46.2], [26.3, 45.8]] },
  { id: 'carpathians-south', spread: 14, height: 1.1, density: 15, crest: [[26.1, 45.6], [25.6, 45.5], [25.1, 45.5], [24.6, 45.58], [24.0, 45.55], [23.4, 45.38], [22.8, 45.3]] },
  { id: 'transylvania', spread: 16, height: 0.75, density: 10, crest: [[22.8, 46.5], [23.3, 46.5], [23.3, 46.2]] },
  { id: 'crimea', spread: 6, height: 0.7, density: 22, crest: [[33.75, 44.55], [34.1, 44.5], [34.4, 44.75], [34.8, 44.9], [35.1, 45.0]] },
  { id: 'caucasus', spread: 16, height: 0.95, density: 16, crest: [[37.6, 44.85], [38.2, 44.6], [38.9, 44.35], [39.5, 44.05], [40.2, 43.85], [41.2, 43.5], [42.4, 43.3]] },
  { id: 'volga-heights', spread: 12, height: 0.5, density: 7, crest: [[45.6, 51.6], [45.4, 50.6], [45.0, 49.6]] },
];
