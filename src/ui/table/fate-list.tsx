import { useId, type ReactNode } from 'react';
import { useT } from '../../i18n/use-t.tsx';
import { Cap } from '../parts/cap.tsx';
import { RuleChip } from '../parts/rule-chip.tsx';
import './fate-list.css';

export interface Fate {
  readonly id: string;
  readonly art: ReactNode;
  readonly who: string;
  readonly why: string | null;
  /** Two or three words; the colour only repeats them. */
  readonly what: string;
  readonly tone: 'gone' | 'worn' | 'moves' | 'stays';
  readonly rule: string;
}

export function FateList({ fates }: { readonly fates: readonly Fate[] }) {
  const { t } = useT();
  const title = useId();
  if (fates.length === 0) return null;
  return (
    <section className="section fates" aria-labelledby={title}>
      <div className="line apart gap-8">
        <Cap id={title}>{t('table.fates')}</Cap>
        <span className="line gap-4">
          {[...new Set(fates.map(({ rule }) => rule))].map((rule) => (
            <RuleChip key={rule} rule={rule} />
          ))}
        </span>
      </div>
      <ul>
        {fates.map(({ id, art, who, why, what, tone }) => (
          <li key={id} className="line gap-12 fate">
            {art}
            <div className="grow">
              <b className="fate__who">{who}</b>
              {why === null ? null : <p className="small">{why}</p>}
            </div>
            <span className={`nowrap soft capitals face-sink fate__what fate__what--${tone}`}>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
