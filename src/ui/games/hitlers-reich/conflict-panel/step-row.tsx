import { memo } from 'react';
import Check from 'lucide-react/icons/check';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/icon.tsx';
import { listSteps } from './steps.ts';

/** The steps of the conflict in a row, the current one in ink. */
export const StepRow = memo(({ view }: { readonly view: HrView }) => {
  const { t } = useT();
  return (
    <ol className="flex fight-steps" aria-label={t('table.hr.fight.steps')}>
      {listSteps(view).map(({ step, state }) => (
        <li
          key={step}
          className={classes('line centred gap-5 t-tag muted fight-step', `fight-step--${state}`)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {state === 'done' ? <Icon of={Check} size={14} /> : null}
          <span className="nowrap fight-step__name">{t(`table.hr.fight.step.${step}`)}</span>
          {state === 'done' ? <span className="visually-hidden">{t('table.hr.fight.step.is-done')}</span> : null}
        </li>
      ))}
    </ol>
  );
});
StepRow.displayName = 'StepRow';
