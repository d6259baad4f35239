/** A move whose dice are new, those that fell in the match, or chosen one after the other. */
import { play, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { Draw, GameDefinition, Line, Reason, Types } from '../../engine/kernel/types.ts';

/**
 * Where the dice of a variation come from: `fresh` ones, `fell`, those of the match as long as it has any, or `chosen`,
 * each named by the player.
 */
export const DICE_SOURCES = ['fresh', 'fell', 'chosen'] as const;
export type DiceSource = (typeof DICE_SOURCES)[number];

export type Dice =
  | { readonly source: 'fresh' }
  /** What the match drew, in its order; where a draw does not fit or nothing is left, a new one is made. */
  | { readonly source: 'fell'; readonly draws: readonly Draw[] }
  /** Values by the place of the draw in its move. `isOpen`: what is missing is asked for; otherwise it is new. */
  | { readonly source: 'chosen'; readonly given: ReadonlyMap<number, GivenDraw>; readonly isOpen: boolean };

/** `isChosen` is false for one that stays as it fell. */
export interface GivenDraw {
  /** 0 to n - 1 */
  readonly value: number;
  readonly isChosen: boolean;
}

/** A draw that a player is to choose: a die by its faces, anything else by what comes of it. */
export interface DrawAsked {
  readonly kind: 'die' | 'card';
  readonly n: number;
  /** Its place among the draws of the move, from 0. */
  readonly at: number;
  /** Of a card: what each value leads to, in the words of the log; empty for a die. */
  readonly outcomes: readonly Line[];
}

export type Thrown<T extends Types> =
  | {
      readonly ok: true;
      readonly timeline: Timeline<T>;
      readonly point: Point<T>;
      /** Places of the draws of the move that were chosen. */
      readonly chosen: readonly number[];
    }
  | { readonly ok: false; readonly reason: Reason }
  | { readonly ok: null; readonly asked: DrawAsked };

/** More draws than any move makes by dice; what comes after them is shuffling. */
const MOST_SCRIPTED = 64;
/** Of so many equally likely things one can still choose. */
const MOST_CARDS = 60;

/** The dice that a move drew: places of its draws. Decks are shuffled with the same generator. */
export function placesOfDice<T extends Types>(
  def: Pick<GameDefinition<T>, 'rolls'>,
  events: readonly T['event'][],
  draws: readonly Draw[],
): readonly number[] {
  const faces = events.flatMap((event) =>
    (def.rolls?.(event)?.rolls ?? []).flatMap((roll) => roll.faces.map((face) => ({ n: roll.sides, value: face - 1 }))),
  );
  const places: number[] = [];
  let from = 0;
  for (const { n, value } of faces) {
    const place = draws.findIndex((draw, at) => at >= from && draw.n === n && draw.value === value);
    if (place === -1) continue;
    places.push(place);
    from = place + 1;
  }
  return places;
}

/** Plays `move` at the end of `timeline`, or asks for the next draw that has to be chosen for it. */
export function throwMove<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  move: T['move'],
  dice: Dice,
): Thrown<T> {
  const attempt = (chance: readonly number[]) => play(def, timeline, move, { chance });
  let script: readonly number[] = [];
  let made = attempt(script);
  if (!made.ok) return made;
  if (dice.source === 'fresh') return { ...made, chosen: [] };
  for (;;) {
    const draws: readonly Draw[] = made.point.entry?.draws ?? [];
    const at = script.length;
    const draw = draws[at];
    if (!draw || at >= MOST_SCRIPTED) return { ...made, chosen: chosenPlaces(dice, at) };
    const value = valueOf(dice, draw, at);
    if (value === null && dice.source === 'chosen' && dice.isOpen) {
      const asked = readDraw(def, attempt, draws, at);
      if (asked) return { ok: null, asked: { ...asked, at } };
    }
    script = [...script, value ?? draw.value];
    // The generator's own value leads to where the move is already.
    if (value !== null && value !== draw.value) made = attempt(script);
    if (!made.ok) return made;
  }
}

/** What is told of a draw; null where a new one is made. */
function valueOf(dice: Dice, { n }: Draw, at: number): number | null {
  if (dice.source === 'fresh') return null;
  if (dice.source === 'chosen') {
    const value = dice.given.get(at)?.value ?? null;
    return value !== null && value < n ? value : null;
  }
  const fell = dice.draws[at];
  return fell?.n === n ? fell.value : null;
}

const chosenPlaces = (dice: Dice, count: number): readonly number[] =>
  dice.source === 'chosen' ? [...dice.given].flatMap(([at, { isChosen }]) => (isChosen && at < count ? at : [])) : [];

type Attempt<T extends Types> = (chance: readonly number[]) => ReturnType<typeof play<T>>;

/** What a draw decides: a die, one of several things with an outcome each, or null for the order of a deck. */
function readDraw<T extends Types>(
  def: GameDefinition<T>,
  attempt: Attempt<T>,
  draws: readonly Draw[],
  at: number,
): Omit<DrawAsked, 'at'> | null {
  const n = draws[at]?.n ?? 1;
  if (n < 2) return null;
  const before = draws.slice(0, at).map(({ value }) => value);
  const lead = (value: number): Point<T> | null => {
    const made = attempt([...before, value]);
    return made.ok ? made.point : null;
  };
  const points = Array.from({ length: Math.min(n, MOST_CARDS) }, (_, value) => lead(value));
  const isDie = points.every(
    (point) => point !== null && placesOfDice(def, point.events, point.entry?.draws ?? []).includes(at),
  );
  if (isDie) return { kind: 'die', n, outcomes: [] };
  if (n > MOST_CARDS) return null;
  const told = points.map((point) => (point?.events ?? []).flatMap((event) => def.describe(event) ?? []));
  const place = told[0]?.findIndex((line, i) =>
    told.some((other) => JSON.stringify(other[i]) !== JSON.stringify(line)),
  );
  if (place === undefined || place === -1) return null;
  const outcomes = told.map((lines) => lines[place] ?? null);
  return outcomes.includes(null) ? null : { kind: 'card', n, outcomes: outcomes as readonly Line[] };
}

/** What the match drew after the point `at`, as far as who looks may know it: all, or dice alone. */
export function drawsAfter<T extends Types>(
  def: GameDefinition<T>,
  points: readonly Point<T>[],
  at: number,
  isOpen: boolean,
): readonly Draw[] {
  return points.slice(at + 1).flatMap(({ entry, events }) => {
    const draws = entry?.draws ?? [];
    return isOpen ? draws : placesOfDice(def, events, draws).flatMap((place) => draws[place] ?? []);
  });
}

/** How many draws were made after the point `at`. */
export const countDraws = <T extends Types>(points: readonly Point<T>[], at: number): number =>
  points.slice(at + 1).reduce((sum, { entry }) => sum + (entry?.draws.length ?? 0), 0);
