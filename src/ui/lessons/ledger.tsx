import { useT } from '../../i18n/use-t.tsx';
import { Reasons } from '../parts/reasons.tsx';
import type { ReasonRow } from '../parts/reasons.tsx';
import { useLesson, useRun } from './use-lesson.tsx';

/** The reckoning so far: what has been found, and what is asked for now. Nothing in lessons that reckon with nothing. */
export function Ledger() {
  const { lesson } = useLesson();
  const { run, isAnswered } = useRun();
  const { t } = useT();
  const rows = lesson.steps.flatMap((step, n): ReasonRow[] => {
    const { note, id, rule } = step;
    if (!note || n > run.at) return [];
    const isOpen = n === run.at && !isAnswered;
    return isOpen
      ? [{ id, amount: '?', text: t(note.find), tone: 'preview' }]
      : [{ id, amount: note.amount, text: t(note.text), rule }];
  });
  if (rows.length === 0) return null;
  return (
    <section className="section rule-above paper lesson-ledger" aria-labelledby="ledger-title">
      <h2 id="ledger-title" className="cap">
        {t('lesson.ui.ledger')}
      </h2>
      <Reasons rows={rows} />
    </section>
  );
}
