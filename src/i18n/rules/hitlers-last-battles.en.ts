import { sections } from './hitlers-last-battles/en/*.md';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = { game: 'hitlers-last-battles', lang: 'en', sections };
