import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findGame, listGames } from '../../../src/games/shelf.ts';
import { LANGS } from '../../../src/i18n/format.ts';
import { findMessage } from '../../../src/i18n/catalogue.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { lastSetup, libraryStore, prefsStore } from '../../../src/store/app-stores.ts';
import { loadShelfGame } from '../../../src/store/loaded-games.ts';
import { applyTextSize } from '../../../src/ui/app/layout-size.ts';
import { findScreen } from '../../../src/ui/app/game-screen.ts';
import { HomeScreen } from '../../../src/ui/home/home-screen.tsx';
import { addMatch, show, startAfresh } from './support.tsx';

beforeEach(startAfresh);

describe('a first visit', () => {
  test('offers the first lesson where Continue will be', async () => {
    const shown = show(<HomeScreen />);
    await userEvent.click(await screen.findByRole('link', { name: 'Play the first lesson' }));
    expect(shown.visited.at(-1)).toBe('/lesson/first-turn');
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
    expect(screen.getByText('No saved matches yet. Fronts saves a match from its first move.')).toBeInTheDocument();
  });

  test('names the tab', () => {
    show(<HomeScreen />);
    expect(document.title).toBe('Home · Fronts');
  });
});

describe('the shelf', () => {
  test('shows a piece of its board for each game', () => {
    const shown = show(<HomeScreen />);
    for (const { id } of listGames()) {
      const picture = shown.container.querySelector(`[aria-labelledby="card-${id}"] .game-card__cover`);
      const file = new RegExp(`src/ui/games/${id}/cover\\.en\\.webp$`);
      expect(picture?.getAttribute('src')).toMatch(file);
      expect(picture).toHaveAttribute('src', findScreen(id)?.art.cover.en);
      for (const lang of LANGS)
        expect(readFileSync(`src/ui/games/${id}/cover.${lang}.webp`).subarray(8, 12).toString()).toBe('WEBP');
    }
  });

  test.each([
    ['Hitler’s Last Battles', 'hitlers-last-battles', /錦大帝/, 'map and set-up reconstructed'],
    ['Hitler’s Reich', 'hitlers-reich', /Mark McLaughlin/, 'map and eight events reconstructed'],
    ['Blitzkrieg to Moscow 2', 'blitzkrieg-to-moscow-2', /Nakaguro Yasushi/, 'map, units, cards and CRT reconstructed'],
  ])('%s can be begun and learnt', async (title, id, credit, rebuilt) => {
    show(<HomeScreen />);
    const card = await screen.findByRole('article', { name: title });
    expect(within(card).getByRole('link', { name: 'Set up' })).toHaveAttribute('href', `/new/${id}`);
    expect(within(card).getByRole('link', { name: 'Learn' })).toBeInTheDocument();
    expect(within(card).getByText(credit)).toBeInTheDocument();
    expect(within(card).getByText(rebuilt)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Rules of ${title}` })).toHaveAttribute('href', `/rules/${id}`);
  });

  test('two players come first: one press begins, with the names of the last pair', async () => {
    localStorage.removeItem('fronts-last-setup');
    lastSetup.keep('hitlers-last-battles', 'campaign', ['person', 'person'], ['Anna', 'Ben']);
    const { visited } = show(<HomeScreen />);
    const card = within(await screen.findByRole('article', { name: 'Hitler’s Last Battles' }));
    expect(card.getByRole('radio', { name: 'Two players' })).toBeChecked();
    await userEvent.click(card.getByRole('button', { name: 'Play now Hitler’s Last Battles, two players' }));
    await waitFor(() => expect(visited.at(-1)).toMatch(/^\/table\/./));
    expect(matchStore.getState().about).toMatchObject({ seatNames: { german: 'Anna', allied: 'Ben' }, left: 'german' });
    await matchStore.getState().close();
  });

  test('one press plays against the Veteran; the next time, against whom it was last', async () => {
    localStorage.removeItem('fronts-last-setup');
    const first = show(<HomeScreen />);
    const card = within(await screen.findByRole('article', { name: 'Hitler’s Last Battles' }));
    await userEvent.click(card.getByRole('radio', { name: 'Veteran' }));
    await userEvent.click(card.getByRole('button', { name: 'Play now Hitler’s Last Battles against the Veteran' }));
    await waitFor(() => expect(first.visited.at(-1)).toMatch(/^\/table\/./));
    await libraryStore.getState().refresh();
    expect(libraryStore.getState().entries[0]).toMatchObject({
      game: 'hitlers-last-battles',
      about: { computers: { allied: 'veteran' }, hints: 'open', undo: 'honest' },
    });
    await matchStore.getState().close();
    first.unmount();
    lastSetup.keep('hitlers-reich', 'intro-1941-42', ['recruit', 'person']);
    const next = show(<HomeScreen />);
    const reich = within(await screen.findByRole('article', { name: 'Hitler’s Reich' }));
    expect(reich.getByRole('radio', { name: 'Recruit' })).toBeChecked();
    await userEvent.click(reich.getByRole('button', { name: 'Play now Hitler’s Reich against the Recruit' }));
    await waitFor(() => expect(next.visited.at(-1)).toMatch(/^\/table\/./));
    await libraryStore.getState().refresh();
    expect(libraryStore.getState().entries[0]).toMatchObject({
      scenario: 'intro-1941-42',
      about: { computers: { axis: 'recruit' } },
    });
    await matchStore.getState().close();
  });

  test('every scenario that can be set up is named on its card', async () => {
    show(<HomeScreen />);
    const card = await screen.findByRole('article', { name: 'Hitler’s Reich' });
    const game = await loadShelfGame('hitlers-reich');
    const scenarios = game?.scenarios.map(({ id }) => id) ?? [];
    expect(scenarios).toEqual(findGame('hitlers-reich')?.scenarios);
    for (const id of scenarios)
      expect(within(card).getByText(findMessage('en', `game.hitlers-reich.scenario.${id}`) ?? '')).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    localStorage.removeItem('fronts-last-setup');
    vi.stubGlobal('innerWidth', 390);
    applyTextSize(100);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    applyTextSize(100);
  });

  test('three boards, a level and one button that names both begin a match', async () => {
    const shown = show(<HomeScreen />);
    const play = within(await screen.findByRole('region', { name: 'Play now' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    const boards = within(play.getByRole('group', { name: 'Games' }));
    expect(boards.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(boards.getByRole('radio', { name: 'Hitler’s Last Battles' }));
    await userEvent.click(play.getByRole('radio', { name: 'Recruit' }));
    expect(play.getByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/new/hitlers-last-battles');
    await userEvent.click(play.getByRole('button', { name: 'Play Hitler’s Last Battles against the Recruit' }));
    await waitFor(() => expect(shown.visited.at(-1)).toMatch(/^\/table\/./));
    await libraryStore.getState().refresh();
    expect(libraryStore.getState().entries[0]).toMatchObject({ game: 'hitlers-last-battles' });
    await matchStore.getState().close();
  });
});

describe('with matches', () => {
  test('Continue says who decides what, and leads to the last match', async () => {
    await addMatch({ name: 'First' });
    const id = await addMatch({ name: 'Second', seatNames: { german: 'Mika' } });
    show(<HomeScreen />);
    const hero = await screen.findByRole('region', { name: 'Second' });
    expect(await within(hero).findByText(/Mika/)).toHaveTextContent(/decides$/);
    expect(within(hero).getByText('Hitler’s Last Battles, turn 1')).toBeInTheDocument();
    expect(within(hero).getByRole('link', { name: 'Continue' })).toHaveAttribute('href', `/table/${id}`);
    expect(screen.queryByRole('link', { name: 'Play the first lesson' })).not.toBeInTheDocument();
  });

  test('a name is shown as text, whatever it holds', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await addMatch({ name });
    show(<HomeScreen />);
    expect(await screen.findByRole('heading', { name, level: 2 })).toBeInTheDocument();
    expect(document.querySelector('img:not(.game-card__cover)')).toBeNull();
  });

  test('the library panel lists four and counts all', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await addMatch({ name });
    show(<HomeScreen />);
    const panel = await screen.findByRole('region', { name: 'Library' });
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(4);
    expect(within(panel).getByText('5 matches')).toBeInTheDocument();
    expect(within(panel).getByRole('link', { name: 'Library' })).toHaveAttribute('href', '/library');
  });
});

test('the other language is one button away, named in itself', async () => {
  show(<HomeScreen />);
  await userEvent.click(screen.getByRole('button', { name: '日本語' }));
  expect(prefsStore.getState().language).toBe('ja');
  expect(screen.getByRole('button', { name: 'English' })).toBeInTheDocument();
});
