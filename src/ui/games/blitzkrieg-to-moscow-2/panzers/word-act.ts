/** The act of a tank in words: in the list, on the map, and which cards send it (§12.1). */
import type { BtmWords } from '../lookup.ts';
import { findCard, type BtmMove } from '../lookup.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import type { Payer } from '../../../../play/game.ts';
import { cardOf, isSameCard } from '../cards.ts';
import { listTankActions } from '../verbs.ts';
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

/** The same for a line of a phone. */
export function wordBriefAct(scene: BtmWords, act: PanzerAct): string {
  const { t } = scene.i18n;
  if (act.kind === 'move') return t('table.btm.panzer.short.move', { n: act.steps });
  return wordShortAct(scene, act) ?? t('table.btm.panzer.none');
}

/** The kinds of cards with which these moves send a tank (§12.1), the cheapest first; one tank of a card for two is half of it. */
export function listPayers(scene: BtmWords, moves: readonly BtmMove[]): readonly Payer[] {
  const { t } = scene.i18n;
  const cards = unique(listTankActions(moves).flatMap((move) => cardOf(move) ?? []));
  const tanksOf = (card: string) =>
    findCard(scene.facts, card)?.uses.find(({ use }) => use === 'tankAction')?.units ?? 0;
  return cards
    .filter((card, at) => !cards.slice(0, at).some((one) => isSameCard(scene, one, card)))
    .toSorted((a, b) => tanksOf(a) - tanksOf(b))
    .map((card) => ({
      target: cardRef(card),
      title: t(tanksOf(card) > 1 ? 'table.btm.panzer.card.half' : 'table.btm.panzer.card', { card }),
    }));
}
