import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { BackupButton } from './backup-button.tsx';
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
