/** Why a program plays a move, in facts that a person at the table could have stated before the dice. */
import type { Line, Preview } from '../../engine/kernel/types.ts';
import { shareOf } from './odds-told.ts';

/** Its chance; null where nothing is rolled. */
export const chanceOf = ({ odds, isCounting }: Preview): number | null => (odds && !isCounting ? shareOf(odds) : null);

/** The parameters of the first line with one of these keys among what a move leads to, if it is won where it is fought for. */
export const paramsOf = ({ effects, stakes = [] }: Preview, ...keys: readonly string[]): Line['params'] =>
  [...effects, ...stakes.filter(({ on, when }) => on === 'win' && !when).map(({ line }) => line)].find(({ key }) =>
    keys.includes(key),
  )?.params;

function plainReason(preview: Preview): Line | null {
  const share = chanceOf(preview);
  return share === null ? null : { key: 'table.reason.chance', params: { share } };
}

interface Reasons {
  readonly reason?: (preview: Preview) => Line | null;
  readonly repeats?: readonly string[];
}

/** What a program's move is told with: the reason that its game gives, else the first thing a move without a roll leads to. */
export function reasonOf({ reason = plainReason, repeats = [] }: Reasons, preview: Preview): Line | null {
  const own = reason(preview);
  if (own || preview.odds) return own;
  const won = (preview.stakes ?? []).filter(({ on, when }) => on === 'win' && !when).map(({ line }) => line);
  return [...won, ...preview.effects].find(({ key }) => !repeats.includes(key)) ?? null;
}
