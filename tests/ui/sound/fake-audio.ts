import type { SoundIndex } from '../../../src/ui/sound/sound-engine.ts';

/** The requests that a fake context received. */
export interface Heard {
  /** The offset in the file of all sounds, in samples at its rate. */
  readonly from: number;
  readonly rate: number;
  readonly at: number;
  readonly loudness: number;
  /** When it was told to end; null for never. */
  stop: number | null;
  fadesTo: number | null;
}

const RATE = 24_000;

/** As much of an audio context as the engine uses, with a clock that is set by hand. */
export class FakeAudioContext {
  state: 'suspended' | 'running' = 'suspended';
  currentTime = 0;
  readonly destination = {};
  readonly heard: Heard[] = [];

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  decodeAudioData(file: ArrayBuffer) {
    return Promise.resolve({ length: file.byteLength });
  }
  createGain() {
    const gain = {
      value: 1,
      fadesTo: null as number | null,
      cancelScheduledValues: () => undefined,
      setValueAtTime: () => undefined,
      linearRampToValueAtTime(value: number) {
        gain.fadesTo = value;
      },
    };
    return { gain, connect: () => undefined, disconnect: () => undefined };
  }
  createBufferSource() {
    const { heard } = this;
    let gain: ReturnType<FakeAudioContext['createGain']>['gain'] | null = null;
    let one: Heard | null = null;
    const source = {
      buffer: null as { length: number } | null,
      playbackRate: { value: 1 },
      connect(node: ReturnType<FakeAudioContext['createGain']>) {
        gain = node.gain;
      },
      addEventListener: () => undefined,
      start(at: number, offset: number) {
        one = {
          from: Math.round(offset * RATE),
          rate: source.playbackRate.value,
          at,
          loudness: gain?.value ?? 0,
          stop: null,
          fadesTo: null,
        };
        heard.push(one);
      },
      stop(at: number) {
        if (one) Object.assign(one, { stop: at, fadesTo: gain?.fadesTo ?? null });
      },
    };
    return source;
  }
}

/** Each sound is known again by where it begins. */
export const INDEX: SoundIndex = {
  rate: RATE,
  places: Object.fromEntries(
    ['card', 'flip', 'dice-1', 'dice-2', 'dice-3', 'tick', 'count', 'piece', 'stamp', 'knock', 'page', 'victory'].map(
      (name, at) => [name, { from: 100 * at, samples: 90 }],
    ),
  ),
};
export const nameOf = ({ from }: Heard): string =>
  Object.keys(INDEX.places).find((name) => INDEX.places[name]?.from === from) ?? '?';
