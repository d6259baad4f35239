/** A position on its way to the editor from another screen: the table, a file, a link. */
import type { Line } from '../../engine/kernel/types.ts';

export interface Handed {
  readonly game: string;
  /** Position file; or why there is none. */
  readonly text: string | Line;
  /** Where it comes from. */
  readonly from: Line;
}

let waiting: Handed | null = null;

export const handToEditor = (handed: Handed): void => void (waiting = handed);

/** Takes what waits for this game; null where nothing does. */
export function takeHanded(game: string): Handed | null {
  const handed = waiting?.game === game ? waiting : null;
  if (handed) waiting = null;
  return handed;
}
