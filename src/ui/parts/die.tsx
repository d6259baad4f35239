import type { ReactNode } from 'react';
import './die.css';
import { classes } from './classes.ts';

/** Dark dice have pale pips and pale ones dark pips, so they differ in grey, too. */
export type Tone = 'dark' | 'pale';

/**
 * - `rest` is the normal state
 * - `picked` has a gold ring
 * - `rolling` tumbles in place
 * - `waiting` is yet to be rolled and shows a question mark
 * - `empty` is an unused slot, dashed
 */
export type DieState = 'rest' | 'picked' | 'rolling' | 'waiting' | 'empty';

export interface DieProps {
  /** 1 to 6; null for a die that was not rolled. */
  readonly value: number | null;
  readonly tone: Tone;
  readonly state?: DieState;
  /** Accessible name: `Die 1, Zhukov marker: 5`. */
  readonly label: string;
  /** The reason for the die, above it. */
  readonly above?: ReactNode;
  /** The change to the die, below it: `3 → 4, support`. */
  readonly below?: ReactNode;
  /** The die counts: it has a line under it, and the words below say so. */
  readonly hit?: boolean;
}

export function drawDie({ value, tone, state = 'rest', label, above, below, hit }: DieProps) {
  return (
    <figure
      className={classes(
        'middle gap-4 at-centre die',
        `die--${tone}`,
        state !== 'rest' && `die--${state}`,
        hit && 'die--hit',
      )}
    >
      {above === undefined ? null : <span className="t-caption muted die__above">{above}</span>}
      <svg className="unclipped die__face" viewBox="-24 -24 48 48" role="img" aria-label={label}>
        {drawFace(state === 'waiting' || state === 'empty' ? null : value, state)}
      </svg>
      {below === undefined ? null : <figcaption className="t-caption muted die__below">{below}</figcaption>}
    </figure>
  );
}

export interface SmallDieProps extends Pick<DieProps, 'tone' | 'value'> {
  /** A slot without a die. */
  readonly isEmpty?: boolean;
}

export function SmallDie({ value, tone, isEmpty = false }: SmallDieProps) {
  return (
    <svg
      className={classes('die-small', `die--${tone}`, isEmpty && 'die--empty')}
      viewBox="-19 -19 38 38"
      aria-hidden="true"
    >
      <rect className="die__body" x="-18" y="-18" width="36" height="36" rx="6.5" />
      {value === null ? null : <path className="hollow die__pips" d={PIPS[value]} />}
    </svg>
  );
}

function drawFace(value: number | null, state: DieState) {
  return (
    <>
      {state === 'picked' ? (
        <>
          <rect className="hollow die__ring-casing" x="-23" y="-23" width="46" height="46" rx="10" />
          <rect className="hollow die__ring" x="-21.5" y="-21.5" width="43" height="43" rx="9" />
        </>
      ) : null}
      <rect className="die__body" x="-18" y="-18" width="36" height="36" rx="6.5" />
      {state === 'empty' ? null : (
        <rect className="hollow die__bevel" x="-15.5" y="-15.5" width="31" height="31" rx="5" />
      )}
      {value === null ? (
        state === 'empty' ? null : (
          <text className="die__unknown" y="9" textAnchor="middle">
            ?
          </text>
        )
      ) : (
        <path className="hollow die__pips" d={PIPS[value]} />
      )}
    </>
  );
}

/** Distance from the outer pips to the centre. */
const PITCH = 9.2;
const [LOW, HIGH] = [-PITCH, PITCH];
/** Each pip is a point with a round cap, so one shape draws them all. */
const pipsAt = (...at: readonly (readonly [number, number])[]): string => at.map(([x, y]) => `M${x} ${y}h0`).join('');
const CORNERS = [
  [LOW, LOW],
  [HIGH, LOW],
  [LOW, HIGH],
  [HIGH, HIGH],
] as const;
const PIPS: Readonly<Record<number, string>> = {
  1: pipsAt([0, 0]),
  2: pipsAt([LOW, LOW], [HIGH, HIGH]),
  3: pipsAt([LOW, LOW], [0, 0], [HIGH, HIGH]),
  4: pipsAt(...CORNERS),
  5: pipsAt(...CORNERS, [0, 0]),
  6: pipsAt(...CORNERS, [LOW, 0], [HIGH, 0]),
};

export function DiceRow({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  return (
    <div className="flex wrap dice-row" role="group" aria-label={label}>
      {children}
    </div>
  );
}
