/** The breakthrough phase of Blitzkrieg to Moscow 2 (§12): what each tank does best, in the list and on the map. */
import { readFileSync } from 'node:fs';
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { BTM, open, player, TANK } from './counted.ts';
import { closeTable, openTable, play } from './support.tsx';

const SAVE = readFileSync('tests/saves/pockets/breakthrough.json', 'utf8');

async function sit(language: 'en' | 'ja' = 'en'): Promise<void> {
  await openTable({ text: SAVE, language });
  await takeSeat();
}

/** The cover comes and goes a moment after the table. */
const takeSeat = (): Promise<void> =>
  vi.waitFor(() => {
    if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
    expect(document.querySelector('main.curtain')).toBeNull();
    expect(document.querySelector('.prompt')).not.toBeNull();
  });

const tanks = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('button')
    .filter(({ id }) => id.startsWith('choice-'))
    .map((line) => line.textContent);

afterEach(closeTable);

describe('a hand that sends no tank', () => {
  it('ends the step, and is not asked which tank acts', async () => {
    await openTable({ sample: 'blitzkrieg-to-moscow-2.breakthrough-action-german' });
    await takeSeat();
    const prompt = screen.getByRole('region', { name: 'Prompt' });
    expect(prompt).toHaveTextContent('End breakthrough');
    expect(prompt).not.toHaveTextContent('Act with a tank');
  });
});

describe('tanks that can act', () => {
  it('have a line each, the best act first, with the cards that send them', async () => {
    await sit();
    const lines = tanks('Tank actions');
    expect(lines[0]).toMatch(/1st Panzer Army.*takes Dnepropetrovsk, empty: \+1 point/);
    expect(lines[1]).toMatch(/3rd Panzer Army.*takes Smolensk, empty: \+1 point/);
    // No two tanks have the same aim.
    expect(lines[2]).toMatch(/4th Panzer Army.*attacks 13th Army, 6:1, sure/);
    expect(lines[3]).toMatch(/2nd Panzer Army.*moves up to 5; attack strength 4/);
  });

  it('have the units that a card can activate under them, as counters in one tray', async () => {
    await sit();
    const tray = screen.getByRole('group', { name: 'Units to activate' });
    expect(tray.querySelectorAll('.legal__tray .action-tile')).toHaveLength(3);
    // A counter among lines is another act: Tab takes up no unit here.
    expect(document.querySelector('.confirm__next')).toBeNull();
  });

  it('have the closed cards under them in one paragraph with reasons', async () => {
    await open({
      game: BTM,
      position: {
        phase: 'breakthrough',
        ...TANK,
        hands: { german: ['g-blitz', 'g-air-1', 'g-air-2'] },
      },
    });
    const closed = screen.getByRole('group', { name: 'Not available now' });
    expect(closed.tagName).toBe('P');
    expect(document.querySelector('.action-tile--closed')).toBeNull();
    // Two copies have one name and one reason.
    const names = within(closed).getAllByRole('button', { name: /Air Support/i });
    expect(names).toHaveLength(1);
    await vi.waitFor(() => expect(closed.textContent).toMatch(/Air Support.{10,}/i));
    act(() => names[0]?.click());
    await vi.waitFor(() => expect(document.querySelector('.why')).toHaveTextContent(/Air Support/i));
  });

  it('name the cards that send them, one for two tanks as a half', async () => {
    await open({
      game: BTM,
      position: {
        phase: 'breakthrough',
        ...TANK,
        hands: { german: ['g-blitz', 'g-tac', 'g-repl-1', 'g-repl-2'] },
      },
    });
    const chips = () =>
      within(screen.getAllByRole('group', { name: 'Card used' })[0] ?? document.body).getAllByRole('button');
    const told = () => chips().map((chip) => `${chip.textContent} ${chip.getAttribute('aria-pressed')}`);
    expect(told()).toEqual(['Replacements true', '½ Blitzkrieg false']);
    // A press on the other card sends the tank with it; the column of the move can change it back.
    act(() => chips()[1]?.click());
    await vi.waitFor(() => expect(screen.getByRole('region', { name: 'This move' })).toBeInTheDocument());
    expect(told()).toEqual(['Replacements false', '½ Blitzkrieg true']);
    act(() => chips()[0]?.click());
    await vi.waitFor(() => expect(told()).toEqual(['Replacements true', '½ Blitzkrieg false']));
  });

  it('have the number of their line on the map, and an arrow to their aim', async () => {
    await sit();
    await vi.waitFor(() => expect(document.querySelector('.panzers')).not.toBeNull());
    expect([...document.querySelectorAll('.panzers__number')].map((one) => one.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(document.querySelectorAll('.panzers .btm-ahead-way')).toHaveLength(2);
    expect(document.querySelectorAll('.panzers .btm-attack path')).toHaveLength(1);
    const user = player();
    await user.click('unit:g-pz3');
    expect(document.querySelector('.panzers')).toBeNull();
  });

  it('speak Japanese', async () => {
    await sit('ja');
    expect(tanks('戦車アクションを行う戦車')[1]).toMatch(/空いているスモレンスクを占領：＋1点/);
  });

  it('show what they could do while the hand is face down, and no card of it', async () => {
    await open({
      game: BTM,
      curtain: true,
      position: {
        phase: 'combat',
        units: { 'g-pz2': '1302', 'g-pz4': '1403', 's-13': '1303' },
        spent: ['s-13'],
        germanHexes: ['1302', '1403'],
        hands: { german: ['g-blitz'], soviet: [] },
      },
    });
    if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
    // Both players watch the die, so that the hand is face down after it.
    await play(['attack 1303', 'join g-pz2', 'assault']);
    for (const type of ['shift', 'reroll', 'end-advance', 'end-combat']) {
      const move = matchStore.getState().decision?.moves.find((one) => one.type === type);
      if (move) await act(() => matchStore.getState().dispatch(move));
    }
    expect(matchStore.getState().isFaceDown).toBe(true);
    expect(matchStore.getState().decision?.ask.key).toMatch(/^btm.ask.break/);
    const rows = screen.getByRole('region', { name: 'What your tanks could do' });
    expect(within(rows).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(within(rows).getByRole('button', { name: 'Take your hand' })).toBeInTheDocument();
    // Enter ends nothing that the hand may still allow.
    expect(document.querySelector('.confirm__go')?.textContent ?? '').not.toMatch(/Enter/);
    expect(document.querySelector('[data-target^="card:"], .btm-card')).toBeNull();
  });
});
