/** The combat phase: choice of attacks and attackers, and answers to victory and defeat. */
import type { FrameAt } from '../../engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { enter, exhausted, listDefenceWays, listNear, openStakes, planAttack, type Plan } from './attack.ts';
import { judgeActivation } from './activation.ts';
import { pick, pickBest } from './pick.ts';
import { gainOf, type Search } from './search.ts';

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
