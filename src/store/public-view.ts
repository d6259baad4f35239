/** A position of the open match as an onlooker sees it, so that a cover can say what a turn has changed. */
import type { WhatIfGround } from './types.ts';

/** Null while the match is read, and for a point that it does not have. */
export function publicViewAt(ground: WhatIfGround | null, at: number): object | null {
  const point = ground?.match.points[at];
  return ground && point ? ground.def.view(point.state, null) : null;
}
