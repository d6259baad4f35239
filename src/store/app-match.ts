/** The match store of the running app. Importing this file loads all that a match needs. */
import { useStore } from 'zustand';
import { archive, browser, build, loadGame, newId, now, onFault, quota, reader, SILENT_MS } from './app-world.ts';
import { findStorage } from './browser-storage.ts';
import { beginUse } from './intent.ts';
import { endMatch } from './match-ends.ts';
import { createMatchStore } from './match/match-store.ts';
import { prefsStore } from './prefs-store.ts';
import { randomSeed } from './seed.ts';
import { createStandingOrders, ordersOf } from './standing-orders.ts';
import { tabMatch } from './tab-match.ts';
import type { MatchActions, MatchState } from './types.ts';

export const standingOrders = createStandingOrders(findStorage());

export const matchStore = createMatchStore({
  archive,
  quota,
  locks: browser?.locks,
  loadGame,
  reader,
  build,
  writeLimitMs: SILENT_MS,
  now,
  newId,
  newSalt: randomSeed,
  defaults: () => {
    const { undo, curtain } = prefsStore.getState();
    return { undo, curtain };
  },
  asksAll: () => prefsStore.getState().asksAll,
  ordersOf: (match, seat) => ordersOf(standingOrders.getState(), match, seat),
  onFault,
});
tabMatch.setState({ store: matchStore });
matchStore.subscribe(({ status, id }, before) => {
  if (status !== 'none') beginUse();
  if (id !== before.id) endMatch();
});

export const useMatch = <X>(select: (state: MatchState) => X): X => useStore(matchStore, select);

/** Actions never change, so no component renders again for them. */
export const matchActions: MatchActions = matchStore.getState();
