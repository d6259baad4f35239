import { useT } from '../../i18n/use-t.tsx';
import type { HistoryPoint } from '../../store/types.ts';
import { SmallDie } from '../parts/die.tsx';
import type { Tone } from '../parts/die.tsx';

export interface MiniDiceProps {
  readonly draws: HistoryPoint['draws'];
  /** What each die looks like, as the game says of the point. */
  readonly tones: readonly Tone[];
}

/** What was rolled, small enough for a line of text; read out in one go. */
export function MiniDice({ draws, tones }: MiniDiceProps) {
  const { t } = useT();
  if (draws.length === 0) return null;
  const faces = draws.map(({ value }) => value + 1);
  return (
    <span className="line wrap gap-6" role="img" aria-label={t('table.dice.rolled', { faces: faces.join(', ') })}>
      {faces.map((face, at) => (
        <SmallDie key={at} value={face} tone={tones[at] ?? 'dark'} />
      ))}
    </span>
  );
}
