import { RULINGS } from '../../../../engine/games/hitlers-reich/rulings.ts';
import { ja as setUpWords } from '../../../compiled/ja/hitlers-reich.setup.ts';
import { choicesOf } from '../../choices.ts';
import { fromEvents } from '../event-tables.ts';
import { fromMap } from '../map-tables.ts';
import { eventWords, mapWords } from './words.ts';

/** What fills the slots of the chapters. */

export * from '../figures.ts';

export const choice = choicesOf(RULINGS, 'hr.ruling', setUpWords, 'ja');

export const { addedSpaces, closedBorders, closedCorners, conditionalBorders, crossings, drawnTogether, spaceTables } =
  fromMap(mapWords);

export const { effectTable, eventTables, filledTable, reconstructed } = fromEvents(eventWords);
