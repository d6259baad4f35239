import { hitlersLastBattles as game } from '../../../src/engine/games/hitlers-last-battles/definition.ts';
import type { HlbEvent } from '../../../src/engine/games/hitlers-last-battles/events.ts';
import type { Move } from '../../../src/engine/games/hitlers-last-battles/moves.ts';
import type { HlbState, Position } from '../../../src/engine/games/hitlers-last-battles/state.ts';
import type { HlbDecision } from '../../../src/engine/games/hitlers-last-battles/types.ts';
import { UNIT_IDS } from '../../../src/engine/games/hitlers-last-battles/tables.ts';
import { applyMove, decide, startGame } from '../../../src/engine/kernel/runner.ts';
import type { Reason, TargetRef } from '../../../src/engine/kernel/types.ts';

export { game };

/** A game at a point, with everything that happened on the way. */
export interface Table {
  readonly state: HlbState;
  readonly events: readonly HlbEvent[];
  /** Events of the last move alone. */
  readonly latest: readonly HlbEvent[];
}

/** The campaign, or a position. */
export function open(position?: Position, seed = 'test'): Table {
  const { state, events } = startGame(game, {
    scenario: 'campaign',
    seed,
    options: {},
    ...(position ? { position } : {}),
  });
  return { state, events, latest: events };
}

/** Units where they are named, everybody else in the pool. */
export const only = (units: Readonly<Record<string, string>>): Readonly<Record<string, string | null>> => ({
  ...Object.fromEntries(UNIT_IDS.map((id) => [id, null])),
  ...units,
});

export function moveOf(text: string): Move {
  const move = game.parse(text);
  if (!move) throw new Error(`no move: ${text}`);
  return move;
}

/** Plays moves written as text; dice stand behind a colon in the order rolled, `battle 0304: 3 5 2`. */
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

export function decisionOf(table: Table): HlbDecision {
  const decision = decide(game, table.state);
  if (!decision) throw new Error('the game is over');
  return decision;
}

/** The legal list as text, all of it or what begins with `start`. */
export const listed = (table: Table, start = ''): readonly string[] =>
  decisionOf(table)
    .moves.map((move) => game.notation(move))
    .filter((text) => text.startsWith(start));

/** Where a unit can end its move, sorted. */
export const reach = (table: Table, unit: string): readonly string[] =>
  [...new Set(listed(table, `move ${unit} `).map((text) => text.slice(-4)))].sort();

export const frameAt = (table: Table): string | undefined => table.state.stack[0]?.at;
export const hexOf = (table: Table, unit: string): string | null | undefined => table.state.units[unit]?.hex;

/** The refusal of a move written as text; throws when it is accepted. */
export function refusalOf(table: Table, text: string, seat?: string): Reason {
  const before = JSON.stringify(table.state);
  const outcome = applyMove(game, table.state, moveOf(text), seat === undefined ? {} : { seat });
  if (outcome.ok) throw new Error(`${text} is accepted`);
  if (JSON.stringify(table.state) !== before) throw new Error(`${text} changed the state`);
  return outcome.reason;
}
/** The refusal's sentence without its prefix: `BAD_PATH.enemy`. */
export const refusedAs = (table: Table, text: string): string => refusalOf(table, text).key.slice('hlb.refuse.'.length);

export const why = (table: Table, target: TargetRef, ...picked: readonly TargetRef[]): readonly Reason[] =>
  game.explain(table.state, picked, target);
export const whyKeys = (table: Table, target: TargetRef, ...picked: readonly TargetRef[]): readonly string[] =>
  why(table, target, ...picked).map((reason) => reason.key.slice('hlb.refuse.'.length));

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
