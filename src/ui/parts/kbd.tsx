import { memo } from 'react';
import type { ReactNode } from 'react';
import './kbd.css';

/** The name of a key. Buttons say what they do without it; screen readers get keys from `aria-keyshortcuts` only. */
export const Kbd = memo(({ children }: { readonly children: ReactNode }) => {
  return (
    <kbd className="kbd" aria-hidden="true">
      {children}
    </kbd>
  );
});
Kbd.displayName = 'Kbd';
