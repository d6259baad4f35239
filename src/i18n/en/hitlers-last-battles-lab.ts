import type { Catalogue } from '../message-types.ts';

/** What two positions of Hitler's Last Battles differ in, where the editor has no word for it. */
export const en = {
  'hlb.lab.volkssturm': 'Volkssturm called up',
  'hlb.lab.replacements': '{faction|faction} replacements left',
  'hlb.lab.markers-left': 'Attack markers left to assign',
  'hlb.lab.pool': 'in the pool',
} as const satisfies Catalogue;
