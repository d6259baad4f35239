import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import { useTabMatch, useUnwritten } from '../../store/hooks.ts';
import { retryUnwritten } from '../../store/app-stores.ts';
import { Button } from '../parts/button.tsx';
import { StorageLine } from '../parts/storage-line.tsx';
import { announce } from './announce.ts';
import { paths } from './routes.ts';
import './unwritten-notice.css';

export function UnwrittenNotice() {
  const { t } = useT();
  const [location, navigate] = useLocation();
  const unwritten = useUnwritten((list) => list);
  const open = useTabMatch((match) => match.id, null);
  const isAtTable = open !== null && location === paths.table(open);
  const others = unwritten.filter(({ id }) => !(isAtTable && id === open));
  const [first] = others;
  const changes = others.reduce((sum, one) => sum + one.changes, 0);
  const matches = others.length;
  const told = first ? t(`unwritten.${first.fault}`, { changes, matches }) : null;

  const wasUnwritten = useRef(false);
  const isUnwritten = unwritten.length > 0;
  useEffect(() => {
    if (told !== null) announce(told, 'assertive');
    else if (wasUnwritten.current && !isUnwritten) announce(t('unwritten.done'));
    wasUnwritten.current = isUnwritten;
  }, [told, isUnwritten, t]);

  if (!first || told === null) return null;
  return (
    <div className="sticky z-5 face-hi rule-below unwritten-notice">
      <StorageLine
        tone={first.fault === 'late' ? 'care' : 'lost'}
        actions={
          <>
            <Button size="small" onClick={() => void retryUnwritten()}>
              {t('error.again')}
            </Button>
            <Button size="small" onClick={() => navigate(paths.table(first.id))}>
              {t('unwritten.open')}
            </Button>
          </>
        }
      >
        {told}
      </StorageLine>
    </div>
  );
}
