import type { CombatSums } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { tellOdds } from '../../../table/odds-told.ts';
import { oddsSegment } from '../roll.ts';

/** Exact chances of the column by result: never rounded in the engine, the percentages are for reading (§11.3.6). */
export function Chances({ sums: { chances, column } }: { readonly sums: CombatSums }) {
  const i18n = useT();
  const { t } = i18n;
  if (!chances)
    return (
      <p className="btm-fight__note">
        {t('table.btm.fight.fails')} <RuleChip rule="11.3.5" />
      </p>
    );
  const { total } = chances;
  const { segments } = tellOdds(
    i18n,
    chances,
    chances.outcomes.map((outcome) => oddsSegment(i18n, outcome)),
  );
  return (
    <div className="btm-chances">
      <h3 className="cap">{t('table.btm.fight.chances', { column })}</h3>
      <ul>
        {segments.map(({ id, label, count, tone, figure }) => (
          <li key={id} className={count === 0 ? 'btm-chances__none' : undefined}>
            <span className="btm-chances__bar" aria-hidden="true">
              <span className={`odds__part--${tone}`} style={{ width: `${(count / total) * 100}%` }} />
            </span>
            <b>{figure}</b> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The chance that the hex is emptied, under the steps that lead to its column; nothing for a failure. */
export function Success({ sums: { chances } }: { readonly sums: CombatSums }) {
  const i18n = useT();
  if (!chances) return null;
  const { share, of } = tellOdds(i18n, chances, []);
  return (
    <p className="btm-chances__success">
      <b>{share}</b> {of}
    </p>
  );
}
