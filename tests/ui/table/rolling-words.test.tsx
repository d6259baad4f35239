/** The head of the column says what moves: the cards of a fight first, then its dice. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../src/i18n/use-t.tsx';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { FIGHT_MOMENTS } from '../../../src/ui/motion/beat-times.ts';
import { RollingWords } from '../../../src/ui/table/rolling-words.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  prefsStore.getState().resetPrefs();
});

const show = (isAfterCards: boolean, animationSpeed: 'normal' | 'fast' | 'none') => {
  vi.useFakeTimers();
  prefsStore.getState().setPrefs({ animationSpeed });
  render(
    <I18nProvider lang="en">
      <RollingWords isAfterCards={isAfterCards} />
    </I18nProvider>,
  );
};
const CARDS = 'The cards turn over';
const DICE = 'The dice are rolling';

it.each([
  ['normal', 1],
  ['fast', 0.5],
] as const)('names the cards until the first die is thrown (%s)', (speed, scale) => {
  show(true, speed);
  const thrown = FIGHT_MOMENTS.axisDice * scale;
  act(() => void vi.advanceTimersByTime(thrown - 1));
  expect(screen.getByText(CARDS)).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText(DICE)).toBeInTheDocument();
});

it('names the dice at once where no card turns up, and where nothing moves', () => {
  show(false, 'normal');
  expect(screen.getByText(DICE)).toBeInTheDocument();
  cleanup();
  show(true, 'none');
  expect(screen.getByText(DICE)).toBeInTheDocument();
});
