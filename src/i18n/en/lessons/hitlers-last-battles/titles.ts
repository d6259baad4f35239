import type { Catalogue } from '../../../message-types.ts';

/** What the lessons of Hitler’s Last Battles are called, for lists of them. */
export const en = {
  'lesson.hitlers-last-battles.exercises': 'Battles to work out',
  'lesson.hitlers-last-battles.exercises.about':
    'The five worked battles of the rules. Find the dice, the odds and the result, then fight the battle and compare.',
  'lesson.first-turn.title': 'The first turn',
  'lesson.first-turn.about': 'December 1944, for players new to wargames',
  'lesson.zones.title': 'Zones and ways round',
  'lesson.zones.about': 'Where a unit may march, and why not elsewhere',
  'lesson.score.title': 'Reading the score',
  'lesson.score.about': 'The last movement of the war: one march decides the game',
  'lesson.hlb-practice.title': 'A first game: two turns',
  'lesson.hlb-practice.about': 'December 1944 against the computer, for two turns',
  'lesson.hlb-practice.goal':
    'Hold your cities and take back what you can: each city counts for the side that holds it. The game stops after turn 2.',
  'lesson.combat-a.title': 'Battle A: the Ardennes',
  'lesson.combat-a.about': 'Marker and support against clear terrain',
  'lesson.combat-b.title': 'Battle B: the upper Vistula',
  'lesson.combat-b.about': 'A river turns a good roll into a failure',
  'lesson.combat-c.title': 'Battle C: Bremen',
  'lesson.combat-c.about': 'One die against a river, and a retreat to choose',
  'lesson.combat-d.title': 'Battle D: Berlin',
  'lesson.combat-d.about': 'Column 06, from which no German unit retreats',
  'lesson.combat-e.title': 'Battle E: East Prussia',
  'lesson.combat-e.about': 'A supporter that decides, and four ways to retreat',
} as const satisfies Catalogue;
