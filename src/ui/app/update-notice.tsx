import { useState } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import { useOffline, useTabMatch } from '../../store/hooks.ts';
import type { UpdateOutcome } from '../../store/offline.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { paths } from './routes.ts';
import './update-notice.css';

/**
 * A newer version, offered on every screen and installed only when the player agrees. If postponed, it is offered again
 * on the start screen. The region is always in the page, so that a screen reader hears its content.
 */
export function UpdateNotice() {
  const isOffered = useOffline((offline) => offline.update || offline.outdated);
  const [isPutOff, setPutOff] = useState(false);
  const [location] = useLocation();
  const isShown = isOffered && (!isPutOff || location === paths.home);
  return <div role="status">{isShown ? <Offer onLater={() => setPutOff(true)} /> : null}</div>;
}

function Offer({ onLater }: { readonly onLater: () => void }) {
  const { t } = useT();
  const [location] = useLocation();
  const isPlaying = useTabMatch((match) => match.status === 'open', false);
  const applyUpdate = useOffline((offline) => offline.applyUpdate);
  const [outcome, setOutcome] = useState<UpdateOutcome | null>(null);
  const isBarred = outcome === 'elsewhere' || outcome === 'unsaved';
  return (
    <div className="line wrap update-notice">
      <Icon of={RefreshCw} />
      <p className="grow">
        <span>{t('update.ready')}</span>{' '}
        {isBarred ? (
          <strong>{t(`update.${outcome}`)}</strong>
        ) : isPlaying ? (
          <span>{t('update.keeps-match')}</span>
        ) : null}
      </p>
      <div className="row">
        <Button
          size="small"
          aria-busy={outcome === 'begun'}
          closed={outcome === 'begun'}
          onClick={() => void applyUpdate().then(setOutcome)}
        >
          {t('update.apply')}
        </Button>
        {location === paths.home ? null : (
          <Button size="small" variant="ghost" onClick={onLater}>
            {t('update.later')}
          </Button>
        )}
      </div>
    </div>
  );
}
