import { RULINGS } from '../../../../engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import { en as setUpWords } from '../../../compiled/en/blitzkrieg-to-moscow-2.rulings.ts';
import { choicesOf } from '../../choices.ts';
import { fromMap } from '../map-tables.ts';
import { fromPieces } from '../piece-tables.ts';
import { fromPlay } from '../play-tables.ts';
import { words } from './words.ts';

/** What fills the slots of the chapters. */

export * from '../figures.ts';

export const choice = choicesOf(RULINGS, 'btm.ruling', setUpWords, 'en');

export const { areaTable, cityTable, riverTable, terrainTable, waterTable } = fromMap(words);
export const { arrivalTable, germanSetUp, sovietSetUp, unitTables } = fromPieces(words);
export const { cardTable, crtTable, turnTable, weatherTable } = fromPlay(words);
