import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import './dialog.css';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one first. `data-autofocus` on one of them, or on a field, gives it the focus. */
  readonly actions?: ReactNode;
  /** `wide` for tables and lists, `bare` without title bar (the title is then only for screen readers). */
  readonly look?: 'normal' | 'wide' | 'bare';
}

/**
 * The browser's own modal dialog: it traps focus, closes on Escape and on Back, keeps the rest inert and restores the focus.
 * Nothing is injected into the page, which a strict content security policy would forbid.
 */
export function Dialog({ open, onClose, title, children, actions, look = 'normal' }: DialogProps) {
  const { t } = useT();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  // Before the element can leave the page: a dialog that is removed while open does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (wanted ?? dialog.querySelector<HTMLElement>(`#${CSS.escape(titleId)}`))?.focus();
    return () => dialog.close();
  }, [open, titleId]);

  // Back leads away from what the dialog lies over.
  useEffect(() => {
    if (!open) return undefined;
    const close = () => latest.current();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [open]);

  return (
    <dialog
      ref={ref}
      className={classes('dialog', look !== 'normal' && `dialog--${look}`)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The element itself is hit only outside its content: on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className="col grow">
          <header className={classes('line apart gap-12 dialog__head', look === 'bare' && 'visually-hidden')}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {look === 'bare' ? null : <IconButton icon={X} label={t('app.close')} variant="ghost" onClick={onClose} />}
          </header>
          <div className="scroll-y dialog__body">{children}</div>
          {actions === undefined ? null : <footer className="flex gap-8 rule-above dialog__foot">{actions}</footer>}
        </div>
      ) : null}
    </dialog>
  );
}
