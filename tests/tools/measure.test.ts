import { describe, expect, it } from 'vitest';
import { countLines, countRepeats, listBodies } from '../../tools/measure/files.ts';

describe('the figures of the house', () => {
  it('counts lines without the empty end of a file', () => {
    expect([countLines(''), countLines('one'), countLines('one\n\ntwo\n')]).toEqual([0, 1, 3]);
  });

  it('finds rules that say the same in another order, also within a media query', () => {
    const bodies = listBodies(`
      .a { color: red; margin: 0 }
      /* .b { color: red } */
      @media (width < 40rem) { .c { margin:  0; color: red; } .d { color: blue; } }
    `);
    expect(bodies).toEqual(['color: red; margin: 0', 'color: red; margin: 0', 'color: blue']);
    expect(countRepeats(bodies)).toBe(1);
  });

  it('reads a nested rule apart from the one around it', () => {
    expect(listBodies('.a { color: red; & b { margin: 0 } }')).toEqual(['margin: 0', 'color: red']);
  });
});
