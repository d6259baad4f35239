import { useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import { announce } from '../app/announce.ts';
import { sayWhen } from '../app/when.ts';
import { Button } from '../parts/button.tsx';
import { EntryTitle } from './entry-words.tsx';

/** Deleting asks no confirmation, because it can be undone: here at once, and for a week from the bin. */
export function DeletedNotice() {
  const { t } = useT();
  const deleted = useLibrary((library) => library.deleted);
  const undoDelete = useLibrary((library) => library.undoDelete);
  const [since] = useState(() => Date.now());
  const [latest] = deleted;
  if (latest?.deletedAt === null || latest === undefined || latest.deletedAt < since) return null;
  const n = deleted.filter(({ deletedAt }) => deletedAt === latest.deletedAt).length;
  return (
    <div className="row bin-notice panel">
      <p className="grow">{t('library.deleted', { n })}</p>
      <Button icon={RotateCcw} onClick={() => void undoDelete().then(() => announce(t('library.brought-back', { n })))}>
        {t('library.undo-delete')}
      </Button>
    </div>
  );
}

/** What was deleted in the last week. */
export function Bin() {
  const i18n = useT();
  const { t } = i18n;
  const deleted = useLibrary((library) => library.deleted);
  const restore = useLibrary((library) => library.restore);
  const purge = useLibrary((library) => library.purgeDeleted);
  if (deleted.length === 0) return null;
  return (
    <details className="bin panel">
      <summary>{t('library.bin', { n: deleted.length })}</summary>
      <ul className="link-rows bin__list">
        {deleted.map((entry) => (
          <li key={entry.id} className="line gap-12 bin__row">
            <span className="grow">
              <EntryTitle entry={entry} />
              <small className="small"> {sayWhen(i18n, entry.deletedAt ?? entry.updated)}</small>
            </span>
            <Button size="small" icon={RotateCcw} onClick={() => void restore([entry.id])}>
              {t('library.undo-delete')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="line gap-12 rule-above bin__foot">
        <p className="small grow">{t('library.bin.kept')}</p>
        <Button size="small" variant="danger" onClick={() => void purge()}>
          {t('library.bin.empty')}
        </Button>
      </div>
    </details>
  );
}
