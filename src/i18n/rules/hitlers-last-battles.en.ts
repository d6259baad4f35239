import { background } from './hitlers-last-battles/en/background.ts';
import { foundations } from './hitlers-last-battles/en/foundations.ts';
import { play } from './hitlers-last-battles/en/play.ts';
import { proof } from './hitlers-last-battles/en/proof.ts';
import { rulings } from './hitlers-last-battles/en/rulings.ts';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = {
  game: 'hitlers-last-battles',
  lang: 'en',
  sections: [...foundations, ...play, ...proof, ...rulings, ...background],
};
