import { useT } from '../../i18n/use-t.tsx';
import { matchActions, useMatch } from '../../store/app-match.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { usePlay, usePlayActions } from './use-play.tsx';

/** Asks once before undoing dice or a change of seat, and says what stays known. */
export function TakeBackDialog() {
  const to = usePlay(({ ask }) => ask.takeBackTo);
  return to === null ? null : <AskTakeBack to={to} />;
}

function AskTakeBack({ to }: { readonly to: number }) {
  const { t } = useT();
  const { askTakeBack } = usePlayActions();
  const { points, trial } = useMatch((match) => match.timeline);
  const sameDiceFrom = useMatch((match) => match.sameDiceFrom);
  const undone = points.slice(to + 1);
  const dice = undone.reduce((sum, { draws }) => sum + draws.length, 0);
  const isSame = sameDiceFrom !== null && to >= sameDiceFrom;
  const known = t(isSame ? 'table.take-back.dice' : 'table.take-back.new-dice', { n: dice });
  const close = () => askTakeBack(null);
  const takeBack = () => {
    close();
    void matchActions.takeBack(to);
  };
  return (
    <Dialog
      open={undone.length > 0}
      onClose={close}
      title={t('table.take-back.ask', { n: undone.length })}
      actions={
        <>
          <Button size="big" onClick={takeBack}>
            {t('table.take-back.do')}
          </Button>
          <Button size="big" onClick={close}>
            {t('app.cancel')}
          </Button>
        </>
      }
    >
      <p>{dice > 0 ? known : t('table.take-back.seat')}</p>
      <p>{trial === null ? t('table.take-back.kept') : t('table.take-back.in-line')}</p>
    </Dialog>
  );
}
