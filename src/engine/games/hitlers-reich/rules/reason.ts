import type { Params, Reason } from '../../../kernel/types.ts';
import type { CardId, Side } from '../ids.ts';
import type { NameRefusal } from './events.ts';

const range = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `IL-${String(from + at).padStart(2, '0')}`);

/** Refusal codes of the rules file, section 7.1. */
export const REFUSAL_CODES: readonly string[] = [...range(1, 4), ...range(10, 48)];

/** Why not: `why` chooses the sentence, `hr.no.<why>`. */
export const no = (code: string, rule: string, why: string, params: Params = {}): Reason => ({
  code,
  key: `hr.no.${why}`,
  rule,
  params,
});

/** A refusal of the rules modules as a sentence. */
export const fromRule = ({ code, rule, why, params: own }: NameRefusal, params: Params = {}): Reason =>
  no(code, rule, why, { ...params, ...own });

export const notInHand = (card: CardId): Reason => no('IL-03', '4.1', 'not-in-hand', { card });
export const gameOver = (): Reason => no('IL-02', '9', 'over');
export const wrongPlayer = (side: Side): Reason => no('IL-01', '5.2', 'wrong-side', { side });
export const unknownId = (id: string): Reason => no('IL-03', '1.1', 'unknown', { id });
/** The target is fine; what is chosen besides does not go with it. */
export const halfChosen = (): Reason => no('IL-02', '5.2', 'half-chosen');
