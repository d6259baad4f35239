import { memo, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import Eye from '@lucide/icons/icons/eye';
import EyeOff from '@lucide/icons/icons/eye-off';
import ArrowDownWideNarrow from '@lucide/icons/icons/arrow-down-wide-narrow';
import GripVertical from '@lucide/icons/icons/grip-vertical';
import LayoutGrid from '@lucide/icons/icons/layout-grid';
import type { CardId, Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { cardRef } from '../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { useCommands, type Command } from '../../app/commands.ts';
import { Button } from '../../parts/button.tsx';
import { drawIcon } from '../../parts/icon.tsx';
import { EmptyBox } from '../../parts/note.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { PartProps } from '../../table/game-table.ts';
import { wordFace } from './cards.ts';
import { isAsked, markOf, type Pointing } from './cards/card-marks.ts';
import { CardBack } from './cards/conflict-card.tsx';
import { HandFan, MOVE_KEYS } from './hand-fan.tsx';
import { keepLook, lookOf, moveCard, orderHand, HAND_ORDERS, type HandLook, type HandOrder } from './hand-look.ts';
import { Menu } from '../../parts/menu.tsx';
import { findCard, type HrScene } from './lookup.ts';

interface HandCardsProps extends HrScene, Pointing, Pick<PartProps<HrTypes>, 'match' | 'isPast'> {
  readonly side: Side;
}

/** Only listed: the cards handle these keys. */
const COMMANDS: readonly Command[] = [
  {
    id: 'table.hr.move-card',
    label: 'table.hr.command.move-card',
    group: 'table',
    keys: MOVE_KEYS,
    kind: 'listed',
    run: () => undefined,
  },
];

const ICONS = { suit: LayoutGrid, value: ArrowDownWideNarrow, own: GripVertical } as const;

interface HandOrderMenuProps {
  readonly order: HandOrder;
  readonly onOrder: (order: HandOrder) => void;
}

const HandOrderMenu = memo(function HandOrderMenu({ order, onOrder }: HandOrderMenuProps) {
  const { t } = useT();
  const now = t(order === 'own' ? 'table.hr.hand.by-own.short' : `table.hr.hand.by-${order}`);
  const label = t('table.hr.hand.order', { order: `table.hr.hand.by-${order}` });
  return (
    <Menu
      label={t('table.hr.hand.orders')}
      opener={
        <Button size="small" icon={ICONS[order]} className="hr-hand__tool" aria-label={label} title={label}>
          {now}
        </Button>
      }
      groups={() => [
        HAND_ORDERS.map((one) => ({
          id: one,
          label: t(one === 'own' ? 'table.hr.hand.by-own.how' : `table.hr.hand.by-${one}`),
          icon: ICONS[one],
          current: one === order,
          run: () => onOrder(one),
        })),
      ]}
    />
  );
});

/**
 * The viewer's conflict cards (§4.1.4, §4.1.5): readable by their left edges and sorted, or face down with the own
 * discards hidden.
 */
export const HandCards = memo(function HandCards(props: HandCardsProps) {
  const { facts, view, side, match, isPast } = props;
  const { t } = useT();
  const id = useId();
  const [look, setLook] = useState(() => lookOf(match, side));
  const [isPileOpen, setPileOpen] = useState(false);
  const [told, setTold] = useState('');
  useCommands(COMMANDS);
  const change = (changed: Partial<HandLook>) => setLook({ ...look, ...changed });
  const cards = useMemo(() => orderHand({ facts, view }, look), [facts, view, look]);
  // Stable, so that a move does not render the menu.
  const shown = useRef(cards);
  useLayoutEffect(() => void (shown.current = cards), [cards]);
  const onOrder = useCallback(
    (order: HandOrder) => setLook((now) => ({ ...now, order, own: order === 'own' ? shown.current : [] })),
    [],
  );
  // A card that left the hand loses its place, and counts as new when drawn again. Looking at the past changes nothing.
  if (look.order === 'own' && !isPast && cards.join() !== look.own.join()) change({ own: cards });
  useEffect(() => keepLook(match, side, look), [match, side, look]);
  const onMove = (card: CardId, to: number) => {
    change({ order: 'own', own: moveCard(cards, card, to) });
    setTold(t('table.hr.hand.moved', { card, to: to + 1, n: cards.length }));
  };
  const asked = isAsked(props, cards.map(cardRef));
  const isSomeBarred = cards.some((id) => markOf(props, cardRef(id), asked) === 'barred');
  const { deckCount, discards, discardCount } = view.cards[side];
  return (
    <section className="hr-cards" aria-labelledby={`${id}-title`}>
      <header className="line wrap hr-hand__head">
        <h2 id={`${id}-title`} className="cap">
          {t('table.hr.hand.of', { side, n: cards.length, size: view.handSize[side] })}
        </h2>
        <span className="inline muted hr-hand__piles">
          <span className="hr-hand__deck">{t('table.hr.hand.deck', { n: deckCount })}</span>
          {look.isHidden ? (
            <span>{t('table.hr.hand.pile', { n: discardCount })}</span>
          ) : (
            <button
              type="button"
              className="inline gap-3 small soft no-face fold-handle"
              aria-expanded={isPileOpen}
              aria-controls={`${id}-pile`}
              onClick={() => setPileOpen(!isPileOpen)}
            >
              <span>{t('table.hr.hand.pile', { n: discardCount })}</span> {drawIcon(ChevronDown, 14)}
            </button>
          )}
        </span>
        {look.isHidden ? null : <HandOrderMenu order={look.order} onOrder={onOrder} />}
        <Button
          size="small"
          icon={look.isHidden ? Eye : EyeOff}
          className="hr-hand__tool"
          aria-label={t(look.isHidden ? 'table.hr.hand.show' : 'table.hr.hand.hide')}
          onClick={() => {
            setPileOpen(false);
            change({ isHidden: !look.isHidden });
          }}
        >
          {t(look.isHidden ? 'table.hr.hand.show' : 'table.hr.hand.hide')}
        </Button>
      </header>
      {asked && isSomeBarred && !look.isHidden ? <p className="small">{t('table.hr.hand.barred')}</p> : null}
      {cards.length === 0 ? (
        <EmptyBox>{t('table.hr.hand.none')}</EmptyBox>
      ) : look.isHidden ? (
        <HiddenFan side={side} n={cards.length} />
      ) : (
        <HandFan {...props} cards={cards} asked={asked} onMove={onMove} />
      )}
      {/* Not in the app's live region: it names a card and must disappear with the hand. */}
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <div id={`${id}-pile`} hidden={!isPileOpen}>
        {isPileOpen ? <Pile facts={facts} view={view} discards={discards} /> : null}
      </div>
    </section>
  );
});

/** Backs only. The choices still name the cards that may be chosen: this hides the hand, not the question. */
export function HiddenFan({ side, n }: { readonly side: Side; readonly n: number }) {
  const { t } = useT();
  return (
    <div className="flex clip hr-fan hr-fan--hidden" role="img" aria-label={t('table.hr.hand.hidden', { n })}>
      {Array.from({ length: n }, (_, at) => (
        <span key={at} className="min-0 hr-fan__place">
          <CardBack side={side} />
        </span>
      ))}
    </div>
  );
}

/** Top card first; only the owner's view has the whole pile. */
function Pile({ facts, discards }: HrScene & { readonly discards: readonly CardId[] }) {
  const i18n = useT();
  const { t } = i18n;
  return (
    <div className="rounded mt-6 face-lo edge-line scroll-y hr-pile">
      <p className="flex baseline gap-8 with-rule small">
        <span>{t(discards.length === 0 ? 'table.hr.hand.pile.none' : 'table.hr.hand.pile.how')}</span>{' '}
        <RuleChip rule="4.1.5" />
      </p>
      <ol>
        {discards.toReversed().map((id) => {
          const card = findCard(facts, id);
          return (
            <li key={id} title={card ? wordFace({ i18n }, card) : undefined}>
              {t('table.hr.name.card', { card: id })}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
