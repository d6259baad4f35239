/** The file that a replay is saved as, and the words under its frames. */
import { describe, expect, it } from 'vitest';
import { wrapText } from '../../../src/ui/replay/record-replay.ts';
import { createGifService } from '../../../src/ui/replay/gif-service.ts';

const [WIDTH, HEIGHT] = [40, 30];

/** A field of one colour, with a square of another. */
function frame(at: number): Uint8Array {
  const rgba = new Uint8Array(4 * WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const isSquare = i % WIDTH >= at && i % WIDTH < at + 5;
    rgba.set(isSquare ? [200, 40, 30, 255] : [240, 230, 200, 255], 4 * i);
  }
  return rgba;
}

/** Pictures of a GIF: time of each in hundredths of a second. */
function readGif(bytes: Uint8Array): { readonly width: number; readonly height: number; readonly times: number[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const times: number[] = [];
  const skip = (from: number): number => {
    let at = from;
    while (bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
    return at + 1;
  };
  const tableOf = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableOf(bytes[10] ?? 0);
  while (bytes[at] !== 0x3b && at < bytes.length) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) times.push(view.getUint16(at + 4, true));
      at = skip(at + 2);
    } else at = skip(at + 11 + tableOf(bytes[at + 9] ?? 0));
  }
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), times };
}

describe('a moving picture', () => {
  it('has a frame for each move, shown as long as was asked', () => {
    const gif = createGifService();
    gif.begin(WIDTH, HEIGHT);
    gif.sample(frame(0));
    gif.sample(frame(20));
    const sizes = [0, 10, 20].map((at, n) => gif.add(frame(at), n === 2 ? 2400 : 1200));
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    const bytes = gif.end();
    expect(new TextDecoder().decode(bytes.subarray(0, 6))).toBe('GIF89a');
    expect(readGif(bytes)).toEqual({ width: WIDTH, height: HEIGHT, times: [120, 120, 240] });
  });

  it('costs next to nothing where nothing changes', () => {
    const gif = createGifService();
    gif.begin(WIDTH, HEIGHT);
    gif.sample(frame(0));
    const first = gif.add(frame(0), 100);
    expect(gif.add(frame(0), 100) - first).toBeLessThan(80);
  });
});

describe('words under a frame', () => {
  const measure = (words: string) => words.length;
  it('are broken between words, and cut with a sign', () => {
    expect(wrapText('one two three', 7, 2, measure)).toEqual(['one two', 'three']);
    expect(wrapText('one two three four', 7, 2, measure)).toEqual(['one two', 'three…']);
    expect(wrapText('', 7, 2, measure)).toEqual([]);
  });
  it('of Japanese are broken anywhere', () => {
    expect(wrapText('第一装甲軍が前進する', 6, 2, measure)).toEqual(['第一装甲軍が', '前進する']);
  });
});
