import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { isPosition } from '../../lab/positions/is-position.ts';
import { readShare } from '../../store/saves/share-link.ts';
import { paths } from '../app/routes.ts';
import { sendToEditor } from '../editor/transfer.ts';
import { Screen } from '../app/screen.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { ImportVerdict } from './import-verdict.tsx';
import { useImport } from './use-import.ts';

/** Null if this build has no editor for it. */
function gameOf(text: string): string | null {
  const [, game = ''] = /"game"\s*:\s*"([a-z0-9-]{1,60})"/.exec(text.slice(0, 400)) ?? [];
  return findGame(game)?.editor ? game : null;
}

/** A followed link with a match or position: it is checked and shown, and stored only on request. */
export function ShareScreen({ data }: { readonly data: string }) {
  const { t } = useT();
  const [, navigate] = useLocation();
  const { verdicts, check, keep, keeping } = useImport();
  useEffect(() => {
    let isLeft = false;
    const readMatch = () => void check([{ name: null, source: { kind: 'share', data } }]);
    void readShare(data).then((text) => {
      if (isLeft) return;
      const game = isPosition(text) ? gameOf(text) : null;
      if (game === null) return readMatch();
      sendToEditor({ game, text, from: { key: 'editor.from.file' } });
      return navigate(paths.editor(game), { replace: true });
    }, readMatch);
    return () => {
      isLeft = true;
    };
  }, [check, data, navigate]);

  const [verdict] = verdicts ?? [];
  const open = async () => {
    const [kept] = await keep();
    // Replaces the long address, so that navigating back does not offer the match again.
    if (kept?.is !== 'kept') return;
    const { id, entry } = kept.result;
    navigate(entry.study ? paths.study(id) : paths.table(id), { replace: true });
  };
  return (
    <Screen title={t('share.found')} narrow>
      <div className="panel panel__body stack">
        <p>{t('share.found.what', { n: data.length })}</p>
        {verdict ? <ImportVerdict verdict={verdict} onOpen={() => undefined} /> : <p>{t('import.checking')}</p>}
        <div className="row">
          {verdict?.is === 'sound' ? (
            <Button variant="go" closed={keeping !== null} onClick={() => void open()}>
              {t('share.open')}
            </Button>
          ) : null}
          <ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>
        </div>
        {verdict?.is === 'sound' ? <p className="small">{t('import.promise')}</p> : null}
      </div>
    </Screen>
  );
}
