import { drawCity } from './cities.ts';
import { fields, marshes, woods } from './cover.ts';
import type { Ground } from './ground.ts';
import { hachures, heightTint, peaks, slopeShade } from './relief.ts';
import { circle, curve, drawn, filled, group, outline, polyline } from './svg.ts';
import { BLEED, surveyOf } from './survey.ts';

/** Breadth and strength of the pale strokes along the coast, and of the water lines: dark under light. */
const SHALLOWS = [
  [46, 0.1],
  [34, 0.16],
  [23, 0.22],
  [13, 0.34],
  [6, 0.5],
] as const;
const WATER_LINES = [
  [33, 0.16, '#a9c8cd'],
  [21, 0.22, '#b5d0d2'],
  [11, 0.3, '#c3d9d8'],
] as const;

/**
 * The ground of a board as one SVG, `scale` pixels to a unit: sea, land, relief, cover, water, borders, railways, towns. No
 * word and no grid is in it, and nothing that changes in play. The same text on every machine.
 */
export function engrave(ground: Ground, scale = 1): string {
  const { width, height } = ground;
  const survey = surveyOf(ground);
  const land = ground.land.flatMap((rings) => rings.map(outline)).join('');
  const lakes = ground.lakes.map(outline).join('');
  const hexes = ground.hexes.map(({ corners }) => outline(corners)).join('');
  const all = `x="${-BLEED}" y="${-BLEED}" width="${width + 2 * BLEED}" height="${height + 2 * BLEED}"`;
  const layers = [
    `<rect ${all} fill="url(#sea)"/><rect ${all} fill="url(#lines)"/>`,
    ...SHALLOWS.map(([breadth, strokeOpacity]) =>
      drawn(land, '#d7e6e4', breadth, { strokeOpacity, strokeLinejoin: 'round' }),
    ),
    ...WATER_LINES.map(
      ([breadth, strokeOpacity, light]) =>
        drawn(land, '#2f6277', breadth + 1.4, { strokeOpacity }) + drawn(land, light, breadth),
    ),
    filled(land, 'url(#land)', { fillRule: 'evenodd' }),
    group(
      `<rect ${all} filter="url(#mottle)" opacity=".5"/>` +
        group(heightTint(ground), { filter: 'url(#broad)' }) +
        group(slopeShade(ground), { filter: 'url(#soft)' }),
      { clipPath: 'url(#dry)' },
    ),
    fields(ground, survey),
    hachures(ground, survey),
    marshes(ground, survey),
    group(
      drawn(ground.streams.small.map(curve).join(''), '#4d869c', 1.7, { strokeOpacity: 0.85 }) +
        drawn(ground.streams.great.map(curve).join(''), '#4d869c', 2.5, { strokeOpacity: 0.9 }),
      { strokeLinecap: 'round', strokeLinejoin: 'round' },
    ),
    filled(lakes, '#93b9c4', { stroke: '#2f6277', strokeWidth: 1.8 }),
    group(drawn(lakes, '#c7dcdb', 9, { strokeOpacity: 0.8 }) + filled(lakes, 'url(#lines)'), {
      clipPath: 'url(#lakes)',
    }),
    woods(ground, survey),
    peaks(ground, survey),
    drawn(land, '#33301d', 1.7, { strokeLinejoin: 'round' }),
    borders(ground),
    railways(ground),
    // Land off the board of the rules is plainer.
    group(`<rect ${all} fill="#cdbf9b" fill-opacity=".5" mask="url(#beyond)"/>`, { clipPath: 'url(#dry)' }),
    ground.cities.map(drawCity).join(''),
    filled(ground.towns.map(([x, y]) => circle(x, y, 3.1)).join(''), '#f6eed6', {
      stroke: '#33240f',
      strokeWidth: 1.5,
    }),
    ground.isGrained ? `<rect ${all} filter="url(#grain)" opacity=".16"/>` : '',
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" ` +
    `viewBox="0 0 ${width} ${height}"><defs>${DEFS}` +
    `<clipPath id="dry"><path d="${land}${lakes}" clip-rule="evenodd"/></clipPath><clipPath id="lakes"><path d="${lakes}"/></clipPath>` +
    `<mask id="beyond"><rect ${all} fill="#fff"/><path d="${hexes}" fill="#000" stroke="#000"/></mask></defs>` +
    `${layers.join('\n')}</svg>\n`
  );
}

function borders(ground: Ground): string {
  const lines = ground.borders.map(polyline).join('');
  return group(
    drawn(lines, '#7a2f22', 7, { strokeOpacity: 0.12 }) +
      drawn(lines, '#5d3a22', 1.5, { strokeOpacity: 0.55, strokeDasharray: '9 3.5 1.5 3.5' }),
    { strokeLinejoin: 'round' },
  );
}

function railways(ground: Ground): string {
  const lines = ground.railways.map(curve).join('');
  return (
    drawn(lines, '#f3e8c8', 3.6, { strokeOpacity: 0.55 }) +
    drawn(lines, '#40301a', 1.3, { strokeOpacity: 0.62 }) +
    drawn(lines, '#40301a', 5, { strokeOpacity: 0.55, strokeDasharray: '1 8' })
  );
}

const stops = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('');
const noise = (id: string, turbulence: string, matrix: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" ${turbulence}/>` +
  `<feColorMatrix values="${matrix}"/></filter>`;
const blur = (id: string, deviation: number): string =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const DEFS =
  `<linearGradient id="land" x1="0" y1="0" x2="0" y2="1">${stops({ '0': '#d3d9b6', '.4': '#e2deb9', '.7': '#ead9a6', '1': '#ecd394' })}</linearGradient>` +
  `<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1">${stops({ '0': '#9fbfc8', '1': '#86b0bd' })}</linearGradient>` +
  blur('broad', 26) +
  blur('soft', 10) +
  noise('grain', 'baseFrequency=".9" numOctaves="2" seed="4"', '0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .08 0 0 0 .9 -.42') +
  noise(
    'mottle',
    'baseFrequency=".012" numOctaves="3" seed="11"',
    '0 0 0 0 .42 0 0 0 0 .38 0 0 0 0 .12 0 0 0 1.5 -.62',
  ) +
  '<pattern id="lines" width="11" height="7" patternUnits="userSpaceOnUse">' +
  '<path d="M0 3.5h11" stroke="#34667a" stroke-opacity=".16" stroke-width=".8"/></pattern>';
