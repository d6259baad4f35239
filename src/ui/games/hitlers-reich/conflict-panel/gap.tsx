import { memo } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import { otherSide, SIDES } from '../lookup.ts';
import type { HrWords } from '../lookup.ts';
import type { Total } from './totals.ts';
import { isSabotageDue } from './words.ts';

interface GapProps {
  readonly scene: HrWords;
  readonly totals: Readonly<Record<Side, Total>>;
}

/** How far the sides are apart, on the seam between them: in full for readers while dice may still change. */
export const Gap = memo(({ scene, totals }: GapProps) => {
  const { view, i18n } = scene;
  const { t } = i18n;
  const [axis, allies] = [totals.axis.total, totals.allies.total];
  // The seam keeps its place.
  if (axis === null || allies === null) return <p className="fight-gap" />;
  const isOpen = view.conflict?.winner === null;
  const n = Math.abs(axis - allies);
  const behind = axis < allies ? 'axis' : 'allies';
  const isDue = SIDES.some((one) => isSabotageDue(scene, totals[one], totals[otherSide(one)]));
  return (
    <p className="fight-gap">
      <span aria-hidden="true">
        {n === 0
          ? t('table.hr.fight.gap.tied', { total: axis })
          : isOpen
            ? t('table.hr.fight.gap.behind', { side: behind, n })
            : t('table.hr.fight.gap.by', { side: otherSide(behind), n })}
      </span>
      {isOpen ? (
        <span className="visually-hidden">
          {`${
            n === 0
              ? t('table.hr.fight.gap.level', { total: axis })
              : t('table.hr.fight.gap', { axis, allies, side: behind, n })
          } ${isDue ? t('table.hr.fight.gap.sabotage') : ''}`}
        </span>
      ) : null}
    </p>
  );
});
Gap.displayName = 'Gap';
