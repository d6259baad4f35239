import { useT } from '../../i18n/use-t.tsx';
import { useLibrary, useOffline } from '../../store/hooks.ts';
import type { StorageSpace } from '../../store/library-types.ts';
import { Button } from '../parts/button.tsx';
import { StorageLine } from '../parts/storage-line.tsx';
import type { StorageTone } from '../parts/storage-line.tsx';

const TONES: Readonly<Record<StorageSpace['kind'], StorageTone>> = {
  checking: 'quiet',
  persistent: 'safe',
  'at-risk': 'care',
  private: 'lost',
};

/** Where the matches are kept, in a sentence, and the one thing that may make it better. */
export function StorageStatus() {
  const { t, line } = useT();
  const space = useLibrary((library) => library.space);
  const isOffline = useOffline((offline) => offline.ready);
  const askToKeep = useLibrary((library) => library.askToKeep);
  return (
    <StorageLine
      tone={TONES[space.kind]}
      actions={
        space.kind === 'at-risk' ? (
          <Button size="small" onClick={() => void askToKeep()}>
            {t('storage.ask')}
          </Button>
        ) : undefined
      }
    >
      {line(space.line)} {isOffline ? t('storage.offline-ready') : null}
    </StorageLine>
  );
}
