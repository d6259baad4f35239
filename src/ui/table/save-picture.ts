import type { PlayStore } from '../../play/play-store.ts';
import type { I18n } from '../../i18n/use-t.tsx';
import { matchStore } from '../../store/app-match.ts';
import { fileName } from '../../store/saves/clean-text.ts';
import { showToast } from '../app/toasts.tsx';
import type { MapHandle } from '../board/map-viewport.tsx';
import { downloadBlob } from './download.ts';

/** Saves the board of the shown moment as a PNG, named after the match and the move; tells if it cannot be painted. */
export async function savePicture(map: MapHandle | null, play: PlayStore, { t }: I18n): Promise<void> {
  const { about, game } = matchStore.getState();
  const { at, timeline } = play.getState().staged.shown;
  const name = fileName([about?.name || (game ?? '')], timeline.points[at]?.move ?? at, 'png');
  const picture = await pictureOf(map);
  if (!picture) {
    showToast({ id: 'picture', isOfMatch: true, tone: 'error', text: t('table.picture.failed') });
    return;
  }
  downloadBlob(name, picture);
  showToast({ id: 'picture', isOfMatch: true, text: t('table.picture.saved', { name }) });
}

/** An unknown drawing, or a canvas without memory, must only cost the picture. */
async function pictureOf(map: MapHandle | null): Promise<Blob | null> {
  try {
    return (await map?.picture()) ?? null;
  } catch {
    return null;
  }
}
