import { RULINGS } from '../../../../engine/games/hitlers-last-battles/rulings.ts';
import { ja as setUpWords } from '../../../compiled/ja/hitlers-last-battles.setup.ts';
import { choicesOf } from '../../choices.ts';

/** Fills the slots of the chapters. */

export const choice = choicesOf(RULINGS, 'hlb.ruling', setUpWords, 'ja');
