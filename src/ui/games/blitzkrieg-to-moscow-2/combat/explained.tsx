import { useMemo } from 'react';
import type { BtmEvent } from '../../../../engine/games/blitzkrieg-to-moscow-2/events.ts';
import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmTypes } from '../../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Line, Modifier } from '../../../../engine/kernel/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { useLayoutSize } from '../../../app/layout-size.ts';
import { Fold } from '../../../parts/fold.tsx';
import { Reasons } from '../../../parts/reasons.tsx';
import { FateList } from '../../../table/fate-list.tsx';
import type { TellProps } from '../../../table/game-table.ts';
import { useTableLayout } from '../../../table/use-table-layout.ts';
import type { BtmWords } from '../lookup.ts';
import { reasonRow } from '../roll.ts';
import { readOver } from './aftermath.ts';
import { CrtTable } from './crt-table.tsx';
import type { CrtTableProps } from './crt-table.tsx';
import { foreseeFates, listFates } from './fates.tsx';
import { FightNotes } from './fight.tsx';
import { readLastRoll } from './last-roll.ts';
import { useFight } from './use-fight.ts';

/**
 * Background of the combat, below the answers. After the die it shows the table with its cell, and the fate of every
 * unit; the units come first if answers are left or room is short.
 */
export function BtmExplained(props: TellProps<BtmTypes>) {
  const { facts, view, events, past, seat, isRolling = false } = props;
  const i18n = useT();
  const scene: BtmWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const fight = useFight(props);
  const isWide = useTableLayout() === 'wide';
  const isLow = useLayoutSize().low.includes(830);
  if (isRolling) return null;
  if (!fight) return <AfterCombat scene={scene} events={events} />;
  const { standing } = fight;
  if (standing.stage !== 'rolled') return <FightNotes scene={scene} {...fight} />;
  const fates = <FateList fates={foreseeFates(scene, standing, events)} />;
  const isTableFirst = isWide && !isLow && seat === null;
  return (
    <>
      {isTableFirst ? null : fates}
      <Reckoned
        scene={scene}
        shifts={(standing.sums?.shifts ?? []).map(({ reason }) => reason)}
        table={standing}
        column={columnOf(standing, past)}
      />
      {isTableFirst ? fates : null}
    </>
  );
}

function AfterCombat({ scene, events }: { readonly scene: BtmWords; readonly events: readonly BtmEvent[] }) {
  const over = readOver(events);
  return over ? (
    <>
      <FateList fates={listFates(scene, events)} />
      <Reckoned scene={scene} shifts={over.reckoning.shifts} table={over} column={over.reckoning.column} />
    </>
  ) : null;
}

/** The die may have changed the units already, so the column is read from the log. */
const columnOf = ({ target, sums }: CombatReading, past: readonly Line[]): number | null => {
  const roll = readLastRoll(past);
  return roll?.target === target ? roll.column : (sums?.column ?? null);
};

interface ReckonedProps {
  readonly scene: BtmWords;
  readonly shifts: readonly Modifier[];
  readonly table: Pick<CrtTableProps, 'die' | 'isHero'>;
  readonly column: number | null;
}

/** The table with the rolled cell; its column is explained on demand. */
function Reckoned({ scene: { facts, i18n }, shifts, table: { die, isHero }, column }: ReckonedProps) {
  const { t } = i18n;
  return (
    <section className="section btm-fight" aria-label={t('table.btm.crt')}>
      {die === null ? null : <CrtTable facts={facts} column={column} other={null} die={die} isHero={isHero} />}
      <Fold title={t('table.btm.fight.shifts')}>
        <Reasons
          label={t('table.btm.fight.shifts')}
          rows={shifts.map((shift, at) => reasonRow(i18n, shift, at))}
          {...(column === null
            ? {}
            : { total: { amount: t('table.btm.fight.ratio', { odds: column }), text: t('table.btm.fight.final') } })}
        />
      </Fold>
    </section>
  );
}
