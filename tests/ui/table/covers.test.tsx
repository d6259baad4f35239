/** Budgets of covers in Blitzkrieg to Moscow 2: none where the defender has nothing to decide, else at most one a combat. */
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { matchStore, standingOrders } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { asked, BTM, MINSK, notations, open, settled } from './counted.ts';
import { closeTable } from './support.tsx';

beforeEach(() => localStorage.clear());
afterEach(closeTable);

/** Plays the attack on Minsk to its end, and counts the covers that call the defender. */
async function coversOf(soviet: readonly string[], spent: readonly string[] = []): Promise<number> {
  await open({ game: BTM, position: { ...MINSK, spent, hands: { german: ['g-air-1'], soviet } } });
  prefsStore.getState().setPrefs({ resultPause: 'off' });
  const state = matchStore.getState;
  act(() => state().takeSeat());
  standingOrders.getState().give(state().id ?? '', 'soviet', 'defence', 'active');
  let covers = 0;
  const stop = matchStore.subscribe(({ curtain }, before) => {
    if (curtain?.seat === 'soviet' && before.curtain?.seat !== 'soviet') covers += 1;
  });
  await act(() => state().dispatchText('attack 1303'));
  for (let n = 0; n < 12 && asked() !== 'btm.ask.attack'; n++) {
    if (state().curtain) act(() => state().takeSeat());
    const { moves = [] } = state().decision ?? {};
    const next = moves.find(({ type }) => type === 'assault') ?? moves.at(-1);
    if (next) await act(() => state().dispatch(next));
    await settled();
    if (state().events.some(({ type }) => type === 'rolled') && asked() === 'btm.ask.advance') break;
  }
  stop();
  expect(notations()).toContain('assault');
  return covers;
}

it('a combat has none where the defender has nothing to decide', async () => {
  expect(await coversOf([], ['s-13'])).toBe(0);
});

it('a combat has one at most where a card of the defender can matter', async () => {
  expect(await coversOf(['s-city'])).toBeLessThanOrEqual(1);
});
