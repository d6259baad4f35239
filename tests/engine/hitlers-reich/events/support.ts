/** One table for all event cards: every kind of conflict, which side may name what in it, and where the card goes. */
import type { CardId, Side, Title } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import { otherSide } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import { RULES_VERSION } from '../../../../src/engine/games/hitlers-reich/rulings.ts';
import type { Place } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { asks, type Game, legal, open, play, tables } from '../../../support/reich.ts';
import { SITUATIONS, type Situation } from './situations.ts';

export { EVERYWHERE, LAND, LAND_AND_SEA, RED_LAND, WHITE_LAND } from './situations.ts';
export { asks, legal, open, play, playAll, refusal, type Game } from '../../../support/reich.ts';

type Options = Record<string, string>;

/** Both sides hold eight cards of every rank; every event is in its mall; the Pact is off. */
export function table(
  more: Position = {},
  options: Options = {},
  scenario = 'campaign-1941',
  rules: number = RULES_VERSION,
): Game {
  const malls = Object.fromEntries(tables.copies.map((copy): [string, Place] => [copy, 'mall']));
  return open(
    {
      pact: false,
      bigPush: { axis: 'none', allies: 'none' },
      handSize: { axis: 8, allies: 8 },
      hands: {
        axis: ['G13', 'G5', 'G2', 'I2', 'I3', 'I4', 'I6', 'I7'],
        allies: ['W13', 'S13', 'W5', 'S5', 'W2', 'S2', 'W4', 'S4'],
      },
      decks: { axis: ['G6', 'G7', 'G8', 'I8'], allies: ['W6', 'W7', 'S7', 'S8'] },
      ...more,
      events: { ...malls, ...more.events },
    },
    { scenario, options, rules },
  );
}

type SituationName = string;

const THREES = Array.from({ length: 20 }, () => 3);

/** Answers a question of a conflict without wishing anything; `cards` are the conflict cards, where the hand allows them. */
function idle(game: Game, cards: Readonly<Record<Side, readonly CardId[]>>): string {
  const moves = legal(game);
  const wanted = [...cards.axis, ...cards.allies].map((card) => `c ${card}`).find((move) => moves.includes(move));
  return wanted ?? moves.find((move) => move === 'done') ?? moves[0] ?? '';
}

const STRONG: Readonly<Record<Side, readonly CardId[]>> = { axis: ['G13'], allies: ['S13', 'W13'] };
const WEAK: Readonly<Record<Side, readonly CardId[]>> = { axis: ['G2', 'I2'], allies: ['S2', 'W2', 'S4', 'W4'] };

/**
 * Plays the running conflict to its end, with nothing more named; `winner` has the card for it. All dice show `face`.
 * The events are those of all its moves.
 */
export function settle(game: Game, winner: Side, face = 3): Game {
  const cards = { ...WEAK, [winner]: STRONG[winner] };
  const dice = THREES.map(() => face);
  let now: Game = { ...game, events: [] };
  while (now.state.conflict && !now.state.result) {
    const next = play(now, idle(now, cards), dice);
    now = { ...next, events: [...now.events, ...next.events] };
  }
  return now;
}

/** Names the titles, `done` wherever there is more to name; stops at the first question that is not C-1. */
export function name(game: Game, titles: Readonly<Record<Side, readonly Title[]>>): Game {
  let now = game;
  const left = { axis: [...titles.axis], allies: [...titles.allies] };
  while (asks(now) === 'conflict/name') {
    const [title] = left[seatOf(now)].splice(0, 1);
    now = play(now, title === undefined ? 'done' : `play ${title}`);
  }
  if (left.axis.length + left.allies.length > 0)
    throw new Error(`not asked for ${[...left.axis, ...left.allies].join()}`);
  return now;
}

function seatOf(game: Game): Side {
  const top = game.state.stack.at(-1);
  return top && 'side' in top ? top.side : game.state.side;
}

export interface Setting extends Position {
  readonly axis?: readonly Title[];
  readonly allies?: readonly Title[];
  readonly options?: Options;
}

const faceUp = (side: Side, titles: readonly Title[]) =>
  Object.fromEntries(titles.map((title): [string, Place] => [title, `${side}-up`]));

function situationOf(active: Side, situation: SituationName): Situation {
  const found = SITUATIONS[active][situation];
  if (!found) throw new Error(`no situation ${situation}`);
  return found;
}

/** A conflict of that kind, declared by `active`; `axis` and `allies` list the events they hold. Nothing is named yet. */
export function declare(
  active: Side,
  situation: SituationName,
  { axis = [], allies = [], options, ...more }: Setting = {},
): Game {
  const { move, then, markers, enabling } = situationOf(active, situation);
  const game = table(
    {
      side: active,
      ...more,
      markers: { ...markers, ...more.markers },
      events: {
        ...faceUp('axis', axis),
        ...faceUp('allies', allies),
        ...(enabling && { [enabling]: `${active}-up` }),
        ...more.events,
      },
    },
    options,
  );
  const declared = play(game, move);
  if (then === undefined) return declared;
  let now = settle(declared, active);
  if (asks(now) === 'bonus/centre') now = play(now, 'decline');
  return play(now, `blitz ${then}`);
}

/** As `declare`, all held events named where C-1 offers them. */
export const clash = (
  active: Side,
  situation: SituationName,
  { axis = [], allies = [], ...more }: Setting = {},
): Game => name(declare(active, situation, { axis, allies, ...more }), { axis, allies });

/** As `clash`, and both have chosen; the dice are rolled, the active side's first, then the other's. */
export function rolled(
  active: Side,
  situation: SituationName,
  dice: readonly number[],
  { cards = {}, ...more }: Setting & { readonly cards?: Partial<Record<Side, CardId>> } = {},
): Game {
  let now = clash(active, situation, more);
  const of = { axis: cards.axis ?? 'G5', allies: cards.allies ?? (situation.startsWith('red') ? 'S5' : 'W5') };
  while (asks(now) === 'conflict/card') now = play(now, `c ${of[seatOf(now)]}`, dice);
  return now;
}

/** Dice of both sides: of the current conflict, or of the last move. */
export function diceOf(game: Game, side: Side): readonly number[] {
  if (game.state.conflict) return game.state.conflict.dice[side];
  const event = game.events.find((one) => one.type === 'rolled' && one.side === side);
  return event?.type === 'rolled' ? event.dice : [];
}

/** Totals of the last result (C-6). */
export function totals(game: Game): Readonly<Record<Side, number>> | null {
  const event = game.events.findLast((one) => one.type === 'judged');
  return event?.type === 'judged' ? { axis: event.axis, allies: event.allies } : null;
}

export const offers = (game: Game, title: Title): boolean =>
  asks(game) === 'conflict/name' && legal(game).includes(`play ${title}`);

/** True if the holder, when asked, is offered the title in that situation. */
function isNamed(side: Side, active: Side, situation: SituationName, title: Title, options?: Options): boolean {
  let now = declare(active, situation, { [side]: [title], ...(options && { options }) });
  while (asks(now) === 'conflict/name' && seatOf(now) !== side) now = play(now, 'done');
  return offers(now, title);
}

/** Every kind of conflict in which the holder may name the title (C-1): as attacker, as defender. */
export function uses(side: Side, title: Title, options?: Options) {
  const list = (active: Side) =>
    Object.keys(SITUATIONS[active])
      .filter((situation) => isNamed(side, active, situation, title, options))
      .join(' ');
  return { attack: list(side), defence: list(otherSide(side)) };
}

export const place = ({ state }: Game, title: Title): Place | undefined =>
  state.events[tables.eventOf(title).copies[0]?.id ?? ''];

/** Ends the player turn as cheaply as the rules allow. */
export function pass(game: Game): Game {
  const { gameTurn, side } = game.state;
  let now = game;
  while (now.state.side === side && now.state.gameTurn === gameTurn && !now.state.result) {
    const moves = legal(now);
    const move = moves.find((one) => one === 'decline' || one === 'done' || one.startsWith('fortify')) ?? moves[0];
    now = play(now, move ?? '');
  }
  return now;
}

/** The first fate of the title: `kept` face down, or its new place. */
export function fate({ events }: Game, title: Title): string | null {
  const found = events.find((one) => (one.type === 'event-kept' || one.type === 'event-moved') && one.event === title);
  return found?.type === 'event-moved' ? found.to : found ? 'kept' : null;
}

/** The place of a card used by `side` after a won and a lost conflict, and a winner's after both preparations. */
export function goes(side: Side, title: Title, active: Side, situation: SituationName, face = 3) {
  const use = () => name(declare(active, situation, { [side]: [title] }), { axis: [], allies: [], [side]: [title] });
  const won = settle(use(), side, face);
  const next = active === side ? pass(pass(won)) : pass(won);
  return { won: fate(won, title), lost: fate(settle(use(), otherSide(side), face), title), next: place(next, title) };
}

const PLACES: readonly Place[] = ['axis-up', 'axis-down', 'allies-up', 'allies-down', 'with-axis', 'with-allies'];
const OUT: readonly Place[] = ['standing', 'lid', 'removed', 'aside-1941', 'aside-1943', 'left-out'];

/** IL-29: places outside the malls from which a side might try for the title all the same; none, if all is well. */
export const openElsewhere = (title: Title): readonly string[] =>
  (['axis', 'allies'] as const).flatMap((side) =>
    [...PLACES, ...OUT]
      // A card that a side keeps goes back to its mall in that side's preparation (P-2).
      .filter((where) => where !== `with-${side}`)
      .filter((where) => {
        const events = Object.fromEntries(tables.eventOf(title).copies.map(({ id }): [string, Place] => [id, where]));
        return legal(table({ side, events })).includes(`E ${title}`);
      })
      .map((where) => `${side}: ${where}`),
  );

/** The sides that may try for the title, in that position (§6.4). */
export const triers = (title: Title, more: Position = {}, options: Options = {}): readonly Side[] =>
  (['axis', 'allies'] as const).filter((side) => legal(table({ side, ...more }, options)).includes(`E ${title}`));

/** An Event Action for the title, won or lost by `side`. */
export const tried = (
  side: Side,
  title: Title,
  winner: Side = side,
  more: Position = {},
  options: Options = {},
): Game => settle(play(table({ side, ...more }, options), `E ${title}`), winner);

/** The place of the title after its Event Action was won, and after it was lost. */
export const prize = (side: Side, title: Title, more: Position = {}) => ({
  won: place(tried(side, title, side, more), title),
  lost: place(tried(side, title, otherSide(side), more), title),
});
