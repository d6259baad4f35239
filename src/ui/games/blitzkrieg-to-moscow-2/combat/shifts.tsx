import { memo } from 'react';
import type { CombatSums, ShiftReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import type { I18n } from '../../../../i18n/use-t.tsx';
import { Chip } from '../../../parts/chip.tsx';
import { Reasons } from '../../../parts/reasons.tsx';
import type { ReasonRow } from '../../../parts/reasons.tsx';
import { reasonRow } from '../roll.ts';

/** All shifts are of one rule, which stands in the heading. */
export const SHIFT_RULE = '11.3.4';

export interface ShiftsProps extends Pick<CombatSums, 'attack' | 'defence' | 'odds' | 'column' | 'shifts'> {
  /** Kinds of the shifts that what is picked would change. */
  readonly picked: readonly ShiftReading['kind'][];
}

/** What differs from the shifts as they stand without what is picked. */
export const listPicked = (shifts: CombatSums['shifts'], standing: CombatSums['shifts']): ShiftsProps['picked'] =>
  shifts
    .filter(({ kind, amount }) => amount !== (standing.find((one) => one.kind === kind)?.amount ?? 0))
    .map(({ kind }) => kind);

/** From the ratio to the column: every kind of shift with its sign and reason, those that do not count in grey (§11.3.3, §11.3.4). */
export const Shifts = memo(({ attack, defence, odds, column, shifts, picked }: ShiftsProps) => {
  const i18n = useT();
  const { t } = i18n;
  const ratio: ReasonRow = {
    id: 'ratio',
    amount: t('table.btm.fight.ratio', { odds }),
    text: t('table.btm.fight.ratio.how', { attack, defence }),
    rule: '11.3.3',
  };
  return (
    <Reasons
      label={t('table.btm.fight.shifts')}
      rows={[ratio, ...shifts.map((shift, at) => shiftRow(i18n, shift, at, picked.includes(shift.kind)))]}
      total={{
        amount: t('table.btm.fight.ratio', { odds: column }),
        text: t(column < 1 ? 'table.btm.fight.final.fails' : 'table.btm.fight.final'),
      }}
    />
  );
});
Shifts.displayName = 'Shifts';

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
              <span>{row.text}</span> <Chip tone="preview">{i18n.t('table.btm.fight.preview')}</Chip>
            </>
          ),
        }
      : {}),
  };
}
