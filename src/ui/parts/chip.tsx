import type { ReactNode } from 'react';
import './chip.css';
import { classes } from './classes.ts';
import { drawIcon, type IconShape } from './icon.tsx';

/** `now` marks the current item without a choice: ink, never gold. */
export type ChipTone = 'plain' | 'now' | 'yes' | 'no' | 'preview';

export interface ChipProps {
  readonly tone?: ChipTone;
  readonly icon?: IconShape;
  readonly children: ReactNode;
}

export function Chip({ tone = 'plain', icon, children }: ChipProps) {
  return (
    <span className={classes('middle chip', tone !== 'plain' && `chip--${tone}`)}>
      {icon ? drawIcon(icon, 14) : null}
      {children}
    </span>
  );
}

export interface ToggleChipProps {
  readonly pressed: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function ToggleChip({ pressed, onToggle, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      className={classes('middle chip', 'chip--toggle', pressed && 'chip--now')}
      aria-pressed={pressed}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
