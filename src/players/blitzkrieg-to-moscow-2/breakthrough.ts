/** The breakthrough phase: tanks attack or move, one card at a time (§12). */
import type { TankUse } from '../../engine/games/blitzkrieg-to-moscow-2/card-use.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import { placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { Field, Tables } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { wouldFit } from '../../engine/games/blitzkrieg-to-moscow-2/rules/stacking.ts';
import { groupsOf, withPartner } from '../../engine/games/blitzkrieg-to-moscow-2/rules/tank-action.ts';
import { NONE } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { NO_FORCE, attackerOf, joined, listDefenceWays, openStakes, valueOfAttack } from './attack.ts';
import { judgeActivation } from './activation.ts';
import { openQuickScore, shortlist } from './quick-score.ts';
import { type Search, gainOf, pick, walked } from './search.ts';
import type { Way } from './search-context.ts';
import { pickStep, plansOf } from './plans.ts';

const CHOICE = 12;

/** The best end of a tank's path, on the board as other tanks of the card leave it. */
function bestWay(search: Search, units: readonly number[], entered: Way, earlier: Field) {
  const { side } = search;
  const unit = units[0] ?? NONE;
  const before = gainOf(search, earlier);
  let best: { readonly way: Way; readonly gain: number } | null = null;
  const ways = plansOf(search, unit, entered);
  for (const way of shortlist(ways, openQuickScore(search), CHOICE)) {
    const end = way[way.length - 1] ?? NONE;
    const others = unitsIn(earlier, end).filter((other) => !units.includes(other));
    if (search.field.tables.isArea(end) || (others.length > 0 && !wouldFit(earlier, side, end, units))) continue;
    const gain = gainOf(search, walked(earlier, units, way)) - before;
    if (best === null || gain > best.gain + 1e-9) best = { way, gain };
  }
  return best;
}

/** The value of an attack by tanks alone, whichever units fought before (§11.1). */
export function valueOfTankAttack(search: Search, units: readonly number[], target: number): number {
  const { tables: t } = search.field;
  const { field, context } = search;
  const defenders = unitsIn(field, target);
  const open = defenders.filter((unit) => field.spent[unit] !== true);
  const stakes = openStakes(search, target, units, listDefenceWays(context, defenders, open));
  const force = units
    .map((unit) => attackerOf(context.atlas, unit, field.spent[unit] === true, placeOf(field, unit), target))
    .reduce(joined, NO_FORCE);
  const about = { target, side: stakes.side, turn: context.turn, cards: 0 };
  let cost = 0;
  for (const unit of units) {
    const isTired = field.spent[unit] === true && !t.isMechanised(unit);
    if (!isTired) cost += (context.fatigue[unit] ?? 0) * (!t.isMechanised(unit) && search.rests(unit) ? 0.1 : 1);
  }
  return valueOfAttack(search, stakes, force, about) - cost;
}

interface Action {
  readonly move: Move;
  readonly unit: number;
  readonly kind: 'tank-move' | 'tank-attack';
  readonly gain: number;
}

const valueOfBestGroup = (search: Search, unit: number, target: number): number =>
  Math.max(...groupsOf(search.field, unit).map((units) => valueOfTankAttack(search, units, target)));

/** The best action of each tank, by any card; the first card listed represents all. */
function listActions(search: Search, moves: readonly Move[], earlier: Field): readonly Action[] {
  const { tables: t } = search.field;
  const best = new Map<string, Action>();
  const attacks = new Map<string, number>();
  const ways = new Map<number, ReturnType<typeof bestWay>>();
  for (const move of moves) {
    if (move.type !== 'tank-move' && move.type !== 'tank-attack') continue;
    const unit = t.unitNo(move.unit);
    let gain = -Infinity;
    if (move.type === 'tank-attack') {
      const key = `${move.unit} ${move.target}`;
      gain = attacks.get(key) ?? valueOfBestGroup(search, unit, t.placeNo(move.target));
      attacks.set(key, gain);
    } else {
      if (!ways.has(unit)) ways.set(unit, bestWay(search, [unit], [], earlier));
      const way = ways.get(unit);
      if (way && way.way[0] === t.placeNo(move.to)) gain = way.gain;
    }
    gain += search.judgement.noise();
    const key = `${move.type} ${move.unit}`;
    const known = best.get(key);
    if (!known || gain > known.gain + 1e-9) best.set(key, { move, unit, kind: move.type, gain });
  }
  return [...best.values()]
    .filter(({ gain }) => gain > search.context.weights.leastTank)
    .sort((a, b) => b.gain - a.gain);
}

export function chooseAction(search: Search, moves: readonly Move[]): Move {
  const actions = listActions(search, moves, search.field);
  const [first] = actions;
  const activation = judgeActivation(search, moves);
  if (!first) return activation ?? pick(moves, ({ type }) => type === 'end-break');
  const { move } = first;
  if (move.type !== 'tank-move' && move.type !== 'tank-attack') return move;
  // §12.2: a card for two tanks is used for two, while there is another one.
  const isPair = actions.some(({ kind, unit }) => kind === first.kind && unit !== first.unit);
  return sameAction(search.field.tables, moves, move, (tanks) => tanks > 1 === isPair) ?? move;
}

type TankMove = Extract<Move, { readonly type: 'tank-move' | 'tank-attack' }>;

const sameAction = (
  t: Tables,
  moves: readonly Move[],
  { type, unit, ...rest }: TankMove,
  fits: (tanks: number) => boolean,
) =>
  moves.find((one) => {
    if (one.type !== type || one.unit !== unit || !fits(t.tanksOf(one.card))) return false;
    return one.type === 'tank-move'
      ? 'to' in rest && one.to === rest.to
      : 'target' in rest && one.target === rest.target;
  });

function boardAfter({ field }: Search, plan: TankUse, count: number): Field {
  const { tables: t } = field;
  if (plan.how !== 'move') return field;
  return plan.moves
    .slice(0, count)
    .reduce((after, { units, path }) => walked(after, units.map(t.unitNo), path.map(t.placeNo)), field);
}

export function chooseTankStep(search: Search, plan: TankUse, moves: readonly Move[]): Move {
  const { tables: t } = search.field;
  if (plan.how !== 'move') return pickStep(t, moves, undefined);
  const last = plan.moves[plan.moves.length - 1];
  const entered = last?.path.map(t.placeNo) ?? [];
  const goal = bestWay(
    search,
    last?.units.map(t.unitNo) ?? [],
    entered,
    boardAfter(search, plan, plan.moves.length - 1),
  );
  const next = goal?.way[entered.length];
  return pickStep(t, moves, next);
}

/** §12.3: the gain of a planned corps, and perhaps of its partner. */
function valueOfPlan(search: Search, plan: TankUse): number {
  const { tables: t } = search.field;
  if (plan.how === 'move') return gainOf(search, boardAfter(search, plan, Infinity));
  const [made] = plan.attacks;
  return made ? valueOfTankAttack(search, made.units.map(t.unitNo), t.placeNo(made.target)) : -Infinity;
}

/** §12.3: the best partner for the plan; null where it gains more alone. */
function choosePartner(search: Search, plan: TankUse, moves: readonly Move[]): Move | null {
  let [best, most]: [Move | null, number] = [null, valueOfPlan(search, plan) + 1e-9];
  for (const move of moves) {
    if (move.type !== 'together') continue;
    const value = valueOfPlan(search, withPartner(search.field.tables, plan, move.unit));
    if (value > most) [best, most] = [move, value];
  }
  return best;
}

export function chooseSecond(search: Search, plan: TankUse, moves: readonly Move[]): Move {
  const partner = choosePartner(search, plan, moves);
  if (partner) return partner;
  const [best] = listActions(search, moves, boardAfter(search, plan, Infinity));
  return best?.move ?? pick(moves, ({ type }) => type === 'go');
}
