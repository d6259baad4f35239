/** The act of a tank in words: in the list, on the map, and which cards send it (§12.1). */
import type { BtmWords } from '../lookup.ts';
import { findCard } from '../lookup.ts';
import { joinFacts } from '../../../../i18n/joining.ts';
import type { PanzerAct } from './best-acts.ts';

export function wordBestAct({ i18n: { t } }: BtmWords, act: PanzerAct): string {
  switch (act.kind) {
    case 'take':
      return t('table.btm.panzer.take', { hex: act.hex, n: act.points });
    case 'attack':
      return act.share === 1
        ? t('table.btm.panzer.attack.sure', { unit: act.enemy, column: act.column })
        : t('table.btm.panzer.attack', { unit: act.enemy, column: act.column, share: act.share });
    case 'move':
      return t('table.btm.panzer.move', { n: act.steps, strength: act.strength });
    case 'none':
      return t('table.btm.panzer.none');
  }
}

/** The same in a few words, next to its arrow; null for a move without an aim. */
export function wordShortAct({ i18n: { t } }: BtmWords, act: PanzerAct): string | null {
  if (act.kind === 'take') return t('table.btm.panzer.short.take', { hex: act.hex, n: act.points });
  if (act.kind !== 'attack') return null;
  return act.share === 1
    ? t('table.btm.panzer.short.sure', { unit: act.enemy })
    : t('table.btm.panzer.short.attack', { unit: act.enemy, share: act.share });
}

/** The cards of the hand that send tanks (§12.1); one tank of a card for two counts half. */
export function wordCards({ facts, view, i18n: { t, lang } }: BtmWords): string {
  const tanksOf = (card: string) => findCard(facts, card)?.uses.find(({ use }) => use === 'tankAction')?.units ?? 0;
  const cards = (view.cards[view.side].hand ?? []).filter((card) => tanksOf(card) > 0);
  const kinds = cards.filter(
    (card, at, all) => all.findIndex((one) => findCard(facts, one)?.name === findCard(facts, card)?.name) === at,
  );
  return joinFacts(
    lang,
    kinds
      .toSorted((a, b) => tanksOf(a) - tanksOf(b))
      .map((card) => t(tanksOf(card) > 1 ? 'table.btm.panzer.card.half' : 'table.btm.panzer.card', { card })),
  );
}
