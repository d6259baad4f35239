import type { BtmView } from '../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { cardRef, parseTarget, spaceRef, unitRef } from '../../../engine/kits/pointing/targets.ts';
import { copyOf } from './cards.ts';
import { AREAS, findCard, findUnit, isArea, isSpotName, placeOfUnit, type BtmScene, type BtmWords } from './lookup.ts';

/** Names and places of targets. */

export function isOnBoard(view: BtmView, target: TargetRef): boolean {
  const { kind, id } = parseTarget(target);
  if (kind === 'space') return isSpotName(id);
  return kind === 'unit' && isSpotName(placeOfUnit(view, id) ?? '');
}

/** A unit shares its place with the units there. */
export function samePlace(view: BtmView, target: TargetRef): readonly TargetRef[] {
  const { kind, id } = parseTarget(target);
  if (kind === 'space')
    return Object.entries(view.units).flatMap(([unit, { place }]) => (place === id ? [unitRef(unit)] : []));
  if (kind !== 'unit') return [];
  const place = placeOfUnit(view, id);
  return place !== null && isSpotName(place) ? [spaceRef(place)] : [];
}

/** Units, hexes, rear areas, and cards that are open or the viewer's own. */
export const listTargets = ({ facts, view }: BtmScene): readonly TargetRef[] => [
  ...facts.units.map(({ id }) => unitRef(id)),
  ...[...facts.hexes.map(({ id }) => id), ...AREAS].map(spaceRef),
  ...[view.cards.german, view.cards.soviet].flatMap(({ hand, discard }) => [...(hand ?? []), ...discard]).map(cardRef),
];

export function nameTarget({ facts, i18n }: BtmWords, target: TargetRef): string {
  const { t } = i18n;
  const { kind, id } = parseTarget(target);
  switch (kind) {
    case 'unit':
      return findUnit(facts, id) ? t('table.btm.name.unit', { unit: id }) : id;
    case 'space':
      return isArea(id) ? t('table.btm.name.area', { area: id }) : t('table.btm.name.hex', { hex: id });
    case 'card':
      return nameCard({ facts, i18n }, id);
    default:
      return nameButton({ facts, i18n }, id);
  }
}

/** Copies are told apart by their number. */
export function nameCard({ facts, i18n: { t } }: Pick<BtmWords, 'facts' | 'i18n'>, id: string): string {
  const card = findCard(facts, id);
  const copy = card && copyOf(card);
  return copy ? t('table.btm.name.card.copy', { card: id, ...copy }) : t('table.btm.name.card', { card: id });
}

const NAMED = ['rail-free', 'defend-active', 'defend-passive'] as const;

/** A button for a whole move is named by the move. */
function nameButton({ facts, i18n }: Pick<BtmWords, 'facts' | 'i18n'>, id: string): string {
  const whole = facts.buttons[id];
  if (whole) return i18n.line(whole);
  const named = NAMED.find((one) => one === id);
  return named === undefined ? id : i18n.t(`table.btm.name.${named}`);
}
