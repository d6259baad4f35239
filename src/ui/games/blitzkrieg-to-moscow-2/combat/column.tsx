import { memo } from 'react';
import type { CombatSums } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { CrtResult } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { Die } from '../../../parts/die.tsx';
import { oddsSegment, reasonRow } from '../roll.ts';
import './column.css';
import type { ShiftsProps } from './shifts.tsx';

/** From the ratio by what shifts it to the column: a cell each (§11.3.3, §11.3.4); kinds that do not count have none. */
export const ColumnCells = memo(({ attack, defence, odds, column, shifts, picked }: ShiftsProps) => {
  const i18n = useT();
  const { t } = i18n;
  return (
    <ol className="btm-cells" aria-label={t('table.btm.fight.steps')}>
      <li>
        <b>{t('table.btm.fight.ratio', { odds })}</b>
        <span>{t('table.btm.fight.against', { attack, defence })}</span>
      </li>
      {shifts.map((shift, at) => {
        if (shift.amount === 0) return null;
        const { amount, text } = reasonRow(i18n, shift.reason, at);
        return (
          <li key={shift.kind} className={classes(picked.includes(shift.kind) && 'btm-cells__picked')}>
            <b>{amount}</b>
            <span>{text}</span>
          </li>
        );
      })}
      <li className={classes('btm-cells__column', column < 1 && 'btm-cells__column--fails')}>
        <b>{t('table.btm.fight.ratio', { odds: column })}</b>
        <span>{t(column < 1 ? 'table.btm.fight.final.fails' : 'table.btm.fight.final')}</span>
      </li>
    </ol>
  );
});
ColumnCells.displayName = 'ColumnCells';

/** Faces that mean the same, as they follow each other in a column. */
function runsOf(results: readonly CrtResult[]): readonly { readonly result: CrtResult; readonly faces: number[] }[] {
  const runs: { readonly result: CrtResult; readonly faces: number[] }[] = [];
  for (const [at, result] of results.entries()) {
    const last = runs.at(-1);
    if (last?.result === result) last.faces.push(at + 1);
    else runs.push({ result, faces: [at + 1] });
  }
  return runs;
}

/** The six faces over what each means in this column. The chances beside it say the same to readers. */
export const Faces = memo(({ results }: Pick<CombatSums, 'results'>) => {
  const i18n = useT();
  return (
    <div className="flex btm-faces" aria-hidden="true">
      {runsOf(results).map(({ result, faces }) => (
        <div
          key={faces[0]}
          className={`col middle gap-5 btm-faces__run btm-faces__run--${result === '-' ? 'none' : result.toLowerCase()}`}
          style={{ flexGrow: faces.length }}
        >
          <span className="line gap-5 btm-faces__dice">
            {faces.map((face) => (
              <Die key={face} value={face} tone="pale" label={String(face)} />
            ))}
          </span>
          <span className="at-centre">{oddsSegment(i18n, { id: result, count: faces.length }).label}</span>
          <b className="btm-faces__share">{i18n.t('table.odds.share', { share: faces.length / results.length })}</b>
        </div>
      ))}
    </div>
  );
});
Faces.displayName = 'Faces';
