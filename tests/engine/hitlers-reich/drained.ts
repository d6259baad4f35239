/** A side whose next draw reshuffles (§5.4). */
import type { Side } from '../../../src/engine/games/hitlers-reich/ids.ts';
import type { Position } from '../../../src/engine/games/hitlers-reich/position.ts';
import { playAll, type Game } from '../../support/reich.ts';
import { table } from './events/support.ts';

export const HANDS = {
  axis: ['G13', 'G5', 'G2', 'I2', 'I3', 'I4', 'I6', 'I7'],
  allies: ['W13', 'S13', 'W5', 'S5', 'W2', 'S2', 'W4', 'S4'],
};
const EMPTY = { axis: { axis: [], allies: ['W6', 'W7', 'S7'] }, allies: { axis: ['G6', 'G7'], allies: [] } } as const;
/** All other cards of the side are in its pile: its next draw reshuffles. */
export const drained = (side: Side) => ({ hands: HANDS, decks: EMPTY[side], rest: { [side]: 'pile' } }) as const;

/** `side` fortifies a capital: one card goes, the draw for it reshuffles. */
export function reshuffle(
  side: Side,
  more: Position = {},
  options: Record<string, string> = {},
  scenario = 'campaign-1941',
  rules?: number,
): Game {
  const game = table({ side, ...drained(side), ...more }, options, scenario, rules);
  return playAll(game, `fortify ${side === 'axis' ? 'berlin' : 'london'}`, `discard ${side === 'axis' ? 'G2' : 'W2'}`);
}

export const typesOf = (game: Game): readonly string[] => game.events.map(({ type }) => type);
export const yearOf = (game: Game) => game.state.year;
