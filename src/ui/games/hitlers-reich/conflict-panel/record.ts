import type { CardId, Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../../engine/kernel/types.ts';
import { SIDES } from '../lookup.ts';

/**
 * The running conflict as the log reports it: both seats read that log, so nothing here is hidden from one of them. It
 * also holds what the position no longer says: what a die showed before it was changed, cards that have been put away.
 */
export interface FightRecord {
  /** Every line from the declaration on. */
  readonly lines: readonly Line[];
  readonly dice: Readonly<Record<Side, readonly DieRecord[]>>;
  /** Reasons of dice past the fifth, which are not rolled (§7.4.1). */
  readonly surplus: Readonly<Record<Side, readonly string[]>>;
  /** Cards that were shown or turned up, in their order. */
  readonly cards: Readonly<Record<Side, readonly CardId[]>>;
  readonly hasChosen: Readonly<Record<Side, boolean>>;
  readonly blocked: readonly CardId[];
  readonly sabotaged: readonly CardId[];
  /** Results in their order: COUNTERATTACK brings a second (C-8). */
  readonly results: readonly FightResult[];
}

/**
 * What changed a die: the title of an event, `fortress` or `fleet` (C-4), `cards` (C-5), `counter` for COUNTERATTACK after
 * a result (C-8).
 */
export type DieCause = string;

export interface DieChange {
  readonly from: number;
  readonly to: number;
  readonly by: DieCause;
}

interface DieRecord {
  readonly face: number;
  /** `base`, `area`, … or the title of an event; null where the log does not say. */
  readonly why: string | null;
  readonly changes: readonly DieChange[];
}

interface FightResult {
  readonly winner: Side;
  readonly totals: Readonly<Record<Side, number>>;
  readonly line: Line;
}

const OPENING = /^hr\.log\.(?:tried|blitz|attacked-\w+)$/;
const REROLLED = 'hr.log.rerolled';
const RESULT = /^hr\.log\.judged(?:-suit|-active)?$/;

export const isOpening = ({ key }: Line): boolean => OPENING.test(key);
export const isResult = ({ key }: Line): boolean => RESULT.test(key);

const textOf = ({ params }: Line, name: string): string => String(params?.[name] ?? '');
const numbersOf = (line: Line, name: string): readonly number[] =>
  textOf(line, name)
    .split(',')
    .filter((text) => text !== '')
    .map(Number);

/**
 * A result reported again because the chance to counterattack was passed over (C-8). Where dice were rolled again in
 * between it counts, though it may come to the same.
 */
export function isPassedOver(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (!line || !isResult(line)) return false;
  const before = lines.slice(0, at).findLast((one) => isResult(one) || one.key === REROLLED);
  return before !== undefined && isResult(before);
}

/** Whether the last line is a result that was told before in the same conflict, see `isPassedOver`. */
export function saysAgain(lines: readonly Line[]): boolean {
  const last = lines.at(-1);
  if (!last || !isResult(last)) return false;
  const own = lines.slice(Math.max(0, lines.findLastIndex(isOpening)));
  return isPassedOver(own, own.length - 1);
}

/** The side a line speaks of in `side`; null for one that names none. */
export const sideIn = (line: Line): Side | null => SIDES.find((side) => side === line.params?.['side']) ?? null;

/** Who or what the conflict is about, as its declaration names it. */
export const aimOf = (line: Line): string => textOf(line, line.key === 'hr.log.tried' ? 'event' : 'target');

interface Draft {
  dice: Record<Side, DieRecord[]>;
  surplus: Record<Side, string[]>;
  cards: Record<Side, CardId[]>;
  hasChosen: Record<Side, boolean>;
  blocked: CardId[];
  sabotaged: CardId[];
  results: FightResult[];
}

/** The last conflict in `past`; null where none was declared, or another one than for `target`. */
export function readRecord(past: readonly Line[], target: string | null): FightRecord | null {
  const from = past.findLastIndex(isOpening);
  const opening = past[from];
  if (!opening || (target !== null && aimOf(opening) !== target)) return null;
  const lines = past.slice(from);
  const draft: Draft = {
    dice: { axis: [], allies: [] },
    surplus: { axis: [], allies: [] },
    cards: { axis: [], allies: [] },
    hasChosen: { axis: false, allies: false },
    blocked: [],
    sabotaged: [],
    results: [],
  };
  for (const [at, line] of lines.entries()) if (!isPassedOver(lines, at)) read(draft, line);
  return { lines, ...draft };
}

function read(draft: Draft, line: Line): void {
  if (isResult(line)) return readResult(draft, line);
  const side = sideIn(line);
  if (side === null) return;
  const card = textOf(line, 'card');
  switch (line.key) {
    case 'hr.log.chose-hidden':
      draft.hasChosen[side] = true;
      return;
    case 'hr.log.showed':
    case 'hr.log.turned-up':
      draft.hasChosen[side] = true;
      draft.cards[side].push(card);
      return;
    case 'hr.log.blocked':
      draft.blocked.push(card);
      return;
    case 'hr.log.sabotaged':
      draft.sabotaged.push(card);
      return;
    case 'hr.log.rolled':
      return readRoll(draft, side, line);
    case 'hr.log.changed':
      return change(draft.dice[side], line, textOf(line, 'event'));
    case 'hr.log.changed-fortress':
      return change(draft.dice[side], line, 'fortress');
    case 'hr.log.changed-fleet':
      return change(draft.dice[side], line, 'fleet');
    case REROLLED:
      return change(draft.dice[side], line, draft.results.length > 0 ? 'counter' : 'cards');
  }
}

function readRoll(draft: Draft, side: Side, line: Line): void {
  const why = textOf(line, 'why').split(',');
  const faces = numbersOf(line, 'dice');
  draft.dice[side] = faces.map((face, at) => ({ face, why: why[at] || null, changes: [] }));
  draft.surplus[side] = why.slice(faces.length);
}

function change(dice: DieRecord[], line: Line, by: DieCause): void {
  const faces = numbersOf(line, 'faces');
  numbersOf(line, 'dice').forEach((place, at) => {
    const die = dice[place - 1];
    const to = faces[at];
    if (!die || to === undefined) return;
    dice[place - 1] = { ...die, face: to, changes: [...die.changes, { from: die.face, to, by }] };
  });
}

function readResult(draft: Draft, line: Line): void {
  const winner = sideIn(line);
  if (winner === null) return;
  const totals = { axis: Number(line.params?.['axis']), allies: Number(line.params?.['allies']) };
  draft.results.push({ winner, totals, line });
}
