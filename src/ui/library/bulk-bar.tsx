import FileDown from 'lucide-react/icons/file-down';
import Trash2 from 'lucide-react/icons/trash-2';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { announce } from '../app/announce.ts';
import { Button } from '../parts/button.tsx';
import { useDownloads } from './use-downloads.ts';

export interface BulkBarProps {
  readonly ids: readonly string[];
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** What can be done with several matches at once; shown while some are ticked. */
export function BulkBar({ ids, onAll, onClear }: BulkBarProps) {
  const { t } = useT();
  const remove = useLibrary((library) => library.remove);
  const download = useDownloads();
  if (ids.length === 0) return null;
  const n = ids.length;
  return (
    <div className="row bulk-bar panel" role="region" aria-label={t('library.selected', { n })}>
      <b className="grow">{t('library.selected', { n })}</b>
      <Button size="small" onClick={onAll}>
        {t('library.select-all')}
      </Button>
      <Button size="small" onClick={onClear}>
        {t('library.select-none')}
      </Button>
      <Button size="small" icon={FileDown} onClick={() => void download(ids)}>
        {t('library.export')}
      </Button>
      <Button
        size="small"
        variant="danger"
        icon={Trash2}
        onClick={() => {
          void remove(ids).then(() => announce(t('library.deleted', { n })));
          onClear();
        }}
      >
        {t('library.delete-many', { n })}
      </Button>
    </div>
  );
}
