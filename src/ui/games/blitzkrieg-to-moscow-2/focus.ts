import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { Place } from '../../board/hex-geometry.ts';
import { mostCentral } from '../../board/viewport-math.ts';
import { BOARD, hexCentre } from './board/layout.ts';
import { findHex } from './lookup.ts';

/** The current combat, or else the middle of the German army, or else of the Soviet one. */
export function focusOf(facts: BtmFacts, view: BtmView): Place {
  const hexesOf = (side: Side): readonly string[] =>
    facts.units.flatMap((unit) => {
      const place = view.units[unit.id]?.place ?? '';
      return unit.side === side && findHex(facts, place) ? [place] : [];
    });
  const german = hexesOf('german');
  const hexes = view.combat ? [view.combat.target] : german.length > 0 ? german : hexesOf('soviet');
  return mostCentral(hexes.map(hexCentre)) ?? { x: BOARD.width / 2, y: BOARD.height / 2 };
}
