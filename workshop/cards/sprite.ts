import { HEIGHT, PAPER, RULINGS, WIDTH } from './pen.ts';

/** Ink of the event pictures. */
const INK = '#2f2616';

const ruling = (id: string, [turn, pitch, width]: readonly [number, number, number]): string =>
  `<pattern id="${id}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${width}" height="${pitch}" fill="currentColor"/></pattern>`;

/** Source has figures such as `1.500`, so that no two of a list run together; the file needs none. */
export const tidy = (svg: string): string =>
  svg
    .replaceAll(/(\.\d*?)0+(?=[^\d])/g, (_, kept: string) => (kept === '.' ? '' : kept))
    .replaceAll(/(?<=[ "MLHVCQqlhvcaA(-])0\.(?=\d)/g, '.');

const DEFS = (svg: string): string =>
  Object.entries(RULINGS)
    .filter(([id]) => svg.includes(`url(#${id})`))
    .map(([id, spec]) => ruling(id, spec))
    .join('');

/** One picture as a separate file: frequently drawn pictures come from a small one. */
export const pictureFile = (picture: string): string =>
  `${tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" color="${INK}"><defs>${DEFS(picture)}</defs><path fill="${PAPER}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/><g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${picture}</g></svg>`,
  )}\n`;

/** All pictures in a column, each in a separate window, so that no line leaves it. */
export function eventSprite(pictures: readonly string[]): string {
  const defs = DEFS(pictures.join(''));
  const all = pictures
    .map((picture, at) => `<svg y="${at * HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${picture}</svg>\n`)
    .join('');
  return `${tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT * pictures.length}" viewBox="0 0 ${WIDTH} ${HEIGHT * pictures.length}" color="${INK}">\n<defs>${defs}</defs>\n<rect width="100%" height="100%" fill="${PAPER}"/>\n<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">\n${all}</g></svg>`,
  )}\n`;
}
