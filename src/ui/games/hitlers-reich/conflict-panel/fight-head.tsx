import { memo } from 'react';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import { captionCorner } from '../board/caption-corner.ts';
import { layoutOf } from '../board/layout.ts';
import { EventPicture } from '../cards/engravings.tsx';
import { findEvent } from '../lookup.ts';
import type { HrWords } from '../lookup.ts';
import { wordAim, wordAtStake, wordKind } from './words.ts';

interface FightHeadProps {
  readonly scene: HrWords;
  readonly conflict: Conflict;
}

/** Over that corner of the map which the fight leaves free: what is fought, and what is at stake. An event that is tried for shows its picture. */
export const FightHead = memo(({ scene, conflict }: FightHeadProps) => {
  const event = conflict.kind === 'event' ? findEvent(scene.facts, conflict.target) : null;
  const corner = event ? 'top-start' : captionCorner(layoutOf(scene.facts), conflict.target, conflict.origin);
  return (
    <header className="fight-head" data-corner={corner}>
      {event ? <EventPicture event={event.id} className="fight-head__art" /> : null}
      <div className="min-0">
        <p className="cap">{wordKind(scene, conflict)}</p>
        <h2 id="fight-title">{wordAim(scene, conflict)}</h2>
        <p className="small fight-stakes">
          <b>{scene.i18n.t('table.hr.fight.stakes')}</b> <span>{wordAtStake(scene, conflict)}</span>
        </p>
      </div>
    </header>
  );
});
FightHead.displayName = 'FightHead';
