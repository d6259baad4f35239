import type { HrFacts } from '../../../../engine/games/hitlers-reich/facts.ts';
import type { EventData } from '../../../../engine/games/hitlers-reich/pack.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { Provenance } from '../../../parts/provenance.tsx';
import { abilityOf } from '../cards.ts';
import { ConflictCard } from '../cards/conflict-card.tsx';
import { EventPicture } from '../cards/engravings.tsx';
import { EventBar } from '../cards/event-bar.tsx';
import { findCard, findEvent, type HrScene, type HrWords } from '../lookup.ts';
import { Stars, Symbols } from '../malls/event-marks.tsx';
import { wordRebuilt, wordWhen } from '../malls/mall-words.ts';
import './card-zoom.css';

/** Whole card faces, hidden from readers: the words next to them say the same. */

export function HrFace({ facts, view, target }: HrScene & { readonly target: TargetRef }) {
  const i18n = useT();
  const { kind, id } = parseTarget(target);
  const event = findEvent(facts, id);
  if (kind !== 'card' || (event === null && findCard(facts, id) === null)) return null;
  return (
    <div className={event ? 'hr-face' : 'hr-face hr-zoom--conflict'} aria-hidden="true">
      {event ? <EventFace scene={{ facts, view, i18n }} event={event} /> : <ConflictFace facts={facts} id={id} />}
    </div>
  );
}

/** An event's picture, effect, use and category. */
export function EventFace({ scene, event }: { readonly scene: HrWords; readonly event: EventData }) {
  const { t, lang } = scene.i18n;
  const when = wordWhen(scene, event);
  const rebuilt = wordRebuilt(scene, event);
  return (
    <div className="col card clip inked r-r3 hr-zoom__event">
      <EventBar scene={scene} event={event} />
      <EventPicture event={event.id} className="full rule-below-strong hr-zoom__picture">
        <Symbols scene={scene} event={event} />
      </EventPicture>
      <div className="flex apart gap-8 at-top hr-zoom__head">
        <b className="capitals spaced hr-zoom__title">{event.title[lang]}</b>
        <Stars event={event} />
      </div>
      <p className="t-body hr-zoom__effect">{event.text[lang]}</p>
      <p className="hr-zoom__when">{when === null ? t('table.hr.when.immediate') : `${when.roles} · ${when.fields}`}</p>
      <p className="muted t-fine hr-zoom__after">{t(`table.hr.inspect.category.${event.category}`)}</p>
      {rebuilt === null ? null : (
        <p className="muted t-fine hr-zoom__after">
          <Provenance note={rebuilt}>{null}</Provenance> <span>{rebuilt}</span>
        </p>
      )}
    </div>
  );
}

export function ConflictFace({ facts, id }: { readonly facts: HrFacts; readonly id: string }) {
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
