import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { CardId } from '../../../engine/games/hitlers-reich/ids.ts';
import { cardRef } from '../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { ariaKey } from '../../app/keys.ts';
import { classes } from '../../parts/classes.ts';
import { wordFace } from './cards.ts';
import { MARK_WORDS, markOf, use } from './cards/card-marks.ts';
import type { CardMark, Pointing, Presses } from './cards/card-marks.ts';
import { ConflictCard } from './cards/conflict-card.tsx';
import { useRow } from './cards/use-row.ts';
import { useHandDrag } from './hand-drag.ts';
import './hand-fan.css';
import { findCard } from './lookup.ts';
import type { HrScene } from './lookup.ts';

/** Moves the focused card one place. */
export const MOVE_KEYS = ['Alt+ArrowLeft', 'Alt+ArrowRight'] as const;

export interface HandFanProps extends Pick<HrScene, 'facts'>, Pointing {
  readonly cards: readonly CardId[];
  /** A card of this hand is to be chosen now. */
  readonly asked: boolean;
  /** `to` counts from 0. */
  readonly onMove: (id: CardId, to: number) => void;
}

/** Overlapping cards whose left edges show value and suit; they can be dragged. */
export function HandFan({ cards: hand, asked, onMove, facts, targets, ...presses }: HandFanProps) {
  const { t } = useT();
  const { cards, dragged, listRef, on } = useHandDrag(hand, onMove);
  const marks = new Map(cards.map((id) => [id, markOf({ targets }, cardRef(id), asked)]));
  const row = useRow(
    cards,
    cards.find((id) => marks.get(id) === 'chosen') ?? cards.find((id) => marks.get(id) === 'legal'),
  );
  return (
    <ul
      ref={listRef}
      className={classes('flex clip hr-fan', asked && 'hr-fan--asked', dragged !== null && 'hr-fan--dragging')}
      aria-label={t('table.hr.hand.fan')}
      onKeyDown={row.onKeyDown}
      {...on}
      {...(asked ? { 'data-choices': '' } : {})}
    >
      {cards.map((id, at) => (
        <li
          key={id}
          className={classes('min-0 hr-fan__place', id === dragged && 'hr-fan__place--dragged')}
          style={tiltOf(at, cards.length)}
        >
          <FanCard
            {...presses}
            facts={facts}
            id={id}
            mark={marks.get(id) ?? 'rest'}
            tabIndex={row.tabIndexOf(id)}
            onFocus={row.onFocus}
          />
        </li>
      ))}
    </ul>
  );
}

/** The tilt runs from -1 at the left end of the fan to 1 at the right. */
const tiltOf = (at: number, n: number): CSSProperties =>
  ({ '--tilt': n < 2 ? 0 : (2 * at) / (n - 1) - 1 }) as CSSProperties;

interface FanCardProps extends Pick<HrScene, 'facts'>, Presses {
  readonly id: CardId;
  readonly mark: CardMark;
  readonly tabIndex: 0 | -1;
  readonly onFocus: (id: string) => void;
}

const FanCard = memo(({ facts, id, mark, tabIndex, onFocus, ...presses }: FanCardProps) => {
  const i18n = useT();
  const { t } = i18n;
  const card = findCard(facts, id);
  if (!card) return null;
  const ref = cardRef(id);
  const words = { card: id, face: wordFace({ i18n }, card) };
  return (
    <button
      type="button"
      data-row={id}
      data-zoom={id}
      data-target={ref}
      className={classes('bare at-start block hr-fan__card', mark !== 'rest' && `hr-fan__card--${mark}`)}
      tabIndex={tabIndex}
      aria-label={
        mark === 'rest'
          ? t('table.hr.hand.card', words)
          : t('table.hr.hand.card-marked', { ...words, mark: MARK_WORDS[mark] })
      }
      aria-pressed={mark === 'legal' || mark === 'chosen' ? mark === 'chosen' : undefined}
      aria-disabled={mark === 'barred' ? true : undefined}
      aria-keyshortcuts={MOVE_KEYS.map((key) => ariaKey(key)).join(' ')}
      onFocus={() => onFocus(id)}
      onClick={() => use(presses, ref, mark)}
    >
      <ConflictCard
        card={card}
        name={t('table.hr.name.card', { card: id })}
        {...(mark === 'chosen' ? { state: 'picked' } : mark === 'barred' ? { state: 'barred' } : {})}
      />
    </button>
  );
});
FanCard.displayName = 'FanCard';
