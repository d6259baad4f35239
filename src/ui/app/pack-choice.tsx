import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { PackFile } from '../../engine/kits/pack/pack-file.ts';
import { useT } from '../../i18n/use-t.tsx';
import { packStore, usePacks } from '../../store/app-packs.ts';
import { packsOf } from '../../store/pack-store.ts';
import { usePackName } from './pack-words.ts';
import { Select } from '../parts/field.tsx';

export interface PackChoiceProps {
  readonly game: string;
  readonly label: string;
  /** A pack file; undefined for the shipped data. */
  readonly value: unknown;
  readonly onChange: (pack: PackFile | undefined) => void;
}

/** Shown if this device has packs of the game, or the current position uses one. */
export function PackChoice({ game, label, value, onChange }: PackChoiceProps) {
  const { t } = useT();
  const own = usePacks(useShallow((state) => packsOf(state, game)));
  const nameOf = usePackName();
  useEffect(() => void packStore.getState().load(), []);
  if (own.length === 0 && value === undefined) return null;
  const known = own.find(({ file }) => JSON.stringify(file) === JSON.stringify(value));
  const foreign = value !== undefined && !known ? [{ value: 'given', label: nameOf(value as PackFile) }] : [];
  return (
    <Select
      label={label}
      value={value === undefined ? '' : (known?.key ?? 'given')}
      choices={[
        { value: '', label: t('new.pack.shipped') },
        ...own.map(({ key, file }) => ({ value: key, label: nameOf(file) })),
        ...foreign,
      ]}
      onChange={(key) => {
        if (key !== 'given') onChange(own.find((pack) => pack.key === key)?.file);
      }}
    />
  );
}
