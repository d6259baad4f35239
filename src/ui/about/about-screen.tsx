import { useState, type ReactNode } from 'react';
import { aboutDomainOf, listGames, shelfLine } from '../../games/shelf.ts';
import { I18nProvider, useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { later } from '../app/later.tsx';
import { paths } from '../app/routes.ts';
import { Opening, Screen } from '../app/screen.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Provenance } from '../parts/provenance.tsx';
import './about.css';
import { FONTS, LIBRARIES } from './licences.ts';

export function AboutScreen() {
  const language = usePrefs((prefs) => prefs.language);
  const [domains] = useState(() => listGames().map(({ id }) => aboutDomainOf(id)));
  return (
    <I18nProvider lang={language} domains={domains} fallback={<Opening />} isVital>
      <About />
    </I18nProvider>
  );
}

function About() {
  const { t, line } = useT();
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
            {listGames().map(({ id }) => (
              <div key={id} className="rule-above">
                <dt>{line(shelfLine(id))}</dt>
                <dd className="muted">{line(shelfLine(id, 'design'))}</dd>
              </div>
            ))}
          </dl>
          <p className="small">{t('about.credits.note')}</p>
        </Part>
        <Part title={t('about.reconstructed')}>
          <p>
            <Provenance>{t('game.reconstructed')}</Provenance> <span>{t('about.reconstructed.mark')}</span>
          </p>
          {listGames().map(({ id, rules, reconstructed }) => (
            <section key={id} aria-labelledby={`rebuilt-${id}`}>
              <h3 id={`rebuilt-${id}`}>{line(shelfLine(id))}</h3>
              <ul>
                {reconstructed.map((part) => (
                  <li key={part}>{line(shelfLine(id, `reconstructed.${part}`))}</li>
                ))}
              </ul>
              <div className="row">
                <ButtonLink to={paths.rules(id, rules.reconstructed)}>{t('about.reconstructed.read')}</ButtonLink>
                <ButtonLink to={paths.rules(id, rules.rulings)}>{t('about.rulings.read')}</ButtonLink>
              </div>
            </section>
          ))}
        </Part>
        <Part title={t('about.licences')}>
          <h3>{t('about.fonts')}</h3>
          <LicenceList works={FONTS} />
          <h3>{t('about.map-data')}</h3>
          <p>{t('about.map-data.text')}</p>
          <h3>{t('about.sounds')}</h3>
          <p>{t('about.sounds.text')}</p>
          <h3>{t('about.libraries')}</h3>
          <LicenceList works={LIBRARIES} />
          <LicenceTexts />
        </Part>
      </div>
    </Screen>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel panel__body col gap-10 about__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

// Loaded on demand, as few open it.
const Texts = later(() => import('./licence-texts.tsx').then(({ LicenceText }) => LicenceText), null);

function LicenceTexts() {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="licence-texts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('about.licence-texts')}</summary>
      {isOpen ? <Texts /> : null}
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
