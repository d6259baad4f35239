import { describe, expect, it } from 'vitest';
import { decode, encode } from '../../../src/ui/sound/adpcm.ts';

const wave = (length: number, pitch: number) =>
  Float64Array.from({ length }, (_, at) => 0.8 * Math.sin((2 * Math.PI * pitch * at) / 24_000));

describe('sound in four bits a sample', () => {
  it('takes half a byte a sample and comes back as it was, but for a little noise', () => {
    const before = wave(2401, 440);
    const bytes = encode(before);
    expect(bytes).toHaveLength(1201);
    const after = decode(bytes, before.length);
    expect(after).toHaveLength(before.length);
    let [loud, wrong] = [0, 0];
    for (const [at, value] of before.entries()) {
      loud += value ** 2;
      wrong += (value - (after[at] ?? 0)) ** 2;
    }
    expect(10 * Math.log10(loud / wrong)).toBeGreaterThan(30);
  });

  it('stays within full scale, whatever it is told', () => {
    const curve = decode(new Uint8Array(400).fill(0x77), 800);
    expect(Math.max(...curve)).toBeLessThanOrEqual(1);
    expect(Math.min(...decode(new Uint8Array(400).fill(0xff), 800))).toBeGreaterThanOrEqual(-1);
  });

  it('is silent where the file ends early', () => {
    expect(decode(new Uint8Array(0), 3)).toHaveLength(3);
  });
});
