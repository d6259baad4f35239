import { createStore } from 'zustand/vanilla';

export type Urgency = 'polite' | 'assertive';

interface Announcement {
  readonly n: number;
  readonly text: string;
}

/** The current text of the live regions. `n` grows, so that the same sentence said twice is heard twice. */
export const announcements = createStore<Readonly<Record<Urgency, Announcement>>>(() => ({
  polite: { n: 0, text: '' },
  assertive: { n: 0, text: '' },
}));

/** After this the text goes: a reader who browses to it later would take it for news. */
const HEARD_MS = 10_000;
const timers: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

function forget(urgency: Urgency, n: number): void {
  clearTimeout(timers[urgency]);
  timers[urgency] = setTimeout(() => {
    const now = announcements.getState();
    if (now[urgency].n === n) announcements.setState({ [urgency]: { n: n + 1, text: '' } });
  }, HEARD_MS);
}

/** Has a screen reader say `text`, without moving the focus: prompts politely, dice and refusals at once. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const n = announcements.getState()[urgency].n + 1;
  announcements.setState({ [urgency]: { n, text } });
  forget(urgency, n);
}

/** Empties both regions: they are on every screen and may name a card that is now hidden. */
export function hush(): void {
  announcements.setState(({ polite, assertive }) => ({
    polite: { n: polite.n + 1, text: '' },
    assertive: { n: assertive.n + 1, text: '' },
  }));
}
