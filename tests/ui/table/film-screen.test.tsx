/** The film of a turn in place of the cover: nothing of a hand, its keys, and the way back. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { sampleOf } from '../../support/samples.ts';
import { turnsToWatch } from '../../../src/ui/table/film/film-turn.ts';
import { openTable, type TableWanted } from './support.tsx';

/** The first moves of a sample, played with cover screens and hidden hands. */
function covered(name: string, count: number): TableWanted {
  const { game, setup, log } = sampleOf(name).file;
  const moves = log.slice(0, count).map(([move]) => move);
  const { scenario, seed, options } = setup;
  return { game, scenario, seed, options, moves, curtain: true };
}

const MOSCOW = covered('blitzkrieg-to-moscow-2.logistics-sea-soviet', 56);
const REICH = covered('hitlers-reich.reshuffle-return-axis', 17);

const coverListens = () =>
  vi.waitFor(() => expect(document.querySelector('main.curtain [data-cover="waiting"]')).not.toBeNull(), 5000);

async function openFilm(wanted: TableWanted): Promise<void> {
  await openTable(wanted);
  await coverListens();
  fireEvent.keyDown(window, { key: 'w' });
  await vi.waitFor(() => expect(document.querySelector('.film')).not.toBeNull(), 10_000);
}

const current = (): number =>
  [...document.querySelectorAll('.film-still')].findIndex((still) => still.getAttribute('aria-current') === 'step');
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe('the film of their turn', () => {
  it('holds no card of either hand, and leaves the seat untaken', async () => {
    await openFilm(REICH);
    const state = matchStore.getState().whatIfGround()?.match.points.at(-1)?.state as unknown as {
      readonly hands: Record<string, string[]>;
    };
    const cards = Object.values(state.hands).flat();
    expect(cards.length).toBeGreaterThan(4);
    const names = new Set(cards);
    for (let at = 0; at < document.querySelectorAll('.film-still').length; at++) {
      fireEvent.click(document.querySelectorAll('.film-still')[at] as Element);
      const page = document.documentElement.outerHTML;
      expect([...names].filter((card) => page.includes(`"${card}"`) || page.includes(`${card}<`))).toEqual([]);
    }
    expect(matchStore.getState().viewer).toBeNull();
    expect(matchStore.getState().curtain).not.toBeNull();
  });

  it('lists its moments, each as a sentence, and steps by arrows', async () => {
    await openFilm(MOSCOW);
    const list = screen.getByRole('list', { name: 'Moments of the turn' });
    const moments = within(list).getAllByRole('button');
    expect(moments.length).toBeGreaterThan(6);
    expect(moments.every((moment) => (moment.textContent ?? '').length > 12)).toBe(true);
    expect(document.querySelector('h1')).toHaveTextContent('Watching the German turn');
    // Animations are off, so it waits for the reader.
    expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
    expect(current()).toBe(0);
    press('ArrowRight');
    press('ArrowRight');
    expect(current()).toBe(2);
    press('ArrowLeft');
    expect(current()).toBe(1);
    press('4');
    expect(screen.getByRole('radio', { name: '4×' })).toBeChecked();
  });

  it('plays to its end, where the seat gets the focus, and Enter alone does not take it', async () => {
    await openFilm(MOSCOW);
    const last = document.querySelectorAll('.film-still').length - 1;
    fireEvent.click(document.querySelectorAll('.film-still')[last] as Element);
    press('4');
    act(() => (document.activeElement as HTMLElement).blur());
    press('ArrowLeft');
    press(' ');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: /take your seat$/ })).toHaveFocus(), 15_000);
    expect(current()).toBe(last);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    expect(matchStore.getState().curtain).not.toBeNull();
  });

  it('is as long as the cover says, and keeps the score in sight', async () => {
    await openTable(MOSCOW);
    await coverListens();
    const button = screen.getByRole('button', { name: /Watch their turn/ });
    await vi.waitFor(() => expect(button).toHaveTextContent(/\d+ moments, \d+ s/), 10_000);
    const [, moments] = /(\d+)\smoments/.exec(button.textContent ?? '') ?? [];
    fireEvent.keyDown(window, { key: 'w' });
    await vi.waitFor(() => expect(document.querySelector('.film')).not.toBeNull(), 10_000);
    expect(document.querySelectorAll('.film-still')).toHaveLength(Number(moments));
    expect(document.querySelector('.film__score')).toHaveTextContent(/^\d+ ?\/ ?10$/);
  });

  it('goes back to the cover with Escape', async () => {
    await openFilm(REICH);
    press('Escape');
    await vi.waitFor(() => expect(document.querySelector('main.curtain')).not.toBeNull());
    expect(document.querySelector('.film')).toBeNull();
    expect(matchStore.getState().curtain).not.toBeNull();
  });
});

it('opens from the table, and hides the hand at the table while it runs', async () => {
  await openTable({ sample: 'blitzkrieg-to-moscow-2.logistics-sea-soviet' });
  prefsStore.getState().setPrefs({ singleKeys: true });
  fireEvent.keyDown(document.body, { key: 'w', shiftKey: true });
  await vi.waitFor(() => expect(document.querySelector('.film')).not.toBeNull(), 10_000);
  expect(document.querySelector('.table')).toBeNull();
  fireEvent.click(screen.getAllByRole('button', { name: /^Back to the table/ })[0] as Element);
  await vi.waitFor(() => expect(document.querySelector('.film')).toBeNull());
});

it('replays one fight from the log, and every turn of the match from the first', async () => {
  await openTable({ ...MOSCOW, curtain: false });
  const { points } = matchStore.getState().timeline;
  const turns = turnsToWatch(points, null, points.length - 1, 'match');
  expect(turns.map(({ first, last }) => [first, last])[0]?.[0]).toBe(1);
  expect(turns.at(-1)?.last).toBe(points.length - 1);
  expect(turns.slice(1).map(({ first }) => first)).toEqual(turns.slice(0, -1).map(({ last }) => last + 1));
  fireEvent.click(screen.getByRole('tab', { name: /Log/ }));
  const titles = () => [...document.querySelectorAll<HTMLElement>('.report__title')];
  await vi.waitFor(() => expect(titles().length).toBeGreaterThan(2), 5000);
  // Units are counters, and readers hear their names.
  expect(document.querySelectorAll('.report__unit svg').length).toBeGreaterThan(4);
  expect(document.querySelector('.report__facts .visually-hidden')?.textContent).toMatch(/Army/);
  fireEvent.click(titles().at(-1) as Element);
  fireEvent.click(await screen.findByRole('button', { name: 'Replay this fight' }));
  await vi.waitFor(() => expect(document.querySelector('.film')).not.toBeNull(), 10_000);
  const stills = [...document.querySelectorAll('.film-still__kind')].map(({ textContent }) => textContent);
  expect(stills).toContain('Combat');
  expect(stills.length).toBeLessThan(3);
  press('Escape');
  await vi.waitFor(() => expect(document.querySelector('.film')).toBeNull());
});

it('plays a finished match from its first moment, turn by turn', async () => {
  await openTable({ sample: 'hitlers-last-battles.over' });
  fireEvent.click(await screen.findByRole('button', { name: 'Replay' }, { timeout: 10_000 }));
  await vi.waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Watching the German turn'), 10_000);
  expect(current()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Next turn' }));
  await vi.waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Watching the Allied turn'), 5000);
  expect(current()).toBe(0);
});
