import { useEffect, useRef, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { useT } from '../../i18n/use-t.tsx';
import { IconButton } from '../parts/button.tsx';

interface PackDrawerProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The pack at the right edge, over a part of what is read. Escape closes it, and the focus goes back to where it was. */
export function PackDrawer({ onClose, children }: PackDrawerProps) {
  const { t } = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div
      ref={box}
      className="data-pack__drawer"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <div className="data-pack__shut">
        <IconButton icon={X} variant="ghost" size="small" label={t('app.close')} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}
