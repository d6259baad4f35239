import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useT } from '../../i18n/use-t.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { paths } from './routes.ts';
import { useWayBack } from './way-back.ts';

export const MAIN_ID = 'main';

export function useDocumentTitle(page: string): void {
  const { t } = useT();
  useEffect(() => {
    document.title = t('app.title', { page });
  }, [t, page]);
}

// The first screen leaves the focus where the browser put it; later ones take it.
let visited = false;

export function useScreenFocus(head: RefObject<HTMLElement | null>, at = ''): void {
  useEffect(() => {
    if (visited) head.current?.focus({ preventScroll: true });
    visited = true;
  }, [head, at]);
}

export interface ScreenProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly tools?: ReactNode;
  readonly end?: ReactNode;
  /** Target of the back link; by default the screen that opened this one. */
  readonly backTo?: string;
  readonly narrow?: boolean;
  readonly full?: boolean;
  readonly children: ReactNode;
}

export function Screen({ title, subtitle, tools, end, backTo, narrow, full, children }: ScreenProps) {
  const { t } = useT();
  const wayBack = useWayBack(paths.home);
  const head = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useScreenFocus(head);
  return (
    <div className="screen">
      <header className="rail">
        <div className="rail__title">
          <ButtonLink to={backTo ?? wayBack} icon={ChevronLeft} variant="ghost" label={t('app.back')} />
          <div>
            <h1 ref={head} tabIndex={-1}>
              {title}
            </h1>
            {subtitle === undefined ? null : <p>{subtitle}</p>}
          </div>
        </div>
        {tools === undefined ? null : <div className="rail__tools">{tools}</div>}
        {end === undefined ? null : <div className="rail__end">{end}</div>}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={classes('page', narrow && 'page--narrow', full && 'page--full')}>
        {children}
      </main>
    </div>
  );
}

/** Shows paper at once, and a sentence if loading takes longer than a glance. */
export function Opening({ isDiskSilent = false }: { readonly isDiskSilent?: boolean }) {
  const { t } = useT();
  return (
    <main id={MAIN_ID} tabIndex={-1} aria-busy="true">
      <p className="loading-line" role={isDiskSilent ? 'status' : undefined}>
        {t(isDiskSilent ? 'app.opening.silent' : 'app.opening')}
      </p>
    </main>
  );
}
