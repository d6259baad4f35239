import type { RefObject } from 'react';
import Info from 'lucide-react/icons/info';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import { LANGS } from '../../i18n/format.ts';
import { useT } from '../../i18n/use-t.tsx';
import { usePrefs } from '../../store/hooks.ts';
import { runCommand, useCommand } from '../app/commands.ts';
import { ariaKey } from '../app/keys.ts';
import { paths } from '../app/routes.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Logo } from './logo.tsx';

export function HomeHeader({ headRef }: { readonly headRef: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useT();
  const palette = useCommand('app.palette');
  return (
    <header className="line wrap home__head">
      <Logo />
      <h1 ref={headRef} tabIndex={-1} className="home__name">
        {t('app.name')}
      </h1>
      <p className="muted home__tagline">{t('app.tagline')}</p>
      <div className="row home__tools">
        <Button
          className="home__find"
          icon={Search}
          kbd="/"
          aria-keyshortcuts={ariaKey('/')}
          onClick={() => runCommand('app.palette')}
          closed={!palette}
        >
          {t('home.find')}
        </Button>
        <LanguageButton />
        <ButtonLink to={paths.about} icon={Info} label={t('home.about')} />
        <ButtonLink to={paths.settings} icon={Settings} label={t('home.settings')} />
      </div>
    </header>
  );
}

/** The other language, named in itself. With two languages a menu would be a detour. */
function LanguageButton() {
  const { t, failed } = useT();
  const language = usePrefs((prefs) => prefs.language);
  const setPrefs = usePrefs((prefs) => prefs.setPrefs);
  const other = LANGS.find((lang) => lang !== language) ?? 'en';
  return (
    <>
      <Button onClick={() => setPrefs({ language: other })}>
        <span lang={other}>{t(`lang.${other}`)}</span>
      </Button>
      {failed ? <span className="t-small home__failed">{t('lang.failed')}</span> : null}
    </>
  );
}
