import type { CombatSums } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { Odds } from '../../../../engine/kernel/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { shareOf, tellOdds } from '../../../table/odds-told.ts';
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
  const { segments, share, of } = tellOdds(
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
      <p className="btm-chances__success">
        <b>{share}</b> {of}
      </p>
    </div>
  );
}

/** What the chances would be without the card that is played, with one that may still come, and with re-rolls (§7.1). */
export function OtherChances({ sums: { chances, withoutCard, toCome, withRerolls } }: { readonly sums: CombatSums }) {
  const { t } = useT();
  const rerolls = withRerolls && chances && shareOf(withRerolls) !== shareOf(chances) ? withRerolls : null;
  if (!withoutCard && !rerolls && toCome.length === 0) return null;
  return (
    <p className="btm-fight__note">
      {withoutCard ? (
        <>
          {withoutCard.chances === null
            ? t('table.btm.fight.without.fails', { card: withoutCard.card })
            : t('table.btm.fight.without', {
                card: withoutCard.card,
                column: withoutCard.column,
                share: shareOf(withoutCard.chances satisfies Odds),
              })}{' '}
        </>
      ) : null}
      {toCome.map(({ card, side, isSeen, column, chances: then }) => {
        const how = isSeen ? 'could' : 'might';
        return (
          <span key={card}>
            {then === null
              ? t(`table.btm.fight.${how}.fails`, { card, side })
              : t(`table.btm.fight.${how}`, { card, side, column, share: shareOf(then) })}{' '}
          </span>
        );
      })}
      {rerolls ? (
        <>
          {t('table.btm.fight.with-rerolls', { share: shareOf(rerolls) })} <RuleChip rule="7.1" />
        </>
      ) : null}
    </p>
  );
}
