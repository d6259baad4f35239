import { encode } from '../../src/ui/sound/adpcm.ts';
import { SOUNDS } from './cues.ts';
import { RATE } from './workshop.ts';

/** Where a sound lies in the file. */
interface Place {
  readonly from: number;
  readonly samples: number;
}

/** All sounds one after the other, and where each lies. */
export function renderSounds(): { readonly bytes: Uint8Array; readonly index: string } {
  const parts: Uint8Array[] = [];
  const places: Record<string, Place> = {};
  let from = 0;
  for (const [name, make] of Object.entries(SOUNDS)) {
    const samples = make();
    const part = encode(samples);
    parts.push(part);
    places[name] = { from, samples: samples.length };
    from += part.length;
  }
  return {
    bytes: new Uint8Array(Buffer.concat(parts)),
    index: `${JSON.stringify({ rate: RATE, places }, null, 2)}\n`,
  };
}
