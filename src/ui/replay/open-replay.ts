import { matchStore } from '../../store/app-match.ts';
import { filmOf } from '../../store/film.ts';
import { offerReplay } from './replay-offer.ts';

/** While a player has still to take the seat nothing of the match is shown. */
export const mayReplay = (): boolean => {
  const { curtain, timeline } = matchStore.getState();
  return curtain === null && timeline.points.length > 1;
};

/** Offers a replay of the open match. */
export function openReplay(): void {
  const { whatIfGround, at } = matchStore.getState();
  const ground = mayReplay() ? whatIfGround() : null;
  if (!ground) return;
  const film = filmOf(ground);
  if (film.last > 0) offerReplay({ film, at: Math.min(at, film.last) });
}
