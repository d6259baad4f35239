import type { CardFacts, BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { CardId, CardUse, Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { buttonRef, cardRef, parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { I18n } from '../../../i18n/use-t.tsx';
import type { PlainKey } from '../../../i18n/catalogue.ts';
import type { TargetState } from '../../table/game-table.ts';
import { findCard, SIDES, type BtmMove, type BtmScene } from './lookup.ts';
import { rowOf } from './verbs.ts';

/** Logistics cards in the hand (§7): what each can do, and which uses are legal now. */

/** The side whose hand the view shows; null for none or both. */
export function viewerOf({ cards }: BtmView): Side | null {
  const open = SIDES.filter((side) => cards[side].hand !== null);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** The number of this copy; null for a card without copies. */
export function copyOf({ copies }: CardFacts): { readonly n: number; readonly of: number } | null {
  const [, n = '1', of = '1'] = /^(\d) of (\d)$/.exec(copies) ?? [];
  return of === '1' ? null : { n: Number(n), of: Number(of) };
}

/** Words a use; some uses differ by card. */
export function wordUse({ t }: I18n, side: Side, { uses }: CardFacts, use: CardUse): string {
  const units = uses.find((one) => one.use === use)?.units ?? 1;
  switch (use) {
    case 'combatShift':
      return t(`table.btm.use.combatShift.${side}`);
    case 'tankAction':
      if (side === 'soviet') return t('table.btm.use.tankAction.soviet');
      return t('table.btm.use.tankAction.german', { n: units });
    case 'reroll':
      return t(`table.btm.use.reroll.${side}`);
    case 'reinforce':
      if (side === 'german') return t('table.btm.use.reinforce.german');
      // The Soviet card that returns tanks is the one that moves them (§6.2.3).
      return uses.some((one) => one.use === 'tankAction')
        ? t('table.btm.use.reinforce.corps')
        : t('table.btm.use.reinforce.infantry');
    case 'activate':
    case 'rail':
    case 'heroCity':
    case 'cancel':
      return t(`table.btm.use.${use}`);
  }
}

export const whenKey = (use: CardUse): PlainKey => `table.btm.when.${use}`;

export const cardOf = (move: BtmMove): CardId | null =>
  'by' in move ? move.by : 'card' in move ? (move.card ?? null) : null;

/** Legal uses of a card. Cancelling is a button of the question instead. */
export function usesNow({ plays }: BtmFacts, moves: readonly BtmMove[], { id, uses }: CardFacts): ReadonlySet<CardUse> {
  const now = new Set<CardUse>();
  for (const move of moves) {
    const use = plays[move.type];
    const isByButton = rowOf(move).isByButton?.(move) === true && uses.some((one) => one.use === use);
    if (use !== undefined && (cardOf(move) === id || isByButton)) now.add(use);
  }
  return now;
}

/** The target that plays a card: the card itself, or the button of a question that it answers. */
export const targetOf = (now: ReadonlySet<CardUse>, id: CardId): TargetRef =>
  now.has('cancel') ? buttonRef('hitler-yes') : cardRef(id);

export const isPlayTarget = (target: TargetRef): boolean =>
  parseTarget(target).kind === 'card' || target === buttonRef('hitler-yes');

/**
 * - `legal`, `chosen`: can be played or taken; is picked
 * - `taken`: already in hand, while cards are being taken
 * - `barred`: others can be played now, but not this one; it explains why
 * - `rest`: no card is asked for
 */
export type CardMark = 'legal' | 'chosen' | 'taken' | 'barred' | 'rest';

export function markOf(state: TargetState | undefined, now: ReadonlySet<CardUse>, isAsked: boolean): CardMark {
  if (state === 'chosen') return 'chosen';
  // Some first picks and all buttons are not lit, so a playable card counts as legal.
  if (state === 'legal' || now.size > 0) return 'legal';
  return isAsked || state === 'refused' ? 'barred' : 'rest';
}

/** The side that takes cards now, and how many more (§6.1); null at other times and for seats that may not see them. */
export function readDraw({ question, cards }: BtmView): { readonly side: Side; readonly left: number } | null {
  if (question?.at !== 'logistics/draw' || cards[question.side].hand === null) return null;
  return { side: question.side, left: question.left };
}

/** Several cards are still to be taken, so that the cards of the question are toggles. */
export const isTakenTogether = (view: BtmView): boolean => (readDraw(view)?.left ?? 0) > 1;

/** The card that pays for the planned action or train; it stays in hand until that ends. */
export function readPlanned({ question }: BtmView): CardId | null {
  switch (question?.at) {
    case 'breakthrough/path':
    case 'breakthrough/second':
      return question.plan.card;
    case 'logistics/rail-group':
      return question.by === 'free' ? null : question.by;
    default:
      return null;
  }
}

/** The list shows the whole hand, unplayable cards included: for a card before the die, or a re-roll. */
export const isHandListed = ({ question }: BtmView): boolean =>
  question?.at === 'combat/attack-card' || question?.at === 'combat/defence-card' || question?.at === 'combat/reroll';

/** Copies of a card are interchangeable. */
export function isSameCard({ facts }: BtmScene, card: string | null, other: string | null): boolean {
  if (card === null || other === null) return false;
  const name = findCard(facts, card)?.name;
  return name !== undefined && name === findCard(facts, other)?.name;
}
