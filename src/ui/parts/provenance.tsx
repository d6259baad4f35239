import type { ReactNode } from 'react';
import './provenance.css';

/** A ◇ marks what was reconstructed or ruled, not taken from the rulebook. */
export function Provenance({ children, note }: { readonly children: ReactNode; readonly note?: string }) {
  return (
    <span className="provenance" title={note}>
      <span aria-hidden="true">◇ </span>
      {children}
    </span>
  );
}
