import type { Catalogue } from '../../../message-types.ts';

/** What the lessons of Hitler’s Reich are called, for lists of them. */
export const en = {
  'lesson.leningrad.title': 'Leningrad',
  'lesson.leningrad.about': 'The Axis turn of 1942, part one: events, cards, dice and a tie',
  'lesson.gamble.title': 'Desperate Gamble',
  'lesson.gamble.about': 'Part two: an event as production-centre bonus, and ENIGMA',
  'lesson.vologda.title': 'Vologda',
  'lesson.vologda.about': 'Part three: the first blitz and its price',
  'lesson.moscow.title': 'Moscow',
  'lesson.moscow.about': 'Part four: two cards at once, and four dice for a capital',
  'lesson.counterattack.title': 'Counterattack',
  'lesson.counterattack.about': 'Part five: both outcomes of the fight for Moscow',
  'lesson.north-sea.title': 'The North Sea',
  'lesson.north-sea.about': 'Part six: the Success Bonus used at sea',
  'lesson.hr-first-turn.title': 'Your first Axis turn',
  'lesson.hr-first-turn.about': 'The opening of 1941, from the first question to the end of the Axis turn',
  'lesson.hr-map.title': 'Reading the map',
  'lesson.hr-map.about': 'Areas, sea zones, drums, closed corners, straits, and who may attack what',
  'lesson.hr-practice.title': 'A first game: 1941',
  'lesson.hr-practice.about': 'The introductory scenario against the computer, until 1941 is over',
  'lesson.hr-practice.goal':
    'Take production centres, and keep your hand size up: lose it and you lose the war. The game stops when 1941 is over for both sides.',
  'lesson.paris.title': 'Paris',
  'lesson.paris.about': 'The second example: a centre with two sides, and what falls with it',
  'lesson.reorganise.title': 'Reorganise',
  'lesson.reorganise.about': 'The second example goes on: a deck that runs out, and the year that moves with it',
  'lesson.barbarossa.title': 'Barbarossa',
  'lesson.barbarossa.about': 'The third example: four attacks, a chain of three, and a bonus at the end',
  'lesson.hitlers-reich.exercises': 'The rulebook’s examples',
  'lesson.hitlers-reich.exercises.about':
    'The Axis turn of §16.1 in six parts, then Paris, Reorganise and Barbarossa, with the cards and dice that the rulebook gives; what it leaves open is filled in.',
} as const satisfies Catalogue;
