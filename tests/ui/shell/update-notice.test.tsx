import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { offlineStore } from '../../../src/store/app-stores.ts';
import type { UpdateOutcome } from '../../../src/store/offline.ts';
import { App } from '../../../src/ui/app/app.tsx';
import { addMatch, startAfresh } from './support.tsx';

const applyUpdate = vi.fn((): Promise<UpdateOutcome> => Promise.resolve('begun'));

beforeEach(async () => {
  await startAfresh();
  applyUpdate.mockClear();
  offlineStore.setState({ update: true, outdated: false, applyUpdate });
});
afterEach(() => act(() => offlineStore.setState({ update: false, outdated: false })));

const visit = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
const offer = () => screen.queryByRole('button', { name: 'Update now' });

describe('a newer version', () => {
  test.each(['#/', '#/library', '#/settings', '#/rules/hitlers-last-battles', '#/lessons', '#/new/hitlers-reich'])(
    'is offered on %s, and is not applied automatically',
    async (hash) => {
      window.location.hash = hash;
      render(<App />);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.getByText(/A newer version of Fronts is ready\./)).toBeInTheDocument();
      expect(offer()).toBeInTheDocument();
      expect(applyUpdate).not.toHaveBeenCalled();
    },
  );

  test('is not offered where there is none; its region is there to be heard when it comes', async () => {
    offlineStore.setState({ update: false });
    window.location.hash = '#/about';
    const { container } = render(<App />);
    await screen.findByRole('heading', { level: 1 });
    expect(offer()).not.toBeInTheDocument();
    const region = container.querySelector('.app > [role="status"]');
    expect(region).toBeEmptyDOMElement();
    act(() => offlineStore.setState({ outdated: true }));
    expect(region).toHaveTextContent('A newer version of Fronts is ready.');
  });

  test('is offered at the table, leaves the focus where it was, and says that the match continues', async () => {
    const id = await addMatch({ name: 'Kept', moves: 1 });
    offlineStore.setState({ update: false });
    window.location.hash = `#/table/${id}`;
    render(<App />);
    await screen.findByRole('region', { name: 'Prompt' });
    const focused = document.activeElement;
    act(() => offlineStore.setState({ update: true }));
    expect(screen.getByText(/continues at the same move/)).toBeInTheDocument();
    expect(document.activeElement).toBe(focused);
    await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
    expect(applyUpdate).toHaveBeenCalledOnce();
    expect(matchStore.getState().status).toBe('open');
    await act(() => matchStore.getState().close());
  });

  test.each([
    ['elsewhere', 'A match is open in another tab. Close it there first.'],
    ['unsaved', 'Your last moves exist only in this tab. Save the match as a file first.'],
  ] as const)('says why it waits: %s', async (outcome, why) => {
    applyUpdate.mockResolvedValueOnce(outcome);
    window.location.hash = '#/library';
    render(<App />);
    await userEvent.click(await screen.findByRole('button', { name: 'Update now' }));
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(offer()).toBeEnabled();
  });

  test('put off, it is offered again on the start screen only', async () => {
    window.location.hash = '#/library';
    render(<App />);
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
    expect(offer()).not.toBeInTheDocument();
    visit('#/about');
    expect(offer()).not.toBeInTheDocument();
    visit('#/');
    expect(offer()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Later' })).not.toBeInTheDocument();
  });
});
