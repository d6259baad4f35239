/** Starts a match with the last or usual settings. */
import type { Line } from '../../engine/kernel/types.ts';
import { findGame } from '../../games/shelf.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { matchActions } from '../../store/app-match.ts';
import { lastSetup, libraryStore, prefsStore } from '../../store/app-stores.ts';
import type { Player } from '../../store/last-setup.ts';
import type { ShelfGame } from '../../store/describe-game.ts';
import { loadShelfGame } from '../../store/loaded-games.ts';
import { beginDraft, toMatch } from './draft.ts';
import { seatPair, type Pair, type SeatedPair } from './pair.ts';
import { seatsFor, usualPlayers } from './seating.ts';

export interface BeginNow {
  readonly game: string;
  readonly scenario: string;
  readonly against: Player;
}

export type StartResult = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: Line };

/** The last pair sits down again, and swaps sides after a match. */
const seatLastPair = (names: Pair['names'], shelf: ShelfGame): SeatedPair =>
  seatPair({ names, sides: null }, shelf, libraryStore.getState().entries);

/** Rejects if a part of the game cannot be loaded. */
export async function beginNow({ game, scenario, against }: BeginNow, t: I18n['t']): Promise<StartResult> {
  const [shelf, programs] = await Promise.all([loadShelfGame(game), findGame(game)?.players()]);
  if (!shelf || !programs) return { ok: false, problem: { key: 'new.unknown.why' } };
  const { levels } = programs;
  const isThere = against === 'person' || levels.includes(against);
  const places = seatsFor(isThere ? against : usualPlayers(levels)[1], lastSetup.read().players);
  const { names } = lastSetup.read();
  const pair = against === 'person' && names ? seatLastPair(names, shelf) : null;
  const draft = beginDraft(shelf, scenario, prefsStore.getState());
  const made = await matchActions.create(
    toMatch(draft, shelf, pair?.places ?? places, t, pair ? shelf.seats[pair.leftAt] : undefined),
  );
  if (!made.ok) return made;
  lastSetup.keep(
    game,
    scenario,
    places.map(({ player }) => player),
  );
  return { ok: true, id: made.id };
}
