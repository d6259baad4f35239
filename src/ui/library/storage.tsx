import { useT } from '../../i18n/use-t.tsx';
import { useLibrary, useOffline } from '../../store/hooks.ts';
import { useState } from 'react';
import Archive from '@lucide/icons/icons/archive';
import { later } from '../app/later.tsx';
import { Button } from '../parts/button.tsx';
import './storage-panel.css';
import type { StorageQuota } from '../../store/library-types.ts';
import { announce } from '../app/announce.ts';
import { StorageLine, type StorageTone } from '../parts/storage-line.tsx';

export function StoragePanel({ heading = 'cap' }: { readonly heading?: 'cap' | 'title' }) {
  const { t } = useT();
  const { usedBytes, quotaBytes } = useLibrary((library) => library.quota);
  return (
    <section className={heading === 'title' ? 'col gap-18 settings__group' : 'section'}>
      {heading === 'title' ? <h2>{t('settings.storage')}</h2> : <p className="cap">{t('settings.storage')}</p>}
      {usedBytes === null || quotaBytes === null || quotaBytes === 0 ? null : (
        <progress
          className="full soft block face-hi edge-ink storage-bar"
          value={usedBytes}
          max={quotaBytes}
          aria-label={t('settings.storage')}
        />
      )}
      <StorageStatus />
      <div className="row">
        <BackupButton />
      </div>
    </section>
  );
}

// Loaded with the first press.
const BackupDialog = later(() => import('./backup-dialog.tsx').then((part) => part.BackupDialog), null);

function BackupButton() {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Archive} size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('storage.backup')}
      </Button>
      {isOpen ? <BackupDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const TONES: Readonly<Record<StorageQuota['kind'], StorageTone>> = {
  checking: 'quiet',
  silent: 'care',
  persistent: 'safe',
  'at-risk': 'care',
  private: 'lost',
};

export function StorageStatus() {
  const { t, line } = useT();
  const quota = useLibrary((library) => library.quota);
  const isOffline = useOffline((offline) => offline.ready);
  const askToKeep = useLibrary((library) => library.askToKeep);
  const [asked, setAsked] = useState<'not-yet' | 'asking' | 'refused'>('not-yet');
  const ask = async () => {
    setAsked('asking');
    const isKept = await askToKeep();
    setAsked(isKept ? 'not-yet' : 'refused');
    announce(t(isKept ? 'storage.ask.done' : 'storage.ask.refused'));
  };
  return (
    <StorageLine
      tone={TONES[quota.kind]}
      actions={
        quota.kind === 'at-risk' ? (
          <Button size="small" closed={asked === 'asking'} onClick={() => void ask()}>
            {t('storage.ask')}
          </Button>
        ) : undefined
      }
    >
      <span>{line(quota.line)}</span> {isOffline ? <span>{t('storage.offline-ready')}</span> : null}
      {asked === 'refused' && quota.kind === 'at-risk' ? (
        <span className="block">{t('storage.ask.refused')}</span>
      ) : null}
    </StorageLine>
  );
}
