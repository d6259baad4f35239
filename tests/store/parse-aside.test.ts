import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseAside, parseSave, type ParseRequest, type ParseReply } from '../../src/store/saves/parse-aside.ts';
import { begin, fresh, playAll } from '../support/store-world.ts';

/** Stands for a browser's worker; `answer` is what it does with what it is asked. */
function withWorkers(answer: (asked: ParseRequest) => ParseReply | 'dies' | 'silent'): () => number {
  let started = 0;
  class FakeWorker {
    onmessage: ((event: { readonly data: ParseReply }) => void) | null = null;
    onerror: (() => void) | null = null;
    constructor() {
      started++;
    }
    postMessage(asked: ParseRequest): void {
      const told = answer(asked);
      if (told === 'silent') return;
      queueMicrotask(() => (told === 'dies' ? this.onerror?.() : this.onmessage?.({ data: told })));
    }
    terminate(): void {
      this.onmessage = null;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return () => started;
}

async function saved(): Promise<string> {
  const tab = fresh();
  await begin(tab);
  await playAll(tab, 'step', 'step');
  return tab.match.getState().exportText() ?? '';
}
const large = (text: string): string => text + ' '.repeat(300_000);

describe('a large save', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is parsed beside the page, a small one on it', async () => {
    const text = await saved();
    const started = withWorkers((asked) => ({ file: parseSave(asked.text) }));
    expect(await parseAside(text)).toEqual(parseSave(text));
    expect(started()).toBe(0);
    expect(await parseAside(large(text))).toEqual(parseSave(text));
    expect(started()).toBe(1);
  });

  it('is refused with the same sentence', async () => {
    withWorkers(() => ({ line: { key: 'save.refused.not-ours' } }));
    await expect(parseAside(large('{}'))).rejects.toMatchObject({ line: { key: 'save.refused.not-ours' } });
  });

  it('is parsed on the page where the worker fails, or has no sentence for what went wrong', async () => {
    const text = await saved();
    withWorkers(() => 'dies');
    expect(await parseAside(large(text))).toEqual(parseSave(text));
    withWorkers(() => ({ line: null }));
    expect(await parseAside(large(text))).toEqual(parseSave(text));
  });

  it('is parsed on the page where the worker has said nothing for three seconds', async () => {
    const text = await saved();
    withWorkers(() => 'silent');
    vi.useFakeTimers();
    const read = parseAside(large(text));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await read).toEqual(parseSave(text));
    vi.useRealTimers();
  });
});
