import RotateCw from '@lucide/icons/icons/rotate-cw';
import { Fragment, memo } from 'react';
import type { ConflictCard as Card, Suit } from '../../../../engine/games/hitlers-reich/cards.ts';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import { classes } from '../../../parts/classes.ts';
import { drawIcon } from '../../../parts/icon.tsx';
import '../board/palette.css';
import './conflict-card.css';
import { Medallion } from './engravings.tsx';
import { CROSS, starPath } from '../../../parts/emblem.tsx';
import { movedPath } from '../../../parts/moved-path.ts';

const CROWN = 'M-8 8V-3h3v3h3V-5h4v5h3v-3h3V8ZM-2 8V4h4v4Z';
const HOLLOW_STAR = movedPath(starPath(7.4), { y: 0.5 });
const SOLID_STAR = movedPath(starPath(11), { y: 1 });
const HAT = 'M-8 4c4 2 12 2 16 0M-5 3c0-8 2-10 5-8 3-2 5 0 5 8M-7 7H7';

/** Suits differ in shape: plain cross, towered crown, ringed star, solid star, hat (look.md §7). */
export const drawSuit = ({ of, className }: { readonly of: Suit; readonly className: string }) => (
  <svg className={className} viewBox="-12 -12 24 24" aria-hidden="true">
    {drawSuitShape(of)}
  </svg>
);

function drawSuitShape(of: Suit) {
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

/**
 * - `rest`: the normal state
 * - `picked`: chosen, with a gold border
 * - `barred`: cannot be chosen now, pale and struck
 * - `spent`: Sabotage made it count 1, and the old figure is struck through
 */
type CardState = 'rest' | 'picked' | 'barred' | 'spent';

interface ConflictCardProps {
  readonly card: Card;
  readonly name: string;
  readonly state?: CardState;
  /** A Double Agent stops its re-rolls. */
  readonly isBlocked?: boolean;
  /** Only large cards have room for this line. */
  readonly ability?: string;
}

/** Value, suit and re-rolls (as loops) are at the left edge, so that a fan can be read. */
export const ConflictCard = memo(function ConflictCard(props: ConflictCardProps) {
  const { card, name, state = 'rest', isBlocked = false, ability } = props;
  const { suit, value, rerolls, isSabotage } = card;
  return (
    <span
      className={classes(
        'rigid relative r-7 low inline-flex hr-card',
        `hr-suit-${suit}`,
        state !== 'rest' && `hr-card--${state}`,
      )}
    >
      <span className="col middle gap-3 absolute hr-card__edge" aria-hidden="true">
        <span className="hr-card__value">{value}</span>
        {drawSuit({ of: suit, className: 'hr-card__suit' })}
        {rerolls > 0 ? (
          <span className={classes('col gap-2 hr-card__loops', isBlocked && 'no-ink hr-card__loops--blocked')}>
            {Array.from({ length: rerolls }, (_, at) => (
              <Fragment key={at}>{drawIcon(RotateCw, 12)}</Fragment>
            ))}
          </span>
        ) : null}
      </span>
      <Medallion suit={suit} isSabotage={isSabotage} className="absolute hr-card__art" />
      <span className="at-centre inked absolute hr-card__name">
        {name}
        {ability === undefined ? null : <span className="muted block hr-card__ability">{ability}</span>}
      </span>
    </span>
  );
});

interface CardBackProps {
  readonly side: Side;
  /** Absent if words next to it say what it is: one card of a hand. */
  readonly label?: string;
  /** Placed for a conflict: a sealed band keeps it closed. */
  readonly isSealed?: boolean;
}

/** Shows the side that owns the card and nothing else. */
export function CardBack({ side, label, isSealed = false }: CardBackProps) {
  const told = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  const mark = drawSuit({ of: side === 'axis' ? 'G' : 'W', className: 'hr-card__back-mark' });
  return (
    <span
      className={classes(
        'rigid relative r-7 low inline-flex hr-card',
        'hr-card--back',
        `hr-card--back-${side}`,
        isSealed && 'hr-card--sealed',
      )}
      {...told}
    >
      {isSealed ? <span className="flex centred relative round z-1 hr-card__seal">{mark}</span> : mark}
    </span>
  );
}
