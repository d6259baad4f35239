/** Several moves in a row that are picked as one place. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { TANK } from './counted.ts';
import { closeTable, notationOfLast, openTable } from './support.tsx';

const choices = () => screen.getByRole('region', { name: 'Your options' });
const group = (name: string) => within(choices()).getByRole('group', { name });
const position = {
  phase: 'movement',
  ...TANK,
};
const open = () => openTable({ game: 'blitzkrieg-to-moscow-2', position });
const made = () => matchStore.getState().timeline.points.length - 1;

afterEach(closeTable);

describe('the units still to move', () => {
  it('stand on while one is picked: another takes its place, and the same once more lets go of it', async () => {
    const user = userEvent.setup();
    await open();
    const unit = (name: RegExp) => within(group('Still to move')).getByRole('button', { name });
    const n = within(group('Still to move')).getAllByRole('button').length;
    await user.click(unit(/2nd Panzer/));
    expect(within(group('Still to move')).getAllByRole('button')).toHaveLength(n);
    expect(unit(/2nd Panzer/)).toHaveAttribute('aria-pressed', 'true');
    // The keyboard moves on to the possible places.
    expect(document.querySelector('[data-choices]')).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveTextContent(/140\d|130\d|150\d/);
    await user.click(unit(/1st Panzer/));
    expect(unit(/2nd Panzer/)).not.toHaveAttribute('aria-pressed');
    expect(unit(/1st Panzer/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(unit(/1st Panzer/));
    expect(unit(/1st Panzer/)).not.toHaveAttribute('aria-pressed');
    expect(made()).toBe(0);
  });
});

describe('a march', () => {
  it('is picked like a place, and is one move and one undo', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(within(group('Still to move')).getByRole('button', { name: /2nd Panzer/ }));
    await user.click(within(group('Move several hexes')).getByRole('button', { name: /1404/ }));
    await vi.waitFor(() => expect(notationOfLast()).toBe('step 1404'));
    expect(matchStore.getState().timeline.points.map(({ notation }) => notation)).toEqual([
      null,
      'move g-pz2 1403',
      'step 1404',
    ]);
    // One picture, with all that happened on the way.
    expect(matchStore.getState().step).toMatchObject({ kind: 'play', from: 0, to: 2 });
    expect(matchStore.getState().events.length).toBeGreaterThan(0);
    await user.keyboard('u');
    await vi.waitFor(() => expect(made()).toBe(0));
    expect(matchStore.getState().canUndo).toBe(false);
    await user.keyboard('y');
    await vi.waitFor(() => expect(notationOfLast()).toBe('step 1404'));
    expect(matchStore.getState().canRedo).toBe(false);
  });
});

describe('the way to what the pointer is on', () => {
  it('is drawn with the cost of each step', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(within(group('Still to move')).getByRole('button', { name: /2nd Panzer/ }));
    const costs = () => [...document.querySelectorAll('.btm-ahead text')].map((text) => text.textContent);
    expect(costs()).toEqual([]);
    await user.hover(within(group('Move several hexes')).getByRole('button', { name: /1404/ }));
    await vi.waitFor(() => expect(costs()).toEqual(['1', '2']));
  });
});

describe('a tank that several cards could send', () => {
  it('is shown wherever any of them leads, and goes on the one that is worth least unless another is picked', async () => {
    const user = userEvent.setup();
    const hands = { german: ['g-blitz', 'g-repl-1'] };
    await openTable({
      game: 'blitzkrieg-to-moscow-2',
      position: { ...position, phase: 'breakthrough', hands },
    });
    const at = (target: string) =>
      document.querySelector(`.board-stop[data-stop="${target}"]`) ?? document.getElementById(`choice-${target}`);
    const press = (target: string) => user.click(at(target) ?? document.body);
    const go = () => document.querySelector('.confirm__go')?.textContent ?? '';
    await press('unit:g-pz2');
    expect(at('space:1404')?.getAttribute('data-mark')).toBe('legal');
    await press('space:1404');
    expect(go()).toMatch(/^Replacements: move 2nd Panzer Army/);
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    await user.click(document.querySelector('[data-target="card:g-blitz"]') ?? document.body);
    await press('unit:g-pz2');
    await press('space:1404');
    // It is sent at once, because the second tank is asked for before the card is played (§12.2).
    await vi.waitFor(() => expect(matchStore.getState().decision?.ask.key).toBe('btm.ask.second.move'));
    expect(notationOfLast()).toBe('step 1404');
  });
});

describe('the reach of a unit that is picked', () => {
  it('is drawn while the pointer is in the list, and announced first', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(within(group('Still to move')).getByRole('button', { name: /2nd Panzer/ }));
    await user.keyboard('r');
    const signs = () => document.querySelectorAll('.btm-step').length;
    const drawn = signs();
    expect(drawn).toBeGreaterThan(5);
    // A number is not covered by the sign of a target.
    expect(document.querySelectorAll('.mark-tag[data-mark="legal"]')).toHaveLength(0);
    await user.hover(within(group('Move several hexes')).getByRole('button', { name: /1404/ }));
    expect(signs()).toBe(drawn);
    await user.click(screen.getByRole('tab', { name: /^On the map/ }));
    expect(screen.getAllByRole('heading', { level: 3, name: /, from / })[0]).toHaveTextContent(/^2nd Panzer Army/);
    expect(screen.queryByText(/^Hover over or select a unit/)).toBeNull();
  });
});

describe('what is asked', () => {
  it('sends no player to the map where nothing on it can be picked', async () => {
    await openTable({
      game: 'blitzkrieg-to-moscow-2',
      position: { turn: 1, side: 'soviet', germanHexes: ['1303'], units: { 's-13': '1306' } },
      moves: ['end-remove', 'draw s-t34'],
    });
    // The last card is a question for one answer.
    expect(matchStore.getState().decision?.moves[0]?.type).toBe('draw');
    expect(screen.getByText('Choose from the list.')).toBeInTheDocument();
    expect(screen.queryByText('Choose from the list or on the map.')).toBeNull();
  });
});
