import { useLayoutEffect, useRef, type ReactNode } from 'react';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { useT } from '../../i18n/use-t.tsx';
import { hush } from '../app/announce.ts';
import { MAIN_ID, useDocumentTitle, useScreenFocus, Screen } from '../app/screen.tsx';
import { drawIcon } from '../parts/icon.tsx';
import './error-screen.css';
import { paths } from '../app/routes.ts';
import { ButtonLink } from '../parts/button.tsx';
import { EmptyBox } from '../parts/note.tsx';

interface ErrorScreenProps {
  readonly title: string;
  readonly what: ReactNode;
  readonly safe?: ReactNode;
  /** Most helpful first. */
  readonly actions: ReactNode;
  readonly detail?: string | undefined;
}

/** Needs neither board nor match, so that it works when those fail. */
export function ErrorScreen({ title, what, safe, actions, detail }: ErrorScreenProps) {
  const { t } = useT();
  const head = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useScreenFocus(head);
  // Silences a prompt of the table that is gone.
  useLayoutEffect(hush, []);
  return (
    <main id={MAIN_ID} tabIndex={-1} className="centre-grid flex-1 error-screen">
      <div className="col gap-18 error-screen__sheet panel" role="alert">
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        <div className="flex gap-12 bar-before error-screen__line error-screen__line--what">
          {drawIcon(TriangleAlert)}
          <div>
            <p className="cap">{t('error.what')}</p>
            <p>{what}</p>
          </div>
        </div>
        {safe === undefined ? null : (
          <div className="flex gap-12 bar-before error-screen__line error-screen__line--safe">
            {drawIcon(ShieldCheck)}
            <div>
              <p className="cap">{t('error.what-is-safe')}</p>
              <p>{safe}</p>
            </div>
          </div>
        )}
        <div className="error-screen__actions">
          <p className="cap">{t('error.what-to-do')}</p>
          <div className="row">{actions}</div>
        </div>
        {detail === undefined || detail === '' ? null : (
          <details className="error-screen__detail">
            <summary>{t('error.detail')}</summary>
            <pre>{detail}</pre>
          </details>
        )}
      </div>
    </main>
  );
}

export function UnknownPage() {
  const { t } = useT();
  return (
    <Screen title={t('app.name')} narrow>
      <EmptyBox next={<ButtonLink to={paths.home}>{t('command.home')}</ButtonLink>}>{t('app.unknown-page')}</EmptyBox>
    </Screen>
  );
}
