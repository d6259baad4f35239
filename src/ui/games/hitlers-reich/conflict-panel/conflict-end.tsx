import { Fragment, useMemo } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import type { BeatProps } from '../../../table/game-table.ts';
import { otherSide, SIDES } from '../lookup.ts';
import type { HrScene, HrWords } from '../lookup.ts';
import { NO_DICE_PICKS } from './dice-picks.ts';
import { FightHead } from './fight-head.tsx';
import { Gap } from './gap.tsx';
import { readRecord } from './record.ts';
import type { FightRecord } from './record.ts';
import { SideRow } from './side-row.tsx';
import { listSlots } from './slots.ts';
import { StepRow } from './step-row.tsx';
import './conflict-panel.css';
import { computeTotal } from './totals.ts';
import type { Total } from './totals.ts';

/** The conflict as it was when it was decided: what both sides saw of it, by the log; who fought, by the view before. */
function asDecided(before: Conflict, record: FightRecord): Conflict {
  const facesOf = (side: 'axis' | 'allies') => record.dice[side].map(({ face }) => face);
  return {
    ...before,
    cards: record.cards,
    shown: { axis: true, allies: true },
    dice: { axis: facesOf('axis'), allies: facesOf('allies') },
    blocked: record.blocked,
    sabotaged: record.sabotaged,
    winner: record.results.at(-1)?.winner ?? null,
  };
}

const NOTHING: readonly never[] = [];
const nothing = (): void => undefined;

/** Both sides of a conflict that is over, in the places where they stood while it ran (§7.7). */
export function ConflictEnd({ facts, view, before, past, onInspect }: BeatProps<HrTypes>) {
  const i18n = useT();
  const record = useMemo(() => readRecord(past, view.last?.target ?? null), [past, view.last]);
  const scene = useMemo((): (HrWords & { readonly conflict: Conflict }) | null => {
    if (!record || !before.conflict) return null;
    const conflict = asDecided(before.conflict, record);
    const decided: HrScene['view'] = { ...view, conflict, fight: null };
    return { facts, view: decided, i18n, conflict };
  }, [facts, view, before, record, i18n]);
  if (!scene) return null;
  const { conflict } = scene;
  const totalOf = (side: Side): Total => {
    const total = computeTotal(scene, record, side);
    return { ...total, total: record?.results.at(-1)?.totals[side] ?? total.total };
  };
  const totals = { axis: totalOf('axis'), allies: totalOf('allies') };
  return (
    <section className="fight" aria-labelledby="fight-title" data-fight="over">
      <FightHead scene={scene} conflict={conflict} />
      <StepRow view={scene.view} isChoosing={false} />
      <div className="scroll-y min-0 paper fight-rows">
        {SIDES.map((side) => (
          <Fragment key={side}>
            {side === 'axis' ? null : <Gap scene={scene} totals={totals} />}
            <SideRow
              scene={scene}
              conflict={conflict}
              side={side}
              record={record}
              total={totals[side]}
              enemy={totals[otherSide(side)]}
              open={NOTHING}
              lit={NOTHING}
              dice={listSlots(scene, record, side, NOTHING)}
              picks={NO_DICE_PICKS}
              isRolling={false}
              onPick={nothing}
              onInspect={onInspect}
              onPressDie={nothing}
            />
          </Fragment>
        ))}
      </div>
    </section>
  );
}
