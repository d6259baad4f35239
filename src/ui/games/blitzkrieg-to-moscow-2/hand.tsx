import { memo, useId, useState, type CSSProperties } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { CardFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { CardUse, Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../app/seat-mark.tsx';
import { EmptyBox } from '../../parts/note.tsx';
import { useSame } from '../../parts/use-same.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { PartProps, TargetState } from '../../table/game-table.ts';
import { useTableLayout } from '../../table/use-table-layout.ts';
import {
  isHandListed,
  isPlayTarget,
  isTakenTogether,
  markOf,
  readDraw,
  readPlanned,
  targetOf,
  usesNow,
  viewerOf,
} from './cards.ts';
import { LogisticsCard } from './hand-card.tsx';
import '../../parts/table-boxes.css';
import './hand.css';
import { nameCard } from './targets.ts';
import { findCard, otherSide, SIDES, type BtmScene } from './lookup.ts';

/**
 * Logistics cards (§6.1, §7): the viewer's hand is open, the other side's only counted, and the cards used this turn
 * are shown. If the players agreed on open hands, both are open; an onlooker sees neither.
 */
export function BtmHand(props: PartProps<BtmTypes>) {
  const { facts, queries, view, seat, targets, isBesideList = false, onPick, onWhy, onInspect } = props;
  const same = useSame();
  const viewer = viewerOf(view);
  const order = viewer === null ? SIDES : [viewer, otherSide(viewer)];
  // A pick without a card does not change the hands.
  const moves = same(
    'moves',
    props.moves.filter(({ type }) => facts.plays[type] !== undefined),
  );
  const lit = same('lit', Object.fromEntries([...targets].filter(([target]) => isPlayTarget(target))));
  return (
    <div className="col gap-8 rule-above btm-hand">
      {order.map((side) =>
        isBesideList && seat === side && isTakenTogether(view) ? null : view.cards[side].hand === null ||
          (isBesideList && seat === side && isHandListed(view)) ? (
          <HandCount key={side} facts={facts} queries={queries} view={view} side={side} />
        ) : (
          <OpenHand key={side} {...{ facts, queries, view, seat, moves, lit, onPick, onWhy, onInspect, side }} />
        ),
      )}
    </div>
  );
}

/** Rows of three, or of four for exactly four cards. */
const columnsFor = (n: number): CSSProperties => ({ '--columns': n === 4 ? 4 : 3 }) as CSSProperties;

interface OpenHandProps extends Pick<
  PartProps<BtmTypes>,
  'facts' | 'queries' | 'view' | 'seat' | 'moves' | 'onPick' | 'onWhy' | 'onInspect'
> {
  readonly side: Side;
  readonly lit: Readonly<Record<TargetRef, TargetState>>;
}

const OpenHand = memo(function OpenHand({
  side,
  facts,
  queries,
  view,
  seat,
  moves,
  lit,
  onPick,
  onWhy,
  onInspect,
}: OpenHandProps) {
  const { t } = useT();
  const id = useId();
  const { hand } = view.cards[side];
  const drawing = readDraw(view);
  const isDrawing = drawing?.side === side;
  const planned = readPlanned(view);
  const same = useSame();
  const cards = isDrawing ? facts.cards[side] : cardsOf({ facts, queries, view }, hand ?? []);
  const isMine = seat === side;
  const open = new Map(cards.map((card) => [card.id, usesNow(facts, moves, card)]));
  // Names are enough next to a list that asks for no card.
  const isRoomy = useTableLayout() !== 'wide';
  const [isUnfolded, setUnfolded] = useState(false);
  const isAsked = isMine && (isDrawing || [...open.values()].some((uses) => uses.size > 0));
  const canFold = !isAsked && !isRoomy && cards.length > 0;
  return (
    <section className="col gap-5 btm-hand__side" aria-labelledby={`${id}-title`}>
      <header className="line apart gap-8 btm-hand__head">
        <h2 id={`${id}-title`} className="cap">
          {isDrawing
            ? t('table.btm.hand.draw', { side, n: drawing.left })
            : t('table.btm.hand.of', { side, n: cards.length })}
        </h2>
        {canFold ? (
          <button
            type="button"
            className="inline gap-3 small soft no-face fold-handle to-end"
            aria-expanded={isUnfolded}
            aria-controls={`${id}-cards`}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span>{t(isUnfolded ? 'table.btm.hand.hide' : 'table.btm.hand.show')}</span>{' '}
            <Icon of={ChevronDown} size={14} />
          </button>
        ) : null}
        <RuleChip rule={isDrawing ? '6.1' : '7'} />
      </header>
      {cards.length === 0 ? (
        <EmptyBox>
          {t(view.cards[side].discard.length === 0 ? 'table.btm.hand.before' : 'table.btm.hand.none')}
        </EmptyBox>
      ) : (
        <ul
          id={`${id}-cards`}
          className="grid gap-6 btm-hand__cards"
          style={columnsFor(cards.length)}
          {...(isAsked ? { 'data-choices': '' } : {})}
        >
          {cards.map((card) => {
            const now = open.get(card.id) ?? new Set<CardUse>();
            const target = targetOf(now, card.id);
            const isTaken = isDrawing && (hand ?? []).includes(card.id);
            return (
              <li key={card.id}>
                <LogisticsCard
                  card={card}
                  side={side}
                  mark={isTaken ? 'taken' : markOf(lit[target], now, isAsked)}
                  isPlanned={planned === card.id}
                  now={same(card.id, [...now])}
                  isBrief={canFold && !isUnfolded}
                  tellsWhen={isAsked && !isDrawing}
                  target={target}
                  onPick={onPick}
                  onWhy={onWhy}
                  onInspect={onInspect}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Used facts={facts} queries={queries} view={view} side={side} />
    </section>
  );
});

const cardsOf = ({ facts }: BtmScene, ids: readonly string[]): readonly CardFacts[] =>
  ids.flatMap((id) => findCard(facts, id) ?? []);

/** Backs and a number: a hand hidden from the viewer, or listed elsewhere. */
const HandCount = memo(function HandCount({ facts, queries, view, side }: BtmScene & { readonly side: Side }) {
  const { t } = useT();
  const { handSize } = view.cards[side];
  return (
    <section className="col gap-5 btm-hand__side" aria-label={t('table.btm.hand.of', { side, n: handSize })}>
      <p className="line gap-8 t-small btm-hand__closed">
        <SeatMark game="blitzkrieg-to-moscow-2" seat={side} size="s" />
        <span>{t('table.btm.hand.of', { side, n: handSize })}</span>
        <span className="gap-3 inline-flex" aria-hidden="true">
          {Array.from({ length: handSize }, (_, at) => (
            <span key={at} className={`btm-back btm-back--${side}`} />
          ))}
        </span>
      </p>
      <Used facts={facts} queries={queries} view={view} side={side} />
    </section>
  );
});

/** Used cards are open until the turn ends (§5.2, §7). */
const Used = memo(function Used({ facts, view, side }: BtmScene & { readonly side: Side }) {
  const i18n = useT();
  const { discard } = view.cards[side];
  if (discard.length === 0) return null;
  return (
    <div className="line wrap btm-used">
      <span className="small">{i18n.t('table.btm.hand.used')}</span>
      <ul className="line wrap btm-used__cards">
        {discard.map((id) => (
          <li key={id} className={`muted soft btm-used__card btm-used__card--${side}`}>
            {nameCard({ facts, i18n }, id)}
          </li>
        ))}
      </ul>
    </div>
  );
});
