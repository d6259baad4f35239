/** Rough models of how players choose a conflict card: the Veteran's choice, flattened, and two simpler habits. */
import { cardOf } from '../cards.ts';
import type { CardId } from '../ids.ts';
import { MEAN_FACE } from '../rules/dice.ts';
import { redFirst } from '../rules/hand.ts';
import type { Fought } from './past.ts';

/** `best` plays its best card always, `thrifty` weighs the stake against keeping it, `any` plays at random. */
export const HABITS = ['best', 'thrifty', 'any'] as const;
export type Habit = (typeof HABITS)[number];
export const SHARES: Readonly<Record<Habit, number>> = { best: 0.35, thrifty: 0.25, any: 0.4 };

const REROLLS = [0, 1.3, 2.2, 2.6] as const;
const SABOTAGE = 9.5;

export function pointsOf(card: CardId): number {
  const { value, rerolls, isSabotage } = cardOf(card);
  return isSabotage ? SABOTAGE : value + (REROLLS[rerolls] ?? 0);
}

/** Value of keeping a card, by its number, in steps of hand size. */
const KEEPS = [0, 0.26, 0, 0, 0, 0.02, 0.045, 0.065, 0.11, 0.16, 0.25, 0.45, 0.75, 0.85] as const;
export function holdingValue(card: CardId): number {
  const { value } = cardOf(card);
  return KEEPS[value] ?? 0;
}

/** The best card of an unknown hand, in points, and the scatter of dice around it. */
const MET = 11;
const SPREAD = 3.2;
/** Precision of a habit: in points, and in steps of hand size. */
export const BLUR = { best: 1.1, thrifty: 0.11 } as const;
const LOST = 3;
export const STRAY = 0.12;

function worthOf(habit: Habit, card: CardId, { dice, stake }: Fought): number {
  if (habit === 'any') return 0;
  const points = pointsOf(card);
  if (habit === 'best') return points / BLUR.best;
  const chance = 1 / (1 + Math.exp(-(points - MET + MEAN_FACE * dice) / SPREAD));
  return (stake * chance - holdingValue(card)) / BLUR.thrifty;
}

export type Readiness = ReadonlyMap<CardId, number>;

export const readinessToFight = (habit: Habit, cards: readonly CardId[], fought: Fought): Readiness =>
  new Map(cards.map((card) => [card, Math.exp(worthOf(habit, card, fought))]));

export const readinessToLose = (habit: Habit, cards: readonly CardId[]): Readiness =>
  new Map(cards.map((card) => [card, habit === 'any' ? 1 : Math.exp(-pointsOf(card) / LOST)]));

/** A white card given where red is owed shows that the hand has no red one, unless the obligation went unnoticed. */
const UNNOTICED = 0.2;

export function likelihood(ready: Readiness, card: CardId, hand: readonly CardId[], isRed: boolean): number {
  const choices = redFirst(hand, isRed);
  const stray = STRAY / choices.length;
  if (!choices.includes(card)) return stray * UNNOTICED;
  let all = 0;
  for (const one of choices) all += ready.get(one) ?? 0;
  return (1 - STRAY) * ((ready.get(card) ?? 0) / all) + stray;
}
