import { useMemo } from 'react';
import { aboutDomainOf, findGame, shelfLine } from '../../games/shelf.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { paths } from '../app/routes.ts';
import { ChoosePack } from './choose-pack.tsx';
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
