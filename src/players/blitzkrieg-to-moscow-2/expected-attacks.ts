/** A quick estimate of the coming combat phase's gain: good places for units before it. */
import { known } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { postsOf } from '../../engine/games/blitzkrieg-to-moscow-2/rules/zones.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { appraise } from './appraisal.ts';
import { GERMAN, type Atlas } from './board.ts';
import { type Attacker, type Circumstances, NO_FORCE, attackerOf, columnFor, joined, listNear } from './attack.ts';
import { readEnemies, targetsOf } from './enemies.ts';
import type { SearchContext, Target } from './search-context.ts';
import type { Search } from './search.ts';

function expectedAttacks(context: SearchContext, field: Field, heroHex: number): number {
  const { atlas, mover: side } = context;
  const { tables: t } = atlas;
  const posts = postsOf(field, side);
  const used: number[] = [];
  let sum = 0;
  for (const target of targetsOf(context, field, readEnemies(context, field))) {
    if (!t.meetsBeside(posts, target.hex) && t.areasBeside(target.hex).length === 0) continue;
    const near = listNear(field, side, target.hex).filter((unit) => !used.includes(unit));
    if (near.length === 0) continue;
    const attackers = near
      .map((unit) => attackerAt(atlas, field, unit, target.hex))
      .sort((a, b) => b.strength - a.strength);
    const best = bestPrefix(context, target, attackers, side === GERMAN && heroHex === target.hex);
    if (best.value <= 0) continue;
    sum += best.value;
    for (let i = 0; i < best.count; i++) used.push(known(attackers[i]).unit);
  }
  return sum * context.weights.trust;
}

const attackerAt = (atlas: Atlas, field: Field, unit: number, hex: number): Attacker =>
  attackerOf(atlas, unit, field.spent[unit] === true, field.at[unit] ?? 0, hex);

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
