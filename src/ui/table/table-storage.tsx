import { memo, useState } from 'react';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import type { StorageKind } from '../../store/types.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { StorageLine } from '../parts/storage-line.tsx';
import type { StorageTone } from '../parts/storage-line.tsx';
import { downloadText } from './download.ts';
import './table-storage.css';

/** What has to be said in full: something is missing, or not kept. */
const TONES: Readonly<Partial<Record<StorageKind, StorageTone>>> = {
  private: 'care',
  full: 'lost',
  'not-saved': 'lost',
  late: 'care',
  'other-tab': 'care',
  checking: 'quiet',
};
const IS_ACTION_NEEDED: ReadonlySet<StorageKind> = new Set(['full', 'not-saved', 'late', 'private']);

/** True at this moment: one word while all is well, which opens where and how long the match is kept; else a sentence. */
export const StorageStatus = memo(({ isSmall }: { readonly isSmall: boolean }) => {
  const i18n = useT();
  const { kind, line } = useMatch(({ storage }) => storage);
  const isUrgent = IS_ACTION_NEEDED.has(kind);
  if (isSmall && !isUrgent) return null;
  const tone = TONES[kind];
  return (
    <div className={tone ? 'min-0 table-rail__storage' : 'table-rail__saved'}>
      {tone ? (
        <StorageLine tone={tone} actions={isUrgent ? <SaveFile /> : null}>
          {i18n.line(line)}
        </StorageLine>
      ) : (
        <Saved told={i18n.line(line)} isAtRisk={kind === 'at-risk'} />
      )}
    </div>
  );
});
StorageStatus.displayName = 'StorageStatus';

interface SavedProps {
  readonly told: string;
  /** The browser may delete it: a small sign says that there is more to read. */
  readonly isAtRisk: boolean;
}

function Saved({ told, isAtRisk }: SavedProps) {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={Check}
        className="table-saved"
        title={told}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{t('table.saved')}</span>
        {isAtRisk ? <Icon of={Info} size={14} /> : null}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('table.saved')} actions={<SaveFile />}>
        <p>{told}</p>
      </Dialog>
    </>
  );
}

function SaveFile() {
  const { t } = useT();
  const save = () => {
    const text = matchActions.exportText();
    if (text !== null) downloadText(matchActions.exportName(), text);
  };
  return (
    <Button size="small" onClick={save}>
      {t('storage.save-file')}
    </Button>
  );
}
