/** A combat in progress: defences, cards and dice (§11.3). */
import type { FrameAt } from '../../engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { CrtResult } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { isOnHero } from '../../engine/games/blitzkrieg-to-moscow-2/rules/odds.ts';
import { reckon } from '../../engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import type { CombatState } from '../../engine/games/blitzkrieg-to-moscow-2/state.ts';
import { judgeActivation } from './activation.ts';
import {
  type Plan,
  type Stakes,
  enter,
  exhausted,
  listDefenceWays,
  listNear,
  openStakes,
  planAttack,
  valueOf,
} from './attack.ts';
import { type Search, gainOf, pick, pickBest } from './search.ts';

function combatIn({ view }: Search): CombatState {
  if (!view.combat) throw new RangeError('no combat is being fought');
  return view.combat;
}

export function stakesIn(search: Search): Stakes {
  const { tables: t } = search.field;
  const { target, attackers } = combatIn(search);
  const near = attackers.map(t.unitNo).filter((unit) => placeOf(search.field, unit) !== NONE);
  return openStakes(search, t.placeNo(target), near, []);
}

/** §11.3.2: chooses the defence that is worst for the present attack. */
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

/** The best attack on a hex that includes the units named so far. */
function planOn(search: Search, target: number, joined: readonly number[]): Plan {
  const { field, view, side, context } = search;
  const stateOf = (unit: number) => view.units[search.field.tables.unitId(unit)];
  const near = listNear(field, side, target).filter((unit) => stateOf(unit)?.attacked !== true);
  const defenders = unitsIn(field, target).filter((unit) => stateOf(unit)?.defended !== true);
  const open = defenders.filter((unit) => field.spent[unit] !== true);
  const stakes = openStakes(search, target, near, listDefenceWays(context, defenders, open));
  return planAttack(search, stakes, near, joined);
}

export function chooseAttack(search: Search, moves: readonly Move[]): Move {
  const activation = judgeActivation(search, moves);
  if (activation) return activation;
  return pickBest(moves, (move) => {
    if (move.type === 'attack')
      return planOn(search, search.field.tables.placeNo(move.target), []).value + search.judgement.noise();
    return move.type === 'end-combat' ? search.context.weights.leastAttack : -Infinity;
  });
}

export function chooseAttackers(search: Search, frame: FrameAt<'combat/attackers'>, moves: readonly Move[]): Move {
  const { tables: t } = search.field;
  const joined = frame.units.map(t.unitNo);
  const { units } = planOn(search, t.placeNo(frame.target), joined);
  const next = moves.find((move) => move.type === 'join' && units.includes(t.unitNo(move.unit)));
  return next ?? pick(moves, ({ type }) => type === 'assault');
}

/** §11.5: the best unit for the hex that was won, or none. */
export function chooseAdvance(search: Search, moves: readonly Move[]): Move {
  const { tables: t } = search.field;
  const { field, view } = search;
  const hex = t.placeNo(view.combat?.target ?? '');
  return pickBest(moves, (move) => {
    if (move.type !== 'advance') return 0;
    const unit = t.unitNo(move.unit);
    return gainOf(search, exhausted(enter(field, unit, hex), unit)) - gainOf(search, exhausted(field, unit));
  });
}
