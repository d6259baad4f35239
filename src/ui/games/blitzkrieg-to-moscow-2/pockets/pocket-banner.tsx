import { useT } from '../../../../i18n/use-t.tsx';
import type { PocketReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { bringIntoSight } from '../../../table/into-sight.ts';
import { usePlayActions } from '../../../table/use-play.tsx';
import type { BtmScene } from '../lookup.ts';
import { namePlace } from './read-pockets.ts';
import './pockets.css';

interface PocketBannerProps {
  readonly scene: BtmScene;
  readonly pocket: PocketReading;
}

/** On a phone the column is under the map and may be scrolled away: the news of a pocket is a banner that leads to it. */
export function PocketBanner({ scene, pocket }: PocketBannerProps) {
  const { t } = useT();
  const { setPanel } = usePlayActions();
  const place = namePlace(scene, pocket);
  const { side, units } = pocket;
  const onClick = () => {
    setPanel('choices');
    bringIntoSight(() => document.querySelector('.pocket-news[data-new]'));
  };
  return (
    <button type="button" className="absolute z-2 pocket-banner" onClick={onClick}>
      <span className="cap block pocket-news__kicker">{t('table.btm.pocket.closed')}</span>
      <b className="pocket-banner__title">{t('table.btm.pocket.title.of', { n: units.length, place, side })}</b>
    </button>
  );
}
