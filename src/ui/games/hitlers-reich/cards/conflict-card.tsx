import { useId } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ConflictCard as Card } from '../../../../engine/games/hitlers-reich/cards.ts';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import { classes } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/icon.tsx';
import '../board/palette.css';
import './conflict-card.css';
import { SuitArt, SuitMark } from './suit-mark.tsx';

/**
 * - `rest`    lies there
 * - `picked`  chosen, gold rim
 * - `barred`  may not be chosen now: pale and struck
 * - `spent`   Sabotage has made it count 1: the old figure struck through
 */
export type CardState = 'rest' | 'picked' | 'barred' | 'spent';

export interface ConflictCardProps {
  readonly card: Card;
  /** What it is called, in the reader's language. */
  readonly name: string;
  readonly state?: CardState;
  /** A Double Agent stops its re-rolls. */
  readonly isBlocked?: boolean;
}

/** A conflict card's face: value and suit at the left edge, so that a fan reads; re-rolls as loops; engraved suit. */
export function ConflictCard({ card, name, state = 'rest', isBlocked = false }: ConflictCardProps) {
  const id = useId();
  const { suit, value, rerolls } = card;
  return (
    <span className={classes('rigid relative hr-card', `hr-suit-${suit}`, state !== 'rest' && `hr-card--${state}`)}>
      <span className="col middle gap-3 hr-card__edge" aria-hidden="true">
        <span className="hr-card__value">{value}</span>
        <SuitMark of={suit} className="hr-card__suit" />
        {rerolls > 0 ? (
          <span className={classes('col gap-2 muted hr-card__loops', isBlocked && 'hr-card__loops--blocked')}>
            {Array.from({ length: rerolls }, (_, at) => (
              <Icon key={at} of={RotateCw} size={11} />
            ))}
          </span>
        ) : null}
      </span>
      <SuitArt of={suit} id={`${id}-art`} className="hr-card__art" />
      <span className="at-centre inked hr-card__name">{name}</span>
    </span>
  );
}

/** The back: the weave of the side whose card it is, and nothing else. */
export function CardBack({ side, label }: { readonly side: Side; readonly label: string }) {
  return (
    <span
      className={classes('rigid relative hr-card', 'hr-card--back', `hr-card--back-${side}`)}
      role="img"
      aria-label={label}
    >
      <SuitMark of={side === 'axis' ? 'G' : 'W'} className="hr-card__back-mark" />
    </span>
  );
}
