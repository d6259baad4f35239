import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTable } from './table-model.tsx';

/** Asks once before a game is given up; it is legal at any time and stands in no list. */
export function ResignDialog() {
  const { match, decision, isResigning, actions, i18n } = useTable();
  const { t, line } = i18n;
  const move = decision?.concessions?.[0];
  const close = () => actions.askResign(false);
  const resign = () => {
    close();
    if (move) actions.play(move);
  };
  return (
    <Dialog
      open={isResigning && move !== undefined}
      onClose={close}
      title={t('table.resign.ask', { side: decision?.seat ?? '' })}
      actions={
        <>
          <Button size="big" variant="danger" onClick={resign}>
            {move ? line(match.label(move) ?? { key: match.notation(move) }) : null}
          </Button>
          <Button size="big" onClick={close}>
            {t('app.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('table.resign.what')}</p>
    </Dialog>
  );
}
