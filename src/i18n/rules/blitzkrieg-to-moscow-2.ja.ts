import { sections } from './blitzkrieg-to-moscow-2/ja/*.md';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = { game: 'blitzkrieg-to-moscow-2', lang: 'ja', sections };
