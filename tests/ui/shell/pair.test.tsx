/** Two people at one screen: names, sides by swap or by lot, and the record between them. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LibraryEntry } from '../../../src/store/library-types.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { lastSetup, libraryStore } from '../../../src/store/app-stores.ts';
import { drawSides, knownNames, seatPair, type Pair } from '../../../src/ui/new-game/pair.ts';
import { NewGameScreen } from '../../../src/ui/new-game/new-game-screen.tsx';
import { show, startAfresh } from './support.tsx';

const GAME = 'hitlers-last-battles';
const SHELF = { id: GAME, seats: ['german', 'allied'] };
const ANNA_AND_BEN: Pair = { names: ['Anna', 'Ben'], sides: null };

const finished = (id: number, german: string, allied: string, winner: string): LibraryEntry => ({
  ...{ id: `match-${id}`, game: GAME, scenario: 'campaign', origin: 'new', created: id, updated: id, moves: 9 },
  about: { name: '', seatNames: { german, allied }, tags: [], created: '', undo: 'honest', curtain: false },
  ...{ toMove: null, ask: null, status: 'finished', winner, bytes: 1, rulesVersion: 1, branches: 0, deletedAt: null },
  moment: { turn: 1, phase: 'over', seat: 'german' },
});

describe('who takes which side', () => {
  it('leaves the left player the first seat before a first match', () => {
    const { sides, leftAt, places } = seatPair(ANNA_AND_BEN, SHELF, []);
    expect([sides, leftAt, places.map(({ name }) => name)]).toEqual(['keep', 0, ['Anna', 'Ben']]);
  });

  it('proposes to swap after a match, and keeps the sides of that one where the players say so', () => {
    const entries = [finished(1, 'Anna', 'Ben', 'german')];
    expect(seatPair(ANNA_AND_BEN, SHELF, entries)).toMatchObject({ sides: 'swap', leftAt: 1 });
    expect(seatPair({ ...ANNA_AND_BEN, sides: 'keep' }, SHELF, entries).leftAt).toBe(0);
    const swapped = [...entries, finished(2, 'Ben', 'Anna', 'german')];
    expect(seatPair(ANNA_AND_BEN, SHELF, swapped).places.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  it('draws lots only where the players said so', () => {
    const kept = seatPair(ANNA_AND_BEN, SHELF, []);
    expect(drawSides(kept, ANNA_AND_BEN, 1).leftAt).toBe(0);
    const lots = { ...ANNA_AND_BEN, sides: 'lot' as const };
    const drawn = ([0, 1] as const).map((lot) => drawSides(seatPair(lots, SHELF, []), lots, lot));
    expect(drawn.map(({ leftAt, places }) => [leftAt, places[leftAt].name])).toEqual([
      [0, 'Anna'],
      [1, 'Anna'],
    ]);
  });

  it('knows the names of persons, the last played first', () => {
    const entries = [finished(1, 'Carl', 'Anna', 'german'), finished(2, 'Anna', 'Ben', 'allied')];
    const withProgram = { ...finished(3, 'Dora', 'Veteran', 'german') };
    const about = { ...withProgram.about, computers: { allied: 'veteran' } };
    expect(knownNames([...entries, { ...withProgram, about }])).toEqual(['Dora', 'Anna', 'Ben', 'Carl']);
  });
});

describe('the set-up for two', () => {
  beforeEach(async () => {
    localStorage.removeItem('fronts-last-setup');
    await startAfresh();
  });
  const open = async () => {
    show(<NewGameScreen game={GAME} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Two people' }));
  };
  const pair = () => within(screen.getByRole('region', { name: 'The two players' }));
  const start = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start game' }));
    await waitFor(() => expect(matchStore.getState().status).toBe('open'));
    return matchStore.getState().about;
  };

  it('seats both by name, remembers them, and asks for names before it keeps a record', async () => {
    await open();
    expect(pair().getByText(/^Give both names/)).toBeInTheDocument();
    await userEvent.type(pair().getByRole('combobox', { name: 'German player’s name' }), 'Anna');
    await userEvent.type(pair().getByRole('combobox', { name: 'Allied player’s name' }), 'Ben');
    expect(pair().getByText('No finished game between you yet.')).toBeInTheDocument();
    await userEvent.click(pair().getByRole('radio', { name: 'Swap sides' }));
    expect(await start()).toMatchObject({ seatNames: { german: 'Ben', allied: 'Anna' }, left: 'allied' });
    expect(lastSetup.read().names).toEqual(['Anna', 'Ben']);
  });

  it('begins with the last pair and tells the score between them', async () => {
    lastSetup.keep(GAME, 'campaign', ['person', 'person'], ['Anna', 'Ben']);
    show(<NewGameScreen game={GAME} />);
    await screen.findByRole('region', { name: 'The two players' });
    libraryStore.setState({
      entries: [
        finished(1, 'Anna', 'Ben', 'german'),
        finished(2, 'Ben', 'Anna', 'german'),
        finished(3, 'Anna', 'Ben', 'draw'),
      ],
    });
    expect(await pair().findByText('Anna 1, Ben 1, 1 draw')).toBeInTheDocument();
    expect(pair().getByRole('radio', { name: 'Swap sides' })).toBeChecked();
    expect(pair().getByRole('img', { name: 'Ben won as the Germans' })).toBeInTheDocument();
  });

  it('names no side before the lot falls', async () => {
    await open();
    await userEvent.click(pair().getByRole('radio', { name: 'Random' }));
    expect(pair().queryByText('Germans')).not.toBeInTheDocument();
    expect(pair().getAllByText('The sides are drawn when the game starts.')).toHaveLength(2);
    expect(['german', 'allied']).toContain((await start())?.left);
  });

  it('goes back to a game against the computer', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'A person against the computer' }));
    expect(screen.queryByRole('region', { name: 'The two players' })).not.toBeInTheDocument();
    expect(screen.getByText('You as the Germans against Veteran as the Allies')).toBeInTheDocument();
  });
});
