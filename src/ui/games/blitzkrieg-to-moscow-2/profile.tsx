import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { parseTarget } from '../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../i18n/use-t.tsx';
import type { Scene } from '../../table/game-table.ts';
import { findUnit } from './lookup.ts';
import { drawBtmPiece } from './piece.tsx';
import './profile.css';

/** Explains each figure on the counter of a picked unit (§2.2, §10.2, §13.3). */
export function BtmProfile({ facts, queries, view, target }: Scene<BtmTypes> & { readonly target: TargetRef }) {
  const { t } = useT();
  const { kind, id } = parseTarget(target);
  const unit = kind === 'unit' ? findUnit(facts, id) : null;
  if (!unit) return null;
  const isSpent = view.units[id]?.spent ?? false;
  const figures = [
    ...(isSpent ? [] : [{ figure: String(unit.strength), what: t('table.btm.profile.strength') }]),
    {
      figure: isSpent ? String(unit.passive) : `(${unit.passive})`,
      what: t(
        isSpent
          ? 'table.btm.profile.spent'
          : unit.hasSpentSide
            ? 'table.btm.profile.both'
            : 'table.btm.profile.passive',
      ),
    },
    {
      figure: String(unit.move),
      what: t(unit.arm === 'tank' ? 'table.btm.profile.move.tank' : 'table.btm.profile.move.infantry'),
    },
  ];
  return (
    <div className="line gap-16 btm-profile">
      {drawBtmPiece({ facts, queries, view, target })}
      <dl>
        {figures.map(({ figure, what }) => (
          <div key={what} className="flex baseline gap-8">
            <dt className="btm-profile__figure">{figure}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
