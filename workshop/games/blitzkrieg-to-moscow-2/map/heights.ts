import type { Project } from '../../../map/nature.ts';
import type { Lowland, Ridge } from '../../../map/engraving/ground.ts';
import { curveOf } from '../../../map/nature.ts';

interface HighGround {
  /** 0.3 for a swell of the ground, above 1 for mountains. */
  readonly height: number;
  /** Board units. */
  readonly breadth: number;
  readonly crest: readonly (readonly [lon: number, lat: number])[];
}

/** High ground of the east of Europe: crests in longitude and latitude, our own tracing. */
/* prettier-ignore */
const HIGH_GROUND: Readonly<Record<string, HighGround>> = {
  'carpathians-north': { height: 1.5, breadth: 26, crest: [[19.5, 49.3], [20.2, 49.25], [21, 49.35], [21.9, 49.25], [22.6, 49.05], [23.4, 48.7], [24, 48.5], [24.5, 48.2], [24.9, 47.8], [25.2, 47.45], [25.6, 47.1], [25.95, 46.7], [26.2, 46.2], [26.3, 45.8]] },
  'carpathians-south': { height: 1.5, breadth: 24, crest: [[26.3, 45.7], [25.6, 45.5], [25.1, 45.5], [24.6, 45.58], [24, 45.55], [23.4, 45.38], [22.8, 45.3]] },
  transylvania: { height: 0.8, breadth: 28, crest: [[22.8, 46.5], [23.3, 46.5], [23.3, 46.2]] },
  crimea: { height: 1.3, breadth: 13, crest: [[33.75, 44.6], [34.1, 44.55], [34.4, 44.75], [34.8, 44.9], [35.1, 45]] },
  caucasus: { height: 1.6, breadth: 26, crest: [[37.6, 44.85], [38.2, 44.6], [38.9, 44.35], [39.5, 44.05], [40.2, 43.85], [41.2, 43.5]] },
  valdai: { height: 0.62, breadth: 52, crest: [[32.2, 56.2], [32.7, 56.8], [33.1, 57.4], [33.5, 58], [34.3, 58.7], [34.7, 59.4]] },
  'smolensk-ridge': { height: 0.5, breadth: 40, crest: [[30.6, 54.6], [32, 54.9], [33.4, 55.2], [34.8, 55.5], [36.2, 55.6], [37.6, 56.2], [39, 56.8]] },
  'belorussian-ridge': { height: 0.48, breadth: 38, crest: [[24.2, 53.3], [25.8, 53.5], [27.2, 54.1], [28.2, 54.6], [29.6, 54.9]] },
  'central-russian': { height: 0.6, breadth: 66, crest: [[36.8, 54.2], [36.9, 53.2], [37.1, 52.2], [37.2, 51.3], [37.9, 50.4], [38.2, 49.6]] },
  podolia: { height: 0.6, breadth: 46, crest: [[24.3, 49.8], [25.6, 49.6], [26.8, 49.4], [28, 49.1], [29, 48.6], [29.8, 48.1]] },
  volhynia: { height: 0.42, breadth: 36, crest: [[24.6, 50.7], [26, 50.4], [27.4, 50.2]] },
  'dnieper-upland': { height: 0.5, breadth: 46, crest: [[29.2, 49.8], [30.4, 49.3], [31.8, 48.8], [33, 48.3], [33.8, 47.9]] },
  'donets-ridge': { height: 0.62, breadth: 28, crest: [[37.4, 48.3], [38.2, 48.2], [39, 48.1], [39.8, 48.15]] },
  'azov-upland': { height: 0.42, breadth: 30, crest: [[36.4, 47.6], [37, 47.4], [37.5, 47.3]] },
  vidzeme: { height: 0.4, breadth: 30, crest: [[25.4, 57.1], [26, 57.1], [26.6, 56.9], [27.2, 56.6]] },
  samogitia: { height: 0.34, breadth: 30, crest: [[22.2, 55.5], [22.6, 55.9]] },
  latgale: { height: 0.36, breadth: 28, crest: [[27.3, 56.3], [28.1, 56.1], [28.9, 55.9]] },
  'volga-heights': { height: 0.7, breadth: 40, crest: [[45.6, 51.6], [45.4, 50.6], [45, 49.6], [44.2, 48.9]] },
  stavropol: { height: 0.5, breadth: 40, crest: [[41.5, 45.3], [42.2, 45.1]] },
  bessarabia: { height: 0.5, breadth: 26, crest: [[28, 47.9], [28.3, 47.4], [28.5, 47]] },
  kalach: { height: 0.4, breadth: 40, crest: [[40.6, 50.6], [41.2, 50.1], [41.6, 49.7]] },
  pandivere: { height: 0.3, breadth: 24, crest: [[26, 59.1], [26.6, 59]] },
  'oka-don-heights': { height: 0.35, breadth: 50, crest: [[40.4, 53.8], [41, 53], [41.4, 52.2]] },
};

export const ridges = (project: Project): readonly Ridge[] =>
  Object.values(HIGH_GROUND).map(({ height, breadth, crest }) => ({
    height,
    breadth,
    line: curveOf(crest, project, 4),
  }));

/** Low ground: its middle in longitude and latitude, its radii in board units. */
const LOW_GROUND: readonly (Omit<Lowland, 'at'> & { readonly at: readonly [lon: number, lat: number] })[] = [
  { at: [27.3, 52.1], radii: [230, 60], colour: '#a9c09a', strength: 0.5 },
  { at: [31.3, 58.4], radii: [120, 120], colour: '#a9c09a', strength: 0.42 },
  { at: [32.3, 50.6], radii: [90, 170], colour: '#cfd39a', strength: 0.4 },
  { at: [33.3, 46.9], radii: [260, 70], colour: '#dcc27c', strength: 0.4 },
  { at: [38.6, 45.8], radii: [160, 70], colour: '#dcc27c', strength: 0.35 },
  { at: [24.3, 56.9], radii: [120, 90], colour: '#b9c79d', strength: 0.35 },
];

export const lowlands = (project: Project): readonly Lowland[] =>
  LOW_GROUND.map(({ at, ...rest }) => ({ ...rest, at: project(...at) }));
