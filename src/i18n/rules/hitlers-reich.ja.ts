import { sections } from './hitlers-reich/ja/*.md';
import type { RuleBook } from './types.ts';

export const rulebook: RuleBook = { game: 'hitlers-reich', lang: 'ja', sections };
