import { RULINGS } from '../../../../engine/games/hitlers-last-battles/rulings.ts';
import { en as setUpWords } from '../../../compiled/en/hitlers-last-battles.setup.ts';
import { choicesOf } from '../../choices.ts';

/** Fills the slots of the chapters. */

export const choice = choicesOf(RULINGS, 'hlb.ruling', setUpWords, 'en');
