/** The record of two players at the end of their match, and their chairs in the next one. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { changeSeats } from '../../../src/store/match/series.ts';
import { leftToRight } from '../../../src/store/seat-order.ts';
import { matchStore } from '../../../src/store/app-match.ts';
import { pairOf } from '../../../src/ui/app/pair-record.tsx';
import { closeTable, openTable } from './support.tsx';

afterEach(closeTable);

const NAMES = { german: 'Anna', allied: 'Ben' };
const SEATS = ['german', 'allied'];

describe('the chairs of two players', () => {
  it('stay theirs in the next match, whichever side they take', () => {
    expect(leftToRight(SEATS, undefined)).toEqual(SEATS);
    const next = changeSeats(SEATS, { seatNames: NAMES });
    expect(next).toMatchObject({ seatNames: { german: 'Ben', allied: 'Anna' }, left: 'allied' });
    expect(pairOf(next)).toEqual(['Anna', 'Ben']);
    expect(changeSeats(SEATS, next).left).toBe('german');
  });
});

describe('the end of a match between two names', () => {
  it('tells the score with this match in it, and leaves it out where the players say so', async () => {
    await openTable({ sample: 'hitlers-last-battles.over' });
    await act(async () => void (await matchStore.getState().setAbout({ seatNames: { german: 'Anna' } })));
    expect(screen.queryByText('Head to head')).toBeNull();
    await act(async () => void (await matchStore.getState().setAbout({ seatNames: NAMES })));
    const pair = () => within(screen.getByText('Head to head').closest('p') as HTMLElement);
    const isWonByAnna = matchStore.getState().result?.winner === 'german';
    const score = isWonByAnna ? 'Anna 1, Ben 0' : 'Anna 0, Ben 1';
    await waitFor(() => expect(pair().getByText(score)).toBeInTheDocument());
    await userEvent.click(pair().getByRole('button', { name: 'Do not count this game' }));
    await waitFor(() => expect(pair().getByText('Anna 0, Ben 0')).toBeInTheDocument());
    await userEvent.click(pair().getByRole('button', { name: 'Count this game' }));
    await waitFor(() => expect(pair().getByText(score)).toBeInTheDocument());
  });
});
