import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useT } from '../../i18n/use-t.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { paths } from './routes.ts';
import { useWayBack } from './way-back.ts';

export const MAIN_ID = 'main';

/** Names the tab after the screen. */
export function useDocumentTitle(page: string): void {
  const { t } = useT();
  useEffect(() => {
    document.title = t('app.title', { page });
  }, [t, page]);
}

// The first screen of a visit leaves the focus where the browser put it; later ones take it.
let visited = false;

/**
 * Moves the focus to the head of a screen when it opens, and again when `at` changes, so that keyboard and screen
 * reader start there and not at the clicked link.
 */
export function useScreenFocus(head: RefObject<HTMLElement | null>, at = ''): void {
  useEffect(() => {
    if (visited) head.current?.focus({ preventScroll: true });
    visited = true;
  }, [head, at]);
}

export interface ScreenProps {
  readonly title: string;
  /** Under the title. */
  readonly subtitle?: ReactNode;
  /** Beside the title, growing: search, filters. */
  readonly tools?: ReactNode;
  /** At the end of the rail: buttons. */
  readonly end?: ReactNode;
  /** Where the back link leads; by default to the screen from which this one was opened. */
  readonly backTo?: string;
  readonly narrow?: boolean;
  /** The page fills the window to its edges. */
  readonly full?: boolean;
  readonly children: ReactNode;
}

/** Every screen but start and table: a rail with the back link, the title and tools, and the page under it. */
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

/** The paper is there at once; a sentence follows if it takes longer than a glance. */
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
