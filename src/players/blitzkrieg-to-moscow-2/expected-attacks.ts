/** A quick estimate of the coming combat phase's gain: good places for units before it. */
import { holderOf, unitsIn } from '../../engine/games/blitzkrieg-to-moscow-2/rules/field.ts';
import type { Field } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { enemyOf } from '../../engine/games/blitzkrieg-to-moscow-2/numbers.ts';
import { appraise } from './appraisal.ts';
import { GERMAN, type Atlas } from './board.ts';
import { type Attacker, type Circumstances, attackerOf, columnOf, listNear } from './attack.ts';
import type { SearchContext } from './search-context.ts';
import type { Search } from './search.ts';

interface Target {
  readonly hex: number;
  readonly stack: number;
  readonly prize: number;
  readonly defence: number;
}

function listTargets({ atlas, worth, weights }: SearchContext, field: Field, side: number): readonly Target[] {
  const { tables: t } = atlas;
  const enemy = enemyOf(side);
  const targets: Target[] = [];
  for (let hex = 0; hex < t.hexCount; hex++) {
    if (holderOf(field, hex) !== enemy) continue;
    let stack = 0;
    let defence = 0;
    for (const unit of unitsIn(field, hex)) {
      stack += worth[unit] ?? 0;
      defence += atlas.strengthOf(unit, field.spent[unit] === true);
    }
    const points = t.cityAt(hex)?.points ?? 0;
    targets.push({ hex, stack, prize: weights.ground + weights.city * points, defence: Math.max(1, defence) });
  }
  return targets.sort((a, b) => b.stack + b.prize - a.stack - a.prize);
}

function expectedAttacks(context: SearchContext, field: Field, heroHex: number): number {
  const side = context.mover;
  const used = new Set<number>();
  let sum = 0;
  for (const target of listTargets(context, field, side)) {
    const near = listNear(field, side, target.hex).filter((unit) => !used.has(unit));
    if (near.length === 0) continue;
    const attackers = near
      .map((unit) => attackerAt(context.atlas, field, unit, target.hex))
      .sort((a, b) => b.strength - a.strength);
    const best = bestPrefix(context, target, attackers, side === GERMAN && heroHex === target.hex);
    if (best.value <= 0) continue;
    sum += best.value;
    for (let i = 0; i < best.count; i++) used.add(attackers[i]?.unit ?? 0);
  }
  return sum * context.weights.trust;
}

const attackerAt = (atlas: Atlas, field: Field, unit: number, hex: number): Attacker =>
  attackerOf(atlas, unit, field.spent[unit] === true, field.at[unit] ?? 0, hex);

/** The strongest attackers, as many as pay off. */
function bestPrefix(context: SearchContext, target: Target, attackers: readonly Attacker[], isHero: boolean) {
  const about: Circumstances = { target: target.hex, side: context.mover, turn: context.turn, cards: 0 };
  let best = { value: 0, count: 0 };
  let cost = 0;
  for (let count = 1; count <= attackers.length; count++) {
    const unit = attackers[count - 1]?.unit ?? 0;
    cost += context.atlas.tables.isMechanised(unit) ? (context.fatigue[unit] ?? 0) : context.weights.effort;
    const chances = context.atlas.chancesOf(
      columnOf(context.atlas, about, attackers.slice(0, count), target.defence),
      isHero,
    );
    const driven = chances.retreat + chances.spentRetreat;
    const value =
      chances.gone * target.stack +
      driven * context.weights.driven * target.stack +
      (chances.gone + driven) * target.prize -
      cost;
    if (value > best.value) best = { value, count };
  }
  return best;
}

export const outlookOf = ({ context, heroHex }: Search, field: Field): number =>
  (context.mover === GERMAN ? 1 : -1) * appraise(context, field) + expectedAttacks(context, field, heroHex);
