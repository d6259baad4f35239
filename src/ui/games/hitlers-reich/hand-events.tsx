import { memo, useId, useMemo, useState } from 'react';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import type { Side } from '../../../engine/games/hitlers-reich/ids.ts';
import type { EventData } from '../../../engine/games/hitlers-reich/pack.ts';
import type { HrTypes } from '../../../engine/games/hitlers-reich/types.ts';
import { cardRef } from '../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { classes } from '../../parts/classes.ts';
import { drawIcon } from '../../parts/icon.tsx';
import { EmptyBox } from '../../parts/note.tsx';
import { Provenance } from '../../parts/provenance.tsx';
import { RuleChip } from '../../parts/rule-chip.tsx';
import type { PartProps } from '../../table/game-table.ts';
import { isAsked, MARK_WORDS, markOf, use, type CardMark, type Pointing, type Presses } from './cards/card-marks.ts';
import { countsForLimit, listHeld, type HeldEvent } from './cards/event-places.ts';
import { EventPicture } from './cards/engravings.tsx';
import { drawEventSign } from './cards/event-bar.tsx';
import { useRow } from './cards/use-row.ts';
import './board/palette.css';
import './hand-events.css';
import { Stars, Symbols } from './malls/event-marks.tsx';
import { addMarks, wordRebuilt } from './malls/mall-words.ts';
import { findEvent, viewerOf, type HrScene } from './lookup.ts';

/** In these questions a title means one's event; in others a copy in a mall. */
const OF_OWN: readonly string[] = ['conflict/name', 'conflict/effect', 'event/drop', 'clean/keep'];
/** OUTFOXED cancels an enemy event. */
const OF_ENEMY = 'conflict/outfox';

type EventProps = HrScene & Pointing & Pick<PartProps<HrTypes>, 'seat' | 'isUnderMap'>;

interface HeldEventsProps extends EventProps {
  readonly side: Side;
  /** The side whose events can be unfolded below; all events are open (§4.2.3). */
  readonly other?: Side;
}

/** A side's events (§4.2.2) with their state; the other side's on demand. */
export const HeldEvents = memo(function HeldEvents({ other, ...props }: HeldEventsProps) {
  const { facts, view, side } = props;
  const { t } = useT();
  const id = useId();
  const [wantsOther, setWantsOther] = useState(false);
  const isAimedAtOther = view.phase === OF_ENEMY && props.seat !== null;
  const isOtherOpen = wantsOther || isAimedAtOther;
  const held = useMemo(() => listHeld({ facts, view }, side), [facts, view, side]);
  const n = held.filter(countsForLimit).length;
  const wordOther = (of: Side) =>
    t('table.hr.held.other', { side: of, n: listHeld({ facts, view }, of).filter(countsForLimit).length });
  return (
    <section className="hr-held" aria-labelledby={`${id}-title`}>
      <header className="line wrap hr-hand__head">
        <h2 id={`${id}-title`} className="cap">
          {t('table.hr.held.of', { side, n, most: view.allowance[side] })}
        </h2>
        {other === undefined ? null : isAimedAtOther ? (
          // Open while one of them is to be picked.
          <span>{wordOther(other)}</span>
        ) : (
          <button
            type="button"
            className="inline gap-3 small soft no-face fold-handle"
            aria-expanded={isOtherOpen}
            aria-controls={`${id}-other`}
            onClick={() => setWantsOther(!isOtherOpen)}
          >
            <span>{wordOther(other)}</span>
            {drawIcon(ChevronDown, 14)}
          </button>
        )}
      </header>
      {held.length === 0 ? (
        <EmptyBox next={<RuleChip rule="6.4" />}>{t('table.hr.held.none')}</EmptyBox>
      ) : (
        <EventRow {...props} held={held} />
      )}
      {other === undefined ? null : (
        <div id={`${id}-other`} hidden={!isOtherOpen}>
          {isOtherOpen ? <OtherEvents {...props} side={other} /> : null}
        </div>
      )}
    </section>
  );
});

function OtherEvents(props: EventProps & { readonly side: Side }) {
  const { t } = useT();
  const { facts, view, side } = props;
  const held = useMemo(() => listHeld({ facts, view }, side), [facts, view, side]);
  if (held.length === 0) return <p className="small">{t('table.hr.held.other.none', { side: props.side })}</p>;
  return <EventRow {...props} held={held} isSmall />;
}

interface EventRowProps extends EventProps {
  readonly side: Side;
  readonly held: readonly HeldEvent[];
  readonly isSmall?: boolean;
}

function EventRow({ held, side, isSmall = false, ...props }: EventRowProps) {
  const { t } = useT();
  const isPointedAt = isQuestionOf(props, side);
  const asked =
    isPointedAt &&
    isAsked(
      props,
      held.map(({ title }) => cardRef(title)),
    );
  const marks = new Map(held.map((one) => [one.copy, markHeld(props, one, asked)]));
  const row = useRow(
    held.map(({ copy }) => copy),
    held.find(({ copy }) => marks.get(copy) === 'legal')?.copy,
  );
  return (
    <ul
      className={classes('grid gap-6 hr-events', isSmall && 'wrap hr-events--small')}
      aria-label={t('table.hr.held.list', { side })}
      onKeyDown={row.onKeyDown}
    >
      {held.map((one) => (
        <li key={one.copy}>
          <HeldCard
            facts={props.facts}
            view={props.view}
            held={one}
            mark={marks.get(one.copy) ?? 'rest'}
            tabIndex={row.tabIndexOf(one.copy)}
            onFocus={row.onFocus}
            onPick={props.onPick}
            onWhy={props.onWhy}
            onInspect={props.onInspect}
            isBrief={props.isUnderMap}
          />
        </li>
      ))}
    </ul>
  );
}

const isQuestionOf = ({ view, seat }: Pick<PartProps<HrTypes>, 'view' | 'seat'>, side: Side): boolean =>
  seat !== null && (viewerOf(view) === side ? OF_OWN.includes(view.phase) : view.phase === OF_ENEMY);

/** Among two copies, the held one and not the one on loan. */
function markHeld(props: EventProps, one: HeldEvent, asked: boolean): CardMark {
  if (!asked && !isQuestionOf(props, one.side ?? 'axis')) return 'rest';
  const mark = markOf(props, cardRef(one.title), asked);
  return mark !== 'rest' && one.state === 'handed-over' ? 'rest' : mark;
}

interface HeldCardProps extends HrScene, Presses {
  readonly held: HeldEvent;
  readonly mark: CardMark;
  readonly tabIndex: 0 | -1;
  readonly onFocus: (copy: string) => void;
  /** One line with picture and title. */
  readonly isBrief: boolean | undefined;
}

const HeldCard = memo(function HeldCard(props: HeldCardProps) {
  const { facts, view, held, mark, tabIndex, onFocus, isBrief = false, ...presses } = props;
  const i18n = useT();
  const { t } = i18n;
  const { copy, title, state, side } = held;
  const event = findEvent(facts, title);
  if (!event) return null;
  const scene = { facts, view, i18n };
  const ref = cardRef(title);
  const category = `table.hr.category.${event.category}` as const;
  const words = { event: title, category, when: `table.hr.held.when.${state}`, side: side ?? 'axis' };
  const isDown = state === 'used' || state === 'handed-over';
  return (
    <button
      type="button"
      data-row={copy}
      data-zoom={title}
      data-target={ref}
      className={classes(
        'col apart gap-4 at-start min-0 edge low hr-event',
        `side-${event.deck}`,
        isDown && 'hr-event--down',
        mark !== 'rest' && `hr-event--${mark}`,
      )}
      tabIndex={tabIndex}
      aria-label={addMarks(
        scene,
        event,
        mark === 'rest'
          ? t('table.hr.held.label', words)
          : t('table.hr.held.label-marked', { ...words, mark: MARK_WORDS[mark] }),
      )}
      aria-pressed={mark === 'legal' || mark === 'chosen' ? mark === 'chosen' : undefined}
      aria-disabled={mark === 'barred' ? true : undefined}
      onFocus={() => onFocus(copy)}
      onClick={() => use(presses, ref, mark)}
    >
      <EventPicture event={title} className="rigid hr-picture--strip rule-below-strong hr-event__picture" />
      <span className="hr-event__title">{t('table.hr.name.event', { event: title })}</span>
      {isBrief ? null : (
        <span className="line wrap muted hr-event__foot">
          <span className="line wrap clip hr-event__line">
            <EventMarks facts={facts} view={view} event={event} />
            <span className="hr-event__word">{t(category)}</span>
          </span>
          {state === 'ready' ? null : (
            <span className="inked strong hr-event__state">{t(`table.hr.held.state.${state}`)}</span>
          )}
        </span>
      )}
    </button>
  );
});

/** The event's restrictions, and whether it is fully sourced. Memoised, since no pick changes them. */
const EventMarks = memo(function EventMarks({ facts, view, event }: HrScene & { readonly event: EventData }) {
  const i18n = useT();
  const scene = { facts, view, i18n };
  const rebuilt = wordRebuilt(scene, event);
  return (
    <>
      {drawEventSign({ category: event.category })}
      <Stars event={event} />
      <Symbols scene={scene} event={event} isShort />
      {rebuilt === null ? null : <Provenance note={rebuilt}>{null}</Provenance>}
    </>
  );
});
