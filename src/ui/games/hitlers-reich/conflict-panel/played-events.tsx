import type { ReactNode } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import { CardBack, ConflictCard } from '../cards/conflict-card.tsx';
import type { HrWords } from '../lookup.ts';
import { findCard, SIDES } from '../lookup.ts';
import { EventChip } from './event-chip.tsx';
import './side-row.css';

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
        <div key={side} className="line wrap gap-8" role="group" aria-label={i18n.t('table.hr.held.list', { side })}>
          <span className="cap">{i18n.t('table.hr.curtain.plays', { side })}</span>
          {conflict.events[side].map((copy) => (
            <span key={copy} className="line gap-6 card inked fight-event">
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
