import { LEVELS, VARIANTS, type CueId } from './cues.ts';

export interface SoundIndex {
  readonly rate: number;
  readonly places: Readonly<Record<string, { readonly from: number; readonly samples: number }>>;
}

interface SoundDeps {
  readonly createContext: () => AudioContext | null;
  /** Runs `then` when a context may be made: the first context waits for the system's sound, and a press must not. */
  readonly later: (then: () => void) => void;
  readonly index: SoundIndex;
  readonly fetchFile: () => Promise<ArrayBuffer>;
  readonly volume: () => number;
}

interface PlayHow {
  readonly after?: number;
  readonly rate?: number;
}

export interface SoundEngine {
  /** Handles a press: browsers are silent before one, and the file is not fetched earlier. */
  readonly wake: () => void;
  /** Does nothing until the file has loaded: a late sound would mislead. */
  readonly play: (cue: CueId, how?: PlayHow) => void;
  readonly hush: () => void;
}

const APART = 0.06;
const FADE = 0.02;

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

export function createSoundEngine({ createContext, later, index, fetchFile, volume }: SoundDeps): SoundEngine {
  let context: AudioContext | null = null;
  let isAwaited = false;
  let sounds: AudioBuffer | null = null;
  let isFetching = false;
  const voices = new Set<Voice>();
  const last = new Map<CueId, number>();
  let turn = 0;

  async function fetchOnce(into: AudioContext): Promise<void> {
    if (sounds || isFetching) return;
    isFetching = true;
    try {
      sounds = await into.decodeAudioData(await fetchFile());
    } catch {
      // There is no network, so no sound; the next press asks again.
    } finally {
      isFetching = false;
    }
  }

  /** Browsers allow it in a press and, once there has been one, after it as well. */
  function start(into: AudioContext): void {
    if (into.state === 'suspended') void into.resume().catch(() => undefined);
    void fetchOnce(into);
  }

  function makeContext(): void {
    isAwaited = false;
    context = createContext();
    if (context) start(context);
  }

  function begin(into: AudioContext, name: string, loudness: number, at: number, rate: number): void {
    const place = index.places[name];
    if (!place) return;
    const source = into.createBufferSource();
    const gain = into.createGain();
    source.buffer = sounds;
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
    source.start(at, place.from / index.rate, place.samples / index.rate);
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
      if (loudness === 0 || !sounds || context?.state !== 'running') return;
      const names = VARIANTS[cue] ?? [cue];
      const name = names[turn++ % names.length] ?? cue;
      const at = context.currentTime + after / 1000;
      const before = last.get(cue);
      if (before !== undefined && Math.abs(at - before) < APART) return;
      last.set(cue, at);
      begin(context, name, loudness, at, rate);
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
