/** Where the file is kept for the time without a network; the service worker stores only what every visit needs. */
const KEPT = 'sounds';

/** Browsers offer no such store to pages that came over plain HTTP. */
const openKept = async (): Promise<Cache | null> =>
  typeof caches === 'undefined' ? null : caches.open(KEPT).catch(() => null);

/** Files of builds before have other names. */
async function keep(kept: Cache, url: string, answer: Response): Promise<void> {
  for (const old of await kept.keys()) await kept.delete(old);
  await kept.put(url, answer);
}

/** The file of all sounds, from the network once and then from where it is kept. */
export async function fetchSounds(url: string): Promise<ArrayBuffer> {
  const kept = await openKept();
  const known = await kept?.match(url);
  if (known) return known.arrayBuffer();
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`sounds: ${answer.status}`);
  if (kept) await keep(kept, url, answer.clone()).catch(() => undefined);
  return answer.arrayBuffer();
}
