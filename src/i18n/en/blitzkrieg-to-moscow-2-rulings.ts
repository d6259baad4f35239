import type { Catalogue } from '../message-types.ts';

/** The open questions of the rules of Blitzkrieg to Moscow 2 that you settle when you set up a match. */
export const en = {
  'btm.ruling.odessa-points': 'Odessa as the hero city',
  'btm.ruling.odessa-points.what':
    'What Odessa is worth to the German side when it was the hero city and the Odessa rule is on.',
  'btm.ruling.odessa-points.one': '1 point',
  'btm.ruling.odessa-points.two': '2 points',
} as const satisfies Catalogue;
