import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import X from '@lucide/icons/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import { endsWithMatch } from '../../store/match-ends.ts';
import { announce } from './announce.ts';
import { IconButton } from '../parts/button.tsx';
import '../parts/toast.css';

interface ToastProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: 'plain' | 'error';
  readonly onClose: () => void;
  readonly onHold: (held: boolean) => void;
}

function Toast({ children, actions, tone = 'plain', onClose, onHold }: ToastProps) {
  const { t } = useT();
  return (
    <li
      className={`flex middle gap-10 rounded face-hi high t-body toast toast--${tone}`}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <p className="grow">{children}</p>
      {actions}
      <IconButton icon={X} size="small" variant="ghost" label={t('app.close')} onClick={onClose} />
    </li>
  );
}

export interface ToastMessage {
  readonly id: string;
  readonly text: string;
  readonly tone?: 'plain' | 'error';
  readonly actions?: ReactNode;
  /** Messages about a match go when it is closed. */
  readonly isOfMatch?: boolean;
}

const toasts = createStore<{ readonly list: readonly ToastMessage[] }>(() => ({ list: [] }));

/**
 * For news that the player did not cause: a failed autosave, a second tab. A message replaces the one with its `id`.
 */
export function showToast(message: ToastMessage): void {
  toasts.setState(({ list }) => ({ list: [...list.filter(({ id }) => id !== message.id), message] }));
  announce(message.text, message.tone === 'error' ? 'assertive' : 'polite');
}

export function closeToast(id: string): void {
  toasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }));
}

endsWithMatch(() => toasts.setState(({ list }) => ({ list: list.filter(({ isOfMatch }) => !isOfMatch) })));

const SHOWN_MS = 6000;

export function Toasts() {
  const { t } = useT();
  const list = useStore(toasts, (state) => state.list);
  if (list.length === 0) return null;
  return (
    <section className="fixed no-press toasts" aria-label={t('app.messages')}>
      <ol className="col gap-8">
        {list.map((message) => (
          <TimedToast key={message.id} message={message} />
        ))}
      </ol>
    </section>
  );
}

function TimedToast({ message: { id, text, tone = 'plain', actions } }: { readonly message: ToastMessage }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, id, text]);
  return (
    <Toast tone={tone} actions={actions} onClose={() => closeToast(id)} onHold={setHeld}>
      {text}
    </Toast>
  );
}
