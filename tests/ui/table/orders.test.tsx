/** Standing orders: given in the seat, obeyed in the other's turn, and as hidden as a hand. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { matchStore, standingOrders } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { createStandingOrders, ordersOf } from '../../../src/store/standing-orders.ts';
import { asked, BTM, MINSK, notations, open, player } from './counted.ts';
import { closeTable } from './support.tsx';

beforeEach(() => localStorage.clear());
afterEach(closeTable);

/** A Soviet hand without a card for cities. */
const CITY = {
  ...MINSK,
  hands: { german: ['g-air-1', 'g-tac'], soviet: ['s-t34', 's-hitler'] },
};
const TITLE = /German standing orders/;
const sit = () => act(() => matchStore.getState().takeSeat());
const curtain = () => matchStore.getState().curtain?.seat ?? null;
const matchId = () => matchStore.getState().id ?? '';
const give = (seat: string, id: string, value: string) =>
  act(() => standingOrders.getState().give(matchId(), seat, id, value));

async function attack() {
  const { click, press } = player();
  await click('space:1303');
  await press('{Enter}');
  return { click, press };
}

it('answers the defence as its owner has ordered, without a cover', async () => {
  await open({ game: BTM, position: CITY });
  sit();
  give('soviet', 'defence', 'passive');
  await attack();
  expect(notations()).toContain('defend s-13 passive');
  // No card could change the combat after that.
  expect([asked(), curtain()]).toEqual(['btm.ask.advance', null]);
});

it('calls nobody who has no card that fits, unless that player wants it', async () => {
  await open({ game: BTM, position: CITY });
  sit();
  give('soviet', 'defence', 'active');
  const first = await attack();
  await first.press('0');
  await first.press('{Enter}');
  // No card of the Soviet hand shifts the odds here, and neither does one re-roll.
  expect(notations().filter((move) => move === 'shift none')).toHaveLength(2);
  expect(curtain()).toBeNull();
});

it('is asked for all the same where players want to be asked for everything', async () => {
  await open({ game: BTM, position: CITY });
  prefsStore.getState().setPrefs({ asksAll: true });
  sit();
  give('soviet', 'defence', 'passive');
  await attack();
  expect(notations()).not.toContain('defend s-13 passive');
});

it('is given on the screen of one seat, by keys, and lasts for the match', async () => {
  await open({ game: BTM, position: CITY });
  sit();
  const seat = matchStore.getState().viewer ?? '';
  await userEvent.keyboard('{Shift>}D{/Shift}');
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  // The other side's own card is no order of this seat.
  expect(within(dialog).queryByText('Hitler Order')).toBeNull();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Always passive' }));
  expect(ordersOf(standingOrders.getState(), matchId(), seat)).toEqual({ defence: 'passive' });
  const reloaded = createStandingOrders(localStorage).getState();
  expect(ordersOf(reloaded, matchId(), seat)).toEqual({ defence: 'passive' });
  expect(ordersOf(reloaded, 'another match', seat)).toEqual({});
});

it('is shown to nobody else: not under a cover, and in no save', async () => {
  await open({ game: BTM, position: CITY });
  sit();
  give('soviet', 'defence', 'passive');
  await userEvent.keyboard('{Shift>}D{/Shift}');
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  expect(within(dialog).getByRole('radio', { name: 'Always passive' })).not.toBeChecked();
  act(() => matchStore.getState().dropCurtain());
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  await userEvent.keyboard('{Shift>}D{/Shift}');
  expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull();
  expect(JSON.stringify(matchStore.getState().exportText() ?? '')).not.toContain('passive');
});

it('are on a chip at the foot of the map, for their own seat alone, which opens them', async () => {
  await open({ game: BTM, position: CITY });
  const chip = () => document.querySelector<HTMLElement>('.orders-chip');
  sit();
  give('soviet', 'defence', 'passive');
  expect(matchStore.getState().viewer).toBe('german');
  await waitFor(() => expect(chip()).toHaveTextContent('Standing orders: default'));
  expect(document.body).not.toHaveTextContent('Always passive');
  give('german', 'defence', 'active');
  await waitFor(() => expect(chip()).toHaveTextContent('Your orders: Always active'));
  await userEvent.click(chip() ?? document.body);
  expect(await screen.findByRole('dialog', { name: TITLE })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  act(() => matchStore.getState().dropCurtain());
  await waitFor(() => expect(chip()).toBeNull());
});

it('is given where hands are open, too', async () => {
  await open({ sample: 'blitzkrieg-to-moscow-2.combat-attack-german' });
  expect(matchStore.getState().secrets).toBe('open');
  await userEvent.keyboard('{Shift>}D{/Shift}');
  expect(await screen.findByRole('dialog', { name: /standing orders/ })).toBeInTheDocument();
});
