/** Plays at the table and counts the inputs, for tests of budgets. */
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchStore } from '../../../src/store/app-match.ts';
import { prefsStore } from '../../../src/store/app-stores.ts';
import { openTable, type TableWanted } from './support.tsx';

export const BTM = 'blitzkrieg-to-moscow-2';
/** 2nd Panzer Army at 1402, with two Soviet armies within its reach. */
export const TANK = {
  units: { 'g-pz2': '1402', 's-20': '1306', 's-13': '1507' },
  germanHexes: ['1401', '1402'],
} as const;
/** Minsk, held by an active army, with two German units next to it. */
export const MINSK = {
  phase: 'combat',
  units: { 'g-pz2': '1302', 'g-18': '1403', 's-13': '1303', 's-11': 'eliminated' },
  germanHexes: ['1302', '1403'],
} as const;

/** A player whose inputs are counted. */
export function player() {
  const user = userEvent.setup();
  let inputs = 0;
  return {
    count: () => inputs,
    /** On the board, in the list or in the hand. */
    click: async (target: string) => {
      inputs += 1;
      const found =
        document.querySelector(`.board-stop[data-stop="${target}"]`) ??
        document.getElementById(`choice-${target}`) ??
        document.querySelector(`[data-target="${target}"]`);
      if (!found) throw new Error(`no ${target} on the table`);
      await user.click(found);
      await settled();
    },
    press: async (key: string) => {
      inputs += 1;
      await user.keyboard(key);
      await settled();
    },
  };
}
export const settled = () => act(() => matchStore.getState().settled());
export const asked = () => matchStore.getState().decision?.ask.key ?? '';
export const go = () => document.querySelector('.confirm__go')?.textContent ?? '';
export const notations = () => matchStore.getState().timeline.points.flatMap(({ notation }) => notation ?? []);

export async function open(wanted: TableWanted): Promise<void> {
  await openTable(wanted);
  prefsStore.getState().setPrefs({ resultPause: 'press' });
}
