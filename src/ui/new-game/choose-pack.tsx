import { useEffect } from 'react';
import { findGame } from '../../games/shelf.ts';
import { useT } from '../../i18n/use-t.tsx';
import { packStore, usePacks } from '../../store/app-packs.ts';
import { chosenPack } from '../../store/pack-store.ts';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Select } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';

/** Which data the match is played with: those of Fronts, or a pack of this device. */
export function ChoosePack({ game }: { readonly game: string }) {
  const { t } = useT();
  const packs = usePacks((state) => state.packs);
  const chosen = usePacks((state) => chosenPack(state, game));
  useEffect(() => void packStore.getState().load(), []);
  if (!findGame(game)?.packs) return null;
  const own = packs.filter(({ file }) => file.game === game);
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
              label: t('new.pack.one', { name: file.name, version: file.version, n: file.entries.length }),
            })),
          ]}
          onChange={(key) => packStore.getState().choose(game, key === '' ? null : key)}
        />
      )}
      {chosen ? <Note tone="warn">{t('new.pack.other', { name: chosen.file.name })}</Note> : null}
      <p>
        <ButtonLink to={paths.data(game)} size="small">
          {t('new.pack.edit')}
        </ButtonLink>
      </p>
    </>
  );
}
