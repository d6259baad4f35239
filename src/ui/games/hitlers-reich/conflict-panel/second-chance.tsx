import { memo } from 'react';
import type { HrWords } from '../lookup.ts';
import { SIDES } from '../lookup.ts';
import type { FightRecord } from './record.ts';

/** COUNTERATTACK: both totals before it, and after it once it is used. */
export const SecondChance = memo(({ scene, record }: { readonly scene: HrWords; readonly record: FightRecord }) => {
  const { t, line } = scene.i18n;
  const [before, after] = [record.results[0], record.results[1]];
  if (!before) return null;
  return (
    <section className="fight-second" aria-label={t('table.hr.fight.second')}>
      <h3 className="cap">{t('table.hr.fight.second')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {t(`table.hr.fight.name.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[before, ...(after ? [after] : [])].map(({ totals, line: told }, at) => (
            <tr key={at}>
              <th scope="row">{t(at === 0 ? 'table.hr.fight.second.before' : 'table.hr.fight.second.after')}</th>
              {SIDES.map((side) => (
                <td key={side}>{totals[side]}</td>
              ))}
              <td className="visually-hidden">{line(told)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
SecondChance.displayName = 'SecondChance';
