/*
 * SHA-256 (FIPS 180-4). Written out because the browser's own is asynchronous, which a storage transaction cannot
 * wait for, and is missing on pages that are not served from a secure origin.
 */

const fraction = (root: number): number => ((root - Math.floor(root)) * 0x1_0000_0000) >>> 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

interface Constants {
  readonly round: Int32Array;
  readonly start: Uint32Array;
}
let made: Constants | null = null;

/** Computed on first use: the start screen loads this file and hashes nothing. */
function constants(): Constants {
  if (made !== null) return made;
  const found = primes(64);
  const round = Int32Array.from(found, (p) => fraction(Math.cbrt(p)) | 0);
  const start = Uint32Array.from(found.slice(0, 8), (p) => fraction(Math.sqrt(p)));
  return (made = { round, start });
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message, a one bit, zeros, and the length in bits, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const data = new Uint8Array(blocks * 64);
  data.set(bytes);
  data[bytes.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(data.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(data.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** One block of 16 words, already in the first places of `w`, mixed into `hash`. */
function mixBlock(hash: Uint32Array, w: Int32Array, round: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] ?? 0;
    const y = w[i - 2] ?? 0;
    const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const large = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + small + (w[i - 7] ?? 0) + large) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const choose = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choose + (round[i] ?? 0) + (w[i] ?? 0)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] ?? 0) + (mixed[i] ?? 0);
}

/** SHA-256 of bytes, or of a text in UTF-8: 64 hexadecimal digits. */
export function sha256(input: string | Uint8Array): string {
  const view = padded(typeof input === 'string' ? new TextEncoder().encode(input) : input);
  const { round, start } = constants();
  const hash = start.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + i * 4);
    mixBlock(hash, w, round);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}
