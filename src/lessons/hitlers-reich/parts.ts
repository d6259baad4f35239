/** Short forms for the lessons of this game. */
import { readShippedPack } from '../../engine/games/hitlers-reich/pack.ts';
import type { Position } from '../../engine/games/hitlers-reich/position.ts';
import type { Place } from '../../engine/games/hitlers-reich/state.ts';
import { partsFor } from '../steps.ts';

export { reply } from '../steps.ts';

export const partsOf = partsFor<Position, 'action' | 'card' | 'decline' | 'done', 'hr.'>({
  game: 'hitlers-reich',
  scenario: 'campaign-1941',
  reasons: 'hr.',
});

const { cards: EVENTS } = readShippedPack();
const ASIDE = { 'end-1941': 'aside-1941', 'end-1943': 'aside-1943' } as const;

/** Every event in its mall or, while its year has not come, set aside (§4.2.5.4), except those named. */
export const eventsAt = (
  year: 1941 | 1942,
  given: Readonly<Record<string, Place>>,
): Readonly<Record<string, Place>> => ({
  ...Object.fromEntries(
    EVENTS.flatMap(({ copies, setAsideUntil: until }) => {
      const isOut = until === null || (until === 'end-1941' && year > 1941);
      return copies.map(({ id }): readonly [string, Place] => [id, isOut ? 'mall' : ASIDE[until]]);
    }),
  ),
  ...given,
});

/** A table of 1942: the attack on the Soviet Union has been made. */
export const in1942 = {
  year: { axis: 1, allies: 1 },
  pact: false,
  bigPush: { axis: 'none', allies: 'none' },
  used: { barbarossa: true, overlord: false },
} as const satisfies Position;
