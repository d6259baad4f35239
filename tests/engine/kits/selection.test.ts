import { describe, expect, it } from 'vitest';
import type { TargetRef } from '../../../src/engine/kernel/types.ts';
import { pickTarget, select, unpick } from '../../../src/engine/kits/pointing/selection.ts';
import { isPlainButton } from '../../../src/engine/kits/pointing/targets.ts';

interface Move {
  readonly name: string;
  readonly targets: readonly TargetRef[];
}
const move = (name: string, ...targets: TargetRef[]): Move => ({ name, targets });
const POINTING = {
  targetsOf: ({ targets }: Move) => targets,
  isEnding: ({ targets }: Move) => isPlainButton(targets),
  freeOrder: 2,
};

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
const listed = (picked: readonly TargetRef[]) => select(MOVES, POINTING, picked).choices.map(({ target }) => target);

describe('what is asked next', () => {
  it('offers the changeable pick of a whole move again, whichever came last', () => {
    const from = { ...POINTING, changeable: ({ targets }: Move) => targets[0] ?? null };
    const orders: readonly (readonly TargetRef[])[] = [
      [B, Y],
      [Y, B],
    ];
    for (const picks of orders) {
      const { base, choices, chosen, routes } = select(MOVES, from, picks);
      expect(chosen?.name).toBe('B to Y');
      expect(base).toEqual([]);
      expect(choices.map(({ target }) => target)).toEqual([A, B]);
      // Its later targets are ways to the same end, the one taken among them.
      expect(routes.map(({ target }) => target)).toEqual([Y]);
    }
    // The only move that is left counts as picked whole, though its last target was never pressed.
    const only = select(MOVES, from, [B]);
    expect([only.made, only.picked, only.base]).toEqual([[B], [B, Y], []]);
    expect(unpick(MOVES, from, only)).toEqual([]);
    expect(pickTarget(MOVES, from, only, Y)).toEqual([B, Y]);
    expect(pickTarget(MOVES, from, select(MOVES, from, [B, Y]), Y)).toEqual([B]);
    // Picks of an incomplete move are not offered again.
    expect(select(MOVES, from, [A]).base).toEqual([A]);
  });

  it('lists the first target of every move, buttons apart, in the order of the engine', () => {
    expect(listed([])).toEqual([A, B]);
    expect(select(MOVES, POINTING, []).chosen).toBeNull();
  });

  it('lists the destinations of a picked unit', () => {
    expect(listed([A])).toEqual([X, Z, Y]);
  });

  it('lists the units when the place is picked first, and not for those that only pass through it', () => {
    expect(listed([Y])).toEqual([A, B]);
    expect(listed([X])).toEqual([A]);
    expect(names(select(MOVES, POINTING, [X]).candidates)).toEqual(['A to X']);
  });

  it('names the move once the picks leave only one', () => {
    expect(select(MOVES, POINTING, [B]).chosen?.name).toBe('B to Y');
    expect(select(MOVES, POINTING, [A, X]).chosen?.name).toBe('A to X');
    expect(select(MOVES, POINTING, [Y, A]).chosen?.name).toBe('A to Y');
  });

  it('keeps the list of destinations in sight when one is chosen', () => {
    const { base, choices } = select(MOVES, POINTING, [A, X]);
    expect(base).toEqual([A]);
    expect(choices.map(({ target }) => target)).toEqual([X, Z, Y]);
  });

  it('takes the straight way and offers the other route to the same end', () => {
    const { chosen, routes } = select(MOVES, POINTING, [A, Y]);
    expect(chosen?.name).toBe('A to Y');
    expect(routes.map(({ target }) => target)).toEqual([Z]);
    expect(select(MOVES, POINTING, [A, Y, Z]).chosen?.name).toBe('A to Y by Z');
  });

  it('asks for the route when there is no straight way', () => {
    const two = [move('by X', A, Z, X), move('by Y', A, Z, Y)];
    const { chosen, choices } = select(two, POINTING, [A, Z]);
    expect(chosen).toBeNull();
    expect(choices.map(({ target }) => target)).toEqual([X, Y]);
  });

  it('chooses the only legal move automatically', () => {
    expect(select([move('end', END)], POINTING, []).chosen?.name).toBe('end');
  });

  it('drops picks that no legal move holds', () => {
    expect(select(MOVES, POINTING, [B, X]).picked).toEqual([B]);
    expect(select(MOVES, POINTING, ['unit:gone', X]).picked).toEqual([]);
  });
});

describe('pointing at the board', () => {
  const point = (picked: readonly TargetRef[], target: TargetRef) =>
    pickTarget(MOVES, POINTING, select(MOVES, POINTING, picked), target);

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

  it('removes a pick when it is pointed at again', () => {
    expect(point([A, X], X)).toEqual([A]);
    expect(point([A, X], A)).toEqual([]);
  });

  it('does not swap the unit for a place it cannot reach: the player wants to know why', () => {
    expect(point([B], X)).toBeNull();
  });

  it('ignores what no move holds', () => {
    expect(point([], 'space:nowhere')).toBeNull();
  });
});

describe('an action that leaves one way only', () => {
  const LAND = 'button:land';
  const SEA = 'button:sea';
  /** X can be attacked by land from A or B, Y from A by land and by sea; free in the order of three. */
  const ATTACKS = [
    move('A to X', LAND, A, X),
    move('B to X', LAND, B, X),
    move('A to Y', LAND, A, Y),
    move('Y at sea', SEA, Y),
    move('end', END),
  ];
  const attacks = { ...POINTING, freeOrder: 3 };
  const after = (...picked: TargetRef[]) => select(ATTACKS, attacks, picked);

  it('goes without saying: the target first, then from where', () => {
    expect(after(X)).toMatchObject({ made: [X], picked: [X, LAND], chosen: null });
    expect(after(X).choices.map(({ target }) => target)).toEqual([A, B]);
    expect(after(X, LAND, B).chosen?.name).toBe('B to X');
  });

  it('is asked where there are two', () => {
    expect(after(Y).choices.map(({ target }) => target)).toEqual([LAND, SEA]);
    expect(after(Y).picked).toEqual([Y]);
  });

  it('is taken back with the pick that brought it', () => {
    expect(unpick(ATTACKS, attacks, after(X, LAND, B))).toEqual([X, LAND]);
    expect(unpick(ATTACKS, attacks, after(X, LAND))).toEqual([]);
    expect(unpick(ATTACKS, attacks, after(Y, SEA))).toEqual([Y]);
  });
});
