/** Columns of attacks by number: the sums of `rules/reckon.ts` without reasons, for many calls (§11.3). */
import { computeOddsStep } from '../../engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import { SOVIET, type Atlas } from './board.ts';

/** An attacker as the odds see it. */
export interface Attacker {
  readonly unit: number;
  readonly strength: number;
  readonly isTank: boolean;
  readonly isAcrossRiver: boolean;
}

export const attackerOf = (atlas: Atlas, unit: number, isSpent: boolean, from: number, target: number): Attacker => ({
  unit,
  strength: atlas.strengthOf(unit, isSpent),
  isTank: atlas.tables.isTank(unit),
  isAcrossRiver: atlas.tables.isRiverBetween(from, target),
});

/** Independent of the attackers: ground, winter, and cards played (§11.3.4). */
export interface Circumstances {
  readonly target: number;
  readonly side: number;
  readonly turn: number;
  readonly cards: number;
}

/** §11.3.3, §11.3.4: the column of an attack against a defence. */
export function columnOf(atlas: Atlas, about: Circumstances, attackers: readonly Attacker[], defence: number): number {
  const { tables: t } = atlas;
  const { target, side, turn, cards } = about;
  const weather = t.weatherOf(turn);
  let attack = 0;
  let hasTank = false;
  let areAllAcross = weather.river && attackers.length > 0;
  for (const { strength, isTank: isArmoured, isAcrossRiver } of attackers) {
    attack += strength;
    hasTank ||= isArmoured;
    areAllAcross &&= isAcrossRiver;
  }
  let column = computeOddsStep(attack, defence) + cards;
  if (atlas.isHardGround(target)) column -= 1;
  if (areAllAcross) column -= 1;
  if (hasTank && weather.tankShift && t.terrainOf(target) === 'clear') column += 1;
  if (side === SOVIET && weather.sovietWinterShift) column += 1;
  return Math.min(t.columns, column);
}
