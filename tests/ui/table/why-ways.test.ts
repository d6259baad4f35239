import { describe, expect, it } from 'vitest';
import type { Reason, TargetRef } from '../../../src/engine/kernel/types.ts';
import { listWays } from '../../../src/ui/table/why-ways.ts';

interface Move {
  readonly targets: readonly TargetRef[];
}
const move = (...targets: TargetRef[]): Move => ({ targets });
const targetsOf = ({ targets }: Move) => targets;
const reason = (code: string): Reason => ({ code, key: code, rule: '1' });

const MOVES = [
  move('unit:A', 'space:X'),
  move('unit:B', 'space:X', 'space:Y'),
  move('unit:B', 'space:X', 'space:Z'),
  move('unit:C', 'space:Y'),
  move('button:end-move'),
];

describe('what is possible instead', () => {
  it('offers the same place to each other piece once', () => {
    const ways = listWays(MOVES, targetsOf, ['space:X'], ['unit:C'], [reason('ZONE_TO_ZONE')]);
    expect(ways.map(({ move: { targets } }) => targets[0])).toEqual(['unit:A', 'unit:B']);
  });

  it('does not offer the piece that was picked', () => {
    const ways = listWays(MOVES, targetsOf, ['space:X'], ['unit:A'], [reason('ZONE_TO_ZONE')]);
    expect(ways.map(({ move: { targets } }) => targets[0])).toEqual(['unit:B']);
  });

  it('offers to end the step only where time is what bars it', () => {
    expect(listWays(MOVES, targetsOf, ['marker:M'], [], [reason('WRONG_STEP')]).map(({ kind }) => kind)).toEqual([
      'end',
    ]);
    expect(listWays(MOVES, targetsOf, ['marker:M'], [], [reason('STACKING')])).toEqual([]);
  });
});
