/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, 14.2).
 * @returns {{ start: number, end: number } | 'all' | 'none'} first and last byte; `all` if the header is not a single
 * range of bytes, which a server may ignore; `none` if the range is outside the file
 */
export function readRange(header, size) {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'all';
  return start >= size ? 'none' : { start, end };
}
