import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEVELS, VARIANTS } from '../../../src/ui/sound/cues.ts';
import type { CueId } from '../../../src/ui/sound/cues.ts';
import type { SoundIndex } from '../../../src/ui/sound/sound-engine.ts';
import index from '../../../src/ui/sound/sounds.json';

const { rate, places }: SoundIndex = index;
const names = (Object.keys(LEVELS) as CueId[]).flatMap((cue) => VARIANTS[cue] ?? [cue]);

describe('the file of the sounds', () => {
  it('is under 60 KB', () => {
    expect(statSync(join(import.meta.dirname, '../../../src/ui/sound/sounds.mp3')).size).toBeLessThan(60_000);
  });

  it('has each cue that the table plays, and no other', () => {
    expect(Object.keys(places).sort()).toEqual([...names].sort());
  });

  it.each(names)('%s lasts no longer than a cue may', (name) => {
    const { samples = 0 } = places[name] ?? {};
    expect((samples / rate) * 1000).toBeLessThanOrEqual(name === 'victory' ? 1500 : 500);
  });
});
