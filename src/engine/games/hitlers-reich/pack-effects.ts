/** Effects that an owner may give an event: operations of the rules, with their numbers. */
import type { ListForm, Part, Parts } from '../../kernel/form.ts';
import { isHeld } from './tables/event-cards.ts';
import { OPERATIONS } from './event-operations.ts';
import type { EventData, OpName } from './pack.ts';

const MOST = 6;

const number = (min: number, max: number): Part => ({ kind: 'number', min, max });
const choice = (...values: readonly string[]): Part => ({ kind: 'choice', values });
const rerolls: Parts = {
  max: number(1, 5),
  maxIf: { kind: 'record', parts: { 'printed-allied-symbol': number(1, 5) }, optional: true },
  if: { kind: 'choice', values: ['own-amphibious-attack'], optional: true },
};
const addDie: Parts = { n: number(1, 4), if: { kind: 'choice', values: ['sea-conflict'], optional: true } };

const inConflict = (titles: readonly string[]): Partial<Record<OpName, Parts>> => ({
  ADD_DIE: addDie,
  SET_DIE: { value: number(1, 6) },
  OPP_REROLL: rerolls,
  OWN_REROLL: rerolls,
  ONE_OF: { options: { kind: 'list', tag: 'op', max: 2, of: { OPP_REROLL: rerolls, OWN_REROLL: rerolls } } },
  EXTRA_CARD: {},
  FORCE_REVEAL: { pick: choice('owner', 'random') },
  CANCEL_EVENT: {},
  CANCEL_DICE: {
    of: { kind: 'choice', values: titles, of: 'event' },
    else: { kind: 'record', parts: { op: choice('ADD_DIE'), ...addDie } },
  },
  PAY_HAND: { n: number(1, 3) },
  RETENTION_TEST: {},
});

const AT_ONCE: Partial<Record<OpName, Parts>> = {
  HAND: { side: choice('user', 'axis', 'allied'), n: number(-4, 4) },
};

/** An operation as printed: what the rules bind to this card is kept whole, or left out. */
const asPrinted = (op: EventData['effect'][number]): Parts =>
  Object.fromEntries(
    Object.entries(op).flatMap(([name, value]: readonly [string, unknown]): readonly [string, Part][] => {
      if (name === 'op') return [];
      if (typeof value === 'string') return [[name, { kind: 'choice', values: [value], optional: true }]];
      return typeof value === 'number' ? [[name, { kind: 'number', min: value, max: value }]] : [];
    }),
  );

/** Effects that an event may be given. Events of conflicts are held, events won by an action work at once (§4.2.2). */
export function effectForm(event: EventData, titles: readonly string[]): ListForm {
  const free: Partial<Record<OpName, Parts>> = isHeld(event) ? inConflict(titles) : AT_ONCE;
  const bound = event.effect.filter(({ op }) => !(op in free)).map((op) => [op.op, asPrinted(op)] as const);
  return { kind: 'list', tag: 'op', max: MOST, of: { ...free, ...Object.fromEntries(bound) } };
}

export const isResult = (op: OpName): boolean => ['K-2', 'RS-3a'].includes(OPERATIONS[op].window);
