import { ALLIED } from './allied-events.ts';
import { AXIS } from './axis-events.ts';
import { COMMON } from './common-events.ts';

/** One picture for each event of the data, by its id: what it shows, from back to front. */
export const PICTURES: Readonly<Record<string, readonly string[]>> = { ...COMMON, ...ALLIED, ...AXIS };
