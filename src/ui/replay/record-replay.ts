/** Paints part of a match frame by frame, each in its own task, and sends it to a worker. */
import { wrap } from 'comlink';
import { watchLife, whileAlive } from '../../opponent/life.ts';
import { afterPaint } from '../../play/after-paint.ts';
import type { GifService } from './gif-service.ts';

interface Studio {
  /** Shows a point on the board and returns its caption. */
  readonly show: (at: number) => Caption;
  /** The board with its motion finished; null if it cannot be painted. */
  readonly paint: () => Promise<ImageBitmap | null>;
}

interface Take {
  readonly points: readonly number[];
  /** Per frame, and for the last one, in milliseconds. */
  readonly ms: number;
  readonly lastMs: number;
}

export interface Progress {
  readonly done: number;
  /** Size so far. */
  readonly bytes: number;
}

/** Tries until the board is ready. */
const PATIENCE = 30;
/** Frames that choose the palette, with the first and the last. */
const SAMPLES = 4;

/** The file; null if stopped. Throws if the board cannot be painted or the worker fails. */
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

function samplesOf(points: readonly number[]): readonly number[] {
  const count = Math.min(SAMPLES, points.length);
  const step = count > 1 ? (points.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, n) => points[Math.round(n * step)] ?? 0);
}

export interface Caption {
  readonly when: string;
  readonly text: string;
}

/** Colours and fonts of the page. */
interface Look {
  readonly ink: string;
  readonly paper: string;
  readonly when: string;
  readonly text: string;
}

/** Font size by the width of the frame. */
const TYPE = { share: 0.021, least: 13 } as const;
const LINE = 1.35;
const LINES = 2;

/** Closes `board`. */
function composeFrame(board: ImageBitmap, { when, text }: Caption): ImageData {
  const { width } = board;
  const size = Math.max(TYPE.least, Math.round(width * TYPE.share));
  const gap = Math.round(0.6 * size);
  const line = Math.round(size * LINE);
  const height = board.height + 2 * gap + (LINES + 1) * line;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('replay.failed');
  const look = lookOf(size);
  brush.fillStyle = look.paper;
  brush.fillRect(0, 0, width, height);
  brush.drawImage(board, 0, 0);
  board.close();
  brush.fillStyle = look.ink;
  brush.fillRect(0, height - 2 * gap - (LINES + 1) * line, width, 2);
  brush.textBaseline = 'middle';
  const top = height - gap - (LINES + 1) * line;
  const room = width - 2 * gap;
  brush.font = look.when;
  brush.fillText(wrapText(when, room, 1, measureBy(brush))[0] ?? '', gap, top + line / 2);
  brush.font = look.text;
  for (const [n, words] of wrapText(text, room, LINES, measureBy(brush)).entries())
    brush.fillText(words, gap, top + (n + 1.5) * line);
  return brush.getImageData(0, 0, width, height);
}

const measureBy = (brush: CanvasRenderingContext2D) => (words: string) => brush.measureText(words).width;

function lookOf(size: number): Look {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    paper: token('--paper'),
    when: `600 ${size}px ${token('--cond')}`,
    text: `500 ${size}px ${token('--sans')}`,
  };
}

/** Lines break after a space and between Japanese letters. */
const PIECES = /[^\s\u3000-\u9fff\uff00-\uffef]+\s*|[\u3000-\u9fff\uff00-\uffef]\s*|\s+/gu;

/** At most `most` lines that fit `room`, with an ellipsis if there was more. */
export function wrapText(
  text: string,
  room: number,
  most: number,
  measure: (words: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let now = '';
  for (const piece of text.match(PIECES) ?? []) {
    if (now === '' || measure((now + piece).trimEnd()) <= room) {
      now += piece;
      continue;
    }
    lines.push(now.trimEnd());
    now = piece;
  }
  if (now.trim() !== '') lines.push(now.trimEnd());
  const shown = lines.slice(0, most);
  const end = shown.at(-1);
  if (end === undefined || (lines.length <= most && measure(end) <= room)) return shown;
  let cut = end;
  while (cut !== '' && measure(`${cut}…`) > room) cut = cut.slice(0, -1);
  return [...shown.slice(0, -1), `${cut}…`];
}
