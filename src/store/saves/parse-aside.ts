/** Large saves are parsed and checked in a worker, so that the page keeps answering. */
import { readSave, type SaveFile } from '../../engine/kernel/save-file.ts';
import type { Line } from '../../engine/kernel/types.ts';
import { refusedBecause, ImportError } from './import-error.ts';
import { LIMITS } from './limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const isOpening = (unit: number): boolean => unit === 0x5b || unit === 0x7b;
const isClosing = (unit: number): boolean => unit === 0x5d || unit === 0x7d;

/** Checks nesting and brackets with a count alone, so that no text can exhaust the stack. Throws `ImportError`. */
export function scanJson(text: string): void {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (inString) {
      if (unit === BACKSLASH) i++;
      else if (unit === QUOTE) inString = false;
    } else if (unit === QUOTE) inString = true;
    else if (isOpening(unit)) {
      depth++;
      if (depth > LIMITS.depth) throw new ImportError('app.import.depth', { max: LIMITS.depth });
    } else if (isClosing(unit)) depth--;
  }
  if (inString || depth > 0) throw new ImportError('app.import.truncated', { length: text.length });
}

export interface ParseRequest {
  readonly text: string;
}
export interface ParseReply {
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
function askWorker(text: string): Promise<ParseReply | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./parse.worker.ts', import.meta.url), { type: 'module' });
    const end = (told: ParseReply | null): void => {
      clearTimeout(silent);
      worker.terminate();
      resolve(told);
    };
    const silent = setTimeout(() => end(null), SILENT_MS);
    worker.onmessage = ({ data }: MessageEvent<ParseReply>) => end(data);
    worker.onerror = () => end(null);
    worker.onmessageerror = () => end(null);
    worker.postMessage({ text } satisfies ParseRequest);
  });
}

/** Parses as `parseSave` does. */
export async function parseAside(text: string): Promise<SaveFile> {
  const told = text.length < LARGE ? null : await askWorker(text);
  if (told?.line) throw refusedBecause(told.line);
  return told?.file ?? parseSave(text);
}
