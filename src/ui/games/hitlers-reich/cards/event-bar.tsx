import type { EventData, Category } from '../../../../engine/games/hitlers-reich/pack.ts';
import { classes } from '../../../parts/classes.ts';
import type { HrWords } from '../lookup.ts';
import './event-bar.css';
import './event-sign.css';

/** A sign for an event's category (§4.2.5, look.md §7), always with the word next to it. */
export function drawEventSign({ category, className }: { readonly category: Category; readonly className?: string }) {
  return (
    <svg className={classes('rigid hr-event-sign', className)} viewBox="-12 -12 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d={SHAPES[category]} />
      </g>
    </svg>
  );
}

const TRIANGLE = 'l4.4 7.2h-8.8Z';

const SHAPES: Readonly<Record<Category, string>> = {
  /** One loop: it returns to its owner. */
  Reusable: 'M7.6-4.6A8.9 8.9 0 1 0 8.9 0M8.2-9.4v5h-5',
  /** Two arrows: to the other side and back to the mall. */
  Returnable: 'M-9-4.5H9M4.6-8.9 9-4.5 4.6-.1M9 5H-9M-4.6.6-9 5l4.4 4.4',
  /** Three triangles: to the box lid, perhaps out of it again. */
  Recyclable: `M0-9.6${TRIANGLE}M-5.6 1.2${TRIANGLE}M5.6 1.2${TRIANGLE}`,
  /** A cross: out of the game. */
  Removable: 'M-7-7 7 7M7-7-7 7',
};

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
      className={classes('line apart gap-8 t-tag nowrap inverse hr-event-bar', `side-${event.deck}`)}
      aria-hidden="true"
    >
      <span>{t(`table.hr.mall.tab.${event.deck}`)}</span>
      <span className="inline gap-6">
        {drawEventSign({ category: event.category })}
        <span>{t(`table.hr.category.${event.category}`)}</span>
      </span>
    </span>
  );
}
