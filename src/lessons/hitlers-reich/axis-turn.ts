/** The Axis turn of §16.1: where it starts, and the moves that lead from one lesson to the next (G-01 to G-06). */
import type { Position } from '../../engine/games/hitlers-reich/position.ts';
import type { Reply } from '../types.ts';
import { eventsAt, in1942, reply } from './parts.ts';

/** The common start of G-01 to G-06. */
export const spring1942: Position = {
  ...in1942,
  handSize: { axis: 7, allies: 9 },
  markers: { 'baltic-states': 'axis', minsk: 'axis', bessarabia: 'axis' },
  fleets: { axis: ['north-sea'] },
  hands: {
    axis: ['G12', 'I10', 'G9', 'I11', 'I3', 'G13', 'G7'],
    allies: ['S1', 'W11', 'S8', 'W10', 'S4', 'S3', 'W9', 'W6', 'W5'],
  },
  decks: { axis: ['I6', 'I4', 'G5', 'I5'], allies: ['W2', 'W3', 'W4', 'W7', 'W8'] },
  events: eventsAt(1942, {
    'waffen-ss': 'axis-up',
    stukas: 'axis-up',
    'von-manstein': 'axis-up',
    'the-bismarck': 'axis-up',
    zhukov: 'allies-up',
    enigma: 'allies-up',
    counterattack: 'allies-up',
    'fleet-carriers': 'allies-up',
    'air-supremacy': 'allies-up',
  }),
};

export const THREE: readonly Reply[] = ['play waffen-ss', 'play stukas', 'play von-manstein'].map((move) =>
  reply(move),
);

/** G-01: Leningrad falls by the suit of the cards. */
export const afterLeningrad: readonly Reply[] = [
  reply('A land finland>leningrad'),
  ...THREE,
  reply('play zhukov'),
  reply('done'),
  reply('c G12'),
  reply('c S1', 1, 1, 3, 6, 2, 5, 6),
  reply('fx von-manstein own 1'),
  reply('fx stukas opp 3', 5),
  reply('fx zhukov own 1'),
  reply('rr 2,3', 2, 3),
  reply('discard S4'),
];

/** G-02: DESPERATE GAMBLE as production-centre bonus. */
export const afterGamble: readonly Reply[] = [
  ...afterLeningrad,
  reply('E desperate-gamble'),
  reply('play enigma'),
  reply('c I10'),
  reply('c W11', 4, 5, 6, 1, 5, 5),
  reply('rr 1', 2),
];

/** G-03: the first blitz. */
export const afterVologda: readonly Reply[] = [
  ...afterGamble,
  reply('blitz vologda'),
  ...THREE,
  reply('done'),
  reply('done'),
  reply('c G9'),
  reply('c S3', 6, 5, 4, 4, 2, 3, 4),
  reply('fx stukas opp 3', 1),
  reply('done'),
];

/** G-04: the second blitz, up to its result. */
export const beforeCounter: readonly Reply[] = [
  ...afterVologda,
  reply('blitz moscow'),
  ...THREE,
  reply('play desperate-gamble'),
  reply('play counterattack'),
  reply('done'),
  reply('c I11'),
  reply('c S8', 1, 1, 1, 1, 2, 3, 4, 6),
  reply('fx von-manstein own 1'),
  reply('fx stukas opp 4', 3),
  reply('rr 2', 2),
];

/** G-05b: COUNTERATTACK fails, Moscow falls. */
export const afterMoscow: readonly Reply[] = [
  ...beforeCounter,
  reply('counter 1,2,4', 1, 2, 3),
  reply('discard W2'),
  reply('discard W3'),
  reply('discard I3'),
];
