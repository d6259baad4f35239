import { actions } from './hitlers-reich/ja/actions.ts';
import { cards } from './hitlers-reich/ja/cards.ts';
import { conflict } from './hitlers-reich/ja/conflict.ts';
import { events } from './hitlers-reich/ja/events.ts';
import { examples } from './hitlers-reich/ja/examples.ts';
import { foundations } from './hitlers-reich/ja/foundations.ts';
import { map } from './hitlers-reich/ja/map.ts';
import { operations } from './hitlers-reich/ja/operations.ts';
import { rulings } from './hitlers-reich/ja/rulings.ts';
import { scenarios } from './hitlers-reich/ja/scenarios.ts';
import { special } from './hitlers-reich/ja/special.ts';
import { turn } from './hitlers-reich/ja/turn.ts';
import { victory } from './hitlers-reich/ja/victory.ts';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = {
  game: 'hitlers-reich',
  lang: 'ja',
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
