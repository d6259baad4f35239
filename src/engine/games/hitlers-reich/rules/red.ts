import type { AlliedNation, Side } from '../ids.ts';
import type { Space } from '../tables/board.ts';

/** Returns true if the Allies must play a Soviet card if they have one: Soviets fight, or are freed (§6.5.3.4). */
export const owesRed = (nation: AlliedNation | null, side: Side, target: Space): boolean =>
  nation === 'soviet' || (side === 'allies' && target.printed === 'soviet');
