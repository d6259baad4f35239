import { useT } from '../../i18n/use-t.tsx';
import type { HistoryPoint } from '../../store/types.ts';
import { Die } from '../parts/die.tsx';
import type { Tone } from '../parts/die.tsx';
import './mini-dice.css';

export interface MiniDiceProps {
  readonly draws: HistoryPoint['draws'];
  /** What each die looks like, as the game says of the point. */
  readonly tones: readonly Tone[];
}

/** What was rolled, small enough for a line of text. */
export function MiniDice({ draws, tones }: MiniDiceProps) {
  const { t } = useT();
  return draws.map(({ value }, at) => (
    <span key={at} className="mini-die">
      <Die value={value + 1} tone={tones[at] ?? 'dark'} label={t('table.dice.rolled', { value: value + 1 })} />
    </span>
  ));
}
