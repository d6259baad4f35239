/** A combat in progress: defences, cards and dice (§11.3). */
import type { CrtResult } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { isOnHero } from '../../engine/games/blitzkrieg-to-moscow-2/rules/odds.ts';
import { reckon } from '../../engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { placeOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { CombatState } from '../../engine/games/blitzkrieg-to-moscow-2/state.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { listDefenceWays, openStakes, valueOf, type Stakes } from './attack.ts';
import { pick } from './pick.ts';
import type { Search } from './search.ts';

function combatIn({ view }: Search): CombatState {
  if (!view.combat) throw new RangeError('no combat is being fought');
  return view.combat;
}

/** Values of the present combat's results for the attacker. */
export function stakesIn(search: Search): Stakes {
  const { tables: t } = search.field;
  const { target, attackers } = combatIn(search);
  const near = attackers.map(t.unitNo).filter((unit) => placeOf(search.field, unit) !== NONE);
  return openStakes(search, t.placeNo(target), near, []);
}

/** §11.3.2: the defence that is worst for the attack as it stands. */
export function chooseDefence(search: Search, undecided: readonly string[], moves: readonly Move[]): Move {
  const { tables: t } = search.field;
  const { view, context } = search;
  const combat = combatIn(search);
  const stakes = stakesIn(search);
  const ways = listDefenceWays(
    context,
    combat.defenders.map(t.unitNo),
    undecided.map(t.unitNo),
    combat.active.map(t.unitNo),
  );
  let least = Infinity;
  let best: readonly number[] = [];
  for (const { active, cost } of ways) {
    const { column } = reckon(t, view, { ...combat, active: active.map(t.unitId) });
    const chances = search.context.atlas.chancesOf(column, isOnHero(view, combat));
    const value = valueOf(stakes, chances) + (1 - chances.gone) * cost;
    if (value < least - 1e-9) [best, least] = [active, value];
  }
  const isActive = best.includes(t.unitNo(undecided[0] ?? ''));
  return pick(moves, (move) => move.type === 'defend' && move.active === isActive);
}

/** The attacker's gain by a shift of the column. */
export function chanceGain(search: Search, shift: number): number {
  const { view } = search;
  const combat = combatIn(search);
  const stakes = stakesIn(search);
  const { column } = reckon(search.field.tables, view, combat);
  const isHero = isOnHero(view, combat);
  return (
    valueOf(stakes, search.context.atlas.chancesOf(column + shift, isHero)) -
    valueOf(stakes, search.context.atlas.chancesOf(column, isHero))
  );
}

/** The attacker's gain by activating a spent unit before the die (§7.1, Q26). */
export function wakeGain(search: Search, unit: string): number {
  const { view } = search;
  const combat = combatIn(search);
  const sleeper = view.units[unit];
  if (!sleeper || !combat.attackers.includes(unit)) return 0;
  const stakes = stakesIn(search);
  const isHero = isOnHero(view, combat);
  const woken = { ...view, units: { ...view.units, [unit]: { ...sleeper, spent: false } } };
  const valueIn = (board: typeof view): number =>
    valueOf(stakes, search.context.atlas.chancesOf(reckon(search.field.tables, board, combat).column, isHero));
  return valueIn(woken) - valueIn(view);
}

export const worthOfResult = (stakes: Stakes, result: CrtResult | null): number =>
  result === 'DE' ? stakes.gone : result === 'DL' ? stakes.spentRetreat : result === 'DR' ? stakes.retreat : 0;

/** The attacker's gain by a new die. */
export function rerollGain(search: Search): number {
  const { view } = search;
  const combat = combatIn(search);
  const stakes = stakesIn(search);
  const { column } = reckon(search.field.tables, view, combat);
  return (
    valueOf(stakes, search.context.atlas.chancesOf(column, isOnHero(view, combat))) -
    worthOfResult(stakes, combat.result)
  );
}
