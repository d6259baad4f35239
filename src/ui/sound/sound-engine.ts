import { decode } from './adpcm.ts';
import { LEVELS, VARIANTS } from './cues.ts';
import type { CueId } from './cues.ts';

/** Where each sound lies in the file of all. */
export interface SoundIndex {
  readonly rate: number;
  readonly places: Readonly<Record<string, { readonly from: number; readonly samples: number }>>;
}

export interface SoundDeps {
  /** Null where the browser has none. */
  readonly createContext: () => AudioContext | null;
  /** When a context may be made: the first one waits for the system's sound, and a press must not. */
  readonly later: (then: () => void) => void;
  readonly index: SoundIndex;
  readonly fetchFile: () => Promise<ArrayBuffer>;
  /** What the players set, 0 where nothing is to be heard. */
  readonly volume: () => number;
}

export interface PlayHow {
  /** Milliseconds from now. */
  readonly after?: number;
  /** 1 is as recorded; less is slower and lower. */
  readonly rate?: number;
}

export interface SoundEngine {
  /** Called at a press: before one, browsers let nothing be heard, and the file is not fetched. */
  readonly wake: () => void;
  /** Nothing before the file has come: a sound that is late says something else. */
  readonly play: (cue: CueId, how?: PlayHow) => void;
  /** Whatever is heard fades out, and what was still to come does not. */
  readonly hush: () => void;
}

/** Two of one kind closer than this are one. */
const APART = 0.06;
const FADE = 0.02;

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

export function createSoundEngine({ createContext, later, index, fetchFile, volume }: SoundDeps): SoundEngine {
  let context: AudioContext | null = null;
  let isAwaited = false;
  let file: ArrayBuffer | null = null;
  let isFetching = false;
  const buffers = new Map<string, AudioBuffer>();
  const voices = new Set<Voice>();
  const last = new Map<CueId, number>();
  let turn = 0;

  /** Read when it is first heard: all of them at once would be felt. */
  function bufferOf(name: string, into: AudioContext): AudioBuffer | null {
    const known = buffers.get(name);
    const place = index.places[name];
    if (known || !place || !file) return known ?? null;
    const buffer = into.createBuffer(1, place.samples, index.rate);
    buffer.copyToChannel(decode(new Uint8Array(file, place.from), place.samples), 0);
    buffers.set(name, buffer);
    return buffer;
  }

  async function fetchOnce(): Promise<void> {
    if (file || isFetching) return;
    isFetching = true;
    try {
      file = await fetchFile();
    } catch {
      // Without a network there is no sound; the next press asks again.
    } finally {
      isFetching = false;
    }
  }

  /** Browsers allow it in a press and, once there has been one, after it as well. */
  function start(into: AudioContext): void {
    if (into.state === 'suspended') void into.resume().catch(() => undefined);
    void fetchOnce();
  }

  function makeContext(): void {
    isAwaited = false;
    context = createContext();
    if (context) start(context);
  }

  function begin(into: AudioContext, buffer: AudioBuffer, loudness: number, at: number, rate: number): void {
    const source = into.createBufferSource();
    const gain = into.createGain();
    source.buffer = buffer;
    source.playbackRate.value = rate;
    gain.gain.value = loudness;
    source.connect(gain);
    gain.connect(into.destination);
    const voice = { source, gain };
    voices.add(voice);
    source.addEventListener('ended', () => {
      voices.delete(voice);
      gain.disconnect();
    });
    source.start(at);
  }

  return {
    wake() {
      if (volume() === 0) return;
      if (context) start(context);
      else if (!isAwaited) {
        isAwaited = true;
        later(makeContext);
      }
    },
    play(cue, { after = 0, rate = 1 } = {}) {
      const loudness = volume() * 10 ** (LEVELS[cue] / 20);
      if (loudness === 0 || context?.state !== 'running') return;
      const names = VARIANTS[cue] ?? [cue];
      const buffer = bufferOf(names[turn++ % names.length] ?? cue, context);
      const at = context.currentTime + after / 1000;
      const before = last.get(cue);
      if (!buffer || (before !== undefined && Math.abs(at - before) < APART)) return;
      last.set(cue, at);
      begin(context, buffer, loudness, at, rate);
    },
    hush() {
      if (!context) return;
      const now = context.currentTime;
      for (const { source, gain } of voices) {
        gain.gain.cancelScheduledValues(now);
        gain.gain.setValueAtTime(gain.gain.value, now);
        gain.gain.linearRampToValueAtTime(0, now + FADE);
        source.stop(now + FADE);
      }
      last.clear();
    },
  };
}
