import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { usePlay } from '../../../table/use-play.tsx';
import type { Surrender } from './surrender-beat.ts';

/**
 * The group that is being told: those before it have been, and past the last one all have. Before the first one the
 * combat that led to the phase is told. Null while no result is shown.
 */
export const useToldGroups = (): number | null =>
  usePlay(({ staged: { isBeat, isRolling, parts, told, rest } }) => {
    if (!isBeat || isRolling) return null;
    if (rest) return -1;
    return parts > 0 ? told : Infinity;
  });

type Units = BtmView['units'];
/** The map of the surrender draws these units itself. */
const DRAWN_APART = 'apart';

/** Units that are still to surrender are where they were. */
export function unitsBeforeSurrender(units: Units, surrender: Surrender | null, told: number): Units {
  if (!surrender) return units;
  const drawn = { ...units };
  surrender.groups.forEach((group, at) => {
    for (const unit of group.units) {
      const state = units[unit];
      if (state) drawn[unit] = { ...state, place: at > told ? group.hex : DRAWN_APART };
    }
  });
  return drawn;
}
