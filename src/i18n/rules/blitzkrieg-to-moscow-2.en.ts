import { sections } from './blitzkrieg-to-moscow-2/en/*.md';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = { game: 'blitzkrieg-to-moscow-2', lang: 'en', sections };
