import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTable } from './table-model.tsx';

/** Asks once before a step over dice or a change of seat, and says what stays known. */
export function TakeBackDialog() {
  const { match, takingBackTo, actions, i18n } = useTable();
  const { t } = i18n;
  const { points, trial } = match.timeline;
  const to = takingBackTo ?? points.length - 1;
  const undone = points.slice(to + 1);
  const dice = undone.reduce((sum, { draws }) => sum + draws.length, 0);
  const isSame = match.sameDiceFrom !== null && to >= match.sameDiceFrom;
  const known = t(isSame ? 'table.take-back.dice' : 'table.take-back.new-dice', { n: dice });
  const close = () => actions.askTakeBack(null);
  const takeBack = () => {
    close();
    void match.takeBack(to);
  };
  return (
    <Dialog
      open={takingBackTo !== null && undone.length > 0}
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
