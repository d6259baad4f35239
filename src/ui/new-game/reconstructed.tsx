import { useMemo, useEffect } from 'react';
import { aboutDomainOf, findGame, shelfLine } from '../../games/shelf.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { paths } from '../app/routes.ts';
import { useShallow } from 'zustand/react/shallow';
import { packStore, usePacks } from '../../store/app-packs.ts';
import { chosenPack, packsOf } from '../../store/pack-store.ts';
import { usePackName } from '../app/pack-name.ts';
import { Select } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Provenance } from '../parts/provenance.tsx';

/** What is not from the printed game, shown before anyone plays it. */
export function Reconstructed({ game }: { readonly game: string }) {
  const language = usePrefs((prefs) => prefs.language);
  const manifest = findGame(game);
  const domains = useMemo(() => [aboutDomainOf(game)], [game]);
  if (!manifest) return null;
  return (
    <I18nProvider
      lang={language}
      domains={domains}
      fallback={<section className="panel panel__body" aria-busy="true" />}
    >
      <Section game={game} section={manifest.rules.reconstructed} />
    </I18nProvider>
  );
}

function Section({ game, section }: { readonly game: string; readonly section: string }) {
  const { t, line } = useT();
  return (
    <section className="panel panel__body stack">
      <ChoosePack game={game} />
      <h2>
        <Provenance>{t('about.reconstructed')}</Provenance>
      </h2>
      <p>{line(shelfLine(game, 'reconstructed'))}</p>
      <p>
        <ButtonLink to={paths.rules(game, section)} size="small">
          {t('about.reconstructed.read')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Which data the match is played with: those of Fronts, or a pack of this device. */
function ChoosePack({ game }: { readonly game: string }) {
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
