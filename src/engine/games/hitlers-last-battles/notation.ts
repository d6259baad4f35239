/** Moves as short text (§4.2) and back. */
import type { TargetRef } from '../../kernel/types.ts';
import * as table from './move-table.ts';
import type { Move } from './moves.ts';
import { NONE, hexFacts, hexNo, isLinked, markerNo, neighboursOf, unitNo } from './tables.ts';

/** Canonical text of a move, and its identity. */
export function notation(move: Move): string {
  switch (move.type) {
    case 'volkssturm':
      return `volkssturm ${move.yes ? 'yes' : 'no'}`;
    case 'replace':
    case 'attack':
      return `${move.type} ${move.unit} ${move.hex}`;
    case 'mark':
      return `mark ${move.marker} ${move.unit}`;
    case 'unmark':
      return `unmark ${move.marker}`;
    case 'move':
      return ['move', move.unit, ...move.path].join(' ');
    case 'battle':
    case 'retreat':
      return `${move.type} ${move.hex}`;
    case 'support':
      return `support ${move.unit ?? 'none'}`;
    case 'end-replace':
    case 'end-mark':
    case 'end-move':
      return move.type;
  }
}

const UNIT = '([GWS]-[A-Z0-9]{1,8})';
const MARKER = '(M-[A-Z0-9]{1,8})';
const HEX = '(\\d{4})';
type Made = (a: string, b: string, c: string | undefined) => Move;

/** The text forms; what fits none of them is no move. Ids may still be unknown: that is for the rules to refuse. */
const FORMS: readonly (readonly [RegExp, Made])[] = (
  [
    ['volkssturm (yes|no)', (yes) => (yes === 'yes' ? table.VOLKSSTURM_YES : table.VOLKSSTURM_NO)],
    [`replace ${UNIT} ${HEX}`, (unit, hex) => perHex(table.replaceMove, unit, hex, { type: 'replace', unit, hex })],
    ['end-replace', () => table.END_REPLACE],
    [`mark ${MARKER} ${UNIT}`, (marker, unit) => markOf(marker, unit)],
    [`unmark ${MARKER}`, (marker) => unmarkOf(marker)],
    ['end-mark', () => table.END_MARK],
    [`move ${UNIT} ${HEX}(?: ${HEX})?`, (unit, first, second) => pathOf(unit, first, second)],
    [`attack ${UNIT} ${HEX}`, (unit, hex) => perHex(table.attackMove, unit, hex, { type: 'attack', unit, hex })],
    ['end-move', () => table.END_MOVE],
    [`battle ${HEX}`, (hex) => hexOnly(table.battleMove, hex, { type: 'battle', hex })],
    ['support none', () => table.SUPPORT_NONE],
    [`support ${UNIT}`, (unit) => supportOf(unit)],
    [`retreat ${HEX}`, (hex) => hexOnly(table.retreatMove, hex, { type: 'retreat', hex })],
  ] satisfies readonly (readonly [string, Made])[]
).map(([form, make]) => [new RegExp(`^${form}$`), make] as const);

/** The move of a text, from the table of moves where it can be there; null for text that is no move. */
export function parse(text: string): Move | null {
  for (const [form, make] of FORMS) {
    const found = form.exec(text);
    if (found) return make(found[1] ?? '', found[2] ?? '', found[3]);
  }
  return null;
}

const isPlayable = (hex: number): boolean => hex !== NONE && hexFacts(hex).playable;

function perHex(find: (unit: number, hex: number) => Move, unitText: string, hexText: string, other: Move): Move {
  const unit = unitNo(unitText);
  const hex = hexNo(hexText);
  return unit !== NONE && isPlayable(hex) ? find(unit, hex) : other;
}

function hexOnly(find: (hex: number) => Move, text: string, other: Move): Move {
  const hex = hexNo(text);
  return isPlayable(hex) ? find(hex) : other;
}

function markOf(marker: string, unit: string): Move {
  const [m, u] = [markerNo(marker), unitNo(unit)];
  return m !== NONE && u !== NONE ? table.markMove(m, u) : { type: 'mark', marker, unit };
}

function unmarkOf(marker: string): Move {
  const m = markerNo(marker);
  return m === NONE ? { type: 'unmark', marker } : table.unmarkMove(m);
}

function supportOf(unit: string): Move {
  const u = unitNo(unit);
  return u === NONE ? { type: 'support', unit } : table.supportMove(u);
}

function pathOf(unitText: string, firstText: string, secondText: string | undefined): Move {
  const unit = unitNo(unitText);
  const first = hexNo(firstText);
  const path = secondText === undefined ? [firstText] : [firstText, secondText];
  const other: Move = { type: 'move', unit: unitText, path };
  if (unit === NONE || !isPlayable(first)) return other;
  if (secondText === undefined) return table.stepMove(unit, first);
  const second = hexNo(secondText);
  if (second === NONE || !isLinked(first, second)) return other;
  return table.doubleStepMove(unit, first, neighboursOf(first).indexOf(second));
}

const unitRef = (unit: string): TargetRef => `unit:${unit}`;
const spaceRef = (hex: string): TargetRef => `space:${hex}`;
const markerRef = (marker: string): TargetRef => `marker:${marker}`;

/** Targets of the moves of the table, which are shared and never change. */
const known = new WeakMap<Move, readonly TargetRef[]>();

/** What a player points at to make a move, in order; the third target of a move is the hex passed through. */
export function targets(move: Move): readonly TargetRef[] {
  const found = known.get(move);
  if (found) return found;
  const refs = listTargets(move);
  if (Object.isFrozen(move)) known.set(move, refs);
  return refs;
}

function listTargets(move: Move): readonly TargetRef[] {
  switch (move.type) {
    case 'volkssturm':
      return [`button:volkssturm-${move.yes ? 'yes' : 'no'}`];
    case 'replace':
    case 'attack':
      return [unitRef(move.unit), spaceRef(move.hex)];
    case 'mark':
      return [markerRef(move.marker), unitRef(move.unit)];
    case 'unmark':
      return [markerRef(move.marker)];
    case 'move': {
      const [first = '', second] = move.path;
      const unit = unitRef(move.unit);
      return second === undefined ? [unit, spaceRef(first)] : [unit, spaceRef(second), spaceRef(first)];
    }
    case 'battle':
    case 'retreat':
      return [spaceRef(move.hex)];
    case 'support':
      return [move.unit === null ? 'button:support-none' : unitRef(move.unit)];
    case 'end-replace':
    case 'end-mark':
    case 'end-move':
      return [`button:${move.type}`];
  }
}
