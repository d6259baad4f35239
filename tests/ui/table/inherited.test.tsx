import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { openTable } from './support.tsx';

it('a tab that plays on because the other was closed says so, seen and heard, until it plays', async () => {
  await openTable();
  const said = 'The other tab was closed. You now play this match in this tab.';
  const banners = () => [...document.querySelectorAll('.banner-note')].map((note) => note.textContent);
  expect(banners()).toEqual([]);
  const { step } = matchStore.getState();
  const opened = { ...step, n: step.n + 1, kind: 'open' as const };
  act(() => matchStore.setState({ step: opened, notes: [{ key: 'app.match.note.gained' }] }));
  expect(banners()).toEqual([said]);
  expect(document.querySelector('[data-live="assertive"]')?.textContent).toBe(said);
  act(() => matchStore.setState({ notes: [] }));
  expect(banners()).toEqual([]);
});
