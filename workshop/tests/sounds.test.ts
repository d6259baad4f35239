import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOUNDS } from '../sounds/cues.ts';
import { renderSounds } from '../sounds/file.ts';

const FOLDER = join(import.meta.dirname, '../../src/ui/sound');

describe('the sounds of the table', () => {
  it('are what `npm run sounds` makes, the same each time', () => {
    const { bytes, index } = renderSounds();
    expect(Buffer.from(bytes).equals(readFileSync(join(FOLDER, 'sounds.mp3')))).toBe(true);
    expect(index).toBe(readFileSync(join(FOLDER, 'sounds.json'), 'utf8'));
    expect(Buffer.from(renderSounds().bytes).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each(Object.entries(SOUNDS))('%s fills its scale and ends in silence', (_, make) => {
    const curve = make();
    const loudest = curve.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest).toBeGreaterThan(0.85);
    expect(loudest).toBeLessThanOrEqual(1);
    expect(Math.max(...curve.slice(-12).map(Math.abs))).toBeLessThan(0.05);
  });
});
