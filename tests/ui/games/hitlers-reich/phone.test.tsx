/** A conflict on a phone has the page for itself; the orders of its seat are in the menu of every size. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { matchStore } from '../../../../src/store/app-match.ts';
import { applyTextSize } from '../../../../src/ui/app/layout-size.ts';
import { closeTable, openTable } from '../../table/support.tsx';

const sizes = { phone: [390, 844], small: [1024, 768], wide: [1440, 900] } as const;
const useSize = (size: keyof typeof sizes) => {
  vi.stubGlobal('innerWidth', sizes[size][0]);
  vi.stubGlobal('innerHeight', sizes[size][1]);
  applyTextSize(100);
};
afterEach(async () => {
  await closeTable();
  vi.unstubAllGlobals();
  applyTextSize(100);
});

const open = async (name: string) => {
  await openTable({ sample: `hitlers-reich.${name}` });
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
};

it.each([
  ['conflict-name-axis', true],
  ['turn-action-axis', false],
] as const)('shows no row of tabs in a conflict (%s)', async (name, isAlone) => {
  useSize('phone');
  await open(name);
  expect(screen.getByRole('main').classList.contains('table__main--alone')).toBe(isAlone);
});

it.each(
  (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) =>
    ['turn-action-axis', 'conflict-name-axis'].map((name) => [size, name] as const),
  ),
)('reaches the standing orders of the seat from its menu (%s, %s)', async (size, name) => {
  useSize(size);
  const user = userEvent.setup();
  await open(name);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Standing orders/ }));
  expect(await screen.findByRole('dialog', { name: /standing orders/i })).toBeVisible();
});
