/** Whole games through the kernel, played by moves written as text: the same for every game of hexes. */
import { applyMove, decide, startGame } from '../../src/engine/kernel/runner.ts';
import type { Decision, GameDefinition, Reason, Setup, TargetRef, Types } from '../../src/engine/kernel/types.ts';

/** A game at a point, with everything that happened on the way. */
export interface TableOf<T extends Types> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
  /** Events of the last move alone. */
  readonly latest: readonly T['event'][];
}

/** `refusals`: how the keys of its refusals begin. */
export function makeTable<T extends Types>(game: GameDefinition<T>, refusals: string) {
  type Table = TableOf<T>;
  const nameOf = ({ key }: Reason): string => key.slice(refusals.length);

  /** The campaign, or a position, with options switched on. */
  const openGame = (position: unknown, options: Setup['options'], seed: string): Table => {
    const setup = { scenario: 'campaign', seed, options, ...(position === undefined ? {} : { position }) };
    const { state, events } = startGame(game, setup);
    return { state, events, latest: events };
  };

  const moveOf = (text: string): T['move'] => {
    const move = game.words.parse(text);
    if (!move) throw new Error(`no move: ${text}`);
    return move;
  };

  /** Plays moves as text; dice follow a colon in the order rolled, `battle 0304: 3 5 2`. */
  const play = (table: Table, ...script: readonly string[]): Table => {
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
  };

  const decisionOf = (table: Table): Decision<T> => {
    const decision = decide(game, table.state);
    if (!decision) throw new Error('the game is over');
    return decision;
  };

  /** The legal list as text, all of it or what begins with `start`. */
  const listed = (table: Table, start = ''): readonly string[] =>
    decisionOf(table)
      .moves.map((move) => game.words.notation(move))
      .filter((text) => text.startsWith(start));

  /** The refusal of a move written as text; throws when it is accepted, or when it changed the state. */
  const refusalOf = (table: Table, text: string, seat?: string): Reason => {
    const before = JSON.stringify(table.state);
    const outcome = applyMove(game, table.state, moveOf(text), seat === undefined ? {} : { seat });
    if (outcome.ok) throw new Error(`${text} is accepted`);
    if (JSON.stringify(table.state) !== before) throw new Error(`${text} changed the state`);
    return outcome.reason;
  };
  /** The refusal's sentence without its prefix: `BAD_PATH.enemy`. */
  const refusedAs = (table: Table, text: string): string => nameOf(refusalOf(table, text));

  const why = (table: Table, target: TargetRef, ...picked: readonly TargetRef[]): readonly Reason[] =>
    game.why.explain(table.state, picked, target);
  const whyKeys = (table: Table, target: TargetRef, ...picked: readonly TargetRef[]): readonly string[] =>
    why(table, target, ...picked).map(nameOf);

  return { openGame, moveOf, play, decisionOf, listed, refusalOf, refusedAs, why, whyKeys };
}
