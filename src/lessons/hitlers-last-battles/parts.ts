/** Short forms for the lessons of this game. */
import type { Position } from '../../engine/games/hitlers-last-battles/state.ts';
import type { TargetRef } from '../../engine/kernel/types.ts';
import { byItself, partsFor } from '../steps.ts';
import type { SuppliedDie } from '../types.ts';
import { words } from '../words.ts';

export const german = (value: number): SuppliedDie => ({ seat: 'german', value });
export const allied = (value: number): SuppliedDie => ({ seat: 'allied', value });

/** Rows of the table of exact chances (§8.odds), by the rolls that succeed. */
export const CHANCES = {
  'one-die-cover': [6, 36],
  'one-die-clear': [9, 36],
  'marker-cover': [90, 216],
  'marker-clear': [108, 216],
  'support-cover': [124, 216],
  'support-clear': [141, 216],
} as const satisfies Readonly<Record<string, readonly [count: number, total: number]>>;
type Chance = keyof typeof CHANCES;
const shareOf = (row: Chance): number => CHANCES[row][0] / CHANCES[row][1];

type Pair = `${number}-${number}`;
const readPair = (pair: Pair) => {
  const [a = 0, b = 0] = pair.split('-').map(Number);
  return { a, b };
};

const courseOf = partsFor<Position, 'end-mark' | 'end-move' | 'no-support' | 'unmark', ''>({
  game: 'hitlers-last-battles',
  scenario: 'campaign',
  reasons: '',
});

export const partsOf = <const L extends string>(lesson: L) => {
  const parts = courseOf(lesson);
  const { choiceOf, noted, read, go, play } = parts;
  const againstOf = choiceOf<Pair>((pair) => words('lesson.option.dice', readPair(pair)));
  const chanceOf = choiceOf<Chance>((row) => words('lesson.option.share', { share: shareOf(row) }));
  const differenceOf = choiceOf<number>((n) => words('lesson.option.signed', { n }));
  const resultOf = choiceOf<'eliminated' | 'retreats' | 'back'>((of) => ({ key: `lesson.combat.result.${of}` }));

  return {
    ...parts,
    points: choiceOf<number>((n) => words('lesson.option.points', { n })),
    score: choiceOf<Pair>((pair) => words('lesson.option.score', readPair(pair))),

    /** `battle` is opened by the lesson. */
    endMove: (pointAt: readonly TargetRef[], battle?: string) =>
      go('end-move', {
        rule: '8.1',
        pointAt,
        answer: 'end-move',
        ...(battle !== undefined && { replies: byItself(battle) }),
      }),

    // Steps of a worked combat, in order.
    field: (pointAt: readonly TargetRef[]) => read('field', { rule: '8', pointAt }),
    against: <const O extends Pair, const R extends O>(given: Asked<O, R>) =>
      noted('dice', given.answer.replace('-', ' : '), againstOf('dice', { rule: '8.2', ...given })),
    attack: (answer: string, pointAt: readonly TargetRef[]) =>
      go('attack', { rule: '7.4', pointAt, answer, wrong: { 'attack * *': '' }, also: { 'end-move': 'end-move' } }),
    chance: <const O extends Chance, const R extends O, const B extends Readonly<Record<string, string>>>(
      given: Asked<O, R> & { readonly because: B },
    ) => noted('odds', `${(100 * shareOf(given.answer)).toFixed(1)}%`, chanceOf('odds', { rule: '8.odds', ...given })),
    /** The difference of hits, once the dice are known. */
    difference: <const R extends -1 | 0 | 1 | 2>(given: {
      readonly rule: string;
      readonly pointAt: readonly TargetRef[];
      readonly dice: readonly SuppliedDie[];
      readonly answer: R;
    }) =>
      noted(
        'difference',
        given.answer > 0 ? `+${given.answer}` : String(given.answer),
        differenceOf('difference', { ...given, options: [-1, 0, 1, 2], because: { '-1': 'minus' } }),
      ),
    result: <const O extends 'eliminated' | 'retreats' | 'back', const R extends O>(
      given: Asked<O, R> & { readonly rule: string },
    ) => noted('result', '=', resultOf('result', given)),
    fight: (
      supporter: string,
      given: { readonly rule: string; readonly pointAt: readonly TargetRef[]; readonly faces: readonly number[] },
    ) => play('fight', { ...given, answer: `support ${supporter}`, also: { 'support none': 'no-support' } }),
    retreat: (answer: string, unit: TargetRef) =>
      play('go', { rule: 'Q12', pointAt: [unit], answer, accept: ['retreat *'] }),
  };
};

interface Asked<O, R extends O> {
  readonly pointAt: readonly TargetRef[];
  readonly options: readonly O[];
  readonly answer: R;
}
