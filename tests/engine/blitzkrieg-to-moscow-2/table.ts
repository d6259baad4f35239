/** Whole games through the kernel: set up, played by moves written as text. */
import { blitzkriegToMoscow2 as game } from '../../../src/engine/games/blitzkrieg-to-moscow-2/definition.ts';
import type { BtmEvent } from '../../../src/engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { Move } from '../../../src/engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmState, Position } from '../../../src/engine/games/blitzkrieg-to-moscow-2/state.ts';
import type { BtmDecision } from '../../../src/engine/games/blitzkrieg-to-moscow-2/types.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Reason, Setup, TargetRef } from '../../../src/engine/kernel/types.ts';

export { game };

/** A game at a point, with everything that happened on the way. */
export interface Table {
  readonly state: BtmState;
  readonly events: readonly BtmEvent[];
  /** Events of the last move alone. */
  readonly latest: readonly BtmEvent[];
}

/** The campaign, or a position, with options switched on. */
export function open(position?: Position, options: Setup['options'] = {}, seed = 'test'): Table {
  const { state, events } = startGame(game, {
    scenario: 'campaign',
    seed,
    options,
    ...(position ? { position } : {}),
  });
  return { state, events, latest: events };
}

export function moveOf(text: string): Move {
  const move = game.parse(text);
  if (!move) throw new Error(`no move: ${text}`);
  return move;
}

/** Plays moves written as text; dice stand behind a colon in the order rolled, `shift none: 3`. */
export function play(table: Table, ...script: readonly string[]): Table {
  let { state, events, latest } = table;
  for (const line of script) {
    const [text = '', dice = ''] = line.split(':');
    const faces = dice.trim() === '' ? [] : dice.trim().split(' ').map(Number);
    const outcome = applyMove(game, state, moveOf(text.trim()), { chance: faces.map((face) => face - 1) });
    if (!outcome.ok)
      throw new Error(`${line} is refused: ${outcome.reason.key} ${JSON.stringify(outcome.reason.params)}`);
    state = outcome.state;
    latest = outcome.events;
    events = [...events, ...latest];
  }
  return { state, events, latest };
}

export function decisionOf(table: Table): BtmDecision {
  const decision = decide(game, table.state);
  if (!decision) throw new Error('the game is over');
  return decision;
}

/** The legal list as text, all of it or what begins with `start`. */
export const listed = (table: Table, start = ''): readonly string[] =>
  decisionOf(table)
    .moves.map((move) => game.notation(move))
    .filter((text) => text.startsWith(start));

export const frameAt = (table: Table): string | undefined => table.state.stack.at(-1)?.at;
export const placeOf = (table: Table, unit: string): string | undefined => table.state.units[unit]?.place;

/** The refusal of a move written as text; throws when it is accepted, or when it changed the state. */
export function refusalOf(table: Table, text: string, seat?: string): Reason {
  const before = JSON.stringify(table.state);
  const outcome = applyMove(game, table.state, moveOf(text), seat === undefined ? {} : { seat });
  if (outcome.ok) throw new Error(`${text} is accepted`);
  if (JSON.stringify(table.state) !== before) throw new Error(`${text} changed the state`);
  return outcome.reason;
}
/** The refusal's sentence without its prefix: `BAD_DRAW.twice`. */
export const refusedAs = (table: Table, text: string): string => refusalOf(table, text).key.slice('btm.refuse.'.length);

export const whyKeys = (table: Table, target: TargetRef, ...picked: readonly TargetRef[]): readonly string[] =>
  game.explain(table.state, picked, target).map((reason) => reason.key.slice('btm.refuse.'.length));

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
