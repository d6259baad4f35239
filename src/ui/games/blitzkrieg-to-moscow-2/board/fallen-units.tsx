import type { BtmEvent } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { FallenPiece } from '../../../board/fallen.tsx';
import { findUnit, isSpotName } from '../lookup.ts';
import type { BtmScene } from '../lookup.ts';
import { Counter, ON_BOARD } from './counter.tsx';
import { moved, spotCentre } from './layout.ts';

/** A second unit of the same hex lies beside the first. */
const BESIDE = { x: 16, y: 12 };

/** Units that the last step has eliminated, where they stood, unless others stand there by now. */
export function listFallen({ facts, view }: BtmScene, events: readonly BtmEvent[]): readonly FallenPiece[] {
  const held = new Set(Object.values(view.units).map(({ place }) => place));
  const lost = events.flatMap((event) => (event.type === 'eliminated' && isSpotName(event.place) ? [event] : []));
  return lost.flatMap(({ unit: id, place }, at) => {
    const unit = findUnit(facts, id);
    if (!unit || held.has(place)) return [];
    const before = lost.slice(0, at).filter((one) => one.place === place).length;
    const middle = moved(spotCentre(place), { x: BESIDE.x * before, y: BESIDE.y * before });
    return [{ unit: id, at: middle, scale: ON_BOARD * 0.8, counter: <Counter unit={unit} isSpent={false} /> }];
  });
}
