import { classes } from '../parts/classes.ts';

/** A is a filled disc, B a hollow square: shape tells, in every chart. */
export const Sign = ({ of, small }: { readonly of: number; readonly small?: boolean }) => (
  <span
    className={classes('ab-sign', of === 0 ? 'ab-sign--a' : 'ab-sign--b', small && 'ab-sign--small')}
    aria-hidden="true"
  />
);
