import { useT } from '../../i18n/use-t.tsx';
import type { SuppliedDie } from '../../lessons/types.ts';
import { toneOf } from '../app/games.ts';
import { Die, DiceRow } from '../parts/die.tsx';
import { useLesson } from './use-lesson.tsx';

/** Dice that have not fallen yet: to calculate with. */
export function LessonDice({ dice }: { readonly dice: readonly SuppliedDie[] }) {
  const { lesson } = useLesson();
  const { t, line } = useT();
  return (
    <DiceRow label={t('lesson.ui.dice')}>
      {dice.map(({ seat, value }, at) => (
        <Die
          key={at}
          value={value}
          tone={toneOf(lesson.game, seat)}
          label={t('lesson.ui.die', { side: seat, value })}
          above={line({ key: `name.side.${seat}` })}
        />
      ))}
    </DiceRow>
  );
}
