import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { PLAYABLE, RULE_SECTIONS, SHELF } from '../app/games.ts';
import type { PlayableGame } from '../app/games.ts';
import type { PlainKey } from '../../i18n/catalogue.ts';
import { paths } from '../app/routes.ts';
import { Screen } from '../app/screen.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Provenance } from '../parts/provenance.tsx';
import './about.css';
import { FONTS, LIBRARIES } from './licences.ts';

/** Whose work this stands on, what was worked out anew, and under which licences it is given on. */
export function AboutScreen() {
  const { t } = useT();
  return (
    <Screen title={t('about.title')} subtitle={t('about.version', { version: __BUILD__ })} narrow>
      <div className="stack about">
        <Part title={t('about.what')}>
          <p>{t('about.what.text')}</p>
          <p>{t('about.unofficial')}</p>
          <p>{t('about.privacy')}</p>
        </Part>
        <Part title={t('about.credits')}>
          <dl className="about__credits">
            {SHELF.map((id) => (
              <div key={id}>
                <dt>{t(`game.${id}`)}</dt>
                <dd>{t(`about.credit.${id}`)}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{t('about.credits.note')}</p>
        </Part>
        <Part title={t('about.reconstructed')}>
          <p>
            <Provenance>{t('game.reconstructed')}</Provenance> {t('about.reconstructed.mark')}
          </p>
          {PLAYABLE.map((game) => (
            <section key={game} aria-labelledby={`rebuilt-${game}`}>
              <h3 id={`rebuilt-${game}`}>{t(`game.${game}`)}</h3>
              <ul>
                {RECONSTRUCTED[game].map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ul>
              <div className="row">
                <ButtonLink to={paths.rules(game, RULE_SECTIONS[game].reconstructed)}>
                  {t('about.reconstructed.read')}
                </ButtonLink>
                <ButtonLink to={paths.rules(game, RULE_SECTIONS[game].rulings)}>{t('about.rulings.read')}</ButtonLink>
              </div>
            </section>
          ))}
        </Part>
        <Part title={t('about.licences')}>
          <h3>{t('about.fonts')}</h3>
          <LicenceList works={FONTS} />
          <h3>{t('about.map-data')}</h3>
          <p>{t('about.map-data.text')}</p>
          <h3>{t('about.libraries')}</h3>
          <LicenceList works={LIBRARIES} />
          <LicenceTexts />
        </Part>
      </div>
    </Screen>
  );
}

const RECONSTRUCTED: Readonly<Record<PlayableGame, readonly PlainKey[]>> = {
  'hitlers-last-battles': [
    'about.reconstructed.hlb.map',
    'about.reconstructed.hlb.set-up',
    'about.reconstructed.hlb.track',
    'about.reconstructed.hlb.rulings',
  ],
  'hitlers-reich': ['about.reconstructed.hr.map', 'about.reconstructed.hr.events', 'about.reconstructed.hr.rulings'],
  'blitzkrieg-to-moscow-2': [
    'about.reconstructed.btm.map',
    'about.reconstructed.btm.units',
    'about.reconstructed.btm.tables',
    'about.reconstructed.btm.rulings',
  ],
};

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel panel__body about__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

// A long text that few open: it comes when they do.
const Texts = lazy(() => import('./licence-texts.tsx').then(({ LicenceText }) => ({ default: LicenceText })));

function LicenceTexts() {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="licence-texts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('about.licence-texts')}</summary>
      {isOpen ? (
        <Suspense fallback={null}>
          <Texts />
        </Suspense>
      ) : null}
    </details>
  );
}

function LicenceList({ works }: { readonly works: typeof FONTS }) {
  return (
    <ul className="licences">
      {works.map(({ name, by, licence }) => (
        <li key={name}>
          <b>{name}</b>
          <span>{by}</span>
          <span className="licences__id">{licence}</span>
        </li>
      ))}
    </ul>
  );
}
