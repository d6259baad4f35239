/** Plays moves again, with the same dice or with others. */
import { waitingFork, type LogEntry, type Point, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Types } from '../../engine/kernel/types.ts';
import { placesOfDice, throwMove, type Dice, type GivenDraw } from './chance.ts';
import type { ChosenDraw } from './study.ts';

export interface RemakeResult<T extends Types> {
  readonly timeline: Timeline<T>;
  /** A draw is found by the number of its move among those played again, from 0. */
  readonly chosen: readonly ChosenDraw[];
  /** This many of the moves could be played again. */
  readonly count: number;
}

export interface ReplayRequest {
  readonly entries: readonly LogEntry[];
  readonly chosen: readonly ChosenDraw[];
  readonly other?: { readonly move: number; readonly dice: Dice } | undefined;
}

export const givenBy = ({ draws }: LogEntry, chosen: readonly number[]): ReadonlyMap<number, GivenDraw> =>
  new Map(draws.map(({ value }, at) => [at, { value, isChosen: chosen.includes(at) }]));

/** Plays the moves at the end of `from` until one is no longer legal. */
export function remake<T extends Types>(
  def: GameDefinition<T>,
  from: Timeline<T>,
  { entries, chosen, other }: ReplayRequest,
): RemakeResult<T> {
  let timeline = from;
  const marks: ChosenDraw[] = [];
  for (const [at, entry] of entries.entries()) {
    const move = def.words.parse(entry.move);
    const own = chosen.flatMap(([number, draw]) => (number === at ? draw : []));
    const same: Dice = { source: 'chosen', given: givenBy(entry, own), isOpen: false };
    const made = move && throwMove(def, timeline, move, other?.move === at ? other.dice : same);
    if (!made?.ok) return { timeline, chosen: marks, count: at };
    ({ timeline } = made);
    marks.push(...made.chosen.map((draw): ChosenDraw => [at, draw]));
  }
  return { timeline, chosen: marks, count: entries.length };
}

/** The last point from `first` on at which dice were thrown; null where there is none. */
export function lastRoll<T extends Types>(
  def: GameDefinition<T>,
  points: readonly Point<T>[],
  first: number,
): { readonly at: number; readonly places: readonly number[] } | null {
  for (let at = points.length - 1; at >= first; at--) {
    const point = points[at];
    const places = point?.entry ? placesOfDice(def, point.events, point.entry.draws) : [];
    if (places.length > 0) return { at, places };
  }
  return null;
}

/** Moves after a roll that belong to it: the answers it forced, until something new begins. */
const MOST_CONSEQUENCES = 8;

/** The point where the consequences of the first roll after `at` end; `at` if no roll comes soon. */
export function endOfConsequences<T extends Types>(
  def: GameDefinition<T>,
  points: readonly Point<T>[],
  at: number,
): number {
  const last = points.length - 1;
  let end = at;
  const isRoll = (index: number) => {
    const point = points[index];
    return point?.entry ? placesOfDice(def, point.events, point.entry.draws).length > 0 : false;
  };
  while (end < last && end - at < MOST_CONSEQUENCES && !isRoll(end + 1)) end++;
  if (end >= last) return last;
  end++;
  if (!isRoll(end)) return end;
  const { turn, seat, phase } = def.words.moment(
    points[end - 1]?.state ?? points[end]?.state ?? points[at]?.state ?? never(),
  );
  for (let more = 0; end < last && more < MOST_CONSEQUENCES && !isRoll(end + 1); more++) {
    const next = points[end + 1];
    const moment = next && def.words.moment(next.state);
    if (!moment || moment.turn !== turn || moment.seat !== seat || moment.phase !== phase) break;
    end++;
  }
  return end;
}

const never = (): never => {
  throw new RangeError('a line without points');
};

/** The same line with other dice to come. */
export const withSalt = <T extends Types>(timeline: Timeline<T>, salt: string): Timeline<T> => ({
  ...timeline,
  fork: { salt, cause: 'line' },
});

export const drawsAnew = <T extends Types>(timeline: Timeline<T>): boolean => waitingFork(timeline) !== null;
