import { describe, expect, it } from 'vitest';
import type { HistoryPoint } from '../../../src/store/types.ts';
import { pointsOfLastTurn, recordOfLastTurn } from '../../../src/ui/table/last-turn.ts';

/** Points by whose turn it is after each; `turn` counts with every return to the first seat. */
const line = (seats: string): readonly HistoryPoint[] => {
  let turn = 1;
  return [...seats].map((seat, index) => {
    if (index > 0 && seat === 'a' && seats[index - 1] === 'b') turn++;
    return { index, moment: { turn, seat, phase: '' } } as unknown as HistoryPoint;
  });
};
const told = (seats: string, at: number) => pointsOfLastTurn(line(seats), at).map(({ index }) => index);

describe('the last turn', () => {
  it('begins with the first move of the other side, and ends with the one that ended its turn', () => {
    // Moves 1 to 3 are a's, the third of them ends a's turn; 4 and 5 are b's.
    expect(told('aaabba', 3)).toEqual([1, 2, 3]);
    expect(told('aaabba', 4)).toEqual([1, 2, 3]);
    expect(told('aaabba', 5)).toEqual([4, 5]);
  });

  it('is in the record, or began before it, or is not in it at all', () => {
    expect(recordOfLastTurn(line('aaabba'), 2)).toBe('none');
    expect(recordOfLastTurn(line('aaabba'), 4)).toBe('opening');
    expect(recordOfLastTurn(line('aaabba'), 5)).toBe('whole');
    expect(recordOfLastTurn([], 0)).toBe('none');
  });

  it('is empty before any turn is over', () => {
    expect(told('aaab', 0)).toEqual([]);
    expect(told('aaab', 2)).toEqual([]);
  });
});
