/** Asking the browser to protect the saves always has an answer. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryStore } from '../../../src/store/app-stores.ts';
import { announcements } from '../../../src/ui/app/announce.ts';
import { StorageStatus } from '../../../src/ui/library/storage.tsx';
import { show, startAfresh } from './support.tsx';

const first = libraryStore.getState();
beforeEach(startAfresh);
afterEach(() => libraryStore.setState(first, true));

test.each([
  [false, /^The browser refused/],
  [true, /^Matches are protected/],
])('where the browser says %s, that is told', async (answer, said) => {
  const line = { key: 'app.storage.space.at-risk' };
  act(() =>
    libraryStore.setState({
      quota: { kind: 'at-risk', usedBytes: null, quotaBytes: null, line },
      askToKeep: () => Promise.resolve(answer),
    }),
  );
  show(<StorageStatus />);
  await userEvent.click(screen.getByRole('button', { name: 'Protect matches from automatic clean-up' }));
  // The answer is asked for, so it comes later than the press.
  await waitFor(() => expect(announcements.getState().polite.text).toMatch(said));
  if (!answer) expect(screen.getByText(said)).toBeInTheDocument();
});
