/** Plays Hitler's Reich in tests: positions, moves as text, scripted dice. */
import { isHeld } from '../../src/engine/games/hitlers-reich/tables/event-cards.ts';
import { defineGame } from '../../src/engine/games/hitlers-reich/build-game.ts';
import type { HrEvent } from '../../src/engine/games/hitlers-reich/events.ts';
import type { Move } from '../../src/engine/games/hitlers-reich/moves.ts';
import { readShippedPack } from '../../src/engine/games/hitlers-reich/pack.ts';
import type { Position } from '../../src/engine/games/hitlers-reich/position.ts';
import type { HrState } from '../../src/engine/games/hitlers-reich/state.ts';
import { makeTables } from '../../src/engine/games/hitlers-reich/tables.ts';
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';

/** The shipped pack as the rules read it, and the game that is made of these very tables. */
export const tables = makeTables(readShippedPack());
export const def = defineGame(tables);
/** The parts of the game that the rules read. */
export const shipped = { tables, nodes: def.nodes };

export interface Game {
  readonly state: HrState;
  /** The events of the last move. */
  readonly events: readonly HrEvent[];
}

/** A new game, or one from a position, at its first question. */
export function open(
  position?: Position,
  { scenario = 'campaign-1941', seed = 'test', options = {}, rules = def.rulesVersion } = {},
): Game {
  const setup = { scenario, seed, options, rules, ...(position && { position }) };
  const { state, events } = startGame(def, setup);
  return { state, events };
}

export const legal = ({ state }: Game): readonly string[] =>
  (decide(def, state)?.moves ?? []).map((move) => def.words.notation(move));
export const asks = ({ state }: Game): string => state.stack.at(-1)?.at ?? 'over';
export const seat = ({ state }: Game): string | undefined => decide(def, state)?.seat;

function read(text: string): Move {
  const move = def.words.parse(text);
  if (!move) throw new Error(`“${text}” is no move`);
  return move;
}

/** Plays one move; `dice` are the faces (1 to 6) of the dice it rolls, in the order rolled. Throws where it is refused. */
export function play(game: Game, text: string, dice: readonly number[] = []): Game {
  const done = applyMove(def, game.state, read(text), { chance: dice.map((face) => face - 1) });
  if (!done.ok) throw new Error(`${text}: ${done.reason.code} ${done.reason.key}`);
  return { state: done.state, events: done.events };
}

/** Plays several moves; a step with dice is `['c G12', [1, 2, 3]]`. */
export const playAll = (game: Game, ...steps: readonly (string | readonly [string, readonly number[]])[]): Game =>
  steps.reduce((now, step) => (typeof step === 'string' ? play(now, step) : play(now, step[0], step[1])), game);

/** The refusal of a move: its code, and whether the state stayed as it was. */
export function refusal(game: Game, text: string): string {
  const before = JSON.stringify(game.state);
  const done = applyMove(def, game.state, read(text));
  if (done.ok) throw new Error(`${text} was accepted`);
  if (JSON.stringify(game.state) !== before) throw new Error(`${text} changed the state`);
  return done.reason.code;
}

/** For a position in which no side holds an event but those given after it. */
export const NONE_HELD = Object.fromEntries(
  tables.titles.map(tables.eventOf).flatMap((event) => (isHeld(event) ? [[event.id, 'mall'] as const] : [])),
);
