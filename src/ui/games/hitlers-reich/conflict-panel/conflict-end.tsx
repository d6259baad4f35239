import { useMemo } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import type { BeatProps } from '../../../table/game-table.ts';
import type { HrScene, HrWords } from '../lookup.ts';
import { NO_DICE_PICKS } from './dice-picks.ts';
import { FightSheet } from './fight-sheet.tsx';
import { readRecord, type FightRecord } from './record.ts';
import { listSlots } from './slots.ts';
import { computeTotal, type Total } from './totals.ts';

/** Rebuilds the conflict at its decision: the open facts from the log, the fighters from the view before. */
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

/** Both sides of a finished conflict, in the same places as before (§7.7). */
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
  const totalOf = (side: Side): Total => {
    const total = computeTotal(scene, record, side);
    return { ...total, total: record?.results.at(-1)?.totals[side] ?? total.total };
  };
  const totals = { axis: totalOf('axis'), allies: totalOf('allies') };
  return (
    <FightSheet
      scene={scene}
      conflict={scene.conflict}
      record={record}
      totals={totals}
      step="over"
      ofSide={(side) => ({
        open: NOTHING,
        lit: NOTHING,
        dice: listSlots(scene, record, side, NOTHING),
        picks: NO_DICE_PICKS,
      })}
      isRolling={false}
      onPick={nothing}
      onInspect={onInspect}
      onPressDie={nothing}
    />
  );
}
