import { memo, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { EventData } from '../../../../engine/games/hitlers-reich/pack.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { abilityOf } from '../cards.ts';
import { ConflictCard } from '../cards/conflict-card.tsx';
import { EventPicture } from '../cards/engravings.tsx';
import { EventBar } from '../cards/event-bar.tsx';
import { findCard, findEvent } from '../lookup.ts';
import type { HrScene, HrWords } from '../lookup.ts';
import { Stars, Symbols } from '../malls/event-marks.tsx';
import { wordRebuilt, wordWhen } from '../malls/mall-words.ts';
import { Provenance } from '../../../parts/provenance.tsx';
import './card-zoom.css';
import { placeBeside } from './place.ts';
import { useZoom } from './use-zoom.ts';

export interface CardZoomProps extends HrScene {
  /** Cards in here that bear `data-zoom` with their id are enlarged. */
  readonly within: RefObject<HTMLElement | null>;
}

/**
 * A card enlarged, while the pointer rests on it, the keyboard has it or a finger holds it. For the eye alone: the card
 * itself says its words, so that a screen reader hears them once. It takes no pointer, and Escape closes it.
 */
export const CardZoom = memo(({ facts, view, within }: CardZoomProps) => {
  const zoomed = useZoom(within, view);
  if (zoomed === null) return null;
  return createPortal(<Enlarged key={zoomed.id} facts={facts} view={view} {...zoomed} />, document.body);
});
CardZoom.displayName = 'CardZoom';

interface EnlargedProps extends HrScene {
  readonly id: string;
  readonly card: Element;
  readonly isHeld: boolean;
}

function Enlarged({ facts, view, id, card, isHeld }: EnlargedProps) {
  const i18n = useT();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // Above dialogs and sheets, whatever their layers.
    if ('showPopover' in element) element.showPopover();
    const room = { width: window.innerWidth, height: window.innerHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = placeBeside(isHeld ? null : card.getBoundingClientRect(), size, room);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  }, [card, isHeld]);
  const event = findEvent(facts, id);
  return (
    <div
      ref={box}
      className={classes('hr-zoom', event === null && 'hr-zoom--conflict')}
      popover="manual"
      aria-hidden="true"
    >
      {event ? <EventFace scene={{ facts, view, i18n }} event={event} /> : <ConflictFace facts={facts} id={id} />}
    </div>
  );
}

/** The whole face of an event: picture, effect, when, and what becomes of it after use. */
function EventFace({ scene, event }: { readonly scene: HrWords; readonly event: EventData }) {
  const { t, lang } = scene.i18n;
  const when = wordWhen(scene, event);
  const rebuilt = wordRebuilt(scene, event);
  return (
    <div className="col card clip inked hr-zoom__event">
      <EventBar scene={scene} event={event} />
      <EventPicture event={event.id} className="hr-zoom__picture">
        <Symbols scene={scene} event={event} />
      </EventPicture>
      <div className="flex apart gap-8 hr-zoom__head">
        <b className="hr-zoom__title">{event.title[lang]}</b>
        <Stars event={event} />
      </div>
      <p className="hr-zoom__effect">{event.text[lang]}</p>
      <p className="hr-zoom__when">{when === null ? t('table.hr.when.immediate') : `${when.roles} · ${when.fields}`}</p>
      <p className="muted hr-zoom__after">{t(`table.hr.inspect.category.${event.category}`)}</p>
      {rebuilt === null ? null : (
        <p className="muted hr-zoom__after">
          <Provenance note={rebuilt}>{null}</Provenance> {rebuilt}
        </p>
      )}
    </div>
  );
}

function ConflictFace({ facts, id }: { readonly facts: HrFacts; readonly id: string }) {
  const { t } = useT();
  const card = findCard(facts, id);
  if (!card) return null;
  const ability = abilityOf(card);
  return (
    <ConflictCard
      card={card}
      name={t('table.hr.name.card', { card: id })}
      ability={ability === 'rerolls' ? t('table.hr.face.rerolls', { n: card.rerolls }) : t(`table.hr.face.${ability}`)}
    />
  );
}
