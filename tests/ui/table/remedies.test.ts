import { describe, expect, it } from 'vitest';
import type { TargetRef } from '../../../src/engine/kernel/types.ts';
import { listRemedies } from '../../../src/ui/table/remedies.ts';

interface Move {
  readonly targets: readonly TargetRef[];
}
const move = (...targets: TargetRef[]): Move => ({ targets });
const targetsOf = ({ targets }: Move) => targets;

const MOVES = [
  move('unit:A', 'space:X'),
  move('unit:B', 'space:X', 'space:Y'),
  move('unit:B', 'space:X', 'space:Z'),
  move('unit:C', 'space:Y'),
];
const END = move('button:end-move');

describe('what is possible instead', () => {
  it('offers the same place to each other piece once', () => {
    const remedies = listRemedies(MOVES, targetsOf, ['space:X'], ['unit:C'], []);
    expect(remedies.map(({ move: { targets } }) => targets[0])).toEqual(['unit:A', 'unit:B']);
  });

  it('does not offer the piece that was picked', () => {
    const remedies = listRemedies(MOVES, targetsOf, ['space:X'], ['unit:A'], []);
    expect(remedies.map(({ move: { targets } }) => targets[0])).toEqual(['unit:B']);
  });

  it('offers to end the step, where that is what it takes, after the other pieces', () => {
    expect(listRemedies([...MOVES, END], targetsOf, ['marker:M'], [], [END])).toEqual([{ move: END, kind: 'end' }]);
    expect(listRemedies([...MOVES, END], targetsOf, ['space:Y'], [], [END]).map(({ kind }) => kind)).toEqual([
      'other',
      'end',
    ]);
    expect(listRemedies([...MOVES, END], targetsOf, ['marker:M'], [], [])).toEqual([]);
  });
});
