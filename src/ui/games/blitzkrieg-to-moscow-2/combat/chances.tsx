import { memo } from 'react';
import type { ColumnReading, CombatSums } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { useT, type I18n } from '../../../../i18n/use-t.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { rangeOf, tellOdds, tellShare } from '../../../table/odds-told.ts';
import { oddsSegment } from '../roll.ts';
import type { BtmScene } from '../lookup.ts';

/** Exact chances by result. Only the shown percentages are rounded (§11.3.6). */
export const Chances = memo(function Chances({ chances, column }: Pick<ColumnReading, 'chances' | 'column'>) {
  const i18n = useT();
  const { t } = i18n;
  if (!chances)
    return (
      <p className="btm-fight__note">
        <span>{t('table.btm.fight.fails')}</span> <RuleChip rule="11.3.5" />
      </p>
    );
  const { segments } = tellOdds(
    i18n,
    chances,
    chances.outcomes.map((outcome) => oddsSegment(i18n, outcome)),
  );
  return (
    <div className="visually-hidden-1180 btm-chances">
      <h3 className="cap">
        {t(chances.range ? 'table.btm.fight.chances.hidden' : 'table.btm.fight.chances', { column })}
      </h3>
      <ul>
        {segments
          .filter(({ count }) => count > 0)
          .map(({ id, label, figure }) => (
            <li key={id}>
              <b>{figure}</b> <span>{label}</span>
            </li>
          ))}
      </ul>
    </div>
  );
});

/** Counts the success of the deciding side, or else of the attacker. */
export function wordSuccess({ t }: I18n, { queries, view }: BtmScene, attacker: Side): string {
  const side = queries.readDecider(view) ?? attacker;
  return t(`table.btm.fight.success.${side === attacker ? 'attacker' : 'defender'}`, { side });
}

interface SuccessProps extends BtmScene {
  /** The chances of the deciding side. */
  readonly chances: CombatSums['forDecider'];
  readonly attacker: Side;
}

/** The deciding side's chance, below the steps to the column; draws nothing for a failed attack. */
export const Success = memo(function Success({ chances, attacker, ...scene }: SuccessProps) {
  const i18n = useT();
  if (!chances) return null;
  const range = rangeOf(i18n, chances);
  return (
    <p className="grid gap-3 btm-chances__success">
      <b>{tellShare(i18n, chances)}</b> <span>{wordSuccess(i18n, scene, attacker)}</span>
      {range ? <span className="small">{` ${i18n.t('table.odds.ends', range)}`}</span> : null}
    </p>
  );
});
