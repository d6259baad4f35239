import { editionsOf } from '../../../board/picture/editions.ts';
import large from './ground-3.webp';
import middle from './ground-2.webp';
import small from './ground-1.webp';
import { widths } from './ground.json';

/** The engraved ground in its sizes; painted by `npm run map` (workshop/map). */
export const GROUND = editionsOf([small, middle, large], widths);
