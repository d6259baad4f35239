/** A position on its way to the editor from the table, a file or a link. */
import type { Line } from '../../engine/kernel/types.ts';

export interface Transfer {
  readonly game: string;
  /** A position file, or the reason why it could not be made. */
  readonly text: string | Line;
  readonly from: Line;
}

let waiting: Transfer | null = null;

export const sendToEditor = (transfer: Transfer): void => void (waiting = transfer);

export function takeTransfer(game: string): Transfer | null {
  const transfer = waiting?.game === game ? waiting : null;
  if (transfer) waiting = null;
  return transfer;
}
