/** A quick estimate of the coming combat phase's gain: good places for units before it. */
import { known } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { placeOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import { areSame } from '../../engine/games/blitzkrieg-to-moscow-2/rules/latest.ts';
import { postsOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { appraise } from './appraisal.ts';
import { GERMAN, type Atlas } from './board.ts';
import { type Attacker, type Circumstances, NO_FORCE, attackerOf, columnFor, joined } from './attack.ts';
import { readEnemies, targetsOf } from './enemies.ts';
import type { Assault, SearchContext, Target } from './search-context.ts';
import type { Search } from './search.ts';

function expectedAttacks(context: SearchContext, field: Field, heroHex: number): number {
  const { atlas, mover: side } = context;
  const { tables: t } = atlas;
  const posts = postsOf(field, side);
  const used: number[] = [];
  let sum = 0;
  for (const target of targetsOf(context, field, readEnemies(context, field))) {
    if (!t.meetsBeside(posts, target.hex) && t.areasBeside(target.hex).length === 0) continue;
    const near = listStands(field, side, target.hex, used);
    if (near.length === 0) continue;
    const { value, units } = assaultOn(context, field, target, near, side === GERMAN && heroHex === target.hex);
    if (value <= 0) continue;
    sum += value;
    for (const unit of units) used.push(unit);
  }
  return sum * context.weights.trust;
}

/** A unit with its place and the side that is up, as one number. */
const standOf = ({ tables: t, spent }: Field, unit: number, place: number): number =>
  (2 * place + (spent[unit] === true ? 1 : 0)) * t.unitCount + unit;

const unitAt = ({ tables: t }: Field, stand: number): number => stand % t.unitCount;

/** Units of a side next to a hex, without those that attack elsewhere. */
function listStands(field: Field, side: number, hex: number, used: readonly number[]): readonly number[] {
  const { tables: t } = field;
  const stands: number[] = [];
  const add = (place: number): void => {
    for (const unit of unitsIn(field, place))
      if (t.sideOfUnit(unit) === side && !used.includes(unit)) stands.push(standOf(field, unit, place));
  };
  for (const near of t.neighboursOf(hex)) add(near);
  for (const area of t.areasBeside(hex)) add(area);
  return stands;
}

/** Boards of one choice differ in one unit, so that most targets have the same units near as on the board before. */
function assaultOn(
  context: SearchContext,
  field: Field,
  target: Target,
  near: readonly number[],
  isHero: boolean,
): Assault {
  const last = target.assault;
  if (last && last.isHero === isHero && areSame(last.near, near)) return last;
  const attackers = near
    .map((stand) => attackerAt(context.atlas, field, unitAt(field, stand), target.hex))
    .sort((a, b) => b.strength - a.strength);
  const { value, count } = bestPrefix(context, target, attackers, isHero);
  return (target.assault = { near, isHero, value, units: attackers.slice(0, count).map(({ unit }) => unit) });
}

const attackerAt = (atlas: Atlas, field: Field, unit: number, hex: number): Attacker =>
  attackerOf(atlas, unit, field.spent[unit] === true, placeOf(field, unit), hex);

/** The strongest attackers, as many as pay off. */
function bestPrefix(context: SearchContext, target: Target, attackers: readonly Attacker[], isHero: boolean) {
  const { atlas, fatigue, mover, turn, weights } = context;
  const about: Circumstances = { target: target.hex, side: mover, turn, cards: 0 };
  let best = { value: 0, count: 0 };
  let cost = 0;
  let force = NO_FORCE;
  for (let count = 1; count <= attackers.length; count++) {
    const attacker = known(attackers[count - 1]);
    cost += atlas.tables.isMechanised(attacker.unit) ? (fatigue[attacker.unit] ?? 0) : weights.effort;
    force = joined(force, attacker);
    const chances = atlas.chancesOf(columnFor(atlas, about, force, target.defence), isHero);
    const driven = chances.retreat + chances.spentRetreat;
    const value =
      chances.gone * target.stack +
      driven * weights.driven * target.stack +
      (chances.gone + driven) * target.prize -
      cost;
    if (value > best.value) best = { value, count };
  }
  return best;
}

export const outlookOf = ({ context, heroHex }: Search, field: Field): number =>
  (context.mover === GERMAN ? 1 : -1) * appraise(context, field) + expectedAttacks(context, field, heroHex);
