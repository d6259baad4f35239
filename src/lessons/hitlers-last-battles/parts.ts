/** Short forms in which the lessons of this game are written; what they give is plain data. */
import type { Setup } from '../../engine/kernel/types.ts';
import type { Position } from '../../engine/games/hitlers-last-battles/state.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';
import type { Option, SuppliedDie } from '../types.ts';
import { words } from '../words.ts';

export { dice } from '../steps.ts';

export const GAME = 'hitlers-last-battles';

/** The seed plays no part where all dice are scripted; it is fixed so that a lesson is the same for everybody. */
export const setupOf = (position?: Position): Setup => ({
  scenario: 'campaign',
  seed: 'lesson',
  options: {},
  ...(position && { position }),
});

/** What each step of a lesson begins with: its id, and the two sentences that are called after it. */
export const stepsOf =
  <L extends string>(lesson: L) =>
  <S extends string>(id: S) =>
    ({ id, title: `lesson.${lesson}.${id}.title`, say: `lesson.${lesson}.${id}.say` }) as const;

export const german = (value: number): SuppliedDie => ({ seat: 'german', value });
export const allied = (value: number): SuppliedDie => ({ seat: 'allied', value });

const option = (id: string, label: Option['label'], reason?: PlainKey): Option =>
  reason === undefined ? { id, label } : { id, label, reason };

/** `n` as a plain figure. */
export const figure = (n: number, reason?: PlainKey): Option =>
  option(String(n), words('lesson.option.number', { n }), reason);
export const points = (n: number, reason?: PlainKey): Option =>
  option(String(n), words('lesson.option.points', { n }), reason);
/** A difference of hits. */
export const difference = (n: number, reason?: PlainKey): Option =>
  option(String(n), words('lesson.option.signed', { n }), reason);
/** Dice of the attacker against dice of the defender. */
export const against = (a: number, b: number, reason?: PlainKey): Option =>
  option(`${a}-${b}`, words('lesson.option.dice', { a, b }), reason);
export const score = (a: number, b: number, reason?: PlainKey): Option =>
  option(`${a}-${b}`, words('lesson.option.score', { a, b }), reason);
export const said = (id: string, key: PlainKey, reason?: PlainKey): Option => option(id, { key }, reason);

/** Rows of the table of exact chances (§8.odds), by the rolls that succeed. */
export const CHANCES = {
  'one-die-cover': [6, 36],
  'one-die-clear': [9, 36],
  'marker-cover': [90, 216],
  'marker-clear': [108, 216],
  'support-cover': [124, 216],
  'support-clear': [141, 216],
} as const satisfies Readonly<Record<string, readonly [count: number, total: number]>>;

export function chance(row: keyof typeof CHANCES, reason?: PlainKey): Option {
  const [count, total] = CHANCES[row];
  return option(row, words('lesson.option.share', { share: count / total }), reason);
}

export const RESULTS = {
  eliminated: 'lesson.combat.result.eliminated',
  retreats: 'lesson.combat.result.retreats',
  back: 'lesson.combat.result.back',
} as const satisfies Readonly<Record<string, PlainKey>>;

export const result = (id: keyof typeof RESULTS, reason?: PlainKey): Option => said(id, RESULTS[id], reason);
