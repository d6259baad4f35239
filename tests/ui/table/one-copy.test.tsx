/** A requested card is in the page once. */
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeTable, openTable } from './support.tsx';

afterEach(closeTable);

it('is in the list of choices, and not in the hand under it a second time', async () => {
  await openTable({ sample: 'blitzkrieg-to-moscow-2.combat-attack-card-german' });
  expect(screen.getAllByRole('button', { name: /^Blitzkrieg/ })).toHaveLength(1);
});
