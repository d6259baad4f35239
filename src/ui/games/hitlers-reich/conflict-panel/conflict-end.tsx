import { useMemo } from 'react';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import type { BeatProps } from '../../../table/game-table.ts';
import { otherSide, SIDES } from '../lookup.ts';
import type { HrScene, HrWords } from '../lookup.ts';
import { NO_DICE_PICKS } from './dice-picks.ts';
import { readRecord } from './record.ts';
import type { FightRecord } from './record.ts';
import { SideRow } from './side-row.tsx';
import { listSlots } from './slots.ts';
import './conflict-panel.css';
import { computeTotal } from './totals.ts';
import { wordAim, wordAtStake, wordKind } from './words.ts';

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
  const totals = { axis: computeTotal(scene, record, 'axis'), allies: computeTotal(scene, record, 'allies') };
  return (
    <section className="col paper fight fight--over" aria-labelledby="fight-title" data-fight="over">
      <header className="grid gap-2 fight-head">
        <p className="cap">{wordKind(scene, conflict)}</p>
        <h2 id="fight-title">{wordAim(scene, conflict)}</h2>
      </header>
      <p className="small fight-stakes">
        <b>{i18n.t('table.hr.fight.stakes')}</b> {wordAtStake(scene, conflict)}
      </p>
      {SIDES.map((side) => (
        <SideRow
          key={side}
          scene={scene}
          conflict={conflict}
          side={side}
          record={record}
          total={{ ...totals[side], total: record?.results.at(-1)?.totals[side] ?? totals[side].total }}
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
      ))}
    </section>
  );
}
