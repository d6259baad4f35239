import type { ReactNode } from 'react';
import type { HrWords } from '../lookup.ts';
import { SIDES } from '../lookup.ts';
import { EventChip } from './event-chip.tsx';
import './side-row.css';

/** The events that both sides have named in the conflict, for the player who is called to the seat: they are open to both (§7.2). */
export function drawPlayed(scene: HrWords): ReactNode {
  const { view, i18n } = scene;
  const { conflict } = view;
  if (!conflict) return null;
  return SIDES.filter((side) => conflict.events[side].length > 0).map((side) => (
    <div key={side} className="line wrap gap-8" role="group" aria-label={i18n.t('table.hr.fight.events', { side })}>
      <span className="cap">{i18n.t('table.hr.curtain.plays', { side })}</span>
      {conflict.events[side].map((copy) => (
        <span key={copy} className="line gap-6 card inked fight-event">
          <EventChip scene={scene} conflict={conflict} side={side} copy={copy} record={null} />
        </span>
      ))}
    </div>
  ));
}
