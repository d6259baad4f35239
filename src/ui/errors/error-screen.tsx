import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useT } from '../../i18n/use-t.tsx';
import { hush } from '../app/announce.ts';
import { MAIN_ID, useDocumentTitle, useScreenFocus } from '../app/screen.tsx';
import { Icon } from '../parts/icon.tsx';
import './error-screen.css';

export interface ErrorScreenProps {
  readonly title: string;
  /** What happened, in a sentence. */
  readonly what: ReactNode;
  /** What is safe. */
  readonly safe?: ReactNode;
  /** What the player can do, the most helpful first. */
  readonly actions: ReactNode;
  /** The technical message, for those who want to read it. */
  readonly detail?: string | undefined;
}

/** What happened, what is safe, what the player can do. Needs neither board nor match, so that it shows when those fail. */
export function ErrorScreen({ title, what, safe, actions, detail }: ErrorScreenProps) {
  const { t } = useT();
  const head = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useScreenFocus(head);
  // The prompt of a table that is no longer there.
  useLayoutEffect(hush, []);
  return (
    <main id={MAIN_ID} tabIndex={-1} className="grid error-screen">
      <div className="col error-screen__sheet panel" role="alert">
        <h1 ref={head} tabIndex={-1}>
          {title}
        </h1>
        <div className="flex gap-12 error-screen__line error-screen__line--what">
          <Icon of={TriangleAlert} />
          <div>
            <p className="cap">{t('error.what')}</p>
            <p>{what}</p>
          </div>
        </div>
        {safe === undefined ? null : (
          <div className="flex gap-12 error-screen__line error-screen__line--safe">
            <Icon of={ShieldCheck} />
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
