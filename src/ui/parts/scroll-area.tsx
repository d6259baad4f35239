import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from './classes.ts';

interface ScrollAreaProps {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Tab reaches it while its content overflows, so it must hold nothing else that is focusable (WCAG 2.1.1). */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    // Growing content does not resize the area, so its children are observed as well.
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  });
  const named = scrolls ? ({ role: 'group', 'aria-label': label, tabIndex: 0 } as const) : {};
  return (
    <div ref={area} className={classes('scroll-y', className)} {...named}>
      {children}
    </div>
  );
}
