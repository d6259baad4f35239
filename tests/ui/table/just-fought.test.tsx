/** While the next target is chosen, the column begins with the combat before it (§11). */
import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { matchStore } from '../../../src/store/app-match.ts';
import { closeTable, openTable, play } from './support.tsx';

const SAVE = readFileSync('tests/saves/pockets/sure.json', 'utf8');

afterEach(closeTable);

it('the last combat is told above the targets, with who fought and what it changed', async () => {
  await openTable({ text: SAVE });
  if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
  expect(screen.queryByRole('region', { name: 'Just fought' })).toBeNull();
  await play(['attack 1204', 'join g-pz3', 'join g-pz4', 'assault']);
  // The end is certain: what no answer can change is not asked, or is answered here by the first way.
  for (let n = 0; n < 8 && matchStore.getState().decision?.ask.key !== 'btm.ask.attack'; n++) {
    if (matchStore.getState().curtain) act(() => matchStore.getState().takeSeat());
    const { decision } = matchStore.getState();
    const move = decision?.moves.find((one) => !('card' in one) || one.card === null);
    if (!move) break;
    await act(() => matchStore.getState().dispatch(move));
  }
  const told = screen.getByRole('region', { name: 'Just fought' });
  expect(told).toHaveTextContent('13 : 1');
  expect(told).toHaveTextContent('Defenders of 1204 eliminated');
  const changes = within(told).getAllByRole('listitem');
  expect(changes[0]).toHaveTextContent('13th Army is eliminated in 1204');
  expect(told.querySelectorAll('.signed-piece[data-sign="lost"]')).toHaveLength(1);
  // It is above the targets.
  const targets = screen.getByRole('group', { name: 'Hexes to attack' });
  expect(told.compareDocumentPosition(targets) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  // The same on the map, with the cross, until the next action.
  await waitFor(() => expect(document.querySelector('.fought-plate')).toHaveTextContent('13th Army eliminated7:1'));
  expect(document.querySelectorAll('.fallen')).toHaveLength(1);
  const next = document.querySelector('[id^="choice-space:"]');
  act(() => void fireEvent.click(next ?? document.body));
  await waitFor(() => expect(document.querySelector('.fought-plate')).toBeNull());
  expect(document.querySelectorAll('.fallen')).toHaveLength(0);
});
