/** The supply phase of Blitzkrieg to Moscow 2 as both players are shown it (§13.1). */
import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { closeTable, openTable, play } from './support.tsx';

const SAVE = readFileSync('tests/saves/pockets/surrender.json', 'utf8');
const rows = () => within(screen.getByRole('list', { name: 'Units that surrender' })).getAllByRole('listitem');
const button = (name: RegExp) => screen.queryByRole('button', { name });
/** A press that comes at once was meant for the move before. */
const look = () => act(() => new Promise((done) => setTimeout(done, 350)));

async function surrender(animationSpeed: 'normal' | 'none', language: 'en' | 'ja' = 'en'): Promise<void> {
  await openTable({ text: SAVE, language });
  act(() => prefsStore.getState().setPrefs({ resultPause: 'press', animationSpeed }));
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
  await play(['end-break']);
}

afterEach(closeTable);

describe('units that surrender', () => {
  it('are told hex by hex from west to east, then all at once by one press, then the cover falls', async () => {
    const user = userEvent.setup();
    await surrender('normal');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('4 units surrender');
    expect(rows().map((row) => row.querySelector('b')?.textContent)).toEqual([
      '3rd Army',
      '8th Army and 12th Mechanised Corps',
      '27th Army',
    ]);
    expect(rows()[0]).toHaveAttribute('aria-current', 'step');
    expect(rows()[0]).toHaveTextContent('1301: 3rd Panzer Army and German 4th Army bar the way to Minsk');
    expect(button(/^Continue/)).toBeNull();
    // The next turn does not begin under it.
    expect(document.querySelector('.history__ticker')).not.toHaveTextContent('German logistics phase');
    // Only the first group is lost so far, and nobody has recovered.
    const losses = () =>
      [...document.querySelectorAll('.btm-band__count')].map((one) => one.textContent?.replace(/\D/g, ''));
    const isSpent = () => document.querySelector('.board-piece[data-unit="s-13"] [data-spent]') !== null;
    expect(losses()).toEqual(['0', '9']);
    expect(isSpent()).toBe(true);
    // The units that are still to be told keep their places.
    expect(document.querySelector('.board-piece[data-unit="s-27"]')).not.toBeNull();
    expect(document.querySelector('.board-piece[data-unit="s-3"]')).toBeNull();
    await look();
    await user.keyboard(' ');
    expect(rows().every((row) => row.hasAttribute('data-told'))).toBe(true);
    expect(document.querySelector('.board-piece[data-unit="s-27"]')).toBeNull();
    expect(isSpent()).toBe(false);
    expect(losses()).toEqual(['0', '12']);
    expect(button(/^Show all/)).toBeNull();
    expect(screen.getByText('0, now 4')).toBeInTheDocument();
    expect(screen.getByText('no change')).toBeInTheDocument();
    expect(document.querySelector('.curtain')).toBeNull();
    // Each group has its time, however slow the page: the mark is caught as it comes.
    let isFirstAgain = false;
    const watcher = new MutationObserver(() => (isFirstAgain ||= rows()[0]?.getAttribute('aria-current') === 'step'));
    watcher.observe(document.body, { attributes: true, childList: true, subtree: true });
    await user.click(screen.getByRole('button', { name: /^Again/ }));
    await waitFor(() => expect(isFirstAgain).toBe(true));
    watcher.disconnect();
    await look();
    await user.keyboard('{Enter}');
    await look();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.querySelector('.curtain')).not.toBeNull());
    expect(screen.queryByRole('list', { name: 'Units that surrender' })).toBeNull();
  });

  it('are all told at once where nothing moves, with what follows, in the turn and phase that it was', async () => {
    await surrender('none');
    expect(rows().every((row) => row.hasAttribute('data-told'))).toBe(true);
    expect(button(/^Show all/)).toBeNull();
    expect(button(/^Continue/)).not.toBeNull();
    expect(document.querySelectorAll('.surrender-map__gone')).toHaveLength(3);
    const follows = screen.getByRole('region', { name: 'What follows' });
    expect(follows).toHaveTextContent(
      '3rd Army, 8th Army and 27th Army each take 2 of the 4 places of a Reinforcements card to return.',
    );
    expect(follows).toHaveTextContent('12th Mechanised Corps never returns.');
    expect(follows.querySelectorAll('li > .icon')).toHaveLength(3);
    expect(follows).toHaveTextContent('Riga stays Soviet until an enemy unit enters it: 1 point.');
    expect(screen.getByRole('region', { name: 'Next in this phase' })).toHaveTextContent('13th Army recovers in Minsk');
    expect(document.querySelector('.btm-phases [aria-current]')).toHaveTextContent('Supply');
    expect(screen.getByText('Turn 1: clear')).toBeInTheDocument();
  });
});
