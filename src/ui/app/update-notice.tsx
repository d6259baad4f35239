import { useState } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useT } from '../../i18n/use-t.tsx';
import { useOffline } from '../../store/hooks.ts';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import './update-notice.css';

/** A newer version, offered on the start screen and nowhere else: never under a running game. */
export function UpdateNotice() {
  const { t } = useT();
  const isReady = useOffline((offline) => offline.update);
  const isOutdated = useOffline((offline) => offline.outdated);
  const applyUpdate = useOffline((offline) => offline.applyUpdate);
  const [isHeld, setHeld] = useState(false);
  if (!isReady && !isOutdated) return null;
  const change = () => {
    if (isOutdated) window.location.reload();
    else void applyUpdate().then((done) => setHeld(!done));
  };
  return (
    <div className="update-notice panel" role="status">
      <Icon of={RefreshCw} />
      <p className="grow">
        {t('update.ready')} {isHeld ? t('update.held') : null}
      </p>
      <Button onClick={change}>{t('update.apply')}</Button>
    </div>
  );
}
