import { LAKES as EUROPE } from '../hitlers-reich/lakes.ts';

export interface LakeOutline {
  readonly id: string;
  readonly outline: readonly (readonly number[])[];
}

/** Lakes that the board of all Europe has traced well enough for this scale. Rybinsk was filled only from 1941 on. */
const SHARED: ReadonlySet<string> = new Set(['peipus', 'ilmen', 'beloye', 'seliger', 'saimaa']);

/** Lakes as outlines in lon/lat, our own tracing. */
/* prettier-ignore */
const NORTH: readonly LakeOutline[] = [
  { id: 'ladoga', outline: [
    [31.03, 59.95], [31.1, 60.08], [31.02, 60.2], [30.92, 60.28], [30.9, 60.4], [30.65, 60.5], [30.52, 60.62], [30.45, 60.78], [30.22, 60.92], [30.12, 61.05],
    [29.9, 61.16], [29.98, 61.28], [30.2, 61.38], [30.1, 61.5], [30.35, 61.58], [30.55, 61.66], [30.8, 61.63], [31.0, 61.7], [31.25, 61.62], [31.5, 61.57],
    [31.7, 61.42], [31.95, 61.3], [32.3, 61.18], [32.6, 61.02], [32.78, 60.85], [32.92, 60.65], [32.88, 60.52], [32.62, 60.55], [32.55, 60.42], [32.68, 60.28],
    [32.6, 60.17], [32.35, 60.16], [32.15, 60.24], [31.95, 60.18], [31.7, 60.2], [31.55, 60.05], [31.45, 59.93], [31.25, 59.9]] },
  { id: 'vortsjarv', outline: [[26.05, 58.4], [25.97, 58.33], [25.95, 58.25], [26.0, 58.18], [26.05, 58.12], [26.1, 58.17], [26.12, 58.25], [26.15, 58.32]] },
  { id: 'narocz', outline: [[26.63, 54.85], [26.71, 54.91], [26.83, 54.89], [26.87, 54.83], [26.8, 54.78], [26.7, 54.78]] },
  { id: 'onega', outline: [
    [35.5, 60.92], [35.25, 61.1], [35.35, 61.25], [35.0, 61.4], [34.85, 61.55], [34.55, 61.75], [34.4, 61.95], [34.6, 62.1], [34.9, 61.95], [35.1, 62.15], [35.5, 62.3],
    [35.8, 62.15], [36.1, 61.95], [36.35, 61.7], [36.45, 61.35], [36.35, 61.1], [36.0, 60.95], [35.75, 60.88]] },
];

export const LAKES: readonly LakeOutline[] = [...EUROPE.filter(({ id }) => SHARED.has(id)), ...NORTH];
