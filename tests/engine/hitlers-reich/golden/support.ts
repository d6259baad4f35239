/** Queries of the golden fixtures: hands, places, totals; and their starting tables. */
import type { Side } from '../../../../src/engine/games/hitlers-reich/ids.ts';
import type { HrEvent } from '../../../../src/engine/games/hitlers-reich/events.ts';
import type { Position } from '../../../../src/engine/games/hitlers-reich/position.ts';
import { RULES_VERSION } from '../../../../src/engine/games/hitlers-reich/rulings.ts';
import type { Place } from '../../../../src/engine/games/hitlers-reich/state.ts';
import { strengthOf, totalOf } from '../../../../src/engine/games/hitlers-reich/rules/dice.ts';
import { asks, type Game, legal, open, play, playAll, seat, tables } from '../../../support/reich.ts';

export { asks, legal, open, play, playAll, seat, type Game };

/** Every event in its mall, but those named. */
export const places = (given: Readonly<Record<string, Place>> = {}): Readonly<Record<string, Place>> => ({
  ...Object.fromEntries(tables.copies.map((copy) => [copy, 'mall' as const])),
  ...given,
});

/** A table of 1942: Barbarossa is over, nothing is random. */
export const in1942 = {
  year: { axis: 1, allies: 1 },
  pact: false,
  bigPush: { axis: 'none', allies: 'none' },
  used: { barbarossa: true, overlord: false },
} as const satisfies Position;

/** 1944 or later: Overlord's time. */
export const in1944 = {
  ...in1942,
  year: { axis: 3, allies: 3 },
  axisReshuffled: true,
  italySurrendered: true,
  vichy: 'resolved',
} as const satisfies Position;

/** Hand size and cards in hand. */
export const hand = ({ state }: Game, side: Side): readonly [number, number] => [
  state.handSize[side],
  state.hands[side].length,
];
export const cardsOf = ({ state }: Game, side: Side): readonly string[] => state.hands[side].toSorted();

/** The places of a title's copies; one word for one copy. */
export const placeOf = ({ state }: Game, title: string): string =>
  tables
    .eventOf(title)
    .copies.map(({ id }) => state.events[id])
    .join(' ');

/** Dice, totals and tie strengths of the running conflict. */
export function sums({ state: { conflict } }: Game): readonly [number, number] {
  if (!conflict) throw new Error('no conflict is running');
  return [totalOf(conflict, 'axis'), totalOf(conflict, 'allies')];
}
export function strengths({ state: { conflict } }: Game): readonly [number, number] {
  if (!conflict) throw new Error('no conflict is running');
  return [strengthOf(conflict, 'axis'), strengthOf(conflict, 'allies')];
}
export const dice = ({ state: { conflict } }: Game, side: Side): readonly number[] => conflict?.dice[side] ?? [];

/** The log lines of one kind that the last move wrote. */
export const said = <K extends HrEvent['type']>(game: Game, type: K) =>
  game.events.filter((event): event is Extract<HrEvent, { type: K }> => event.type === type);

/** How many dice each side rolled in the last move, the active side first. */
export const rolled = (game: Game): readonly number[] => said(game, 'rolled').map(({ dice: faces }) => faces.length);

/** Winner and totals of the last judgement of the last move. */
export function judged(game: Game): readonly [Side, number, number] | null {
  const last = said(game, 'judged').at(-1);
  return last ? [last.winner, last.axis, last.allies] : null;
}

/** True if an answer begins with these words. */
export const offers = (game: Game, words: string): boolean =>
  legal(game).some((text) => text === words || text.startsWith(`${words} `));

/** A table of 1942 with hands as given, hand sizes to fit them, and every event in its mall. */
export const table = (
  more: Position = {},
  options: Readonly<Record<string, string>> = {},
  rules: number = RULES_VERSION,
): Game => {
  const axis = more.hands?.axis ?? ['G9', 'G8', 'G7', 'G6', 'I9'];
  const allies = more.hands?.allies ?? ['S9', 'S8', 'W9', 'W8', 'W7'];
  return open(
    {
      ...in1942,
      events: places({ 'jet-fighters': 'aside-1943' }),
      handSize: { axis: axis.length, allies: allies.length },
      ...more,
      hands: { axis, allies },
    },
    { options, rules },
  );
};

const faces = (n: number, face: number): readonly number[] => Array.from({ length: n }, () => face);
/** Faces for so many dice: the active side's, all sixes, then the other's, all ones. */
export const win = (active = 3, other = 3): readonly number[] => [...faces(active, 6), ...faces(other, 1)];
export const lose = (active = 3, other = 3): readonly number[] => [...faces(active, 1), ...faces(other, 6)];
