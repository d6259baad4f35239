/** Whole games through the kernel: set up, played by moves written as text. */
import { blitzkriegToMoscow2 as game } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmTypes } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Setup } from '../../../src/engine/kernel/types.ts';
import { makeTable, type TableOf } from '../table-kit.ts';

export { game };
export type Table = TableOf<BtmTypes>;

const table = makeTable<BtmTypes>(game, 'btm.refuse.');
export const { moveOf, play, decisionOf, listed, refusalOf, refusedAs, why, whyKeys } = table;

/** The campaign, or a position, with options switched on. */
export const open = (position?: Position, options: Setup['options'] = {}, seed = 'test'): Table =>
  table.openGame(position, options, seed);

export const frameAt = (table: Table): string | undefined => table.state.stack.at(-1)?.at;
export const placeOf = (table: Table, unit: string): string | undefined => table.state.units[unit]?.place;

/** Plays on while one of these moves is listed: the first of them each time. */
export function pass(table: Table, until: (table: Table) => boolean, ...texts: readonly string[]): Table {
  let now = table;
  for (let n = 0; n < 200 && !until(now); n++) {
    const moves = listed(now);
    const next = texts.find((text) => moves.some((move) => move.startsWith(text)));
    if (next === undefined) throw new Error(`${frameAt(now) ?? ''} lists ${moves.join(', ')}`);
    now = play(now, moves.find((move) => move.startsWith(next)) ?? '');
  }
  return now;
}
/** Everything that ends a step without doing anything. */
export const PASSES = [
  ...['end-sea', 'end-remove', 'draw', 'arrive', 'end-rebuild', 'end-reinforce', 'end-rail', 'end-move'],
  ...['remove', 'end-combat', 'end-break', 'hitler no'],
] as const;
export const toFrame = (table: Table, at: string, side?: string): Table =>
  pass(table, (now) => frameAt(now) === at && (side === undefined || decisionOf(now).seat === side), ...PASSES);
