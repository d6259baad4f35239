/** A game that is added to the list is on every screen and in the tools, and nothing else had to know of it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Route, Switch } from 'wouter';
import { GAMES } from '../../src/games/index.ts';
import { fillShelf } from '../../src/games/shelf.ts';
import { matchStore } from '../../src/store/app-match.ts';
import { prefsStore } from '../../src/store/app-stores.ts';
import { AboutScreen } from '../../src/ui/about/about-screen.tsx';
import { Problem } from '../../src/ui/app/problem.tsx';
import { patterns } from '../../src/ui/app/routes.ts';
import { fillScreens } from '../../src/ui/app/game-screen.ts';
import { SCREENS } from '../../src/ui/app/screens.ts';
import { HomeScreen } from '../../src/ui/home/home-screen.tsx';
import { LessonScreen } from '../../src/ui/lessons/lesson-screen.tsx';
import { LessonsScreen } from '../../src/ui/lessons/lessons-screen.tsx';
import { LibraryScreen } from '../../src/ui/library/library-screen.tsx';
import { NewGameScreen } from '../../src/ui/new-game/new-game-screen.tsx';
import { RulesScreen } from '../../src/ui/rules/rules-screen.tsx';
import { TableScreen } from '../../src/ui/table/table-screen.tsx';
import { executeCommand } from '../../tools/lib/cli.ts';
import { simulateCommand } from '../../tools/simulate/command.ts';
import { show, startAfresh } from '../ui/shell/support.tsx';
import { toyGame } from '../support/toy-game.ts';
import { toy, toyScreen } from './fourth/toy.ts';

beforeAll(() => {
  fillShelf([...GAMES, toy]);
  fillScreens({ ...SCREENS, toy: toyScreen });
});
beforeEach(async () => {
  await startAfresh();
  prefsStore.getState().setPrefs({ animationSpeed: 'none' });
});

/** Sets up a match by the form. Gives the address of its table. */
async function setUp(): Promise<string> {
  const { visited, unmount } = show(<NewGameScreen game="toy" />, '/new/toy');
  expect(await screen.findByRole('link', { name: 'Toy' })).toHaveAttribute('aria-current', 'page');
  // Nobody has written a program for it, so two people play.
  await userEvent.type(await screen.findByRole('combobox', { name: 'Red player’s name' }), 'Mika');
  await userEvent.click(screen.getByRole('radio', { name: /^Open\s*both see/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
  await matchStore.getState().close();
  unmount();
  return visited.at(-1) ?? '';
}

/** Puts that match on the table. */
async function openTable(path: string): Promise<void> {
  show(
    <Switch>
      <Route path={patterns.table}>{({ id }) => <TableScreen id={id} />}</Route>
    </Switch>,
    path,
  );
  await screen.findByRole('region', { name: 'Prompt' });
}

describe('a fourth game', () => {
  it('stands on the start screen, last, with its rules', async () => {
    show(<HomeScreen />);
    const card = await screen.findByRole('article', { name: 'Toy' });
    expect(screen.getAllByRole('article').indexOf(card)).toBe(GAMES.length);
    expect(within(card).getByText('The only one')).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Set up' })).toHaveAttribute('href', '/new/toy');
    expect(screen.getByRole('link', { name: 'Rules of Toy' })).toHaveAttribute('href', '/rules/toy');
  });

  it('is set up, played at the table, and found in the library', async () => {
    const path = await setUp();
    expect(path).toMatch(/^\/table\/./);
    await openTable(path);
    expect(screen.getByRole('region', { name: 'Prompt' })).toHaveTextContent('What now?');
    const [step] = matchStore.getState().decision?.moves ?? [];
    expect(step).toEqual({ type: 'step' });
    await matchStore.getState().dispatch({ type: 'step' });
    expect(await screen.findByText('Red 1, blue 0')).toBeInTheDocument();
    await matchStore.getState().close();
  });

  it('is listed in the library in its own words', async () => {
    await setUp();
    show(<LibraryScreen />);
    expect(await screen.findByRole('link', { name: 'Toy' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Library' })).toHaveTextContent('Turn 1, Red');
  });

  it('has its rules in the reader, in either language', async () => {
    show(<RulesScreen game="toy" section="1.1" />, '/rules/toy/1.1');
    expect(await screen.findByText('Step, roll or pass.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Rules of Toy' })).toBeInTheDocument();
  });

  it('has its lesson in the list, to be opened and played through', async () => {
    const list = show(<LessonsScreen game={null} />, '/learn');
    const lessons = await screen.findByRole('region', { name: 'Toy' });
    expect(within(lessons).getByRole('heading', { name: 'One step' })).toBeInTheDocument();
    expect(within(lessons).getByText('A point for the asking')).toBeInTheDocument();
    list.unmount();
    show(<LessonScreen id="toy-step" />, '/lesson/toy-step');
    expect(await screen.findByText('Ten points win.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Make a step.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
    expect(await screen.findByText('You have one point.')).toBeInTheDocument();
  });

  it('is credited where all games are', async () => {
    show(<AboutScreen />);
    expect(await screen.findByText('Design by the tests')).toBeInTheDocument();
    expect(screen.getByText('Its die.')).toBeInTheDocument();
  });

  it('is simulated', async () => {
    const out: string[] = [];
    const terminal = { print: (text: string) => out.push(text), complain: (text: string) => out.push(text) };
    const args = ['--game', 'toy', '--games', '3', '--players', 'random,random', '--json'];
    const code = await executeCommand(simulateCommand, args, terminal);
    expect(JSON.parse(out[0] ?? '')).toMatchObject({ game: 'toy', finished: 3, failed: 0 });
    expect(code).toBe(0);
  });

  it('has its refusals by their code where its words cannot be fetched', async () => {
    const offline = () => Promise.reject(new Error('offline'));
    const mute = {
      ...toy,
      id: 'mute',
      definition: () => Promise.resolve({ ...toyGame, id: 'mute' }),
      words: { ...toy.words, game: { en: offline, ja: offline } },
    };
    fillShelf([...GAMES, mute]);
    show(<Problem of={{ key: 'save.refused.mute.INV-07', params: { detail: 'red 11' } }} />);
    expect(
      await screen.findByText(/^The rules engine fails on the position of this save file \(INV-07: red 11\)/),
    ).toBeInTheDocument();
  });
});
