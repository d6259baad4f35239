import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSounds } from '../../../src/ui/sound/table-sound.ts';

afterEach(() => vi.unstubAllGlobals());

const bytesOf = (file: ArrayBuffer): number[] => [...new Uint8Array(file)];

/** A store for pages, as far as it is used. */
function fakeCaches(before: Readonly<Record<string, Response>> = {}) {
  const kept = new Map(Object.entries(before));
  const cache = {
    match: (url: string) => Promise.resolve(kept.get(url)?.clone()),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (url: string) => Promise.resolve(kept.delete(url)),
    put: (url: string, answer: Response) => Promise.resolve(void kept.set(url, answer)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  return kept;
}

describe('the file of the sounds', () => {
  it('is fetched once, then kept in place of older ones', async () => {
    const kept = fakeCaches({ '/sounds-old.mp3': new Response('old') });
    const fetched = vi.fn(() => Promise.resolve(new Response(Uint8Array.of(1, 2))));
    vi.stubGlobal('fetch', fetched);
    expect(bytesOf(await fetchSounds('/sounds-new.mp3'))).toEqual([1, 2]);
    expect([...kept.keys()]).toEqual(['/sounds-new.mp3']);
    expect(bytesOf(await fetchSounds('/sounds-new.mp3'))).toEqual([1, 2]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('comes from the network where nothing can be kept, and is missed where there is none', async () => {
    const fetched = vi.fn(() => Promise.resolve(new Response(Uint8Array.of(3))));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('blocked')) });
    expect(bytesOf(await fetchSounds('/s.bin'))).toEqual([3]);
    vi.stubGlobal('caches', undefined);
    expect(bytesOf(await fetchSounds('/s.bin'))).toEqual([3]);
    fetched.mockResolvedValueOnce(new Response(null, { status: 404 }));
    await expect(fetchSounds('/s.bin')).rejects.toThrow('404');
  });
});
