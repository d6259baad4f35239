import type { Edition } from './drawing.ts';

/** Addresses and widths in pixels of one picture, smallest first. */
export const editionsOf = (addresses: readonly string[], widths: readonly number[]): readonly Edition[] =>
  addresses.map((href, i) => ({ href, width: widths[i] ?? 0 }));
