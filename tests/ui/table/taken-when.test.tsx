/** The sheets of the score say in which turn each place was taken. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { HistoryPoint } from '../../../src/store/types.ts';
import { readTaken } from '../../../src/ui/table/taken-when.tsx';
import { matchStore } from '../../../src/store/app-match.ts';
import { closeTable, openTable, type TableWanted } from './support.tsx';

afterEach(closeTable);

const point = (turn: number, ...places: readonly string[]) =>
  ({
    moment: { turn, seat: 'a', phase: 'p' },
    lines: places.map((hex, n) => ({ key: 'x.control', params: { hex }, n })),
  }) as unknown as HistoryPoint;

it('counts the last change of each place, in the turn in which its move was made', () => {
  const points = [point(1, '0101'), point(1, '0202'), point(2, '0303'), point(3, '0202', '0404'), point(3, '0303')];
  const taken = (until: number) => [...readTaken(points, until, ({ key }) => key === 'x.control')];
  // The opening position changes nothing, and the end of a turn belongs to that turn.
  expect(taken(9)).toEqual([
    ['0202', 2],
    ['0303', 3],
    ['0404', 2],
  ]);
  expect(taken(1)).toEqual([
    ['0202', 1],
    ['0303', 1],
  ]);
});

const TAKEN = /^taken, turn \d+$/;

/** Minsk is empty, and a panzer army is next to it. */
const MINSK = {
  phase: 'movement',
  units: { 'g-pz2': '1302', 's-13': '1204', 's-20': '1306' },
  germanHexes: ['1302', '1402'],
};

const GAMES: readonly (readonly [string, TableWanted, string])[] = [
  ['Hitler’s Last Battles', { sample: 'hitlers-last-battles.late-turn' }, '.hlb-score'],
  [
    'Blitzkrieg to Moscow 2',
    { game: 'blitzkrieg-to-moscow-2', position: MINSK, moves: ['move g-pz2 1303', 'halt'] },
    '.btm-score',
  ],
  ['Hitler’s Reich', { sample: 'hitlers-reich.turn-action-allies' }, '.victory-tally'],
];

describe.each(GAMES)('the sheet of %s', (_, wanted, button) => {
  it('has a turn that the log has', async () => {
    await openTable(wanted);
    await userEvent.click(document.querySelector(button) ?? document.body);
    await waitFor(() => expect(screen.getAllByText(TAKEN).length).toBeGreaterThan(0), { timeout: 4000 });
    const now = matchStore.getState().moment?.turn ?? 0;
    for (const { textContent } of screen.getAllByText(TAKEN))
      expect(Number(textContent?.match(/\d+/)?.[0])).toBeLessThanOrEqual(now);
  });
});
