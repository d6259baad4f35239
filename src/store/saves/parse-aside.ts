/** Large saves are parsed and checked in a worker, so that the page keeps answering. */
import { readSave, type SaveFile } from '../../engine/kernel/save-file.ts';
import type { Line } from '../../engine/kernel/types.ts';
import { refusedBecause } from './import-error.ts';
import { scanJson } from './scan-json.ts';

export interface Asked {
  readonly text: string;
}
export interface Told {
  readonly file?: SaveFile;
  /** Null for a fault without a sentence. */
  readonly line?: Line | null;
}

/** Characters read within a frame; the longest recorded match has about 250,000. */
const LARGE = 300_000;

/** Throws `ImportError` or `SaveError`. */
export function parseSave(text: string): SaveFile {
  scanJson(text);
  return readSave(text);
}

/** A worker silent for so many ms may have ended; the page then reads the text itself. */
const SILENT_MS = 3000;

/** Null where there are no workers, or this one failed. */
function askWorker(text: string): Promise<Told | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' });
    const end = (told: Told | null): void => {
      clearTimeout(silent);
      worker.terminate();
      resolve(told);
    };
    const silent = setTimeout(() => end(null), SILENT_MS);
    worker.onmessage = ({ data }: MessageEvent<Told>) => end(data);
    worker.onerror = () => end(null);
    worker.onmessageerror = () => end(null);
    worker.postMessage({ text } satisfies Asked);
  });
}

/** As `parseSave`. */
export async function parseAside(text: string): Promise<SaveFile> {
  const told = text.length < LARGE ? null : await askWorker(text);
  if (told?.line) throw refusedBecause(told.line);
  return told?.file ?? parseSave(text);
}
