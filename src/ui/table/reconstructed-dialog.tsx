import { useT } from '../../i18n/use-t.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useGame } from './use-play.tsx';

export interface ReconstructedDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What of this game is not in its sources, and from what it was reconstructed. */
export function ReconstructedDialog({ open, onClose }: ReconstructedDialogProps) {
  const game = useGame();
  const { t } = useT();
  return (
    <Dialog open={open} onClose={onClose} title={t('table.reconstructed.title')}>
      <dl className="reconstructed">
        {game.about.reconstructed.map(({ title, text }) => (
          <div key={title}>
            <dt>{`◇ ${t(title)}`}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
