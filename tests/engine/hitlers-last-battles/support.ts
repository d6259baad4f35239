import { defineGame } from '../../../src/engine/games/hitlers-last-battles/build-game.ts';
import { readShippedPack } from '../../../src/engine/games/hitlers-last-battles/pack.ts';
import type { Rulings } from '../../../src/engine/games/hitlers-last-battles/rulings.ts';
import type { Position } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import { makeTables } from '../../../src/engine/games/hitlers-last-battles/tables.ts';
import type { HlbTypes } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import { makeTable, type TableOf } from '../table-kit.ts';

/** The shipped pack as the rules read it, and the game that is made of these very tables. */
export const tables = makeTables(readShippedPack());
export const game = defineGame(tables);
export type Table = TableOf<HlbTypes>;

const table = makeTable<HlbTypes>(game, 'hlb.refuse.');
export const { moveOf, play, decisionOf, listed, refusalOf, refusedAs, why, whyKeys } = table;

/** The campaign, or a position, by the recommended readings of the open rules or by others. */
export const open = (position?: Position, readings: Partial<Rulings> = {}, seed = 'test'): Table =>
  table.openGame(position, { ...readings }, seed);

/** Units where they are named, all others in the pool. */
export const only = (units: Readonly<Record<string, string>>): Readonly<Record<string, string | null>> => ({
  ...Object.fromEntries(tables.unitIds.map((id) => [id, null])),
  ...units,
});

/** The possible ends of a unit's move, sorted. */
export const reach = (table: Table, unit: string): readonly string[] =>
  [...new Set(listed(table, `move ${unit} `).map((text) => text.slice(-4)))].sort();

export const frameAt = (table: Table): string | undefined => table.state.stack[0]?.at;
export const hexOf = (table: Table, unit: string): string | null | undefined => table.state.units[unit]?.hex;

/** Skips the strategic phase of the side that is asked. */
export function toMovement(table: Table): Table {
  let now = table;
  while (frameAt(now)?.startsWith('strategic/')) {
    const moves = listed(now);
    const next = ['volkssturm no', 'end-replace', 'end-mark'].find((text) => moves.includes(text));
    now = play(now, next ?? moves[0] ?? '');
  }
  return now;
}
