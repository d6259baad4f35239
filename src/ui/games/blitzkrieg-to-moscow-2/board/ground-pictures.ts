import type { Edition } from '../../../board/picture/drawing.ts';
import large from './ground-3.webp';
import middle from './ground-2.webp';
import small from './ground-1.webp';
import { widths } from './ground.json';

/** The engraved ground in its sizes, smallest first; painted by `npm run map` (tools/map). */
export const GROUND: readonly Edition[] = [small, middle, large].map((href, i) => ({ href, width: widths[i] ?? 0 }));
