/** Whom the start screen was set to play against when its *Set up* was pressed: the form begins with it, once. */
import type { Player } from '../../store/last-setup.ts';

let wished: Player | null = null;

export const wishAgainst = (player: Player): void => {
  wished = player;
};

/** Null where the form was opened otherwise: as the last game was played. */
export function takeWished(): Player | null {
  const taken = wished;
  wished = null;
  return taken;
}
