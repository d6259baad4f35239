import { memo } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Play from 'lucide-react/icons/play';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/icon.tsx';
import { stateOf, STEPS } from './steps.ts';
import type { StepState } from './steps.ts';

const ICONS = { done: Check, now: Play, skipped: Minus, ahead: null } as const satisfies Record<StepState, unknown>;

/** The steps of the conflict in a row. The current one is gold only where this seat chooses in it. */
export const StepRow = memo(({ view, isChoosing }: { readonly view: HrView; readonly isChoosing: boolean }) => {
  const { t } = useT();
  return (
    <ol className="flex gap-5 fight-steps" aria-label={t('table.hr.fight.steps')}>
      {STEPS.map((step, at) => {
        const state = stateOf(view, step);
        const icon = ICONS[state];
        return (
          <li
            key={step}
            className={classes(
              'line centred gap-3 rounded t-tag muted fight-step',
              `fight-step--${state}`,
              state === 'now' && isChoosing && 'fight-step--choice',
            )}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            {icon ? <Icon of={icon} size={13} /> : <span className="fight-step__n">{at + 1}</span>}
            <span className="nowrap fight-step__name">{t(`table.hr.fight.step.${step}`)}</span>
            {state === 'done' || state === 'skipped' ? (
              <span className="visually-hidden">{t(`table.hr.fight.step.is-${state}`)}</span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
});
StepRow.displayName = 'StepRow';
