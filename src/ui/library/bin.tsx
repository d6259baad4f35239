import { useRef, useState } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useT } from '../../i18n/use-t.tsx';
import { useLibrary } from '../../store/hooks.ts';
import type { LibraryEntry } from '../../store/library-types.ts';
import { announce } from '../app/announce.ts';
import { sayWhen } from '../app/when.ts';
import { Button } from '../parts/button.tsx';
import { EntryTitle } from './entry-words.tsx';
import { useWindowRows } from './use-window-rows.ts';

/** Height of a row of the bin until it is measured, in pixels. */
const ROW_GUESS = 44;

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
  const { t } = useT();
  const deleted = useLibrary((library) => library.deleted);
  const purge = useLibrary((library) => library.purgeDeleted);
  const [isOpen, setOpen] = useState(false);
  if (deleted.length === 0) return null;
  return (
    <details className="bin panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('library.bin', { n: deleted.length })}</summary>
      {isOpen ? <BinList entries={deleted} /> : null}
      <div className="line gap-12 rule-above bin__foot">
        <p className="small grow">{t('library.bin.kept')}</p>
        <Button size="small" variant="danger" onClick={() => void purge()}>
          {t('library.bin.empty')}
        </Button>
      </div>
    </details>
  );
}

function BinList({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const i18n = useT();
  const { t } = i18n;
  const restore = useLibrary((library) => library.restore);
  const list = useRef<HTMLUListElement>(null);
  const { from, to, padding, refOf } = useWindowRows(list, { entries: entries.length, guess: ROW_GUESS, gap: 0 });
  return (
    <ul ref={list} className="link-rows bin__list" style={padding}>
      {entries.slice(from, to).map((entry, i) => (
        <li
          key={entry.id}
          ref={refOf(from + i)}
          data-index={from + i}
          aria-setsize={entries.length}
          aria-posinset={from + i + 1}
          className="line gap-12 bin__row"
        >
          <span className="grow">
            <EntryTitle entry={entry} />
            <small className="small">{` ${sayWhen(i18n, entry.deletedAt ?? entry.updated)}`}</small>
          </span>
          <Button size="small" icon={RotateCcw} onClick={() => void restore([entry.id])}>
            {t('library.undo-delete')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
