import type { UnitId } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { UnitState } from '../../../../engine/games/blitzkrieg-to-moscow-2/state.ts';
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

/** Nothing is ahead of what has been told: later groups keep their places, and who recovers stays spent until the end. */
export function unitsTold(units: Units, surrender: Surrender | null, told: number): Units {
  if (!surrender) return units;
  const { groups, recovered } = surrender;
  const shown = { ...units };
  const put = (unit: UnitId, change: Partial<UnitState>): void => {
    const state = units[unit];
    if (state) shown[unit] = { ...state, ...change };
  };
  groups.forEach((group, at) => {
    if (at > told) for (const unit of group.units) put(unit, { place: group.hex });
  });
  if (told < groups.length) for (const unit of recovered.flatMap((one) => one.units)) put(unit, { spent: true });
  return shown;
}

/** The same for the map, without the groups that the surrender draws itself. */
export function unitsBeforeSurrender(units: Units, surrender: Surrender | null, told: number): Units {
  if (!surrender) return units;
  const drawn = { ...unitsTold(units, surrender, told) };
  for (const unit of surrender.groups.slice(0, told + 1).flatMap((group) => group.units)) {
    const state = drawn[unit];
    if (state) drawn[unit] = { ...state, place: DRAWN_APART };
  }
  return drawn;
}
