import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import ChevronLeft from '@lucide/icons/icons/chevron-left';
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
  readonly className?: string;
  readonly children: ReactNode;
}

export function Screen({ title, subtitle, tools, end, backTo, narrow, full, className, children }: ScreenProps) {
  const wayBack = useWayBack(paths.home);
  return (
    <div className={classes('screen', className)}>
      <Rail {...{ title, subtitle, tools, end }} backTo={backTo ?? wayBack} />
      <main id={MAIN_ID} tabIndex={-1} className={classes('page', narrow && 'page--narrow', full && 'page--full')}>
        {children}
      </main>
    </div>
  );
}

export interface RailProps extends Pick<ScreenProps, 'title' | 'subtitle' | 'tools' | 'end'> {
  readonly backTo: string;
}

/** The top of a page. Its title names the tab, and has the focus when the page opens. */
export function Rail({ title, subtitle, tools, end, backTo }: RailProps) {
  const { t } = useT();
  const head = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(title);
  useScreenFocus(head);
  return (
    <header className="rail">
      <div className="rail__title">
        <ButtonLink to={backTo} icon={ChevronLeft} variant="ghost" label={t('app.back')} />
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
  );
}

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
