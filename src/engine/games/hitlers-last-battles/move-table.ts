/**
 * Every move that the map and the counters allow, made once, frozen and shared: a list of legal moves is then a
 * list of references, and two equal moves are the same object.
 */
import {
  DIRECTION_COUNT,
  HEXES,
  HEX_COUNT,
  HEX_IDS,
  MARKER_IDS,
  UNIT_COUNT,
  UNIT_IDS,
  hexId,
  known,
  neighboursOf,
} from './tables.ts';
import type { Move } from './moves.ts';

type Of<K extends Move['type']> = Extract<Move, { readonly type: K }>;

const frozen = <M extends Move>(move: M): M => Object.freeze(move);
/** A table of `rows` × hexes; hexes out of play have no move. */
const perHex = <M extends Move>(rows: readonly string[], make: (row: string, hex: string) => M): (M | undefined)[] =>
  rows.flatMap((row) => HEXES.map((hex) => (hex.playable ? frozen(make(row, hex.id)) : undefined)));

export const VOLKSSTURM_YES = frozen<Of<'volkssturm'>>({ type: 'volkssturm', yes: true });
export const VOLKSSTURM_NO = frozen<Of<'volkssturm'>>({ type: 'volkssturm', yes: false });
export const END_REPLACE = frozen<Of<'end-replace'>>({ type: 'end-replace' });
export const END_MARK = frozen<Of<'end-mark'>>({ type: 'end-mark' });
export const END_MOVE = frozen<Of<'end-move'>>({ type: 'end-move' });
export const SUPPORT_NONE = frozen<Of<'support'>>({ type: 'support', unit: null });

const REPLACES = perHex<Of<'replace'>>(UNIT_IDS, (unit, hex) => ({ type: 'replace', unit, hex }));
const STEPS = perHex<Of<'move'>>(UNIT_IDS, (unit, hex) => ({ type: 'move', unit, path: Object.freeze([hex]) }));
const ATTACKS = perHex<Of<'attack'>>(UNIT_IDS, (unit, hex) => ({ type: 'attack', unit, hex }));
const BATTLES = perHex<Of<'battle'>>([''], (_, hex) => ({ type: 'battle', hex }));
const RETREATS = perHex<Of<'retreat'>>([''], (_, hex) => ({ type: 'retreat', hex }));
const SUPPORTS = UNIT_IDS.map((unit) => frozen<Of<'support'>>({ type: 'support', unit }));
const UNMARKS = MARKER_IDS.map((marker) => frozen<Of<'unmark'>>({ type: 'unmark', marker }));
const MARKS = MARKER_IDS.flatMap((marker) =>
  UNIT_IDS.map((unit) => frozen<Of<'mark'>>({ type: 'mark', marker, unit })),
);
/** Two steps, by unit, first hex and place of the second hex among its neighbours. */
const DOUBLE_STEPS = UNIT_IDS.flatMap((unit) =>
  HEX_IDS.flatMap((via, viaNo) =>
    Array.from({ length: DIRECTION_COUNT }, (_, place) => {
      const to = neighboursOf(viaNo)[place];
      if (to === undefined) return undefined;
      return frozen<Of<'move'>>({ type: 'move', unit, path: Object.freeze([via, hexId(to)]) });
    }),
  ),
);

export const replaceMove = (unit: number, hex: number): Move => known(REPLACES[unit * HEX_COUNT + hex]);
export const stepMove = (unit: number, hex: number): Move => known(STEPS[unit * HEX_COUNT + hex]);
export const doubleStepMove = (unit: number, via: number, place: number): Move =>
  known(DOUBLE_STEPS[(unit * HEX_COUNT + via) * DIRECTION_COUNT + place]);
export const attackMove = (unit: number, hex: number): Move => known(ATTACKS[unit * HEX_COUNT + hex]);
export const markMove = (marker: number, unit: number): Move => known(MARKS[marker * UNIT_COUNT + unit]);
export const unmarkMove = (marker: number): Move => known(UNMARKS[marker]);
export const battleMove = (hex: number): Move => known(BATTLES[hex]);
export const supportMove = (unit: number): Move => known(SUPPORTS[unit]);
export const retreatMove = (hex: number): Move => known(RETREATS[hex]);

/** Every move of the table, for tests that try what is not offered. */
export function listAllMoves(): readonly Move[] {
  const tables: readonly (readonly (Move | undefined)[])[] = [
    [VOLKSSTURM_YES, VOLKSSTURM_NO, END_REPLACE, END_MARK, END_MOVE, SUPPORT_NONE],
    ...[REPLACES, MARKS, UNMARKS, STEPS, DOUBLE_STEPS, ATTACKS, BATTLES, SUPPORTS, RETREATS],
  ];
  return tables.flat().filter((move) => move !== undefined);
}
