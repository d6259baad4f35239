import { useT } from '../../i18n/use-t.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { TextArea } from '../parts/field.tsx';
import { closeByHand, useByHand } from './clipboard.ts';

/** Selects the text that the browser did not copy. It is in the first download because a crash report may need it. */
export function CopyDialog() {
  const { t } = useT();
  const copy = useByHand();
  if (copy === null) return null;
  return (
    <Dialog
      open
      onClose={closeByHand}
      title={t(copy.title)}
      actions={
        <Button size="big" onClick={closeByHand}>
          {t('app.close')}
        </Button>
      }
    >
      <TextArea
        label={t('copy.by-hand.label')}
        hint={t('copy.by-hand')}
        value={copy.text}
        rows={10}
        readOnly
        spellCheck={false}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
        data-autofocus
      />
    </Dialog>
  );
}
