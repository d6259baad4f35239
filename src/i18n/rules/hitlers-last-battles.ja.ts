import { background } from './hitlers-last-battles/ja/background.ts';
import { foundations } from './hitlers-last-battles/ja/foundations.ts';
import { play } from './hitlers-last-battles/ja/play.ts';
import { proof } from './hitlers-last-battles/ja/proof.ts';
import { rulings } from './hitlers-last-battles/ja/rulings.ts';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = {
  game: 'hitlers-last-battles',
  lang: 'ja',
  sections: [...foundations, ...play, ...proof, ...rulings, ...background],
};
