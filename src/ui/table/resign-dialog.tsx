import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { usePlay, usePlayActions, useSource } from './use-play.tsx';

/** Asks once. Resigning is always legal and in no list of moves. */
export function ResignDialog() {
  const isResigning = usePlay(({ ask }) => ask.isResigning);
  return isResigning ? <AskResign /> : null;
}

function AskResign() {
  const { t, line } = useT();
  const source = useSource();
  const actions = usePlayActions();
  const decision = usePlay(({ picture }) => picture.decision);
  const move = decision?.concessions?.[0];
  const close = () => actions.askResign(false);
  const resign = () => {
    close();
    if (move) actions.play(move);
  };
  return (
    <Dialog
      open={move !== undefined}
      onClose={close}
      title={t('table.resign.ask', { side: decision?.seat ?? '' })}
      actions={
        <>
          <Button size="big" variant="danger" onClick={resign}>
            {move ? line(source.label(move) ?? { key: source.notation(move) }) : null}
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
