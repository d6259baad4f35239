import type { SuppliedDie } from '../../lessons/types.ts';
import { Die, DiceRow } from '../parts/die.tsx';
import type { DieSide } from '../parts/die.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import { useLesson } from './lesson-model.tsx';

const sideOf = (seat: string): DieSide => (seat === 'german' || seat === 'axis' ? 'german' : 'allied');

/** Dice that have not fallen yet: to reckon with. */
export function LessonDice({ dice }: { readonly dice: readonly SuppliedDie[] }) {
  const { t, line } = useLesson().i18n;
  return (
    <DiceRow label={t('lesson.ui.dice')}>
      {dice.map(({ seat, value }, at) => (
        <Die
          key={at}
          value={value}
          side={sideOf(seat)}
          label={t('lesson.ui.die', { side: seat, value })}
          above={line({ key: `name.side.${seat}` })}
        />
      ))}
    </DiceRow>
  );
}

/** The roll of this step: each die with why it is rolled and what became of it, and every reason with its rule. */
export function LessonRoll() {
  const { roll, isRolling, i18n } = useLesson();
  if (!roll) return null;
  const { t } = i18n;
  return (
    <div className="coach__roll">
      <h3 className="cap">{roll.title}</h3>
      <DiceRow label={t('table.dice')}>
        {roll.dice.map((die, at) => (
          <Die
            key={at}
            value={isRolling ? null : die.value}
            side={die.side}
            state={isRolling ? 'rolling' : 'rest'}
            label={isRolling ? t('table.dice') : die.label}
            above={die.above}
            below={isRolling ? '\u00a0' : die.below}
            hit={!isRolling && die.hit}
          />
        ))}
      </DiceRow>
      {isRolling ? null : (
        <>
          <p className="with-rule">
            <b className="grow">{roll.result}</b>
            <RuleChip rule={roll.rule} />
          </p>
          <details className="fold">
            <summary>{t('table.reasons')}</summary>
            <Reasons rows={roll.reasons} />
          </details>
        </>
      )}
    </div>
  );
}
