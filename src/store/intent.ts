/** Once a person is about to play, heavy parts are fetched and the app is stored for offline use. */
import { createStore, type StoreApi } from 'zustand/vanilla';

export type IntentStore = StoreApi<boolean>;

/** A page that stays open this long counts as read. */
const IDLE_MS = 5000;

interface Connection {
  readonly saveData?: boolean;
}

const savesData = ({ connection }: Navigator & { readonly connection?: Connection } = navigator): boolean =>
  connection?.saveData === true;

export const intentStore: IntentStore = createStore<boolean>(() => false);

/** The pointer or the focus is on a game. Data savers fetch nothing in advance. */
export function showIntent(): void {
  if (!savesData()) intentStore.setState(true);
}

/** A match is on the table: what it needs offline is fetched even by data savers. */
export const beginUse = (): void => intentStore.setState(true);

export function watchIdleness(): void {
  setTimeout(() => requestIdle(showIntent), IDLE_MS);
}

/** Safari has no idle callbacks. */
const requestIdle = (work: () => void): void =>
  typeof requestIdleCallback === 'function' ? void requestIdleCallback(work) : work();

export const whenIntended = (): Promise<void> =>
  new Promise((resolve) => {
    if (intentStore.getState()) return resolve();
    const stop = intentStore.subscribe(() => {
      stop();
      resolve();
    });
  });
