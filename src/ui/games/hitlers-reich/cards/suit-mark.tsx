import { memo } from 'react';
import type { Suit } from '../../../../engine/games/hitlers-reich/cards.ts';
import { CROSS, starPath } from '../../../parts/emblem.tsx';
import { movedPath } from '../../../parts/moved-path.ts';

const CROWN = 'M-8 8V-3h3v3h3V-5h4v5h3v-3h3V8ZM-2 8V4h4v4Z';
const HOLLOW_STAR = movedPath(starPath(7.4), { y: 0.5 });
const SOLID_STAR = movedPath(starPath(11), { y: 1 });
const HAT = 'M-8 4c4 2 12 2 16 0M-5 3c0-8 2-10 5-8 3-2 5 0 5 8M-7 7H7';

/** Suits differ in shape: plain cross, towered crown, ringed star, solid star, hat (look.md §7). */
export const SuitMark = memo(({ of, className }: { readonly of: Suit; readonly className: string }) => (
  <svg className={className} viewBox="-12 -12 24 24" aria-hidden="true">
    <SuitShape of={of} />
  </svg>
));
SuitMark.displayName = 'SuitMark';

function SuitShape({ of }: { readonly of: Suit }) {
  switch (of) {
    case 'G':
      return <path d={CROSS} fill="currentColor" transform="scale(1.15)" />;
    case 'I':
      return <path d={CROWN} fill="currentColor" fillRule="evenodd" />;
    case 'W':
      return (
        <g fill="none" stroke="currentColor" strokeLinejoin="round">
          <circle r="10.6" strokeWidth="1.6" />
          <path d={HOLLOW_STAR} strokeWidth="1.8" />
        </g>
      );
    case 'S':
      return <path d={SOLID_STAR} fill="currentColor" />;
    case 'D':
      return <path d={HAT} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />;
  }
}
