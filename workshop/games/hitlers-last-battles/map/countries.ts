import type { Exclave, Groups } from '../../../map/natural-earth.ts';

/**
 * Natural Earth knows the borders of today only. Countries that were one in 1937 are drawn as one, so that plainly
 * later borders vanish; what stays is faint on the board and named there for what it is (present-day borders).
 */
export const GROUPS: Groups = {
  britain: ['United Kingdom'],
  france: ['France', 'Monaco'],
  belgium: ['Belgium'],
  luxembourg: ['Luxembourg'],
  netherlands: ['Netherlands'],
  denmark: ['Denmark'],
  sweden: ['Sweden'],
  germany: ['Germany'],
  austria: ['Austria'],
  switzerland: ['Switzerland', 'Liechtenstein'],
  italy: ['Italy', 'San Marino', 'Vatican'],
  czechoslovakia: ['Czechia', 'Slovakia'],
  poland: ['Poland'],
  hungary: ['Hungary'],
  romania: ['Romania'],
  yugoslavia: ['Slovenia', 'Croatia', 'Bosnia and Herz.', 'Serbia', 'Montenegro', 'Kosovo', 'Macedonia'],
  bulgaria: ['Bulgaria'],
  spain: ['Spain'],
  'soviet-union': ['Russia', 'Estonia', 'Latvia', 'Lithuania', 'Belarus', 'Ukraine', 'Moldova'],
};

/** The Kaliningrad region was the north of East Prussia. */
export const EXCLAVES: readonly Exclave[] = [
  { country: 'Russia', group: 'germany', west: 19, east: 23, south: 54, north: 56 },
];
