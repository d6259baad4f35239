import { useState } from 'react';
import { LEVELS } from '../../players/levels.ts';
import type { Strengths } from '../../players/strength-types.ts';
import { useT } from '../../i18n/use-t.tsx';
import { wordScenario } from '../app/games.ts';
import { Dialog } from '../parts/dialog.tsx';

export interface MeasuredProps {
  readonly game: string;
  readonly strengths: Strengths;
}

/** Where the figures of the levels come from, and all of them. Nothing where none was measured. */
export function Measured({ game, strengths }: MeasuredProps) {
  const i18n = useT();
  const { t } = i18n;
  const [isOpen, setOpen] = useState(false);
  const rows = LEVELS.flatMap((level) => {
    const strength = strengths[level];
    return strength ? [{ level, ...strength }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <>
      <span>{t('new.measured')}</span>{' '}
      <button type="button" className="bare new-game__see" onClick={() => setOpen(true)}>
        {t('new.measured.see')}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('new.measured.title')} look="wide">
        <p>{t('new.measured.what')}</p>
        <div className="measured">
          <table className="tabular measured__table">
            <thead>
              <tr>
                <th scope="col">{t('new.measured.level')}</th>
                <th scope="col">{t('new.measured.against')}</th>
                <th scope="col">{t('new.measured.won')}</th>
                <th scope="col">{t('new.measured.interval')}</th>
                <th scope="col">{t('new.scenario')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ level, against, won, games, low, high, scenario }) => (
                <tr key={level}>
                  <th scope="row">{t(`level.${level}`)}</th>
                  <td>{t(`level.${against}`)}</td>
                  <td>{t('new.measured.of', { won, games })}</td>
                  <td>{t('new.measured.from-to', { low, high })}</td>
                  <td>{wordScenario(i18n, game, scenario) ?? scenario}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Dialog>
    </>
  );
}
