/** Columns and chances of attacks, by number: what `rules/reckon.ts` says with reasons, many times over (§11.3). */
import { computeOdds, type Rerolls } from '../../engine/games/blitzkrieg-to-moscow-2/rules/odds.ts';
import { computeOddsStep } from '../../engine/games/blitzkrieg-to-moscow-2/rules/reckon.ts';
import {
  COLUMNS,
  isRiverBetween,
  isTank,
  terrainOf,
  weatherOf,
} from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import { SOVIET, isHardGround, strengthOf } from './board.ts';

/** Chances of the four results; a failure has none of them (§11.3.5). */
export interface Chances {
  readonly gone: number;
  readonly spentRetreat: number;
  readonly retreat: number;
}
const NO_CHANCE: Chances = { gone: 0, spentRetreat: 0, retreat: 0 };

function readChances(column: number, isHero: boolean, rerolls?: Rerolls): Chances {
  const odds = computeOdds(column, isHero, rerolls);
  if (!odds) return NO_CHANCE;
  const share = (id: string) => (odds.outcomes.find((outcome) => outcome.id === id)?.count ?? 0) / odds.total;
  return { gone: share('DE'), spentRetreat: share('DL'), retreat: share('DR') };
}

const TABLE = [false, true].map((isHero) =>
  Array.from({ length: COLUMNS + 1 }, (_, column) => readChances(column, isHero)),
);

/** Chances in a column by one die. */
export const chancesOf = (column: number, isHero: boolean): Chances =>
  TABLE[isHero ? 1 : 0]?.[Math.max(0, Math.min(COLUMNS, column))] ?? NO_CHANCE;

/** An attacker as the odds see it. */
export interface Attacker {
  readonly unit: number;
  readonly strength: number;
  readonly isTank: boolean;
  readonly isAcrossRiver: boolean;
}

export const attackerOf = (unit: number, isSpent: boolean, from: number, target: number): Attacker => ({
  unit,
  strength: strengthOf(unit, isSpent),
  isTank: isTank(unit),
  isAcrossRiver: isRiverBetween(from, target),
});

/** What does not hang on who attacks: ground, winter, and cards played (§11.3.4). */
export interface Circumstances {
  readonly target: number;
  readonly side: number;
  readonly turn: number;
  readonly cards: number;
}

/** §11.3.3, §11.3.4: the column of an attack against a defence. */
export function columnOf(about: Circumstances, attackers: readonly Attacker[], defence: number): number {
  const { target, side, turn, cards } = about;
  const weather = weatherOf(turn);
  let attack = 0;
  let hasTank = false;
  let areAllAcross = weather.river && attackers.length > 0;
  for (const { strength, isTank: isArmoured, isAcrossRiver } of attackers) {
    attack += strength;
    hasTank ||= isArmoured;
    areAllAcross &&= isAcrossRiver;
  }
  let column = computeOddsStep(attack, defence) + cards;
  if (isHardGround(target)) column -= 1;
  if (areAllAcross) column -= 1;
  if (hasTank && weather.tankShift && terrainOf(target) === 'clear') column += 1;
  if (side === SOVIET && weather.sovietWinterShift) column += 1;
  return Math.min(COLUMNS, column);
}
