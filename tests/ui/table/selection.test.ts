import { describe, expect, it } from 'vitest';
import type { TargetRef } from '../../../src/engine/kernel/types.ts';
import { pickTarget, select } from '../../../src/ui/table/selection.ts';

interface Move {
  readonly name: string;
  readonly targets: readonly TargetRef[];
}
const move = (name: string, ...targets: TargetRef[]): Move => ({ name, targets });
const targetsOf = ({ targets }: Move) => targets;

const A = 'unit:A';
const B = 'unit:B';
const [X, Y, Z] = ['space:X', 'space:Y', 'space:Z'] as const;
const END = 'button:end';

/** A may go to X, to Z through X, to Y straight or through Z; B may go to Y only. */
const MOVES = [
  move('A to X', A, X),
  move('A to Z by X', A, Z, X),
  move('A to Y', A, Y),
  move('A to Y by Z', A, Y, Z),
  move('B to Y', B, Y),
  move('end', END),
];
const names = (moves: readonly Move[]) => moves.map(({ name }) => name);
const listed = (picked: readonly TargetRef[]) => select(MOVES, targetsOf, picked).choices.map(({ target }) => target);

describe('what is asked next', () => {
  it('lists the first target of every move, buttons apart, in the order of the engine', () => {
    expect(listed([])).toEqual([A, B]);
    expect(select(MOVES, targetsOf, []).chosen).toBeNull();
  });

  it('lists the destinations of a picked unit', () => {
    expect(listed([A])).toEqual([X, Z, Y]);
  });

  it('lists the units when the place is picked first, and not for those that only pass through it', () => {
    expect(listed([Y])).toEqual([A, B]);
    expect(listed([X])).toEqual([A]);
    expect(names(select(MOVES, targetsOf, [X]).candidates)).toEqual(['A to X']);
  });

  it('names the move once the picks leave only one', () => {
    expect(select(MOVES, targetsOf, [B]).chosen?.name).toBe('B to Y');
    expect(select(MOVES, targetsOf, [A, X]).chosen?.name).toBe('A to X');
    expect(select(MOVES, targetsOf, [Y, A]).chosen?.name).toBe('A to Y');
  });

  it('keeps the list of destinations in sight when one is chosen', () => {
    const { base, choices } = select(MOVES, targetsOf, [A, X]);
    expect(base).toEqual([A]);
    expect(choices.map(({ target }) => target)).toEqual([X, Z, Y]);
  });

  it('takes the straight way and offers the other route to the same end', () => {
    const { chosen, routes } = select(MOVES, targetsOf, [A, Y]);
    expect(chosen?.name).toBe('A to Y');
    expect(routes.map(({ target }) => target)).toEqual([Z]);
    expect(select(MOVES, targetsOf, [A, Y, Z]).chosen?.name).toBe('A to Y by Z');
  });

  it('asks for the route when there is no straight way', () => {
    const two = [move('by X', A, Z, X), move('by Y', A, Z, Y)];
    const { chosen, choices } = select(two, targetsOf, [A, Z]);
    expect(chosen).toBeNull();
    expect(choices.map(({ target }) => target)).toEqual([X, Y]);
  });

  it('chooses the only legal move by itself', () => {
    expect(select([move('end', END)], targetsOf, []).chosen?.name).toBe('end');
  });

  it('drops picks that no legal move holds', () => {
    expect(select(MOVES, targetsOf, [B, X]).picked).toEqual([B]);
    expect(select(MOVES, targetsOf, ['unit:gone', X]).picked).toEqual([]);
  });
});

describe('pointing at the board', () => {
  const point = (picked: readonly TargetRef[], target: TargetRef) =>
    pickTarget(MOVES, targetsOf, select(MOVES, targetsOf, picked), target);

  it('picks a unit, then its destination', () => {
    expect(point([], A)).toEqual([A]);
    expect(point([A], X)).toEqual([A, X]);
  });

  it('picks a place first', () => {
    expect(point([], Y)).toEqual([Y]);
    expect(point([Y], B)).toEqual([Y, B]);
  });

  it('changes the destination instead of taking it for a route', () => {
    expect(point([A, Y], Z)).toEqual([A, Z]);
  });

  it('starts anew with another unit', () => {
    expect(point([A, X], B)).toEqual([B]);
  });

  it('takes a pick away when it is pointed at again', () => {
    expect(point([A, X], X)).toEqual([A]);
    expect(point([A, X], A)).toEqual([]);
  });

  it('does not swap the unit for a place it cannot reach: the player wants to know why', () => {
    expect(point([B], X)).toBeNull();
  });

  it('knows nothing of what no move holds', () => {
    expect(point([], 'space:nowhere')).toBeNull();
  });
});
