import { useT } from '../../i18n/use-t.tsx';
import { isPlayable, RULE_SECTIONS, WORDS } from '../app/games.ts';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { Provenance } from '../parts/provenance.tsx';

/** What is not from the printed game, told before anybody plays it. */
export function Reconstructed({ game }: { readonly game: string }) {
  const { t } = useT();
  if (!isPlayable(game)) return null;
  return (
    <section className="panel panel__body stack">
      <h2>
        <Provenance>{t('about.reconstructed')}</Provenance>
      </h2>
      <p>{t(`new.reconstructed.${WORDS[game]}`)}</p>
      <p>
        <ButtonLink to={paths.rules(game, RULE_SECTIONS[game].reconstructed)} size="small">
          {t('about.reconstructed.read')}
        </ButtonLink>
      </p>
    </section>
  );
}
