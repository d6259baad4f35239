import { describe, expect, it } from 'vitest';
import type { TargetRef } from '../../src/engine/kernel/types.ts';
import { createDerive, derive } from '../../src/play/derive.ts';
import { game, MOVES, positionAt, targetsOf } from './on-a-table.ts';

const NONE: readonly TargetRef[] = [];
const inputs = (wanted = NONE, more: { readonly filter?: string; readonly isWaiting?: boolean } = {}) => ({
  game,
  source: { targets: targetsOf },
  shown: POSITION,
  isWaiting: more.isWaiting ?? false,
  picks: { wanted, marchTo: null, filter: more.filter ?? '' },
  whyNot: null,
});
const POSITION = positionAt(1);

describe('the picture', () => {
  it('lists what may be picked first, and sets beside it what ends the step', () => {
    const { entries, buttons, targets, decision } = derive(inputs());
    expect(decision?.seat).toBe('axis');
    expect(entries.map(({ target, moves }) => [target, moves.length])).toEqual([
      ['unit:a', 2],
      ['unit:b', 1],
      ['card:c', 1],
    ]);
    expect(buttons).toEqual([MOVES[4]]);
    expect(targets.get('unit:a')).toBe('legal');
  });

  it('separates what lies on the board from what lies beside it', () => {
    const { onBoard, beside } = derive(inputs(['unit:a']));
    expect(onBoard.get('unit:a')).toBe('chosen');
    expect([...onBoard.keys()].every((target) => !target.startsWith('card:'))).toBe(true);
    expect([...derive(inputs()).beside.keys()]).toEqual(['card:c']);
    expect([...beside.keys()].filter((target) => !target.startsWith('card:'))).toEqual([]);
  });

  it('asks nothing of onlookers, in the past, while dice tumble or the curtain is called for', () => {
    expect(derive(inputs(NONE, { isWaiting: true }))).toMatchObject({ decision: null, moves: [], entries: [] });
    const read = { ...inputs(), shown: positionAt(1, { readOnly: 'other-tab' }) };
    expect(derive(read).decision).toBeNull();
  });

  it('narrows the list by words and counts all of it', () => {
    const { entries, entryCount } = derive(inputs(NONE, { filter: 'CARD' }));
    expect(entries.map(({ target }) => target)).toEqual(['card:c']);
    expect(entryCount).toBe(3);
  });
});

describe('what has not changed', () => {
  it('is the same object: the picture, its parts, its entries', () => {
    const remembering = createDerive();
    const first = remembering(inputs());
    expect(remembering(inputs())).toBe(first);
    const filtered = remembering(inputs(NONE, { filter: 'unit' }));
    expect(filtered.targets).toBe(first.targets);
    expect(filtered.selection).toBe(first.selection);
    expect(filtered.entries).toEqual(first.entries.slice(0, 2));
    expect(filtered.entries[0]).toBe(first.entries[0]);
  });

  it('beside the board is the same map while picks on it change', () => {
    const remembering = createDerive();
    const first = remembering(inputs(['unit:a']));
    const second = remembering(inputs(['unit:a', 'space:x']));
    expect(second.targets).not.toBe(first.targets);
    expect(second.beside).toBe(first.beside);
  });
});
