import { sections } from './hitlers-last-battles/ja/*.md';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = { game: 'hitlers-last-battles', lang: 'ja', sections };
