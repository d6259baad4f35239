import type { CardId, Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../../engine/kernel/types.ts';
import { SIDES } from '../lookup.ts';
import { toldAs } from '../told.ts';

/**
 * The current conflict according to the log, which both seats read, so it contains no secrets. It also has facts that
 * the position loses: faces of dice before a change, cards put away.
 */
export interface FightRecord {
  /** All lines since the declaration. */
  readonly lines: readonly Line[];
  readonly dice: Readonly<Record<Side, readonly DieRecord[]>>;
  /** Reasons of dice past the fifth, which are not rolled (§7.4.1). */
  readonly surplus: Readonly<Record<Side, readonly string[]>>;
  /** Revealed or drawn cards, in order. */
  readonly cards: Readonly<Record<Side, readonly CardId[]>>;
  readonly hasChosen: Readonly<Record<Side, boolean>>;
  readonly blocked: readonly CardId[];
  readonly sabotaged: readonly CardId[];
  /** Results in order: COUNTERATTACK brings a second (C-8). */
  readonly results: readonly FightResult[];
}

/**
 * An event's title, `fortress` or `fleet` (C-4), `cards` (C-5), or `counter` for COUNTERATTACK after a result (C-8).
 */
export type DieCause = string;

export interface DieChange {
  readonly from: number;
  readonly to: number;
  readonly by: DieCause;
}

interface DieRecord {
  readonly face: number;
  /** `base`, `area`, … or an event's title; null if the log does not say. */
  readonly why: string | null;
  readonly changes: readonly DieChange[];
}

interface FightResult {
  readonly winner: Side;
  readonly totals: Readonly<Record<Side, number>>;
  readonly line: Line;
}

const REROLLED = 'hr.log.rerolled';
const RESULT = /^hr\.log\.judged(?:-suit|-active)?$/;

export const isOpening = (line: Pick<Line, 'key'>): boolean => toldAs.roleOf(line) === 'opens';
export const isResult = ({ key }: Line): boolean => RESULT.test(key);

const textOf = ({ params }: Line, name: string): string => String(params?.[name] ?? '');
const numbersOf = (line: Line, name: string): readonly number[] =>
  textOf(line, name)
    .split(',')
    .filter((text) => text !== '')
    .map(Number);

/**
 * True for a result repeated because nobody used the chance to counterattack (C-8). After another roll it is a new
 * result, even if equal.
 */
export function isPassedOver(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (!line || !isResult(line)) return false;
  const before = lines.slice(0, at).findLast((one) => isResult(one) || one.key === REROLLED);
  return before !== undefined && isResult(before);
}

/** True if the last line repeats a result of the same conflict, see `isPassedOver`. */
export function saysAgain(lines: readonly Line[]): boolean {
  const last = lines.at(-1);
  if (!last || !isResult(last)) return false;
  const own = lines.slice(Math.max(0, lines.findLastIndex(isOpening)));
  return isPassedOver(own, own.length - 1);
}

/** Null if the line names no side. */
export const sideIn = (line: Line): Side | null => SIDES.find((side) => side === line.params?.['side']) ?? null;

const aimOf = (line: Line): string => textOf(line, line.key === 'hr.log.tried' ? 'event' : 'target');

interface MutableRecord {
  dice: Record<Side, DieRecord[]>;
  surplus: Record<Side, string[]>;
  cards: Record<Side, CardId[]>;
  hasChosen: Record<Side, boolean>;
  blocked: CardId[];
  sabotaged: CardId[];
  results: FightResult[];
}

/** The last conflict in `past`; null if there was none, or its target was not `target`. */
export function readRecord(past: readonly Line[], target: string | null): FightRecord | null {
  const from = past.findLastIndex(isOpening);
  const opening = past[from];
  if (!opening || (target !== null && aimOf(opening) !== target)) return null;
  const lines = past.slice(from);
  const record: MutableRecord = {
    dice: { axis: [], allies: [] },
    surplus: { axis: [], allies: [] },
    cards: { axis: [], allies: [] },
    hasChosen: { axis: false, allies: false },
    blocked: [],
    sabotaged: [],
    results: [],
  };
  for (const [at, line] of lines.entries()) if (!isPassedOver(lines, at)) read(record, line);
  return { lines, ...record };
}

function read(record: MutableRecord, line: Line): void {
  if (isResult(line)) return readResult(record, line);
  const side = sideIn(line);
  if (side === null) return;
  const card = textOf(line, 'card');
  switch (line.key) {
    case 'hr.log.chose-hidden':
      record.hasChosen[side] = true;
      return;
    case 'hr.log.showed':
    case 'hr.log.turned-up':
      record.hasChosen[side] = true;
      record.cards[side].push(card);
      return;
    case 'hr.log.blocked':
      record.blocked.push(card);
      return;
    case 'hr.log.sabotaged':
      record.sabotaged.push(card);
      return;
    case 'hr.log.rolled':
      return readRoll(record, side, line);
    case 'hr.log.changed':
      return change(record.dice[side], line, textOf(line, 'event'));
    case 'hr.log.changed-fortress':
      return change(record.dice[side], line, 'fortress');
    case 'hr.log.changed-fleet':
      return change(record.dice[side], line, 'fleet');
    case REROLLED:
      return change(record.dice[side], line, record.results.length > 0 ? 'counter' : 'cards');
  }
}

function readRoll(record: MutableRecord, side: Side, line: Line): void {
  const why = textOf(line, 'why').split(',');
  const faces = numbersOf(line, 'dice');
  record.dice[side] = faces.map((face, at) => ({ face, why: why[at] || null, changes: [] }));
  record.surplus[side] = why.slice(faces.length);
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

function readResult(record: MutableRecord, line: Line): void {
  const winner = sideIn(line);
  if (winner === null) return;
  const totals = { axis: Number(line.params?.['axis']), allies: Number(line.params?.['allies']) };
  record.results.push({ winner, totals, line });
}
