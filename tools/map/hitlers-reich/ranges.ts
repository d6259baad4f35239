/** Mountains: a crest line in lon/lat, how broad the glyphs scatter about it, and how high they stand. Our own tracing. */
export interface Range {
  readonly id: string;
  readonly crest: readonly (readonly [lon: number, lat: number])[];
  /** Breadth of the scatter, board units. */
  readonly spread: number;
  /** Size of a glyph. */
  readonly height: number;
  /** Glyphs per 100 units of crest. */
  readonly density: number;
}

/* prettier-ignore */
export const RANGES: readonly Range[] = [
  { id: 'alps', spread: 20, height: 1.05, density: 22, crest: [[6.8, 44.2], [6.8, 45.6], [8, 46.3], [10, 46.6], [12, 47], [14, 47.2]] },
  { id: 'pyrenees', spread: 9, height: 0.9, density: 20, crest: [[-1.2, 42.9], [0.8, 42.6], [2.2, 42.4]] },
  { id: 'carpathians', spread: 12, height: 0.9, density: 17, crest: [[19, 49.3], [21, 49.2], [23.4, 48.7], [25, 47.6], [26, 46], [25.4, 45.5], [23.4, 45.4]] },
  { id: 'apennines', spread: 9, height: 0.8, density: 16, crest: [[9, 44.5], [11.4, 44], [13.2, 42.4], [15, 41], [16.2, 39.6]] },
  { id: 'dinaric', spread: 18, height: 0.85, density: 17, crest: [[14.6, 45.4], [16.4, 44.2], [18.4, 43.2], [20, 42.4], [21, 41], [21.4, 39.8]] },
  { id: 'balkan-range', spread: 8, height: 0.8, density: 18, crest: [[23, 43], [25, 42.7], [26.4, 42.8]] },
  { id: 'caucasus-range', spread: 12, height: 1.1, density: 24, crest: [[40, 43.9], [42.4, 43.3], [44.4, 42.7], [46.6, 42], [48, 41.2]] },
  { id: 'urals', spread: 16, height: 0.95, density: 18, crest: [[59.4, 64.5], [59, 62], [59, 60], [58.6, 58], [58.6, 55.6], [58, 53.6]] },
  { id: 'scandes', spread: 20, height: 0.95, density: 17, crest: [[7.4, 61], [9, 62], [12.6, 63.6], [14.4, 65.6], [17, 67.8], [19, 68.7]] },
  { id: 'atlas', spread: 16, height: 0.9, density: 15, crest: [[-8, 31], [-5, 32.6], [-1, 34], [3, 35], [7, 35.6]] },
  { id: 'taurus', spread: 14, height: 0.9, density: 15, crest: [[30.4, 37], [33, 37], [36, 38], [38.6, 38.6], [42, 39.2]] },
  { id: 'zagros', spread: 20, height: 0.95, density: 16, crest: [[45.6, 36.4], [47, 34.6], [49, 33], [51, 31.4]] },
  { id: 'pontic', spread: 10, height: 0.85, density: 15, crest: [[33, 41], [36, 40.4], [39.4, 40.5]] },
  { id: 'sudetes', spread: 8, height: 0.75, density: 16, crest: [[13, 50.5], [15.6, 50.7], [17, 50.2]] },
  { id: 'elburz', spread: 9, height: 0.9, density: 16, crest: [[49, 36.8], [52, 36]] },
  { id: 'sierra-nevada', spread: 9, height: 0.85, density: 18, crest: [[-4, 37.1], [-2.6, 37.5]] },
  { id: 'cantabrian', spread: 7, height: 0.8, density: 18, crest: [[-6, 43], [-4.4, 43.1]] },
  { id: 'highlands', spread: 12, height: 0.75, density: 22, crest: [[-5, 57.6], [-4, 56.9]] },
  { id: 'massif-central', spread: 16, height: 0.7, density: 20, crest: [[3, 44.6], [3.2, 45.6]] },
  { id: 'rhodope', spread: 9, height: 0.75, density: 18, crest: [[23.6, 41.6], [25, 41.6]] },
  { id: 'pindus', spread: 9, height: 0.8, density: 18, crest: [[21.3, 40], [21.8, 38.6]] },
  { id: 'ore-mountains', spread: 6, height: 0.65, density: 18, crest: [[12.6, 50.35], [13.6, 50.65]] },
  { id: 'zagros-south', spread: 16, height: 0.95, density: 12, crest: [[46.4, 35.8], [48.4, 34.2], [50.2, 32.4], [51.6, 31]] },
  { id: 'khibiny', spread: 8, height: 0.7, density: 18, crest: [[33, 67.8], [34.6, 67.7]] },
  { id: 'scandes-south', spread: 22, height: 0.95, density: 18, crest: [[7.2, 59.8], [8.4, 60.8], [9.6, 61.6]] },
  { id: 'lebanon', spread: 4, height: 0.7, density: 20, crest: [[35.9, 33.6], [36.3, 34.4]] },
  { id: 'sinai', spread: 10, height: 0.8, density: 18, crest: [[33.6, 28.8], [34.2, 28.7]] },
  { id: 'black-forest', spread: 4, height: 0.6, density: 16, crest: [[8.1, 47.9], [8.3, 48.6]] },
  { id: 'sierra-central', spread: 7, height: 0.75, density: 16, crest: [[-6, 40.3], [-4.2, 40.8]] },
  { id: 'iberian', spread: 8, height: 0.75, density: 14, crest: [[-2.8, 41.9], [-1.2, 40.6]] },
  { id: 'armenian', spread: 14, height: 0.9, density: 14, crest: [[41, 40.3], [43.5, 39.9], [45, 39.4]] },
  { id: 'alps-east', spread: 16, height: 0.95, density: 20, crest: [[9.6, 46.7], [11, 47.1], [12.5, 47.2], [13.8, 47.4], [15.2, 47.5]] },
  { id: 'alps-bernese', spread: 8, height: 1, density: 24, crest: [[6.9, 46.0], [7.6, 46.2], [8.4, 46.5], [9.4, 46.6]] },
  { id: 'dolomites', spread: 10, height: 0.85, density: 18, crest: [[10.4, 46.1], [11.8, 46.3], [13.4, 46.4]] },
  { id: 'carpathians-south', spread: 9, height: 0.9, density: 18, crest: [[22.6, 45.3], [24.4, 45.5], [25.8, 45.4]] },
  { id: 'transylvania', spread: 8, height: 0.75, density: 16, crest: [[22.8, 46.6], [23.2, 46.2]] },
];
