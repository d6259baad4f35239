import { useState } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary, useOffline } from '../../store/hooks.ts';
import type { StorageQuota } from '../../store/library-types.ts';
import { announce } from '../app/announce.ts';
import { Button } from '../parts/button.tsx';
import { StorageLine } from '../parts/storage-line.tsx';
import type { StorageTone } from '../parts/storage-line.tsx';

const TONES: Readonly<Record<StorageQuota['kind'], StorageTone>> = {
  checking: 'quiet',
  silent: 'care',
  persistent: 'safe',
  'at-risk': 'care',
  private: 'lost',
};

/** Where the matches are kept, in a sentence, and the one action that may improve it. */
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
