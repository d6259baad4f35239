import type { ReactNode } from 'react';
import './die.css';
import { classes } from './classes.ts';

/** Dark dice have pale pips, pale ones dark pips: they differ in grey as well. */
export type Tone = 'dark' | 'pale';

/**
 * - `rest`     lies there
 * - `picked`   chosen, gold ring
 * - `rolling`  tumbles in place
 * - `waiting`  will be rolled, shows a question mark
 * - `empty`    a slot that is not used, dashed
 */
export type DieState = 'rest' | 'picked' | 'rolling' | 'waiting' | 'empty';

export interface DieProps {
  /** 1 to 6; null for a die that was not rolled. */
  readonly value: number | null;
  readonly tone: Tone;
  readonly state?: DieState;
  /** Name for readers: `Die 1, Zhukov marker: 5`. */
  readonly label: string;
  /** Why it is rolled, above the die. */
  readonly above?: ReactNode;
  /** What changed it, below: `3 → 4, support`. */
  readonly below?: ReactNode;
  /** A die that counts. Said by a line under it, and by the words below. */
  readonly hit?: boolean;
}

export function Die({ value, tone, state = 'rest', label, above, below, hit }: DieProps) {
  return (
    <figure className={classes('die', `die--${tone}`, state !== 'rest' && `die--${state}`, hit && 'die--hit')}>
      {above === undefined ? null : <span className="t-caption muted die__above">{above}</span>}
      <svg className="die__face" viewBox="-24 -24 48 48" role="img" aria-label={label}>
        <DieShape value={state === 'waiting' || state === 'empty' ? null : value} state={state} />
      </svg>
      {below === undefined ? null : <figcaption className="t-caption muted die__below">{below}</figcaption>}
    </figure>
  );
}

export interface SmallDieProps extends Pick<DieProps, 'tone' | 'value'> {
  /** The place of a die that is not rolled. */
  readonly isEmpty?: boolean;
}

/** A small die is no more than its face; a blank one has not been rolled yet. */
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

function DieShape({ value, state }: { readonly value: number | null; readonly state: DieState }) {
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

/** Distance of the outer pips from the middle. */
const PITCH = 9.2;
const [LOW, HIGH] = [-PITCH, PITCH];
/** Each pip is a point, which its round cap makes a disc: one shape, however many there are. */
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

/** Dice of one roll, in the order they were drawn. */
export function DiceRow({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  return (
    <div className="flex wrap dice-row" role="group" aria-label={label}>
      {children}
    </div>
  );
}
