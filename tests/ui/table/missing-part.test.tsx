import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { announce } from '../../../src/ui/app/announce.ts';
import { App } from '../../../src/ui/app/app.tsx';
import { addMatch, startAfresh } from '../shell/support.tsx';

const broken = vi.hoisted(() => ({
  parts: false,
  load: () =>
    broken.parts
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/index-1.js'))
      : new Promise(() => undefined),
}));
vi.mock('../../../src/ui/table/load-game.ts', () => ({ tableOf: () => broken.load }));

beforeEach(async () => {
  await startAfresh();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a table whose drawings cannot be fetched', () => {
  it('says so instead of opening for ever, keeps the match, and no longer says what the last screen said', async () => {
    const id = await addMatch({ name: 'Kept', moves: 2 });
    broken.parts = true;
    window.location.hash = `#/table/${id}`;
    render(<App />);
    act(() => announce('German player decides. 4 choices'));
    expect(await screen.findByRole('heading', { name: 'A part of Fronts could not be loaded' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('continues there after you reload the page');
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
    expect(screen.queryByText('Opening')).not.toBeInTheDocument();
    for (const region of document.querySelectorAll('[data-live]')) expect(region).toHaveTextContent(/^$/);
    expect(window.location.hash).toBe(`#/table/${id}`);
    await waitFor(() => expect(matchStore.getState().status).toBe('none'));
    await act(() => matchStore.getState().open(id));
    expect(matchStore.getState().timeline.points).toHaveLength(3);
    await act(() => matchStore.getState().close());
  });
});
