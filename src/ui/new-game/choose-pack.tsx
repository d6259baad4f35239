import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { packStore, usePacks } from '../../store/app-packs.ts';
import { chosenPack, packsOf } from '../../store/pack-store.ts';
import { usePackName } from '../app/pack-name.ts';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';

/** Which data the match is played with: those of Fronts, or a pack of this device. */
export function ChoosePack({ game }: { readonly game: string }) {
  const { t } = useT();
  const own = usePacks(useShallow((state) => packsOf(state, game)));
  const nameOf = usePackName();
  const chosen = usePacks((state) => chosenPack(state, game));
  useEffect(() => void packStore.getState().load(), []);
  if (!findGame(game)?.packs) return null;
  return (
    <>
      {own.length === 0 ? null : (
        <Select
          label={t('new.pack')}
          value={chosen?.key ?? ''}
          choices={[
            { value: '', label: t('new.pack.shipped') },
            ...own.map(({ key, file }) => ({
              value: key,
              label: t('new.pack.one', { name: nameOf(file), version: file.version, n: file.entries.length }),
            })),
          ]}
          onChange={(key) => packStore.getState().choose(game, key === '' ? null : key)}
        />
      )}
      {chosen ? <Note tone="warn">{t('new.pack.other', { name: nameOf(chosen.file) })}</Note> : null}
      <p>
        <ButtonLink to={paths.data(game)} size="small">
          {t('new.pack.edit')}
        </ButtonLink>
      </p>
    </>
  );
}
