import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { isTelling } from '../../play/staging.ts';
import { classes } from '../parts/classes.ts';
import { useIsExplained } from './table-parts.tsx';
import { usePlay, usePlayStore } from './use-play.tsx';

/** Scrolls the column back to its top for each new moment. */
export function useTopOfColumn(column: RefObject<HTMLElement | null>): void {
  const { shown } = usePlayStore();
  useLayoutEffect(() => {
    let frame = 0;
    const stop = shown.subscribe(({ staged }, before) => {
      if (staged.shown.at === before.staged.shown.at) return;
      cancelAnimationFrame(frame);
      // In the next frame, which needs a layout anyway; scrolling to a pick comes after it.
      frame = requestAnimationFrame(() => {
        const pane = column.current;
        for (const one of pane ? [pane, ...pane.querySelectorAll('.tabs__content')] : []) one.scrollTop = 0;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [shown, column]);
}

/** The part of the column between the question and the gold button. */
export function Column({ children }: { readonly children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  const isExplained = useIsExplained();
  useTopOfColumn(column);
  // The text holds nothing to press, so keys must be able to scroll it (WCAG 2.1.1).
  const told = usePlay(({ staged }) => staged.isHeld || isTelling(staged))
    ? ({ role: 'group', 'aria-labelledby': 'prompt', tabIndex: 0 } as const)
    : {};
  return (
    <div
      ref={column}
      className={classes(
        'col scroll-y min-0 paper relative rule-before-strong table__act',
        isExplained && 'table__act--explained',
      )}
      {...told}
    >
      {children}
    </div>
  );
}
