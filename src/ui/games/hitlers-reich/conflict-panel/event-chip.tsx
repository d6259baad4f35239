import type { CopyId, Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import { EventPicture } from '../cards/engravings.tsx';
import { titleOf } from '../lookup.ts';
import type { HrWords } from '../lookup.ts';
import type { FightRecord } from './record.ts';
import { wordDone } from './words.ts';

export interface EventChipProps {
  readonly scene: HrWords;
  readonly conflict: Conflict;
  readonly side: Side;
  readonly copy: CopyId;
  readonly record: FightRecord | null;
}

/** A named event: its picture, title and effect so far. */
export function EventChip({ scene, conflict, side, copy, record }: EventChipProps) {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const event = titleOf(facts, copy);
  const isCancelled = conflict.cancelled.includes(copy);
  const name = t('table.hr.name.event', { event });
  const done = isCancelled ? t('table.hr.fight.event.cancelled') : wordDone(scene, conflict, record, side, event);
  return (
    <>
      <EventPicture event={event} className="fight-event__art" />
      {isCancelled ? <s>{name}</s> : <span>{name}</span>}
      {done === null ? null : <span className="nowrap muted fight-event__state">{done}</span>}
    </>
  );
}
