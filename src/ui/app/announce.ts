import { createStore } from 'zustand/vanilla';

export type Urgency = 'polite' | 'assertive';

interface Said {
  readonly n: number;
  readonly text: string;
}

/** What the live regions hold now. `n` grows, so that the same sentence said twice is heard twice. */
export const announcements = createStore<Readonly<Record<Urgency, Said>>>(() => ({
  polite: { n: 0, text: '' },
  assertive: { n: 0, text: '' },
}));

/**
 * Has a screen reader say `text`: politely (prompts, what was found) or at once (results of dice, refusals).
 * Focus stays where it is.
 */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  announcements.setState((now) => ({ ...now, [urgency]: { n: now[urgency].n + 1, text } }));
}

/** Empties what was said: it may name a card of a hand that is covered now, and the regions stand on every screen. */
export function hush(): void {
  announcements.setState(({ polite, assertive }) => ({
    polite: { n: polite.n + 1, text: '' },
    assertive: { n: assertive.n + 1, text: '' },
  }));
}
