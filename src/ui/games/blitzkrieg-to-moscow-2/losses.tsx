import type { UnitFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Side } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import { unitRef } from '../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { classes } from '../../parts/classes.ts';
import { drawSeatMark } from '../../app/seat-mark.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { Pickable } from '../../table/game-table.ts';
import { drawBtmPiece } from './piece.tsx';
import { BOXES, SIDES, unitsIn, type BtmScene } from './lookup.ts';

/** Units in the boxes of losses and on the turn track; those that may return now can be picked here. */

/** Eliminated units: a card may return them, surrendered ones at double cost (§6.2, §13.1). */
export const lostOf = (scene: BtmScene, side: Side): readonly UnitFacts[] =>
  BOXES.flatMap((box) => unitsIn(scene, box)).filter((unit) => unit.side === side);

export function Losses({ facts, queries, view, pickable }: BtmScene & { readonly pickable: Pickable }) {
  const { t } = useT();
  return (
    <div className="grid gap-10 btm-losses">
      {BOXES.map((box) => (
        <section key={box} className="r-5 btm-box" aria-label={t(`table.btm.box.${box}`)}>
          <div className="flex baseline gap-8 with-rule">
            <h3 className="cap">{t(`table.btm.box.${box}`)}</h3>
            <RuleChip rule={box === 'surrendered' ? '13.1' : '6.2'} />
          </div>
          <p className="small">{t(`table.btm.box.${box}.what`)}</p>
          {SIDES.map((side) => {
            const units = unitsIn({ facts, queries, view }, box).filter((unit) => unit.side === side);
            return (
              <div key={side} className="line gap-8 btm-box__side">
                {drawSeatMark({
                  game: 'blitzkrieg-to-moscow-2',
                  seat: side,
                  size: 's',
                  label: t('table.prompt.seat', { side }),
                })}
                {units.length === 0 ? (
                  <span className="small">{t('table.pool.empty')}</span>
                ) : (
                  <UnitRow facts={facts} queries={queries} view={view} units={units} pickable={pickable} />
                )}
              </div>
            );
          })}
        </section>
      ))}
    </div>
  );
}

interface UnitRowProps extends BtmScene {
  readonly units: readonly UnitFacts[];
  /** If absent, units are only shown: a modal dialog would hide the answer to a pick. */
  readonly pickable?: Pickable | undefined;
}

/** A row of counters as buttons, which pick or explain why not. */
export function UnitRow({ facts, queries, view, units, pickable }: UnitRowProps) {
  const { t } = useT();
  if (units.length === 0) return null;
  return (
    <ul className="flex wrap gap-3 btm-units">
      {units.map(({ id }) => {
        const target = unitRef(id);
        const state = pickable?.targets.get(target);
        const name = t('table.btm.name.unit', { unit: id });
        const counter = (
          <>
            {drawBtmPiece({ facts, queries, view, target })}
            <span className="visually-hidden">{name}</span>
          </>
        );
        return pickable === undefined ? (
          <li key={id} className="soft no-face block unit-box" title={name}>
            {counter}
          </li>
        ) : (
          <li key={id}>
            <button
              type="button"
              className={classes('soft no-face block unit-box', state && `unit-box--${state}`)}
              aria-pressed={state === 'legal' || state === 'chosen' ? state === 'chosen' : undefined}
              title={name}
              onClick={() => pickable.onPick(target)}
            >
              {counter}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
