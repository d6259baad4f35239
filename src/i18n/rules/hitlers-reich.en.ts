import { actions } from './hitlers-reich/en/actions.ts';
import { cards } from './hitlers-reich/en/cards.ts';
import { conflict } from './hitlers-reich/en/conflict.ts';
import { events } from './hitlers-reich/en/events.ts';
import { examples } from './hitlers-reich/en/examples.ts';
import { foundations } from './hitlers-reich/en/foundations.ts';
import { map } from './hitlers-reich/en/map.ts';
import { operations } from './hitlers-reich/en/operations.ts';
import { rulings } from './hitlers-reich/en/rulings.ts';
import { scenarios } from './hitlers-reich/en/scenarios.ts';
import { special } from './hitlers-reich/en/special.ts';
import { turn } from './hitlers-reich/en/turn.ts';
import { victory } from './hitlers-reich/en/victory.ts';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = {
  game: 'hitlers-reich',
  lang: 'en',
  sections: [
    ...foundations,
    ...cards,
    ...turn,
    ...actions,
    ...operations,
    ...conflict,
    ...special,
    ...victory,
    ...scenarios,
    ...examples,
    ...rulings,
    ...map,
    ...events,
  ],
};
