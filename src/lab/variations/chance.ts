/** Plays a move with new dice, those that fell in the match, or chosen ones. */
import { play, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { ChanceAsk, ChanceKind, Draw, GameDefinition, Line, Reason, Types } from '../../engine/kernel/types.ts';

/** Dice of a variation: `fresh`, `fell` (those of the match as long as it has any) or `chosen` by the player. */
export const DICE_SOURCES = ['fresh', 'fell', 'chosen'] as const;
export type DiceSource = (typeof DICE_SOURCES)[number];

export type Dice =
  | { readonly source: 'fresh' }
  /** The match's draws in order; where one does not fit or none is left, a new one is made. */
  | { readonly source: 'fell'; readonly draws: readonly Draw[] }
  /** Values by place of the draw in its move. `isOpen`: missing ones are asked for; otherwise they are new. */
  | { readonly source: 'chosen'; readonly given: ReadonlyMap<number, GivenDraw>; readonly isOpen: boolean };

/** `isChosen` is false for one that stays as it fell. */
export interface GivenDraw {
  readonly value: number;
  readonly isChosen: boolean;
}

/** A draw that a player is to choose: a die, one of several things, or the first cards of a pile. */
export interface DrawAsked {
  readonly kind: ChanceKind;
  /** Faces, or things. */
  readonly n: number;
  /** Place among the draws of the move, from 0. */
  readonly at: number;
  /** A sentence or a name for each value; empty for a die. */
  readonly outcomes: readonly Line[];
}

export type ThrowResult<T extends Types> =
  | {
      readonly ok: true;
      readonly timeline: Timeline<T>;
      readonly point: Point<T>;
      /** Places of the chosen draws of the move. */
      readonly chosen: readonly number[];
    }
  | { readonly ok: false; readonly reason: Reason }
  | { readonly ok: null; readonly asked: DrawAsked };

const MOST_SCRIPTED = 400;

/** Places of dice among the draws of a move. Decks are shuffled with the same generator. */
export function placesOfDice<T extends Types>(
  def: Pick<GameDefinition<T>, 'chance'>,
  events: readonly T['event'][],
  draws: readonly Draw[],
): readonly number[] {
  const faces = events.flatMap((event) =>
    (def.chance?.rolls(event)?.rolls ?? []).flatMap((roll) =>
      roll.faces.map((face) => ({ n: roll.sides, value: face - 1 })),
    ),
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

/** Plays `move` at the end of `timeline`, or asks for the next draw to choose. */
export function throwMove<T extends Types>(
  def: GameDefinition<T>,
  timeline: Timeline<T>,
  move: T['move'],
  dice: Dice,
): ThrowResult<T> {
  const attempt = attemptOf(def, timeline, move);
  let script: readonly number[] = [];
  let made = attempt(script);
  if (!made.ok) return made;
  if (dice.source === 'fresh') return { ...made, chosen: [] };
  for (;;) {
    const at = script.length;
    const draw = made.point.entry?.draws[at];
    if (!draw || at >= MOST_SCRIPTED) return { ...made, chosen: chosenPlaces(dice, at) };
    const value = valueOf(dice, draw, at);
    if (value === null && dice.source === 'chosen' && dice.isOpen) {
      const asked = readDraw(def, attempt, made, at);
      if (asked) return { ok: null, asked };
    }
    script = [...script, value ?? draw.value];
    // The generator's own value gives the same result.
    if (value !== null && value !== draw.value) made = attempt(script);
    if (!made.ok) return made;
  }
}

/** The move with these first draws, and the purpose of each draw. */
const attemptOf =
  <T extends Types>(def: GameDefinition<T>, timeline: Timeline<T>, move: T['move']) =>
  (chance: readonly number[]) => {
    const asks: ChanceAsk[] = [];
    const made = play(def, timeline, move, { chance, hear: (ask) => void asks.push(ask) });
    return made.ok ? { ...made, asks } : made;
  };

/** Null where a new draw is made. */
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

type Attempt<T extends Types> = ReturnType<typeof attemptOf<T>>;
type AttemptResult<T extends Types> = Extract<ReturnType<Attempt<T>>, { readonly ok: true }>;

/** Null where there is nothing to choose. */
function readDraw<T extends Types>(
  def: GameDefinition<T>,
  attempt: Attempt<T>,
  { asks, point }: AttemptResult<T>,
  at: number,
): DrawAsked | null {
  const ask = asks[at];
  if (!ask || ask.n < 2) return null;
  const { kind, n, of } = ask;
  if (kind === 'die') return { kind, n, at, outcomes: [] };
  const outcomes = namesOf(def, of) ?? (kind === 'one' ? toldOf(def, attempt, point, ask, at) : null);
  return outcomes && { kind, n, at, outcomes };
}

/** Null where one has no name. */
function namesOf<T extends Types>(def: GameDefinition<T>, of: readonly string[]): readonly Line[] | null {
  const names = of.flatMap((thing) => def.chance?.drawn(thing) ?? []);
  return names.length === of.length ? names : null;
}

/** Names an outcome by the first line of the log that differs. */
function toldOf<T extends Types>(
  def: GameDefinition<T>,
  attempt: Attempt<T>,
  point: Point<T>,
  { n }: ChanceAsk,
  at: number,
): readonly Line[] | null {
  const before = point.entry?.draws.slice(0, at).map(({ value }) => value) ?? [];
  const told = Array.from({ length: n }, (_, value) => {
    const made = attempt([...before, value]);
    return made.ok ? made.point.events.flatMap((event) => def.words.describe(event) ?? []) : [];
  });
  const place = told[0]?.findIndex((line, i) =>
    told.some((other) => JSON.stringify(other[i]) !== JSON.stringify(line)),
  );
  if (place === undefined || place === -1) return null;
  const outcomes = told.flatMap((lines) => lines[place] ?? []);
  return outcomes.length === n ? outcomes : null;
}

/** Draws of a shuffle, its last place first, that put the places `first` in front and the rest as `draw` has it. */
export function orderDraws(n: number, first: readonly number[], draw: (n: number) => number): readonly number[] {
  const rest = Array.from({ length: n }, (_, at) => at).filter((at) => !first.includes(at));
  const after: number[] = [];
  while (rest.length > 0) after.push(...rest.splice(draw(rest.length), 1));
  const wanted = [...first, ...after];
  const pile = Array.from({ length: n }, (_, at) => at);
  const draws: number[] = [];
  for (let place = n - 1; place > 0; place--) {
    const from = pile.indexOf(wanted[place] ?? 0);
    draws.push(from);
    [pile[place], pile[from]] = [pile[from] ?? 0, pile[place] ?? 0];
  }
  return draws;
}

/** The match's draws after the point `at`, as far as the seat may know them: all, or dice only. */
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

export const countDraws = <T extends Types>(points: readonly Point<T>[], at: number): number =>
  points.slice(at + 1).reduce((sum, { entry }) => sum + (entry?.draws.length ?? 0), 0);
