import { Dialog } from '../parts/dialog.tsx';
import { useTable } from './table-model.tsx';

export interface ReconstructedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What of this game is not in its sources, and from what it was worked out. */
export function ReconstructedDialog({ open, onClose }: ReconstructedDialogProps) {
  const { game, i18n } = useTable();
  const { t } = i18n;
  return (
    <Dialog open={open} onClose={onClose} title={t('table.reconstructed.title')}>
      <dl className="reconstructed">
        {game.reconstructed.map(({ title, text }) => (
          <div key={title}>
            <dt>◇ {t(title)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
