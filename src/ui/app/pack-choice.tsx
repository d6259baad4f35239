import { useEffect } from 'react';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { useT } from '../../i18n/use-t.tsx';
import { packStore, usePacks } from '../../store/app-packs.ts';
import { Select } from '../parts/field.tsx';

export interface PackChoiceProps {
  readonly game: string;
  readonly label: string;
  /** A pack file; undefined: the data of Fronts. */
  readonly value: unknown;
  readonly onChange: (pack: PackFile | undefined) => void;
}

const nameOf = (pack: unknown): string => (pack as PackFile).name;

/** Which data, where this device has packs of the game, or what is shown brought one. */
export function PackChoice({ game, label, value, onChange }: PackChoiceProps) {
  const { t } = useT();
  const packs = usePacks((state) => state.packs);
  useEffect(() => void packStore.getState().load(), []);
  const own = packs.filter(({ file }) => file.game === game);
  if (own.length === 0 && value === undefined) return null;
  const known = own.find(({ file }) => JSON.stringify(file) === JSON.stringify(value));
  const foreign = value !== undefined && !known ? [{ value: 'given', label: nameOf(value) }] : [];
  return (
    <Select
      label={label}
      value={value === undefined ? '' : (known?.key ?? 'given')}
      choices={[
        { value: '', label: t('new.pack.shipped') },
        ...own.map(({ key, file }) => ({ value: key, label: file.name })),
        ...foreign,
      ]}
      onChange={(key) => {
        if (key !== 'given') onChange(own.find((pack) => pack.key === key)?.file);
      }}
    />
  );
}
