import type { CombatSums, ShiftReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import type { I18n } from '../../../../i18n/use-t.tsx';
import { Chip } from '../../../parts/chip.tsx';
import { Reasons } from '../../../parts/reasons.tsx';
import type { ReasonRow } from '../../../parts/reasons.tsx';
import { reasonRow } from '../roll.ts';

/** All shifts are of one rule, which stands in the heading. */
export const SHIFT_RULE = '11.3.4';

export interface ShiftsProps {
  readonly sums: CombatSums;
  /** As it stands without what is picked. */
  readonly standing: CombatSums | null;
}

/** From the ratio to the column: every kind of shift with its sign and reason, those that do not count in grey (§11.3.3, §11.3.4). */
export function Shifts({ sums, standing }: ShiftsProps) {
  const i18n = useT();
  const { t } = i18n;
  const { attack, defence, odds, column, shifts } = sums;
  const ratio: ReasonRow = {
    id: 'ratio',
    amount: t('table.btm.fight.ratio', { odds }),
    text: t('table.btm.fight.ratio.how', { attack, defence }),
    rule: '11.3.3',
  };
  const isPicked = ({ kind, amount }: ShiftReading): boolean =>
    standing !== null && amount !== (standing.shifts.find((one) => one.kind === kind)?.amount ?? 0);
  return (
    <Reasons
      label={t('table.btm.fight.shifts')}
      rows={[ratio, ...shifts.map((shift, at) => shiftRow(i18n, shift, at, isPicked(shift)))]}
      total={{
        amount: t('table.btm.fight.ratio', { odds: column }),
        text: t(column < 1 ? 'table.btm.fight.final.fails' : 'table.btm.fight.final'),
      }}
    />
  );
}

function shiftRow(i18n: I18n, { kind, reason }: ShiftReading, at: number, isPicked: boolean): ReasonRow {
  const row = reasonRow(i18n, reason, at);
  const { rule, ...rest } = row;
  return {
    ...rest,
    ...(rule === SHIFT_RULE ? {} : { rule }),
    id: kind,
    ...(isPicked
      ? {
          tone: 'preview',
          text: (
            <>
              {row.text} <Chip tone="preview">{i18n.t('table.btm.fight.preview')}</Chip>
            </>
          ),
        }
      : {}),
  };
}
