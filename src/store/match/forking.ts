/** When a match takes its further dice from a new salt, so that nobody can know them in advance (ADR 0021). */
import { forksOf, matchOf, present, waitingFork, type Fork, type Timeline } from '../../engine/kernel/timeline.ts';
import type { GameDefinition, Line, Types } from '../../engine/kernel/types.ts';
import type { Session } from './session.ts';

/** A game with decks also shuffles from the new salt. */
export const forkLine = <T extends Types>({ secrets }: GameDefinition<T>, cause: Fork['cause']): Line => ({
  key: `table.fork.${cause}${secrets ? '.decks' : ''}`,
});

interface ForkedMatch<T extends Types = Types> extends Pick<Session<T>, 'timeline'> {
  readonly about: Pick<Session<T>['about'], 'undo'>;
}

const isOver = <T extends Types>(timeline: Timeline<T>): boolean => present(matchOf(timeline)).state.result !== null;

/** Returns true if the dice of the match may be seen: the players chose open undo, or there are no dice to come. */
export const showsDice = <T extends Types>({ timeline, about }: ForkedMatch<T>): boolean =>
  about.undo === 'open' || isOver(timeline);

/** Take-backs to this point or later (the opening, or a fork before its first roll) repeat the dice; null: none do. */
export function sameDiceFrom<T extends Types>({ timeline, about }: ForkedMatch<T>): number | null {
  const { points, trial } = timeline;
  const isLeaving = trial === null && about.undo === 'honest' && isOver(timeline);
  if (isLeaving || waitingFork(timeline)) return null;
  const before = points[points.findLastIndex(({ entry }) => entry?.fork) - 1];
  return before ? points.findIndex(({ state }) => state.rng.drawn === before.state.rng.drawn) : 0;
}

/** Null where the next dice need no new salt. */
function causeOf(now: ForkedMatch, made: Timeline<Types>): Fork['cause'] | null {
  if (made.trial) return null;
  // The end shows the seed, and lines with the dice as they fell.
  if (now.about.undo === 'honest' && isOver(now.timeline) && !isOver(made)) return 'end';
  // A line that was tried is now the match; its dice may be known from playing and undoing it.
  return made.fork === null && forksOf(made).length > 0 ? 'line' : null;
}

export function renewChance(now: ForkedMatch, made: Timeline<Types>, newSalt: () => string): Timeline<Types> {
  const cause = causeOf(now, made);
  return cause ? { ...made, fork: { salt: newSalt(), cause } } : made;
}
