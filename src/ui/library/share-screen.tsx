import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useT } from '../../i18n/use-t.tsx';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { ImportVerdict } from './import-verdict.tsx';
import { useImport } from './use-import.ts';

/** A link that carries a match was followed. It is checked and shown, and kept only when the players say so. */
export function ShareScreen({ data }: { readonly data: string }) {
  const { t } = useT();
  const [, navigate] = useLocation();
  const { verdicts, check, keep, isKeeping } = useImport();
  useEffect(() => {
    void check([{ name: null, source: { kind: 'share', data } }]);
  }, [check, data]);

  const [verdict] = verdicts ?? [];
  const open = async () => {
    const [kept] = await keep();
    // The long address leaves the history, so that going back does not offer the match again.
    if (kept?.is === 'kept') navigate(paths.table(kept.result.id), { replace: true });
  };
  return (
    <Screen title={t('share.found')} narrow>
      <div className="panel panel__body stack">
        <p>{t('share.found.what', { n: data.length })}</p>
        {verdict ? <ImportVerdict verdict={verdict} onOpen={() => undefined} /> : <p>{t('import.checking')}</p>}
        <div className="row">
          {verdict?.is === 'sound' ? (
            <Button variant="go" closed={isKeeping} onClick={() => void open()}>
              {t('share.open')}
            </Button>
          ) : null}
          <ButtonLink to={paths.home}>{t('error.home')}</ButtonLink>
        </div>
        {verdict?.is === 'sound' ? <p className="small">{t('import.promise')}</p> : null}
      </div>
    </Screen>
  );
}
