import type { ConflictCard } from '../../../engine/games/hitlers-reich/cards.ts';
import type { CardId } from '../../../engine/games/hitlers-reich/ids.ts';
import type { Passage } from '../../table/game-table.ts';
import { abilityOf, sightingOf } from './cards.ts';
import type { HrWords } from './lookup.ts';

type Lines = Passage['lines'];

/** A conflict card: its face, and its place if the viewer sees it (§4.1.5). */
export function inspectCard(scene: HrWords, card: ConflictCard): readonly Passage[] {
  const { t } = scene.i18n;
  const { id, suit, value, isRed } = card;
  return [
    {
      title: t('table.hr.name.card', { card: id }),
      lines: [
        { text: t('table.hr.inspect.value', { value }), rule: '4.1.2' },
        ...abilityLines(scene, card),
        { text: t(`table.hr.inspect.suit.${suit}`), rule: '4.1.2' },
        ...(isRed ? [{ text: t('table.hr.inspect.red'), rule: '6.5.3.4' }] : []),
        { text: wordWhere(scene, id), rule: '4.1.5' },
      ],
    },
  ];
}

const abilityLines = ({ i18n: { t } }: HrWords, card: ConflictCard): Lines => {
  const n = card.rerolls;
  switch (abilityOf(card)) {
    case 'rerolls':
      return [
        { text: t('table.hr.inspect.rerolls', { n }), rule: '7.6' },
        { text: t('table.hr.inspect.plan', { n }), rule: '6.3.2' },
      ];
    case 'sabotage':
      return [{ text: t('table.hr.inspect.sabotage'), rule: '7.6' }];
    case 'agent':
      return [{ text: t('table.hr.inspect.agent'), rule: '7.6' }];
    case 'none':
      return [];
  }
};

function wordWhere({ view, i18n: { t } }: HrWords, id: CardId): string {
  const seen = sightingOf(view, id);
  return seen ? t(`table.hr.card-at.${seen.place}`, { side: seen.side }) : t('table.hr.card-at.unseen');
}
