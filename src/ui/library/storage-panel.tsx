import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { useState } from 'react';
import Archive from 'lucide-react/icons/archive';
import { later } from '../app/later.tsx';
import { Button } from '../parts/button.tsx';
import './storage-panel.css';
import { StorageStatus } from './storage-status.tsx';

/** How much of the storage is used, as a bar and as a sentence. */
export function StoragePanel({ heading = 'cap' }: { readonly heading?: 'cap' | 'title' }) {
  const { t } = useT();
  const { usedBytes, quotaBytes } = useLibrary((library) => library.quota);
  return (
    <section className={heading === 'title' ? 'col settings__group' : 'section'}>
      {heading === 'title' ? <h2>{t('settings.storage')}</h2> : <p className="cap">{t('settings.storage')}</p>}
      {usedBytes === null || quotaBytes === null || quotaBytes === 0 ? null : (
        <progress
          className="full soft block storage-bar"
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

// What reads all that is kept is fetched with the first press.
const BackupDialog = later(() => import('./backup-dialog.tsx').then((part) => part.BackupDialog), null);

/** Everything that this device keeps, as one file. */
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
