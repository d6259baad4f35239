import { sections } from './hitlers-reich/en/*.md';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = { game: 'hitlers-reich', lang: 'en', sections };
