import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import { IconButton } from './button.tsx';
import './toast.css';

export interface ToastProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: 'plain' | 'error';
  readonly onClose: () => void;
  readonly onHold: (held: boolean) => void;
}

export function Toast({ children, actions, tone = 'plain', onClose, onHold }: ToastProps) {
  const { t } = useT();
  return (
    <li
      className={`toast toast--${tone}`}
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
