import type { ReactNode } from 'react';
import type { Side, CopyId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { CardBack, ConflictCard } from '../cards/conflict-card.tsx';
import { findCard, SIDES, titleOf, type HrWords } from '../lookup.ts';
import './side-row.css';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import { EventPicture } from '../cards/engravings.tsx';
import type { FightRecord } from './record.ts';
import { wordDone } from './conflict-words.ts';

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
      <EventPicture event={event} className="rigid fight-event__art" />
      {isCancelled ? <s>{name}</s> : <span>{name}</span>}
      {done === null ? null : <span className="nowrap muted strong">{done}</span>}
    </>
  );
}

/** Uses only facts that both players know. */
const isSealed = ({ view }: HrWords, side: Side): boolean =>
  view.conflict !== null && view.cards[side].laidCount > 0 && !view.conflict.shown[side];

/** Sides with a face-down card in the current conflict (§7.3); `ahead` has placed its own before its turn. */
export const sealedSeats = (scene: HrWords, ahead: Side | null): readonly Side[] =>
  scene.view.conflict === null ? [] : SIDES.filter((side) => side === ahead || isSealed(scene, side));

/** The face-down card, for its own side. */
export function drawSealed({ view, facts, i18n }: HrWords, side: Side, notation: string | null): ReactNode {
  const ids = notation === null ? view.fight?.totals[side].cards.map(({ card }) => card) : notation.split(' ').slice(1);
  return ids?.map((id) => {
    const card = findCard(facts, id);
    return card ? <ConflictCard key={id} card={card} name={i18n.t('table.hr.name.card', { card: id })} /> : null;
  });
}

/**
 * For a player called to the seat: the events that both sides named (§7.2, open to both), and whose card is face down
 * already (§7.3).
 */
export function drawPlayed(scene: HrWords, ahead: Side | null): ReactNode {
  const { view, i18n } = scene;
  const { conflict } = view;
  if (!conflict) return null;
  const named = SIDES.filter((side) => conflict.events[side].length > 0);
  const sealed = sealedSeats(scene, ahead);
  return (
    <>
      {named.map((side) => (
        <div key={side} className="row" role="group" aria-label={i18n.t('table.hr.held.list', { side })}>
          <span className="cap">{i18n.t('table.hr.curtain.plays', { side })}</span>
          {conflict.events[side].map((copy) => (
            <span key={copy} className="line gap-6 card inked clip fight-event">
              <EventChip scene={scene} conflict={conflict} side={side} copy={copy} record={null} />
            </span>
          ))}
        </div>
      ))}
      {sealed.map((side) => (
        <div key={side} className="line gap-10 small played-sealed">
          <CardBack side={side} isSealed />
          <p>
            <b>{i18n.t('table.hr.curtain.sealed', { side })}</b> {i18n.t('table.hr.curtain.sealed.what')}
          </p>
        </div>
      ))}
    </>
  );
}
