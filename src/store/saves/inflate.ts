import { ImportError } from './import-error.ts';
import { LIMITS } from './limits.ts';

/** A browser inflates a whole chunk before its output can be counted, so it gets slices. */
const SLICE = 4096;

async function* slices(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += SLICE) yield await Promise.resolve(bytes.subarray(at, at + SLICE));
}

/** Nothing is read ahead of what has been counted. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = slices(bytes);
  return new ReadableStream(
    {
      async pull(controller) {
        const next = await source.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** Inflates within the limits; stops at the byte that breaks one. Throws `ImportError`. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate-raw',
): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes.length > LIMITS.input) throw new ImportError('app.import.too-large', { max: LIMITS.input });
  if (typeof DecompressionStream === 'undefined') throw new ImportError('app.import.no-inflate');
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream(format)).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > LIMITS.inflated) throw new ImportError('app.import.inflates', { max: LIMITS.inflated });
      if (size > bytes.length * LIMITS.ratio) throw new ImportError('app.import.ratio', { max: LIMITS.ratio });
      parts.push(value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    // The browser says only that the data is bad: cut off, or not compressed by this method.
    throw error instanceof ImportError ? error : new ImportError('app.import.damaged');
  }
  return join(parts, size);
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Null in a browser that cannot compress. */
export async function deflate(text: string, format: 'gzip' | 'deflate-raw'): Promise<Uint8Array<ArrayBuffer> | null> {
  if (typeof CompressionStream === 'undefined') return null;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
