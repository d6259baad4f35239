/** Mountains: a crest line in lon/lat, how broad the glyphs scatter about it, and how high they stand. Our own tracing. */
export interface Range {
  readonly id: string;
  readonly crest: readonly (readonly [lon: number, lat: number])[];
  /** Breadth of the scatter, board units. */
  readonly spread: number;
  /** Size of a glyph; under 0.75 it is drawn as a hill. */
  readonly height: number;
  /** Glyphs per 100 units of crest. */
  readonly density: number;
}

/* prettier-ignore */
export const RANGES: readonly Range[] = [
  { id: 'alps-west', spread: 34, height: 1.15, density: 13, crest: [[6.7, 44.6], [6.6, 45.1], [6.75, 45.5], [6.95, 45.85], [7.4, 45.98], [7.9, 46.05]] },
  { id: 'alps-central', spread: 36, height: 1.2, density: 13, crest: [[7.3, 46.45], [7.95, 46.5], [8.5, 46.6], [9.2, 46.6], [9.9, 46.45], [10.4, 46.55], [10.9, 46.85]] },
  { id: 'alps-east', spread: 34, height: 1.15, density: 13, crest: [[10.9, 46.9], [11.5, 47.0], [12.1, 47.05], [12.7, 47.1], [13.3, 47.05], [13.9, 47.3], [14.6, 47.45]] },
  { id: 'alps-north', spread: 16, height: 0.9, density: 10, crest: [[9.9, 47.3], [10.4, 47.35], [11.0, 47.42], [11.7, 47.55], [12.5, 47.6], [13.3, 47.6], [14.2, 47.7], [15.2, 47.75]] },
  { id: 'dolomites', spread: 22, height: 0.95, density: 10, crest: [[10.6, 46.1], [11.3, 46.25], [11.9, 46.45], [12.5, 46.5], [13.2, 46.5], [13.8, 46.38]] },
  { id: 'alps-styria', spread: 18, height: 0.85, density: 9, crest: [[14.4, 46.85], [15.0, 46.95], [15.2, 47.2], [15.8, 47.55]] },
  { id: 'jura', spread: 8, height: 0.7, density: 11, crest: [[5.7, 46.1], [6.0, 46.5], [6.5, 46.95], [7.0, 47.22], [7.6, 47.38]] },
  { id: 'vosges', spread: 9, height: 0.8, density: 13, crest: [[6.9, 47.85], [7.05, 48.1], [7.2, 48.4], [7.25, 48.7]] },
  { id: 'black-forest', spread: 9, height: 0.8, density: 13, crest: [[7.95, 47.8], [8.1, 48.05], [8.2, 48.35], [8.35, 48.65]] },
  { id: 'swabian-jura', spread: 6, height: 0.6, density: 9, crest: [[8.9, 48.2], [9.4, 48.45], [9.9, 48.65], [10.4, 48.8]] },
  { id: 'ardennes', spread: 20, height: 0.6, density: 9, crest: [[4.9, 49.95], [5.4, 50.05], [5.9, 50.2], [6.3, 50.35]] },
  { id: 'eifel-hunsrueck', spread: 12, height: 0.6, density: 8, crest: [[6.6, 50.3], [7.0, 50.2]] },
  { id: 'sauerland', spread: 16, height: 0.6, density: 8, crest: [[7.7, 51.15], [8.3, 51.15], [8.7, 51.25]] },
  { id: 'rhoen-thuringia', spread: 10, height: 0.62, density: 9, crest: [[9.95, 50.45], [10.35, 50.75], [10.75, 50.62], [11.2, 50.45]] },
  { id: 'harz', spread: 10, height: 0.78, density: 14, crest: [[10.4, 51.8], [10.7, 51.75], [11.1, 51.65]] },
  { id: 'ore-mountains', spread: 9, height: 0.78, density: 13, crest: [[12.4, 50.3], [12.9, 50.42], [13.4, 50.58], [13.9, 50.75]] },
  { id: 'bohemian-forest', spread: 11, height: 0.78, density: 11, crest: [[12.45, 49.85], [12.7, 49.45], [13.1, 49.15], [13.6, 48.9], [14.0, 48.68]] },
  { id: 'sudetes', spread: 10, height: 0.85, density: 13, crest: [[14.9, 50.85], [15.4, 50.78], [15.8, 50.68], [16.3, 50.55], [16.7, 50.28], [17.2, 50.1]] },
  { id: 'bohemian-moravian', spread: 12, height: 0.55, density: 7, crest: [[15.3, 49.3], [15.8, 49.6], [16.3, 49.8]] },
  { id: 'beskids', spread: 11, height: 0.85, density: 11, crest: [[18.0, 49.35], [18.5, 49.5], [19.1, 49.55], [19.6, 49.5]] },
  { id: 'tatra', spread: 10, height: 1.15, density: 15, crest: [[19.5, 49.22], [20.0, 49.2], [20.4, 49.18]] },
  { id: 'low-tatra', spread: 10, height: 0.85, density: 10, crest: [[18.7, 48.85], [19.3, 48.93], [20.0, 48.85], [20.7, 48.75]] },
  { id: 'carpathians-dukla', spread: 12, height: 0.78, density: 11, crest: [[20.7, 49.4], [21.3, 49.4], [21.9, 49.3], [22.5, 49.1]] },
  { id: 'carpathians-east', spread: 20, height: 1.0, density: 13, crest: [[22.8, 48.9], [23.3, 48.7], [23.9, 48.5], [24.4, 48.2], [24.8, 47.8], [25.2, 47.45], [25.6, 47.1], [25.95, 46.7], [26.2, 46.2], [26.3, 45.8]] },
  { id: 'carpathians-south', spread: 16, height: 1.1, density: 14, crest: [[26.1, 45.6], [25.6, 45.5], [25.1, 45.5], [24.6, 45.58], [24.0, 45.55], [23.4, 45.38], [22.8, 45.3], [22.4, 45.1]] },
  { id: 'apuseni', spread: 18, height: 0.82, density: 11, crest: [[22.5, 46.4], [22.8, 46.6], [23.2, 46.55]] },
  { id: 'matra', spread: 7, height: 0.6, density: 11, crest: [[19.8, 47.9], [20.3, 48.02], [20.6, 48.1]] },
  { id: 'bakony', spread: 7, height: 0.55, density: 9, crest: [[17.6, 47.1], [18.0, 47.25], [18.4, 47.45]] },
  { id: 'dinaric', spread: 20, height: 0.95, density: 12, crest: [[13.9, 46.25], [14.3, 45.85], [14.75, 45.5], [15.2, 45.05], [15.7, 44.8]] },
  { id: 'massif-central', spread: 22, height: 0.85, density: 11, crest: [[2.8, 45.0], [2.85, 45.5], [2.95, 45.85]] },
  { id: 'forez', spread: 9, height: 0.75, density: 11, crest: [[3.75, 45.3], [3.75, 45.7], [3.85, 46.1]] },
  { id: 'morvan', spread: 10, height: 0.6, density: 10, crest: [[4.0, 47.0], [4.05, 47.3]] },
  { id: 'beaujolais', spread: 7, height: 0.6, density: 10, crest: [[4.5, 45.5], [4.5, 45.95], [4.6, 46.3]] },
  { id: 'holy-cross', spread: 7, height: 0.55, density: 10, crest: [[20.5, 50.9], [21.0, 50.87], [21.3, 50.8]] },
  { id: 'pennines', spread: 10, height: 0.6, density: 9, crest: [[-1.85, 53.3], [-1.95, 53.7]] },
];
