import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { drawSeatMark } from '../app/seat-mark.tsx';
import './phase-done.css';
import { useGame } from './use-play.tsx';

interface PhaseDoneProps {
  /** The side whose phase it is. */
  readonly seat: string;
  /** One line a fact. */
  readonly facts: readonly string[];
  readonly children?: ReactNode;
}

/** Reports the phase so far, at the end of the column. */
export function PhaseDone({ seat, facts, children }: PhaseDoneProps) {
  const { t } = useT();
  const { game } = useGame();
  return (
    <section className="section phase-done" aria-labelledby="phase-done">
      <h2 id="phase-done" className="cap">
        {t('table.phase-done')}
      </h2>
      {facts.length === 0 ? null : (
        <ul className="col gap-3 t-note">
          {facts.map((fact) => (
            <li key={fact} className="line gap-8">
              {drawSeatMark({ game, seat, size: 's' })}
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
