/** Explains a program's move by facts that a person at the table could state before the dice. */
import type { Line, Preview } from '../../engine/kernel/types.ts';
import { shareOf } from './odds-told.ts';

/** The chance of success; null if nothing is rolled. */
export const chanceOf = ({ odds, isCounting }: Preview): number | null => (odds && !isCounting ? shareOf(odds) : null);

export const paramsOf = ({ effects, stakes = [] }: Preview, ...keys: readonly string[]): Line['params'] =>
  [...effects, ...stakes.filter(({ on, when }) => on === 'win' && !when).map(({ line }) => line)].find(({ key }) =>
    keys.includes(key),
  )?.params;

/** The chance of success as the reason of a move. */
export function chanceReason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  return share === null ? null : { key: 'table.reason.chance', params: { share } };
}

interface Reasons {
  readonly reason: (preview: Preview) => Line | null;
  readonly repeats: readonly string[];
}

/** The game's own reason for a program's move, or else the first effect of a move without a roll. */
export function reasonOf({ reason, repeats }: Reasons, preview: Preview): Line | null {
  const own = reason(preview);
  if (own || preview.odds) return own;
  const won = (preview.stakes ?? []).filter(({ on, when }) => on === 'win' && !when).map(({ line }) => line);
  return [...won, ...preview.effects].find(({ key }) => !repeats.includes(key)) ?? null;
}
