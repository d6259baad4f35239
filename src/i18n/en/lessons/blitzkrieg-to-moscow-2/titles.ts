import type { Catalogue } from '../../../message-types.ts';

/** What the lessons of Blitzkrieg to Moscow 2 are called, for lists of them. */
export const en = {
  'lesson.btm-first-move.title': 'June 1941: cards and the first move',
  'lesson.btm-first-move.about': 'The rulebook’s first German turn: the map, a counter, the cards, and one march',
  'lesson.btm-combats.title': 'June 1941: four attacks',
  'lesson.btm-combats.about': 'Odds, shifts, defence, cards, dice and advance, in the four attacks of the rulebook',
  'lesson.btm-breakthrough.title': 'June 1941: breakthrough and supply',
  'lesson.btm-breakthrough.about': 'What tanks do with cards, how armies are cut off, and who recovers',
  'lesson.btm-pocket.title': 'Supply and the pocket',
  'lesson.btm-pocket.about': 'Cut-off armies from the inside: lines, sources, hero city, railway, surrender',
  'lesson.btm-defence.title': 'How to defend',
  'lesson.btm-defence.about': 'Active or passive, odds and columns, cards of the defender, failure and retreat',
  'lesson.btm-ground.title': 'Marching',
  'lesson.btm-ground.about': 'Forest, marsh, lakes, zones, the way back to the rear, and the weather',
  'lesson.btm-practice.title': 'A first game: turn 1',
  'lesson.btm-practice.about': 'The first turn of the campaign against the computer',
  'lesson.btm-practice.goal':
    'Break through the front, cut Soviet armies off and take cities. The game stops after turn 1.',
} as const satisfies Catalogue;
