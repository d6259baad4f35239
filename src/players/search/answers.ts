import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { type Parts, THEMES } from '../themes.ts';
import type { Difference, Foreseen } from '../types.ts';

/** One chance against another, by their parts; `other` takes the rest. */
export function differenceOf(chance: number, error: number, parts: Parts, others: Parts): Difference {
  const told = THEMES.filter((theme) => theme !== 'other').map(
    (theme) => [theme, (parts[theme] ?? 0) - (others[theme] ?? 0)] as const,
  );
  const other = told.reduce((left, [, part]) => left - part, chance);
  return { chance, error, parts: { ...Object.fromEntries(told), other } };
}

/** Counts how often the other seat gave an answer, and a playout with it. */
interface Answer<T extends Types> {
  count: number;
  line: readonly Foreseen<T>[];
  /** The playout's distance from the mean; the least is kept. */
  far: number;
}

/** Groups the playouts of a move by the first answer of the other seat; the text is empty if there was none. */
export type Answers<T extends Types> = Map<string, Answer<T>>;

const FEW = 10;

const answerIn = <T extends Types>(line: readonly Foreseen<T>[], seat: T['seat']): Foreseen<T> | undefined =>
  line.find((one) => one.seat !== seat);

export function addAnswer<T extends Types>(
  answers: Answers<T>,
  def: GameDefinition<T>,
  seat: T['seat'],
  line: readonly Foreseen<T>[],
  far = 0,
): void {
  const answer = answerIn(line, seat);
  const text = answer ? def.words.notation(answer.move) : '';
  const known = answers.get(text);
  if (!known) answers.set(text, { count: 1, line, far });
  else {
    known.count++;
    if (far < known.far) Object.assign(known, { line, far });
  }
}

export function likeliestLine<T extends Types>(answers: Answers<T>, seat: T['seat']): readonly Foreseen<T>[] {
  let playouts = 0;
  let most: Answer<T> | null = null;
  for (const answer of answers.values()) {
    playouts += answer.count;
    if (most === null || answer.count > most.count) most = answer;
  }
  if (most === null) return [];
  const { count, line } = most;
  const answer = answerIn(line, seat);
  return playouts < FEW ? line : line.map((one) => (one === answer ? { ...one, share: count / playouts } : one));
}
