import { useState } from 'react';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { archive, build, now } from '../../store/app-world.ts';
import { libraryStore } from '../../store/app-stores.ts';
import { experimentStorage } from '../../store/experiment-list.ts';
import { usePrefs } from '../../store/hooks.ts';
import { createPackStorage } from '../../store/pack-storage.ts';
import { positionStorage } from '../../store/position-storage.ts';
import { makeBackup, type BackupSources } from '../../store/backup/gather.ts';
import type { BackupCounts } from '../../store/backup/backup-file.ts';
import { announce } from '../app/announce.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Note } from '../parts/note.tsx';
import { downloadBlob } from '../table/download.ts';

const DOMAINS = ['incoming'];

const SOURCES: BackupSources = {
  matches: async () => (await archive.list()).filter(({ deletedAt }) => deletedAt === null),
  matchText: (id) => libraryStore.getState().exportText(id),
  positions: positionStorage,
  packs: createPackStorage(),
  experiments: experimentStorage,
  build,
};

/** The date in the name sorts files of different days. */
const nameAt = (time: number, isPacked: boolean): string =>
  `fronts-${new Date(time).toISOString().slice(0, 10)}.fronts-backup${isPacked ? '.gz' : '.jsonl'}`;

type Stage =
  | { readonly is: 'asked' }
  | { readonly is: 'making'; readonly done: number; readonly total: number }
  | { readonly is: 'made'; readonly counts: BackupCounts; readonly file: string }
  | { readonly is: 'failed'; readonly why: string };

export function BackupDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useT();
  const language = usePrefs((prefs) => prefs.language);
  return (
    <Dialog open onClose={onClose} title={t('storage.backup')}>
      <I18nProvider lang={language} domains={DOMAINS}>
        <Steps onClose={onClose} />
      </I18nProvider>
    </Dialog>
  );
}

function Steps({ onClose }: { readonly onClose: () => void }) {
  const { t } = useT();
  const [stage, setStage] = useState<Stage>({ is: 'asked' });
  const make = async () => {
    setStage({ is: 'making', done: 0, total: 0 });
    try {
      const { blob, counts } = await makeBackup(SOURCES, (done, total) => setStage({ is: 'making', done, total }));
      const file = nameAt(now(), blob.type === 'application/gzip');
      downloadBlob(file, blob);
      setStage({ is: 'made', counts, file });
      announce(t('backup.made', { ...counts, file }));
    } catch (error) {
      setStage({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <div className="stack">
      <p>{t('backup.what')}</p>
      {stage.is === 'making' && stage.total > 0 ? (
        <progress className="full block" value={stage.done} max={stage.total} aria-label={t('storage.backup')} />
      ) : null}
      {stage.is === 'making' ? <p className="small">{t('backup.making', stage)}</p> : null}
      {stage.is === 'made' ? (
        <Note>
          <p>{t('backup.made', { ...stage.counts, file: stage.file })}</p>
        </Note>
      ) : null}
      {stage.is === 'failed' ? <Note tone="error">{t('backup.failed', { why: stage.why })}</Note> : null}
      <div className="row">
        {stage.is === 'made' ? null : (
          <Button variant="go" closed={stage.is === 'making'} onClick={() => void make()} data-autofocus>
            {t('backup.go')}
          </Button>
        )}
        <Button onClick={onClose} data-autofocus={stage.is === 'made' ? true : undefined}>
          {t(stage.is === 'made' ? 'app.close' : 'app.cancel')}
        </Button>
      </div>
    </div>
  );
}
