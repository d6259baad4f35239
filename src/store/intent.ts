/**
 * Whether somebody means to play: from then on the heavy parts are fetched before they are asked for, and the app is
 * stored for use without a network. Until then a visit downloads only what it shows.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';

export type IntentStore = StoreApi<boolean>;

/** A page that nobody leaves for so long is read. */
const IDLE_MS = 5000;

/** The part of `navigator.connection` that is read; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
}

const savesData = ({ connection }: Navigator & { readonly connection?: Connection } = navigator): boolean =>
  connection?.saveData === true;

export const intentStore: IntentStore = createStore<boolean>(() => false);

/** A pointer or the focus is on a game. Who saves data fetches nothing before it is used. */
export function showIntent(): void {
  if (!savesData()) intentStore.setState(true);
}

/** A match is on the table: no saving of data delays any more what it needs to go on without a network. */
export const beginUse = (): void => intentStore.setState(true);

/** Counts the time that the page has been open and at rest as intent. */
export function watchIdleness(): void {
  setTimeout(() => requestIdle(showIntent), IDLE_MS);
}

/** Safari has no idle callbacks. */
const requestIdle = (work: () => void): void =>
  typeof requestIdleCallback === 'function' ? void requestIdleCallback(work) : work();

/** Resolves once somebody means to play. */
export const whenIntended = (): Promise<void> =>
  new Promise((resolve) => {
    if (intentStore.getState()) return resolve();
    const stop = intentStore.subscribe(() => {
      stop();
      resolve();
    });
  });
