/** Programs at the table of the running app. Importing this file loads the host of the workers. */
import { onFault } from '../store/app-world.ts';
import { matchStore } from '../store/app-match.ts';
import { prefsStore } from '../store/prefs-store.ts';
import type { Prefs } from '../store/types.ts';
import { brainOnPage, connect } from './connect.ts';
import { follow, type Watch } from './driver.ts';
import { createHost } from './host.ts';
import { opponentStore } from './opponent-store.ts';

const PACE_MS: Readonly<Record<Prefs['pace'], number>> = { slow: 2500, normal: 1200, instant: 0 };

const host = createHost({ connect, onPage: brainOnPage, onFault });

/** Plays the programs' turns on the watched table until the returned function is called. */
export const playPrograms = (watch: Watch): (() => void) =>
  follow(
    {
      match: matchStore,
      store: opponentStore,
      host,
      paceMs: () => PACE_MS[prefsStore.getState().pace],
      budgetMs: () => prefsStore.getState().thinkMs,
      onFault,
    },
    watch,
  );
