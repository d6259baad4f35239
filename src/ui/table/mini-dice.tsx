import { useT } from '../../i18n/use-t.tsx';
import type { HistoryPoint } from '../../store/types.ts';
import { SmallDie, type Tone } from '../parts/die.tsx';

export interface SeenDie {
  readonly value: number;
  readonly tone: Tone;
}

/** The dice of a point: the game knows which draws are dice and which shuffle a deck. */
export const seenAt = ({ draws }: Pick<HistoryPoint, 'draws'>, tones: readonly (Tone | null)[]): readonly SeenDie[] =>
  tones.flatMap((tone, at) => (draws[at] && tone !== null ? [{ value: draws[at].value + 1, tone }] : []));

export function MiniDice({ dice }: { readonly dice: readonly SeenDie[] }) {
  const { t } = useT();
  if (dice.length === 0) return null;
  return (
    <span
      className="line wrap gap-6"
      role="img"
      aria-label={t('table.dice.rolled', { faces: dice.map(({ value }) => value).join(', ') })}
    >
      {dice.map((die, at) => (
        <SmallDie key={at} {...die} />
      ))}
    </span>
  );
}
