import type { EventData } from '../../../../engine/games/hitlers-reich/pack.ts';
import { classes } from '../../../parts/classes.ts';
import type { HrWords } from '../lookup.ts';
import './event-bar.css';
import { EventSign } from './event-sign.tsx';

/** Decorative: owner and category of an event. */
export function EventBar({
  scene: { i18n },
  event,
}: {
  readonly scene: Pick<HrWords, 'i18n'>;
  readonly event: EventData;
}) {
  const { t } = i18n;
  return (
    <span
      className={classes('flex apart middle gap-8 t-tag nowrap hr-event-bar', `side-${event.deck}`)}
      aria-hidden="true"
    >
      <span>{t(`table.hr.mall.tab.${event.deck}`)}</span>
      <span className="inline gap-6">
        <EventSign category={event.category} />
        <span>{t(`table.hr.category.${event.category}`)}</span>
      </span>
    </span>
  );
}
