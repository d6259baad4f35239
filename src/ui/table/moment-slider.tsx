import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { classes } from '../parts/classes.ts';

interface MomentSliderProps {
  readonly className: string;
  readonly label: string;
  readonly at: number;
  readonly last: number;
  /** The full width represents this many moves. */
  readonly total: number;
  /** The moment in words. */
  readonly told: string;
  /** Bounds are the caller's matter. */
  readonly onGo: (at: number) => void;
  /** Keys beyond arrows, Home and End; null for another key. */
  readonly jump?: (press: KeyboardEvent) => number | null;
  readonly children: ReactNode;
}

/** The moments of a match as a slider: pressed, dragged, or moved with the keys. */
export function MomentSlider({ className, label, at, last, total, told, onGo, jump, children }: MomentSliderProps) {
  const goToPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0) onGo(Math.round(((clientX - left) / width) * total));
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    Home: 0,
    End: last,
  };
  const onKeyDown = (press: KeyboardEvent) => {
    const to = jump?.(press) ?? steps[press.key];
    if (to === undefined) return;
    press.preventDefault();
    onGo(to);
  };
  return (
    <div
      className={classes('relative pointer no-touch', className)}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at}
      aria-valuetext={told}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goToPointer(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goToPointer(event);
      }}
    >
      {children}
    </div>
  );
}
