import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { setup1941, setup1944 } from '../../../src/engine/games/hitlers-reich/data/hitlers-reich-map.json';
import { allReadingsOf, RULINGS } from '../../../src/engine/games/blitzkrieg-to-moscow-2/rulings.ts';
import { readReadings } from '../../../src/engine/kits/rulings/rulings.ts';
import { readSave } from '../../../src/engine/kernel/save-file.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { lastSetup, libraryStore, prefsStore } from '../../../src/store/app-stores.ts';
import { seedFingerprint } from '../../../src/store/seed.ts';
import { loadShelfGame } from '../../../src/store/loaded-games.ts';
import { useShortcuts } from '../../../src/ui/app/use-shortcuts.ts';
import { NewGameScreen } from '../../../src/ui/new-game/new-game-screen.tsx';
import { show, startAfresh } from './support.tsx';

beforeEach(async () => {
  localStorage.removeItem('fronts-last-setup');
  await startAfresh();
});

function Shortcuts() {
  useShortcuts();
  return null;
}

const showForm = async (game = 'hitlers-last-battles') => {
  const shown = show(<NewGameScreen game={game} />);
  await screen.findByRole('button', { name: 'Start game' });
  return shown;
};
const openFold = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const chooseTwoPeople = () => userEvent.click(screen.getByRole('button', { name: 'Two people' }));
const seat = (name: string) => within(screen.getByRole('group', { name }));
const seed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Dice seed' });

/** The entry of the match that was set up. */
const findEntry = async () => {
  await libraryStore.getState().refresh();
  return libraryStore.getState().entries[0];
};

describe('a new game', () => {
  test('one button sets up the table, everything else has a start', async () => {
    const { visited } = await showForm();
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    const entry = await findEntry();
    expect(visited.at(-1)).toBe(`/table/${entry?.id}`);
    expect(entry).toMatchObject({
      scenario: 'campaign',
      moves: 0,
      about: { name: '', undo: 'honest', seatNames: {}, computers: { allied: 'veteran' }, hints: 'open' },
    });
  });

  test.each([
    ['Campaign 1941–45', setup1941, '3–4 h'],
    ['Short game 1944–45', setup1944, '2 h'],
  ])('%s tells its length and the hand sizes of its data', async (name, { handSize }, length) => {
    await showForm('hitlers-reich');
    const scenario = screen.getByRole('radio', { name });
    await userEvent.click(scenario);
    expect(scenario).toHaveAccessibleDescription(new RegExp(`${length}$`));
    expect(seat('Axis').getByText(new RegExp(`hand size ${handSize.axis}$`))).toBeInTheDocument();
    expect(seat('Allies').getByText(new RegExp(`hand size ${handSize.allied}$`))).toBeInTheDocument();
  });

  test('each seat is a person’s or a program’s, and one sentence says who plays whom', async () => {
    await showForm();
    expect(screen.getByText('You as the Germans against Veteran as the Allies')).toBeInTheDocument();
    expect(seat('Germans').getByRole('radio', { name: 'Person' })).toBeChecked();
    expect(seat('Allies').getByRole('radio', { name: 'Veteran' })).toHaveAccessibleDescription(
      /^Works out the odds of every move wins \d+ of 100 against .+ \(\d+–\d+\) instant$/,
    );
    await userEvent.click(seat('Germans').getByRole('radio', { name: 'Recruit' }));
    await userEvent.click(seat('Allies').getByRole('radio', { name: 'Person' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Allied player’s name' }), 'Mika');
    expect(screen.getByText('Recruit as the Germans against Mika as the Allies')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Swap sides' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    expect((await findEntry())?.about).toMatchObject({
      seatNames: { german: 'Mika' },
      computers: { allied: 'recruit' },
    });
  });

  test('two people have no computer, and agree on suggestions', async () => {
    await showForm();
    await chooseTwoPeople();
    expect(screen.getByText('Two people: Germans against Allies')).toBeInTheDocument();
    expect(screen.queryByText(/^The computer sees/)).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Off' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Private' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    const about = (await findEntry())?.about;
    expect(about).toMatchObject({ hints: 'free' });
    expect(about?.computers).toBeUndefined();
  });

  test('two computers play where nobody takes a seat', async () => {
    await showForm();
    await userEvent.click(screen.getByRole('button', { name: 'Computer against computer' }));
    expect(screen.getByText('Veteran as the Germans against Veteran as the Allies')).toBeInTheDocument();
  });

  test('the next game begins as the last one was set up', async () => {
    lastSetup.keep('hitlers-reich', 'short-1944', ['recruit', 'person']);
    await showForm('hitlers-reich');
    expect(screen.getByRole('radio', { name: 'Short game 1944–45' })).toBeChecked();
    expect(seat('Axis').getByRole('radio', { name: 'Recruit' })).toBeChecked();
    expect(seat('Allies').getByRole('radio', { name: 'Person' })).toBeChecked();
  });

  test('Enter starts, also where nothing has the focus', async () => {
    const { visited } = await showForm();
    render(<Shortcuts />);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(visited.at(-1)).toMatch(/^\/table\//));
  });

  test('all that was measured is in a table', async () => {
    await showForm();
    await userEvent.click(screen.getByRole('button', { name: 'See the results' }));
    const table = within(screen.getByRole('dialog', { name: 'Measured strength' })).getByRole('table');
    const { strengths } = await import('../../../src/players/hitlers-last-battles/strength.ts');
    expect(within(table).getAllByRole('row')).toHaveLength(1 + Object.keys(strengths).length);
    expect(within(table).getByRole('row', { name: /^Veteran/ })).toHaveTextContent(/\d%/);
  });

  test('keyboard alone: names, undo and start', async () => {
    await showForm();
    screen.getByRole('textbox', { name: 'German player’s name' }).focus();
    await userEvent.keyboard('Mika');
    screen.getByRole('radio', { name: 'Until dice are rolled' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    screen.getByRole('button', { name: /^Match/ }).focus();
    await userEvent.keyboard('{Enter}');
    screen.getByRole('textbox', { name: 'Match name' }).focus();
    await userEvent.keyboard('Winter{Enter}');
    expect((await findEntry())?.about).toMatchObject({ name: 'Winter', seatNames: { german: 'Mika' }, undo: 'open' });
  });

  test('the seed is drawn and only its fingerprint is shown; it can be drawn again', async () => {
    await showForm();
    const fingerprint = () => screen.getByRole('status').textContent;
    const first = fingerprint();
    expect(first).toMatch(/^[0-9a-f]{5} [0-9a-f]{5}$/);
    await userEvent.click(screen.getByRole('button', { name: 'Pick another seed' }));
    expect(fingerprint()).not.toBe(first);
    expect(seed()).toHaveValue('');
    const drawn = fingerprint();
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    const entry = await findEntry();
    expect(entry).toMatchObject({ knownSeed: false });
    const file = readSave((await libraryStore.getState().exportText(entry?.id ?? '')) ?? '');
    expect(seedFingerprint(file.setup.seed)).toBe(drawn);
    expect(file.setup.knownSeed).toBeUndefined();
    // The whole page, as it was before and after the start, held no seed.
    expect(document.documentElement.outerHTML).not.toContain(file.setup.seed);
  });

  test('a seed that a player types is marked as known beforehand, here and in the match', async () => {
    await showForm();
    expect(screen.queryByText(/dice can be known beforehand/)).not.toBeInTheDocument();
    await userEvent.type(seed(), 'warsaw');
    expect(screen.getByRole('status')).toHaveTextContent(seedFingerprint('warsaw'));
    expect(screen.getByText(/you can know the dice beforehand/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    const entry = await findEntry();
    expect(entry).toMatchObject({ knownSeed: true });
    const file = readSave((await libraryStore.getState().exportText(entry?.id ?? '')) ?? '');
    expect(file.setup).toMatchObject({ seed: 'warsaw', knownSeed: true });
    const { timeline, knownSeed } = matchStore.getState();
    expect(knownSeed).toBe(true);
    expect(timeline.points[0]?.lines[0]).toMatchObject({ key: 'table.known-seed' });
  });

  test('the settings are where it starts', async () => {
    prefsStore.getState().setPrefs({ undo: 'open', curtain: true });
    await showForm();
    expect(screen.getByRole('radio', { name: 'Any time' })).toBeChecked();
    await chooseTwoPeople();
    await openFold(/^Match/);
    expect(screen.getByRole('checkbox', { name: /^Cover screen/ })).toBeChecked();
  });

  test('what is reconstructed is shown before anyone plays', async () => {
    await showForm();
    await openFold(/^Reconstructed/);
    expect(await screen.findByRole('heading', { name: /What is reconstructed/ })).toBeInTheDocument();
    expect(screen.getByText(/We reconstructed them/)).toBeInTheDocument();
  });

  test('a game that is not on the shelf cannot be set up', async () => {
    show(<NewGameScreen game="elsewhere" />);
    expect(await screen.findByText('No such game')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start game' })).not.toBeInTheDocument();
  });
});

describe('a game with optional rules', () => {
  beforeEach(() => matchStore.getState().close());
  const start = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    await waitFor(() => expect(matchStore.getState().status).toBe('open'));
    return matchStore.getState().setup?.options;
  };

  test('has a switch for each, off at first, and every ruling as recommended', async () => {
    await showForm('blitzkrieg-to-moscow-2');
    expect(screen.getByRole('checkbox', { name: /^Free Soviet set-up/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Odessa/ }));
    expect(await start()).toEqual({
      ...{ 'free-setup': false, odessa: true, moscow: false, 'open-hands': false },
      ...allReadingsOf({ rulings: readReadings(RULINGS) }),
    });
  });

  test('asks once whether hands are hidden, and the rules hear of it', async () => {
    await showForm('blitzkrieg-to-moscow-2');
    expect(screen.queryByRole('checkbox', { name: /^Open hands/ })).not.toBeInTheDocument();
    await chooseTwoPeople();
    await userEvent.click(screen.getByRole('radio', { name: /^Open\s*both see/ }));
    expect(await start()).toMatchObject({ 'open-hands': true });
    expect(matchStore.getState().secrets).toBe('open');
  });
});

describe('a game with several scenarios and open rulings', () => {
  const start = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    await waitFor(() => expect(matchStore.getState().status).toBe('open'));
    return matchStore.getState();
  };
  beforeEach(() => matchStore.getState().close());
  const group = (name: RegExp) => screen.getByRole('group', { name });

  test('starts with the first scenario, every ruling as recommended and hands hidden, whatever the settings say', async () => {
    prefsStore.getState().setPrefs({ curtain: false });
    await showForm('hitlers-reich');
    const { setup, secrets } = await start();
    const shelf = await loadShelfGame('hitlers-reich');
    const [first] = shelf?.scenarios ?? [];
    expect(setup).toEqual({
      scenario: first?.id,
      options: Object.fromEntries(first?.options.map(({ id, initial }) => [id, initial]) ?? []),
    });
    expect(Object.keys(setup?.options ?? {}).length).toBeGreaterThan(10);
    expect(secrets).toBe('kept');
  });

  test('passes on the scenario, the set of events, the rulings and open hands', async () => {
    await showForm('hitlers-reich');
    await userEvent.click(screen.getByRole('radio', { name: /^Short game 1944–45/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^Only the 48 confirmed cards/ }));
    await openFold(/^Rulings/);
    const pool = group(/^Year-end bonus events/);
    expect(within(pool).getAllByRole('radio')[0]).toBeChecked();
    expect(within(pool).getByRole('link', { name: 'Open R-29 in the rules' })).toHaveAttribute(
      'href',
      '#/rules/hitlers-reich/R-29',
    );
    await userEvent.click(within(pool).getByRole('radio', { name: /common one/ }));
    expect(screen.getByRole('button', { name: /^Rulings.*1 changed from recommended/ })).toBeInTheDocument();
    await chooseTwoPeople();
    await userEvent.click(screen.getByRole('radio', { name: /^Open\s*both see/ }));
    const { setup, secrets } = await start();
    expect(setup).toMatchObject({
      scenario: 'short-1944',
      options: { 'event-set': 'attested', 'year-end-pool': 'own-and-common', icons: 'attacker' },
    });
    expect(secrets).toBe('open');
  });

  test('goes back to the recommended rulings, and leaves the other options as they are', async () => {
    await showForm('hitlers-reich');
    await userEvent.click(screen.getByRole('radio', { name: /^Only the 48 confirmed cards/ }));
    await openFold(/^Rulings/);
    await userEvent.click(within(group(/^Event symbols/)).getByRole('radio', { name: /^Both sides/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset to recommended' }));
    expect(screen.getByRole('button', { name: /^Rulings.*all as recommended/ })).toBeInTheDocument();
    const { setup } = await start();
    expect(setup?.options).toMatchObject({ icons: 'attacker', 'event-set': 'attested' });
  });

  test('a tournament asks for its level, and distinguishes players without names', async () => {
    await showForm('hitlers-reich');
    expect(screen.queryByRole('group', { name: /^Tournament scenario/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Tournament/ }));
    await userEvent.click(within(group(/^Tournament scenario/)).getByRole('radio', { name: '1941–43' }));
    const { setup, about, series } = await start();
    expect(setup).toMatchObject({ scenario: 'tournament', options: { level: 'intro-1941-43' } });
    expect(about?.seatNames).toEqual({ axis: 'Player 1', allies: 'Veteran (computer)' });
    expect(series).toMatchObject({ number: 1, standings: [], next: null });
  });

  test('a tournament is refused where both players go by one name', async () => {
    const { visited } = await showForm('hitlers-reich');
    await userEvent.click(screen.getByRole('radio', { name: /^Tournament/ }));
    for (const side of ['Axis', 'Allied'])
      await userEvent.type(screen.getByRole('textbox', { name: `${side} player’s name` }), 'Mika');
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    expect(await screen.findByText(/each player needs a different name/)).toBeInTheDocument();
    expect(visited).toHaveLength(1);
  });

  test('says what is reconstructed of it, and where that is written', async () => {
    await showForm('hitlers-reich');
    await openFold(/^Reconstructed/);
    expect(await screen.findByText(/eight of the 56 event cards/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'How it was reconstructed' })).toHaveAttribute(
      'href',
      '/rules/hitlers-reich/E.reconstructed',
    );
  });
});
