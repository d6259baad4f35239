/** The value of a combat result for the attacker, minus the expectation of its column (§11.3.5). */
import type { CrtResult, Side } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { isOnHero } from '../../engine/games/blitzkrieg-to-moscow-2/rules/odds.ts';
import { reckon } from '../../engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Atlas } from './board.ts';
import { valueOf, type Stakes } from './attack.ts';
import { stakesIn, worthOfResult } from './fight.ts';
import { openSearch } from './search.ts';

export interface Stake {
  readonly side: Side;
  readonly target: string;
  readonly defenders: readonly string[];
  readonly stakes: Stakes;
  readonly promised: number;
}

/** The combat that may be rolled for; null without one. `view` is of a state without secrets. */
export function openStake(atlas: Atlas, view: BtmTypes['view']): Stake | null {
  const { combat } = view;
  if (!combat) return null;
  const stakes = stakesIn(openSearch(atlas, view, combat.side));
  const { column } = reckon(atlas.tables, view, combat);
  const promised = valueOf(stakes, atlas.chancesOf(column, isOnHero(view, combat)));
  const { side, target, defenders, bystanders } = combat;
  return { side, target, defenders: [...defenders, ...bystanders], stakes, promised };
}

/** The result minus the expectation, in points of the attacker. */
export const luckOf = ({ target, defenders, stakes, promised }: Stake, after: BtmTypes['state']): number =>
  worthOfResult(stakes, resultIn(target, defenders, after)) - promised;

/** The present result, or what became of the defenders. */
function resultIn(target: string, defenders: readonly string[], state: BtmTypes['state']): CrtResult | null {
  const { combat, units } = state;
  if (combat?.target === target) return combat.result;
  const places = defenders.map((unit) => units[unit]?.place);
  if (places.every((place) => place === target)) return null;
  if (places.every((place) => place === 'eliminated')) return 'DE';
  return defenders.some((unit) => units[unit]?.place !== 'eliminated' && units[unit]?.spent === false) ? 'DR' : 'DL';
}
