import {
  memo,
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { CardId } from '../../../engine/games/hitlers-reich/ids.ts';
import { cardRef } from '../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { ariaKey } from '../../app/keys.ts';
import { classes } from '../../parts/classes.ts';
import { wordFace } from './cards.ts';
import { MARK_WORDS, markOf, use, type CardMark, type Pointing, type Presses } from './cards/card-marks.ts';
import { ConflictCard } from './cards/conflict-card.tsx';
import { useRow } from './cards/use-row.ts';
import './hand-fan.css';
import { findCard, type HrScene } from './lookup.ts';
import { moveCard } from './hand-look.ts';

/** Rearranges the cards of a hand by mouse, finger or pen, or with Alt and an arrow. */

/** Pixels that a press may move and still count as a press. */
const STILL = 6;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface Press {
  readonly id: CardId;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Centres of the places at the start of the drag; null before. */
  places: readonly { readonly x: number; readonly y: number }[] | null;
  /** The place where the card would be dropped. */
  to: number;
}

interface HandDrag {
  /** The hand; during a drag with the card at its new place. */
  readonly cards: readonly CardId[];
  readonly dragged: CardId | null;
  readonly listRef: RefObject<HTMLUListElement | null>;
  /** For the list; its entries have `data-row`. */
  readonly on: {
    readonly onPointerDown: (press: PointerEvent) => void;
    readonly onPointerMove: (press: PointerEvent) => void;
    readonly onPointerUp: (press: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onLostPointerCapture: () => void;
    readonly onClickCapture: (press: MouseEvent) => void;
    readonly onKeyDownCapture: (press: KeyboardEvent) => void;
  };
}

const cardAt = (target: EventTarget): CardId | null =>
  target instanceof Element ? (target.closest('[data-row]')?.getAttribute('data-row') ?? null) : null;

/** `onMove` gets the card and its new place, counted from 0. */
function useHandDrag(hand: readonly CardId[], onMove: (id: CardId, to: number) => void): HandDrag {
  const listRef = useRef<HTMLUListElement>(null);
  const press = useRef<Press | null>(null);
  /** The click at the end of a drag is not a pick. */
  const hasDragged = useRef(false);
  const [drag, setDrag] = useState<{ readonly id: CardId; readonly to: number } | null>(null);

  // A moved card may lose the focus.
  const moved = useRef<CardId | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    listRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = null;
  }, [hand]);

  const end = () => {
    press.current = null;
    setDrag(null);
  };
  const on: HandDrag['on'] = {
    onPointerDown(event) {
      hasDragged.current = false;
      const id = cardAt(event.target);
      if (id === null || event.button !== 0 || !event.isPrimary) return;
      press.current = { id, pointer: event.pointerId, x: event.clientX, y: event.clientY, places: null, to: 0 };
    },
    onPointerMove(event) {
      const now = press.current;
      if (!now || now.pointer !== event.pointerId) return;
      if (now.places === null) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) < STILL) return;
        now.places = listMiddles(listRef.current);
        hasDragged.current = true;
        listRef.current?.setPointerCapture?.(event.pointerId);
      }
      now.to = nearest(now.places, event.clientX, event.clientY);
      setDrag({ id: now.id, to: now.to });
    },
    onPointerUp(event) {
      const now = press.current;
      if (now?.pointer !== event.pointerId) return;
      end();
      if (now.places !== null && now.to !== hand.indexOf(now.id)) onMove(now.id, now.to);
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
    onClickCapture(event) {
      // The detail of a keyboard click is 0.
      if (!hasDragged.current || event.detail === 0) return;
      hasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture(event) {
      if (event.key === 'Escape' && drag) {
        event.preventDefault();
        event.stopPropagation();
        return end();
      }
      const step = STEPS[event.key];
      const id = cardAt(event.target);
      if (step === undefined || id === null || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      // Prevented at the ends of the hand as well: Alt+arrow would leave the page.
      event.preventDefault();
      event.stopPropagation();
      const to = hand.indexOf(id) + step;
      if (to < 0 || to >= hand.length) return;
      moved.current = id;
      onMove(id, to);
    },
  };
  return {
    cards: drag ? moveCard(hand, drag.id, drag.to) : hand,
    dragged: drag?.id ?? null,
    listRef,
    on,
  };
}

const listMiddles = (list: HTMLElement | null) =>
  [...(list?.children ?? [])].map((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

function nearest(places: readonly { readonly x: number; readonly y: number }[], x: number, y: number): number {
  const far = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return Math.max(0, far.indexOf(Math.min(...far)));
}

/** Moves the focused card one place. */
export const MOVE_KEYS = ['Alt+ArrowLeft', 'Alt+ArrowRight'] as const;

interface HandFanProps extends Pick<HrScene, 'facts'>, Pointing {
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
  // A press of the pointer focuses a card, too, but raises none until a key follows.
  const [isKeyed, setKeyed] = useState(false);
  const note = ({ target }: SyntheticEvent) => setKeyed(target instanceof Element && target.matches(':focus-visible'));
  const marks = new Map(cards.map((id) => [id, markOf({ targets }, cardRef(id), asked)]));
  const row = useRow(
    cards,
    cards.find((id) => marks.get(id) === 'chosen') ?? cards.find((id) => marks.get(id) === 'legal'),
  );
  return (
    <ul
      ref={listRef}
      className={classes(
        'flex clip hr-fan',
        asked && 'hr-fan--asked',
        isKeyed && 'hr-fan--keyed',
        dragged !== null && 'hr-fan--dragging',
      )}
      aria-label={t('table.hr.hand.fan')}
      onKeyDown={row.onKeyDown}
      onFocus={note}
      {...on}
      onKeyDownCapture={(press) => {
        note(press);
        on.onKeyDownCapture(press);
      }}
      {...(asked ? { 'data-choices': '' } : {})}
    >
      {cards.map((id, at) => (
        <li
          key={id}
          className={classes('min-0 hr-fan__place', id === dragged && 'z-3 hr-fan__place--dragged')}
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

const FanCard = memo(function FanCard({ facts, id, mark, tabIndex, onFocus, ...presses }: FanCardProps) {
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
      className={classes('bare at-start block r-7 hr-fan__card', mark !== 'rest' && `hr-fan__card--${mark}`)}
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
