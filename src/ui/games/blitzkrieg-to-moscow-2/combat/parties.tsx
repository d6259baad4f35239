import type { Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { CombatReading, StrengthReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { BtmPiece } from '../piece.tsx';
import type { BtmScene } from '../lookup.ts';

/** Who fights whom, each unit with what it adds and why that much (§11.3.1, §11.3.2). */
export function Parties({ facts, view, reading }: BtmScene & { readonly reading: CombatReading }) {
  const { t } = useT();
  const { side, attackers, defenders, sums } = reading;
  const attack = sums?.attack ?? 0;
  const defence = sums?.defence ?? totalOf(defenders);
  return (
    <div className="grid btm-parties">
      <section className="col gap-3 min-0" aria-label={t('table.btm.fight.attackers', { side })}>
        {attackers.length === 0 ? (
          <p className="small">{t('table.btm.fight.nobody')}</p>
        ) : (
          <Units facts={facts} view={view} of={attackers} />
        )}
        <p className="line wrap btm-parties__sum">
          <b>{attack}</b> {t('table.btm.fight.attack')} <RuleChip rule="11.3.1" />
        </p>
      </section>
      <section
        className="col gap-3 min-0 btm-parties__side--defence"
        aria-label={t('table.btm.fight.defenders', { side: enemyOf(side) })}
      >
        <Units facts={facts} view={view} of={defenders} />
        <p className="line wrap btm-parties__sum">
          <RuleChip rule="11.3.2" /> {t('table.btm.fight.defence')} <b>{defence}</b>
        </p>
      </section>
    </div>
  );
}

const enemyOf = (side: Side): Side => (side === 'german' ? 'soviet' : 'german');
const totalOf = (units: readonly StrengthReading[]): number => units.reduce((sum, { value }) => sum + value, 0);

function Units({ facts, view, of }: BtmScene & { readonly of: readonly StrengthReading[] }) {
  const i18n = useT();
  return (
    <ul className="flex wrap btm-parties__units">
      {of.map(({ unit, value, as, reason }) => (
        <li
          key={unit}
          className={classes('col middle btm-parties__unit', `btm-parties__unit--${as}`)}
          title={i18n.line(reason)}
        >
          <BtmPiece facts={facts} view={view} target={unitRef(unit)} />
          <span className="t-caption muted btm-parties__how">
            <b>{value}</b> {as === 'full' ? null : i18n.t(`table.btm.fight.as.${as}`)}
          </span>
          <span className="visually-hidden">{i18n.line(reason)}</span>
        </li>
      ))}
    </ul>
  );
}
