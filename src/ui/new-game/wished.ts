/** The opponent chosen on the start screen when *Set up* was pressed; the form takes it once. */
import type { Player } from '../../store/last-setup.ts';

let wished: Player | null = null;

export const wishAgainst = (player: Player): void => {
  wished = player;
};

/** Null if the form was opened otherwise. */
export function takeWished(): Player | null {
  const taken = wished;
  wished = null;
  return taken;
}
