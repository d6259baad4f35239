import { useT } from '../../i18n/use-t.tsx';
import { PLAYERS, type Player } from '../../store/last-setup.ts';
import { Choices } from '../parts/field.tsx';

interface AgainstProps {
  readonly value: Player;
  readonly onChange: (player: Player) => void;
}

/** A person, or how strong a computer. */
export function Against({ value, onChange }: AgainstProps) {
  const { t } = useT();
  return (
    <Choices
      quiet
      look="switch"
      label={t('new.measured.against')}
      value={value}
      choices={PLAYERS.map((player) => ({ value: player, label: t(`level.${player}`) }))}
      onChange={onChange}
    />
  );
}
