import { memo, useId, useState, type CSSProperties } from 'react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { CardFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { CardUse, Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { groupBy } from '../../../engine/kits/pointing/lookup.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { classes } from '../../parts/classes.ts';
import { drawIcon } from '../../parts/icon.tsx';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { EmptyBox } from '../../parts/note.tsx';
import { useSame } from '../../parts/use-same.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { PartProps, TargetState } from '../../table/game-table.ts';
import { useTableLayout } from '../../table/use-table-layout.ts';
import {
  isHandListed,
  isSameCard,
  isPlayTarget,
  isTakenTogether,
  markOf,
  readDraw,
  readPlanned,
  targetOf,
  usesNow,
  viewerOf,
  type CardMark,
} from './cards.ts';
import { LogisticsCard } from './hand-card.tsx';
import '../../parts/table-boxes.css';
import './hand.css';
import { readPockets } from './pockets/read-pockets.ts';
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
  const isPlain = isFought(view) || isMoving(props) || hasNews(props);
  const lit = same('lit', Object.fromEntries([...targets].filter(([target]) => isPlayTarget(target))));
  return (
    <div className="col gap-8 rule-above btm-hand">
      {order.map((side) =>
        isBesideList && seat === side && isTakenTogether(view) ? null : view.cards[side].hand === null ||
          (isBesideList && seat === side && isHandListed(view)) ? (
          <HandCount key={side} facts={facts} queries={queries} view={view} side={side} />
        ) : (
          <OpenHand
            key={side}
            {...{ facts, queries, view, seat, moves, lit, onPick, onWhy, onInspect, side, isPlain }}
          />
        ),
      )}
    </div>
  );
}

/** Names alone fit in one strip of up to five; cards with their uses in rows of three, or of four for exactly four. */
const columnsFor = (n: number, isBrief: boolean): CSSProperties =>
  ({ '--columns': n === 4 || (isBrief && n === 5) ? n : 3 }) as CSSProperties;

interface OpenHandProps extends Pick<
  PartProps<BtmTypes>,
  'facts' | 'queries' | 'view' | 'seat' | 'moves' | 'onPick' | 'onWhy' | 'onInspect'
> {
  readonly side: Side;
  readonly lit: Readonly<Record<TargetRef, TargetState>>;
  /** Without pictures: a fight, a move under way or news needs the room. */
  readonly isPlain: boolean;
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
  isPlain,
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
  const scene = { facts, queries, view };
  const isBrief = canFold && !isUnfolded;
  const dealt = cards.map((card) => {
    const now = open.get(card.id) ?? new Set<CardUse>();
    const target = targetOf(now, card.id);
    const isTaken = isDrawing && (hand ?? []).includes(card.id);
    const mark = isTaken ? ('taken' as const) : markOf(lit[target], now, isAsked);
    return { card, now, target, mark, isPlanned: planned === card.id };
  });
  const shown = dealt.filter((one, at) => !dealt.slice(0, at).some((other) => isAlike(scene, one, other)));
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
            <span>{t(isUnfolded ? 'table.btm.hand.hide' : 'table.btm.hand.show')}</span> {drawIcon(ChevronDown, 14)}
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
          className={classes('grid gap-6 btm-hand__cards', isBrief && isPlain && 'btm-hand__cards--plain')}
          style={columnsFor(shown.length, isBrief)}
          {...(isAsked ? { 'data-choices': '' } : {})}
        >
          {shown.map(({ card, now, target, mark, isPlanned }) => (
            <li key={card.id}>
              <LogisticsCard
                card={card}
                side={side}
                mark={mark}
                isPlanned={isPlanned}
                now={same(card.id, [...now])}
                isBrief={isBrief}
                count={dealt.filter((other) => isAlike(scene, other, { card, mark, isPlanned })).length}
                tellsWhen={isAsked && !isDrawing}
                target={target}
                onPick={onPick}
                onWhy={onWhy}
                onInspect={onInspect}
              />
            </li>
          ))}
        </ul>
      )}
      <Used facts={facts} queries={queries} view={view} side={side} />
    </section>
  );
});

const cardsOf = ({ facts }: BtmScene, ids: readonly string[]): readonly CardFacts[] =>
  ids.flatMap((id) => findCard(facts, id) ?? []);

type HandProps = PartProps<BtmTypes>;

/** A unit is picked or under way (§10). */
const isMoving = ({ picked, view: { question } }: HandProps): boolean =>
  question?.at === 'movement/path' || (question?.at === 'movement/move' && picked.length > 0);

const hasNews = ({ events, ...scene }: HandProps): boolean => readPockets(scene, events).some(({ isNew }) => isNew);

/** The sheet of a fight takes the room of pictures. */
const isFought = ({ question }: BtmScene['view']): boolean =>
  question !== null && question.at.startsWith('combat/') && question.at !== 'combat/attack';

interface Dealt {
  readonly card: CardFacts;
  readonly mark: CardMark;
  readonly isPlanned: boolean;
}

/** Copies of a card are shown as one, unless one of them is picked, pays for something or may still be taken. */
const isAlike = (scene: BtmScene, one: Dealt, other: Dealt): boolean =>
  one.card === other.card ||
  (readDraw(scene.view) === null &&
    isSameCard(scene, one.card.id, other.card.id) &&
    one.mark === other.mark &&
    one.isPlanned === other.isPlanned);

/** Backs and a number: a hand hidden from the viewer, or listed elsewhere. */
const HandCount = memo(function HandCount({ facts, queries, view, side }: BtmScene & { readonly side: Side }) {
  const { t } = useT();
  const { handSize } = view.cards[side];
  return (
    <section className="col gap-5 btm-hand__side" aria-label={t('table.btm.hand.of', { side, n: handSize })}>
      <p className="line gap-8 t-small btm-hand__closed">
        {drawSeatMark({ game: 'blitzkrieg-to-moscow-2', seat: side, size: 's' })}
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
const Used = memo(function Used({ facts, queries, view, side }: BtmScene & { readonly side: Side }) {
  const { t } = useT();
  const used = cardsOf({ facts, queries, view }, view.cards[side].discard);
  if (used.length === 0) return null;
  return (
    <div className="line wrap btm-used">
      <span className="small">{t('table.btm.hand.used')}</span>
      <ul className="line wrap btm-used__cards">
        {[...groupBy(used, ({ name }) => name).values()].map(([card, ...others]) =>
          card ? (
            <li key={card.id} className={`muted soft btm-used__card btm-used__card--${side}`}>
              {t('table.btm.name.card', { card: card.id })}
              {others.length > 0 ? ` ${t('table.legal.copies', { n: others.length + 1 })}` : null}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
});
