import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decode } from '../../src/ui/sound/adpcm.ts';
import { LEVELS, VARIANTS } from '../../src/ui/sound/cues.ts';
import type { CueId } from '../../src/ui/sound/cues.ts';
import type { SoundIndex } from '../../src/ui/sound/sound-engine.ts';
import { renderSounds } from '../../workshop/sounds/file.ts';
import { wavOf } from '../../workshop/sounds/wav.ts';

const FOLDER = join(import.meta.dirname, '../../src/ui/sound');
const made = renderSounds();
const index = JSON.parse(made.index) as SoundIndex;
const names = (Object.keys(LEVELS) as CueId[]).flatMap((cue) => VARIANTS[cue] ?? [cue]);

describe('the file of the sounds', () => {
  it('is what `npm run sounds` makes, the same each time', () => {
    expect(Buffer.from(made.bytes).equals(readFileSync(join(FOLDER, 'sounds.bin')))).toBe(true);
    expect(made.index).toBe(readFileSync(join(FOLDER, 'sounds.json'), 'utf8'));
    expect(Buffer.from(renderSounds().bytes).equals(Buffer.from(made.bytes))).toBe(true);
  });

  it('is under 60 KB', () => {
    expect(made.bytes.length + made.index.length).toBeLessThan(60_000);
  });

  it('has each cue that the table plays, and no other', () => {
    expect(Object.keys(index.places).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s fills its scale, ends in silence, and lasts no longer than a cue may', (name) => {
    const place = index.places[name];
    if (!place) throw new Error(name);
    const curve = decode(made.bytes.subarray(place.from), place.samples);
    const loudest = curve.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    expect(loudest).toBeGreaterThan(0.85);
    expect(loudest).toBeLessThanOrEqual(1);
    expect(Math.max(...curve.slice(-12).map(Math.abs))).toBeLessThan(0.05);
    expect((place.samples / index.rate) * 1000).toBeLessThanOrEqual(name === 'victory' ? 1500 : 500);
  });

  it('can be listened to', () => {
    const wav = wavOf(Float32Array.of(0, 1, -1), index.rate);
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(24)).toBe(24_000);
    expect([wav.readInt16LE(44), wav.readInt16LE(46), wav.readInt16LE(48)]).toEqual([0, 32_767, -32_767]);
  });
});
