import type { SwingKind } from '../../lab/review/swings.ts';
import { classes } from '../parts/classes.ts';

interface SwingMarkProps {
  readonly n: number;
  readonly kind: SwingKind;
  readonly isCurrent: boolean;
}

/** Luck is a square like a die, choice a disc: shape tells. */
export function SwingMark({ n, kind, isCurrent }: SwingMarkProps) {
  return (
    <span
      className={classes('swing-mark', `swing-mark--${kind}`, isCurrent && 'swing-mark--current')}
      aria-hidden="true"
    >
      {n}
    </span>
  );
}
