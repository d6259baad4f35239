import { memo } from 'react';
import type { Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { StrengthReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { unitRef } from '../../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { drawBtmPiece } from '../piece.tsx';
import type { BtmScene } from '../lookup.ts';

interface PartyProps extends BtmScene {
  readonly side: Side;
  readonly as: 'attack' | 'defence';
  readonly units: readonly StrengthReading[];
  /** Units that a press leaves out of the attack (§11.2). */
  readonly mayLeave?: readonly string[];
  readonly onPoint?: ((target: TargetRef) => void) | undefined;
}

const NOBODY: readonly never[] = [];
/** The number of units from which they are drawn smaller. */
const MANY = 4;

/** A side of the fight: each unit with its strength and the reason (§11.3.1, §11.3.2). */
export const Party = memo(function Party({
  facts,
  queries,
  view,
  side,
  as: part,
  units,
  mayLeave = NOBODY,
  onPoint,
}: PartyProps) {
  const i18n = useT();
  const { t } = i18n;
  const isAttack = part === 'attack';
  return (
    <section
      className={classes('col gap-3 min-0', !isAttack && 'btm-parties__side--defence')}
      aria-label={t(`table.btm.fight.${isAttack ? 'attackers' : 'defenders'}`, { side })}
    >
      {isAttack && units.length === 0 ? (
        <p className="small">{t('table.btm.fight.nobody')}</p>
      ) : (
        <ul className={classes('flex wrap btm-parties__units', units.length >= MANY && 'btm-parties__units--many')}>
          {units.map(({ unit, value, as, reason }) => (
            <li
              key={unit}
              className={classes('col middle btm-parties__unit', `btm-parties__unit--${as}`)}
              title={i18n.line(reason)}
            >
              {mayLeave.includes(unit) ? (
                <LeaveOut facts={facts} queries={queries} view={view} unit={unit} onPoint={onPoint} />
              ) : (
                drawBtmPiece({ facts, queries, view, target: unitRef(unit) })
              )}
              <span className="t-caption muted btm-parties__how">
                <b>{value}</b>{' '}
                {as === 'full' || as === 'undecided' ? null : (
                  <span className="visually-hidden-600">{t(`table.btm.fight.as.${as}`)}</span>
                )}
              </span>
              <span className="visually-hidden">{i18n.line(reason)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

function LeaveOut({
  facts,
  queries,
  view,
  unit,
  onPoint,
}: BtmScene & Pick<PartyProps, 'onPoint'> & { readonly unit: string }) {
  const { t } = useT();
  const label = t('table.btm.fight.leave', { unit });
  return (
    <button
      type="button"
      className="bare relative btm-parties__leave"
      aria-label={label}
      title={label}
      onClick={() => onPoint?.(unitRef(unit))}
    >
      {drawBtmPiece({ facts, queries, view, target: unitRef(unit) })}
    </button>
  );
}
