import type { Passage } from '../../table/game-table.ts';
import { wordHolder } from './stakes.ts';
import { isContested, isHeldBy, SIDES } from './lookup.ts';
import type { Border, HrWords } from './lookup.ts';

/** Borders in words: across what they lead, to whom, and whether they are open (§2.3). */

type Line = Passage['lines'][number];

/** The neighbour, the way there, its holder, and for a border with a condition whether that is met. */
export function wordBorder(scene: HrWords, { to, edge }: Border): Line {
  const { t } = scene.i18n;
  const params = { space: to, way: `table.hr.way.${edge.kind}`, holder: wordHolder(scene, to) };
  if (edge.condition === undefined) return { text: t('table.hr.near', params) };
  return { text: t('table.hr.near.if', { ...params, state: wordCondition(scene, edge.condition) }), rule: '2.3' };
}

function wordCondition(scene: HrWords, condition: NonNullable<Border['edge']['condition']>): string {
  const { view, i18n } = scene;
  const { t } = i18n;
  switch (condition) {
    case 'turkey-active':
      return t(view.active.turkey ? 'table.hr.border.open' : 'table.hr.border.turkey-neutral');
    case 'turkey-controller': {
      if (!view.active.turkey) return t('table.hr.border.turkey-neutral');
      const side = SIDES.find((one) => isHeldBy(scene, 'turkey', one));
      return side === undefined ? t('table.hr.border.turkey-nobody') : t('table.hr.border.only', { side });
    }
    case 'sicily-sea-held':
      return wordStrait(scene);
  }
}

const STRAIT = 'sicily-sea';

/** Between Sicily and Naples by land. */
function wordStrait(scene: HrWords): string {
  const { t } = scene.i18n;
  if (isContested(scene, STRAIT)) return t('table.hr.border.strait-contested');
  const open = scene.view.board.strait;
  const [side] = open;
  if (side === undefined) {
    // By the reading that opens it to both, only fleets close it.
    const isByFleets = scene.view.rulings['open-strait'] === 'open';
    return t(isByFleets ? 'table.hr.border.strait-fleets' : 'table.hr.border.strait-closed');
  }
  return open.length === 1 ? t('table.hr.border.only', { side }) : t('table.hr.border.open');
}
