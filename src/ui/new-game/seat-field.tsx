import { useT } from '../../i18n/use-t.tsx';
import { SeatMark } from '../app/seat-mark.tsx';
import { TextField } from '../parts/field.tsx';

export interface SeatFieldProps {
  readonly game: string;
  readonly seat: string;
  readonly value: string;
  /** The player's default name; null where there is none. */
  readonly unnamed: string | null;
  readonly onChange: (name: string) => void;
}

/** Who sits on a side. */
export function SeatField({ game, seat, value, unnamed, onChange }: SeatFieldProps) {
  const { t } = useT();
  return (
    <div className="grid gap-12 new-game__seat">
      <SeatMark game={game} seat={seat} />
      <TextField
        label={t('new.player-name', { side: seat })}
        placeholder={unnamed ?? t('new.player-name.hint')}
        value={value}
        onChange={onChange}
        maxLength={60}
        autoComplete="off"
      />
    </div>
  );
}
