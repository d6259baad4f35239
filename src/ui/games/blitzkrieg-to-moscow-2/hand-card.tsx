import { memo, type CSSProperties } from 'react';
import Ban from '@lucide/icons/icons/ban';
import Check from '@lucide/icons/icons/check';
import Clock from '@lucide/icons/icons/clock';
import Dices from '@lucide/icons/icons/dices';
import Play from '@lucide/icons/icons/play';
import Plus from '@lucide/icons/icons/plus';
import Star from '@lucide/icons/icons/star';
import TrainFront from '@lucide/icons/icons/train-front';
import Undo from '@lucide/icons/icons/undo-2';
import type { CardFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { CardUse, Side, CardId } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { cardRef, parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { factSeparator } from '../../../i18n/joining.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { classes } from '../../parts/classes.ts';
import { drawIcon, type IconShape } from '../../parts/icon.tsx';
import { whenKey, wordUse, type CardMark } from './cards.ts';
import { findCard, SIDES, type BtmScene } from './lookup.ts';
import order from './art/order.json';
import './hand.css';

/** Copies of a card share their picture in the sprite (`npm run cards`). */
const windowOf = (id: CardId): CSSProperties =>
  ({ '--at': order.indexOf(id.replace(/-\d$/, '')) / (order.length - 1) }) as CSSProperties;

export const CardPicture = ({ id }: { readonly id: CardId }) => (
  <span className="block rule-below-strong btm-card__picture" style={windowOf(id)} aria-hidden="true" />
);

interface LogisticsCardProps {
  readonly card: CardFacts;
  readonly side: Side;
  readonly mark: CardMark;
  /** Pays for what is being planned. */
  readonly isPlanned: boolean;
  /** Its legal uses. */
  readonly now: readonly CardUse[];
  /** Picture and name only; inspecting the card shows the rest. */
  readonly isBrief: boolean;
  /** The number of copies that this one represents. */
  readonly count: number;
  /** If other cards are usable now, an unusable one says when it could be used. */
  readonly tellsWhen: boolean;
  readonly target: TargetRef;
  readonly onPick: (target: TargetRef) => void;
  readonly onWhy: (target: TargetRef) => void;
  readonly onInspect: (target: TargetRef) => void;
}

/** A card face up: name, copy and every use in words, with the legal ones marked (§7). */
export const LogisticsCard = memo(
  ({
    card,
    side,
    mark,
    isPlanned,
    now,
    isBrief,
    count,
    tellsWhen,
    target,
    onPick,
    onWhy,
    onInspect,
  }: LogisticsCardProps) => {
    const i18n = useT();
    const { t, lang } = i18n;
    /** A pause for readers between parts that only the layout separates. */
    const pause = <span className="visually-hidden">{factSeparator(lang)}</span>;
    const self = cardRef(card.id);
    const tag = isPlanned ? 'table.btm.hand.planned' : mark === 'taken' ? 'table.btm.hand.taken' : null;
    const isOpen = mark === 'legal' || mark === 'chosen';
    return (
      <button
        type="button"
        className={classes(
          'col gap-2 card at-start inked btm-card',
          `btm-card--${side}`,
          `btm-card--${mark}`,
          isBrief && 'btm-card--brief',
          isPlanned && 'btm-card--planned',
        )}
        data-target={self}
        aria-pressed={isOpen ? mark === 'chosen' : undefined}
        aria-disabled={mark === 'barred' ? true : undefined}
        onClick={() => (isOpen ? onPick(target) : mark === 'barred' ? onWhy(self) : onInspect(self))}
      >
        <CardPicture id={card.id} />
        <span className="flex wrap baseline apart capitals btm-card__name">
          <span>{t('table.btm.name.card', { card: card.id })}</span>
          {tag === null ? null : (
            <span className="inline gap-2 strong btm-card__tag">
              {pause}
              {drawIcon(Check, 13)} <span>{t(tag)}</span>
            </span>
          )}
        </span>
        {count > 1 ? (
          <b className="btm-card__count">
            {pause}
            <span>{t('table.legal.copies', { n: count })}</span>
          </b>
        ) : null}
        <span className={isBrief ? 'visually-hidden' : 'col gap-2 t-caption muted btm-card__uses'}>
          {card.uses.map(({ use }) => (
            <span key={use} className={classes('btm-card__use', now.includes(use) && 'strong soft btm-card__use--now')}>
              {pause}
              <span>{wordUse(i18n, side, card, use)}</span>
              {now.includes(use) ? <span className="visually-hidden">{` ${t('table.btm.hand.now')}`}</span> : null}
              {tellsWhen && !now.includes(use) ? (
                <span className="faint block btm-card__when">
                  {pause}
                  <span>{t(whenKey(use))}</span>
                </span>
              ) : null}
            </span>
          ))}
        </span>
      </button>
    );
  },
);
LogisticsCard.displayName = 'LogisticsCard';

const SIGNS: Readonly<Record<CardUse, IconShape>> = {
  combatShift: Plus,
  tankAction: Play,
  reroll: Dices,
  activate: Clock,
  rail: TrainFront,
  reinforce: Undo,
  heroCity: Star,
  cancel: Ban,
};

/** A card that may be taken (§6.1): its picture, and a line with a sign for each use. */
export function BtmTaken({ facts, target }: BtmScene & { readonly target: TargetRef }) {
  const i18n = useT();
  const { id } = parseTarget(target);
  const card = findCard(facts, id);
  const side = SIDES.find((one) => facts.cards[one].some((other) => other.id === id));
  if (!card || side === undefined) return null;
  return (
    <span className={`col at-start btm-taken btm-taken--${side}`}>
      <CardPicture id={id} />
      <span className="capitals btm-taken__name">{i18n.t('table.btm.name.card', { card: id })}</span>
      <span className="col gap-2 btm-taken__uses">
        {card.uses.map(({ use }) => (
          <span key={use} className="flex gap-6 muted">
            <span className="visually-hidden">{factSeparator(i18n.lang)}</span>
            {drawIcon(SIGNS[use], 14)}
            <span>{wordUse(i18n, side, card, use)}</span>
          </span>
        ))}
      </span>
    </span>
  );
}

/** The printed card, when it is inspected; the words are below. */
export function BtmFace({ facts, target }: BtmScene & { readonly target: TargetRef }) {
  const { t } = useT();
  const { kind, id } = parseTarget(target);
  const side = SIDES.find((one) => facts.cards[one].some((card) => card.id === id));
  if (kind !== 'card' || side === undefined) return null;
  return (
    <div className={`col gap-2 card at-start inked btm-card btm-card--${side} btm-face`} aria-hidden="true">
      <CardPicture id={id} />
      <span className="flex wrap baseline apart capitals btm-card__name">{t('table.btm.name.card', { card: id })}</span>
    </div>
  );
}
