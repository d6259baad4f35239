import { useEffect, useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import X from '@lucide/icons/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import './dialog.css';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one first. `data-autofocus` on a button or field gives it the focus. */
  readonly actions?: ReactNode;
  /**
   * `wide` suits tables and lists; `bare` has no title bar, and its title is for screen readers only. `rising` is above
   * what opened it, and a `sheet` fills a phone.
   */
  readonly look?: 'normal' | 'wide' | 'bare' | 'rising' | 'sheet';
  /** The lower left corner of a `rising` dialog, in pixels from that corner of the window. */
  readonly corner?: { readonly x: number; readonly y: number } | null;
}

type Corner = CSSProperties & { readonly '--dialog-x': string; readonly '--dialog-y': string };
const cornerStyle = ({ x, y }: NonNullable<DialogProps['corner']>): Corner => ({
  '--dialog-x': `${x}px`,
  '--dialog-y': `${y}px`,
});

/**
 * The browser's modal dialog traps the focus, closes on Escape and Back, keeps the rest inert and restores the focus.
 * It injects nothing into the page, which a strict content security policy would forbid.
 */
export function Dialog({ open, onClose, title, children, actions, look = 'normal', corner = null }: DialogProps) {
  const { t } = useT();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });

  // Closes before the element leaves the page: a dialog removed while open does not restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    const wanted = dialog.querySelector<HTMLElement>('[data-autofocus]');
    (wanted ?? dialog.querySelector<HTMLElement>(`#${CSS.escape(titleId)}`))?.focus();
    return () => dialog.close();
  }, [open, titleId]);

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
      {...(corner === null ? {} : { style: cornerStyle(corner) })}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open ? (
        <div className="col grow">
          {/* A header or footer would be a landmark of the page here. */}
          <div className={classes('line apart gap-12 dialog__head', look === 'bare' && 'visually-hidden')}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {look === 'bare' ? null : <IconButton icon={X} label={t('app.close')} variant="ghost" onClick={onClose} />}
          </div>
          <div className="scroll-y flex-1 dialog__body">{children}</div>
          {actions === undefined ? null : <div className="flex gap-8 rule-above face-rail dialog__foot">{actions}</div>}
        </div>
      ) : null}
    </dialog>
  );
}
