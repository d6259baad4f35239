import { Mp3Encoder } from '@breezystack/lamejs';
import { SOUNDS } from './cues.ts';
import { RATE } from './workshop.ts';

const KBPS = 80;
/** Silence between two sounds: longer than any decoder shifts them, so none is heard in the place of another. */
const GAP = Math.round(0.06 * RATE);
/** Every MP3 decoder delays the samples by at least this much, and most by another 529. */
const DELAY = 576;

/** The place of a sound in the decoded file, in samples. */
interface Place {
  readonly from: number;
  readonly samples: number;
}

/** All sounds one after the other as MP3, and where each is. */
export function renderSounds(): { readonly bytes: Uint8Array; readonly index: string } {
  const samples: number[] = [];
  const places: Record<string, Place> = {};
  for (const [name, make] of Object.entries(SOUNDS)) {
    const sound = make();
    places[name] = { from: samples.length + DELAY, samples: sound.length };
    samples.push(...sound, ...new Float64Array(GAP));
  }
  const encoder = new Mp3Encoder(1, RATE, KBPS);
  const parts = [
    encoder.encodeBuffer(Int16Array.from(samples, (value) => Math.round(value * 32_767))),
    encoder.flush(),
  ];
  return {
    bytes: Buffer.concat(parts.map((part) => new Uint8Array(part))),
    index: `${JSON.stringify({ rate: RATE, places }, null, 2)}\n`,
  };
}
