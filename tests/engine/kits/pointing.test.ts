import { describe, expect, it } from 'vitest';
import { groupBy, indexById, joinIds, makeIndex, unique } from '../../../src/engine/kits/pointing/lookup.ts';
import {
  buttonRef,
  cardRef,
  isButton,
  isPlainButton,
  markerRef,
  parseTarget,
  spaceRef,
  unitRef,
} from '../../../src/engine/kits/pointing/targets.ts';

describe('references', () => {
  it.each([
    ['unit', unitRef],
    ['space', spaceRef],
    ['marker', markerRef],
    ['card', cardRef],
    ['button', buttonRef],
  ] as const)('a %s is read back as it was written', (kind, refer) => {
    expect(refer('G-B')).toBe(`${kind}:G-B`);
    expect(parseTarget(refer('G-B'))).toEqual({ kind, id: 'G-B' });
  });

  it('an id may hold a colon', () => {
    expect(parseTarget('button:odds-3:1')).toEqual({ kind: 'button', id: 'odds-3:1' });
  });

  it('a move of one button is a plain button; one that points at a thing as well is not', () => {
    expect(isButton('button:halt')).toBe(true);
    expect(isButton('unit:button')).toBe(false);
    expect(isPlainButton(['button:halt'])).toBe(true);
    expect(isPlainButton(['button:fortify', 'space:kiev'])).toBe(false);
    expect(isPlainButton(['space:kiev'])).toBe(false);
    expect(isPlainButton([])).toBe(false);
  });
});

describe('finding things', () => {
  const things = [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
  ];

  it('finds a thing by its id, and none by another', () => {
    const index = indexById(things);
    expect(index.get('b')).toBe(things[1]);
    expect(index.get('c')).toBeUndefined();
  });

  it('builds the index of a source once, and of another source anew', () => {
    const built: object[] = [];
    const read = makeIndex((source: { readonly things: typeof things }) => {
      built.push(source);
      return indexById(source.things);
    });
    const [one, other] = [{ things }, { things: [] }];
    expect(read(one).get('a')).toBe(things[0]);
    expect(read(one)).toBe(read(one));
    expect(read(other).size).toBe(0);
    expect(built).toEqual([one, other]);
  });

  it('names each value once, in the order of its first occurrence', () => {
    expect(unique(['b', 'a', 'b', 'c', 'a'])).toEqual(['b', 'a', 'c']);
  });

  it('groups things by a key, in the order of its first occurrence', () => {
    const groups = groupBy(['kiev', 'minsk', 'kursk'], (name) => name.slice(0, 1));
    expect([...groups]).toEqual([
      ['k', ['kiev', 'kursk']],
      ['m', ['minsk']],
    ]);
  });

  it('puts ids into one parameter', () => {
    expect(joinIds(['kiev', 'kharkov'])).toBe('kiev,kharkov');
    expect(joinIds([])).toBe('');
  });
});
