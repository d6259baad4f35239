/** Paints a stretch of a match frame by frame from the board in the page, each in a task of its own, and hands it to a worker. */
import { wrap } from 'comlink';
import { watchLife, whileAlive } from '../../opponent/life.ts';
import { afterPaint } from '../../play/after-paint.ts';
import { composeFrame, type Caption } from './compose-frame.ts';
import type { GifService } from './gif-service.ts';

export interface Studio {
  /** Puts a point of the match on the board and gives what is written under it. */
  readonly show: (at: number) => Caption;
  /** The board as it stands, the motion of its pieces at its end; null where it cannot be painted. */
  readonly paint: () => Promise<ImageBitmap | null>;
}

export interface Take {
  readonly points: readonly number[];
  /** How long each is shown, and the last one, in milliseconds. */
  readonly ms: number;
  readonly lastMs: number;
}

export interface Progress {
  readonly done: number;
  /** Of the picture so far. */
  readonly bytes: number;
}

/** The board may still be on its way when the first frame is wanted. */
const PATIENCE = 30;
/** The palette is chosen by so many frames, the first and the last among them. */
const SAMPLES = 4;

/** The picture as a file; null when it was stopped. Throws where the board cannot be painted or the worker fails. */
export async function recordReplay(
  { show, paint }: Studio,
  { points, ms, lastMs }: Take,
  signal: AbortSignal,
  tell: (progress: Progress) => void,
): Promise<Blob | null> {
  const worker = new Worker(new URL('./gif.worker.ts', import.meta.url), { type: 'module' });
  const gif = wrap<GifService>(worker);
  const life = watchLife(worker, gif);
  const shoot = async (at: number): Promise<ImageData> => {
    const caption = show(at);
    for (let tries = 0; tries < PATIENCE; tries++) {
      await painted();
      const board = await paint();
      if (board) return composeFrame(board, caption);
    }
    throw new Error('replay.failed');
  };
  const record = async (): Promise<Blob | null> => {
    for (const [n, at] of samplesOf(points).entries()) {
      const { width, height, data } = await shoot(at);
      if (signal.aborted) return null;
      if (n === 0) await gif.begin(width, height);
      await gif.sample(bytesOf(data));
    }
    for (const [n, at] of points.entries()) {
      const { data } = await shoot(at);
      if (signal.aborted) return null;
      const bytes = await gif.add(bytesOf(data), n === points.length - 1 ? lastMs : ms);
      tell({ done: n + 1, bytes });
    }
    return new Blob([await gif.end()], { type: 'image/gif' });
  };
  try {
    return await whileAlive(record(), life);
  } finally {
    life.stop();
    worker.terminate();
  }
}

const painted = (): Promise<void> => new Promise((end) => void afterPaint(end));
const bytesOf = (data: Uint8ClampedArray): Uint8Array => new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

/** Evenly spread. */
function samplesOf(points: readonly number[]): readonly number[] {
  const count = Math.min(SAMPLES, points.length);
  const step = count > 1 ? (points.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, n) => points[Math.round(n * step)] ?? 0);
}
