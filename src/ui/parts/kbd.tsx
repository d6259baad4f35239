import { memo, type ReactNode } from 'react';
import './kbd.css';

/** Screen readers skip it: they read keys from `aria-keyshortcuts`. */
export const drawKey = (name: ReactNode) => (
  <kbd className="card rigid muted nowrap r-3 kbd" aria-hidden="true">
    {name}
  </kbd>
);

export const Kbd = memo(({ children }: { readonly children: ReactNode }) => drawKey(children));
Kbd.displayName = 'Kbd';
