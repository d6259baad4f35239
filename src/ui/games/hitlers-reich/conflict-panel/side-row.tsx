import { memo } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { classes } from '../../../parts/classes.ts';
import { drawMark } from '../../../parts/emblem.tsx';
import { useCounted } from '../../../motion/use-counted.ts';
import { useIsBeingTold } from '../../../motion/use-being-told.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { CardBack, ConflictCard } from '../cards/conflict-card.tsx';
import { findCard, titleOf, type HrWords } from '../lookup.ts';
import type { DicePicks, PressDie } from './dice-picks.ts';
import { FightDice } from './dice-row.tsx';
import { EventChip, type EventChipProps } from './played-events.tsx';
import type { FightRecord } from './record.ts';
import './side-row.css';
import type { Slots } from './slots.ts';
import type { Total } from './totals.ts';
import { useInkFlash, useTurnedCard } from './turn-motion.ts';
import { changesBy, emblemFor, listCardNotes, nationOf, wordRole, wordSum } from './conflict-words.ts';

interface SideProps {
  readonly scene: HrWords;
  readonly conflict: Conflict;
  readonly side: Side;
}

interface CardsProps extends SideProps, Pick<PartProps<HrTypes>, 'onPick' | 'onInspect'> {
  readonly record: FightRecord | null;
  readonly total: Total;
  /** Cards of this side that can be picked, to be blocked or sabotaged. */
  readonly open: readonly TargetRef[];
  readonly lit: readonly TargetRef[];
  /** The side has chosen its card before its turn. */
  readonly isAhead?: boolean;
  /** Its card turns up now, before the dice. */
  readonly isTurning?: boolean;
}

export interface SideRowProps extends CardsProps {
  readonly enemy: Total;
  readonly dice: Slots;
  readonly picks: DicePicks;
  readonly isRolling: boolean;
  /** The dice wait for the cards. */
  readonly hasTurned?: boolean;
  readonly onPressDie: PressDie;
}

interface SumProps {
  readonly sum: number;
  /** The dice's share: the figure counts up to the sum while they land. */
  readonly dice?: number | null;
  readonly children: string;
}

/** As a figure, and in words for readers. */
export function Sum({ sum, dice = null, children }: SumProps) {
  const counted = useCounted(sum, dice === null ? null : sum - dice);
  return (
    <p className="nowrap fight-side__sum">
      <b aria-hidden="true">{counted}</b>
      {counted === sum ? <span className="visually-hidden">{children}</span> : null}
    </p>
  );
}

/** A side of the conflict: name, card, events, dice and total. Memoised by each of these. */
export const SideRow = memo(function SideRow(props: SideRowProps) {
  const { scene, conflict, side, record, total, enemy, open, lit, isAhead, isTurning, dice, picks, isRolling } = props;
  const { onPick, onInspect, onPressDie } = props;
  const { t, line } = scene.i18n;
  const nation = nationOf(side, conflict);
  const isBeingTold = useIsBeingTold();
  const result = isBeingTold ? null : (record?.results.at(-1) ?? null);
  return (
    <section
      className={classes(
        'grid rule-above gap-4-20 fight-side',
        `side-${nation ?? 'allies'}`,
        result && (result.winner === side ? 'fight-side--won' : 'fight-side--lost'),
      )}
      aria-label={t('table.hr.fight.side', { side })}
    >
      <div className="line wrap gap-6-12 fight-side__who">
        {drawMark({ of: emblemFor(side, nation), size: 'm' })}
        <p className="t-small rigid fight-side__name">
          <b>{t(`table.hr.fight.name.${side}`)}</b> <span className="muted">{wordRole(scene, conflict, side)}</span>
        </p>
        <Events scene={scene} conflict={conflict} side={side} record={record} onInspect={onInspect} />
      </div>
      <Cards
        scene={scene}
        conflict={conflict}
        side={side}
        record={record}
        total={total}
        open={open}
        lit={lit}
        isAhead={isAhead ?? false}
        isTurning={isTurning ?? false}
        onPick={onPick}
        onInspect={onInspect}
      />
      <FightDice
        scene={scene}
        side={side}
        record={record}
        dice={dice}
        picks={picks}
        isRolling={isRolling}
        hasTurned={props.hasTurned ?? false}
        onPress={onPressDie}
      />
      <div className="at-end fight-side__total">
        {total.total === null ? (
          <p className="faint fight-side__sum--open">{t('table.hr.fight.total.open')}</p>
        ) : (
          <Sum sum={total.total} dice={total.dice}>
            {t('table.hr.fight.total', { side, total: total.total })}
          </Sum>
        )}
        <p className="t-tag muted fight-side__formula">
          {isBeingTold ? t('table.hr.fight.sum.none') : wordSum(scene, total)}
        </p>
        {listCardNotes(scene, total, enemy).map((note) => (
          <p key={note} className="t-tag muted mt-3 fight-side__note">
            {note}
          </p>
        ))}
        {result?.winner === side ? (
          <p className="visually-hidden">{`${t('table.hr.fight.ahead')} ${line(result.line)}`}</p>
        ) : null}
      </div>
    </section>
  );
});

/** Named events with picture and effect; a press opens the card. */
const Events = memo(
  ({ scene, conflict, side, record, onInspect }: SideProps & Pick<CardsProps, 'record' | 'onInspect'>) => {
    const { t } = scene.i18n;
    const copies = conflict.events[side];
    if (copies.length === 0)
      return <p className="min-0 fight-events t-small faint fight-events--none">{t('table.hr.fight.events.none')}</p>;
    return (
      <ul className="flex wrap min-0 fight-events" aria-label={t('table.hr.held.list', { side })}>
        {copies.map((copy) => (
          <li key={copy}>
            <PlayedEvent
              scene={scene}
              conflict={conflict}
              side={side}
              copy={copy}
              record={record}
              onInspect={onInspect}
            />
          </li>
        ))}
      </ul>
    );
  },
);
Events.displayName = 'Events';

function PlayedEvent({ onInspect, ...chip }: EventChipProps & Pick<CardsProps, 'onInspect'>) {
  const { scene, conflict, copy, record } = chip;
  const event = titleOf(scene.facts, copy);
  const card = cardRef(event);
  const ink = useInkFlash(changesBy(record, event).length);
  return (
    <button
      type="button"
      className={classes(
        'line gap-6 card inked relative clip fight-event',
        conflict.cancelled.includes(copy) && 'fight-event--cancelled',
      )}
      data-stop={card}
      onClick={() => onInspect(card)}
    >
      <EventChip {...chip} />
      <span ref={ink} className="absolute inset-0 face-ink no-press fight-event__ink" aria-hidden="true" />
    </button>
  );
}

/** The card as far as the viewer may see it: face, back, or nothing yet. A back turns over to reveal the face. */
const Cards = memo(function Cards(props: CardsProps) {
  const { conflict, side, record, total, isAhead = false, isTurning = false } = props;
  const hasShown = isTurning || conflict.shown[side] || (record?.cards[side].length ?? 0) > 0;
  const isFace = total.cards.length > 0;
  const holder = useTurnedCard(isFace, !isFace && (isAhead || (record?.hasChosen[side] ?? false)));
  return (
    <div className="fight-cards__holder" ref={holder}>
      <LaidCards {...props} hasShown={hasShown} />
      {isTurning ? (
        <div className="fight-cards no-press" aria-hidden="true" data-turning="">
          <CardBack side={side} isSealed />
        </div>
      ) : null}
    </div>
  );
});

/** Marks a face-down card, which can no longer be changed. */
const SealedMark = ({ scene }: Pick<SideProps, 'scene'>) => (
  <span className="t-caption muted at-centre block mt-3 fight-card__hidden">
    {scene.i18n.t('table.hr.fight.card.sealed')}
  </span>
);

function LaidCards({ hasShown, ...props }: CardsProps & { readonly hasShown: boolean }) {
  const { scene, conflict, side, record, total, open, lit, isAhead = false, onPick, onInspect } = props;
  const { facts, i18n } = scene;
  const { t } = i18n;
  const hasChosen = hasShown || isAhead || total.cards.length > 0 || (record?.hasChosen[side] ?? false);
  // Neutral Vichy: the Axis chooses none (§8.5.1).
  const isDrawn = conflict.isNeutralVichy && side === 'axis';
  if (!hasChosen)
    return (
      <div className="flex fight-cards">
        <span className="centre-grid t-tag faint at-centre anywhere r-7 fight-cards__slot">
          {t(isDrawn ? 'table.hr.fight.card.deck' : 'table.hr.fight.card.open')}
        </span>
      </div>
    );
  if (total.cards.length === 0)
    return (
      <div className="fight-cards">
        <CardBack side={side} label={t('table.hr.fight.card.back', { side })} isSealed />
        <SealedMark scene={scene} />
      </div>
    );
  return (
    <ul className={classes('flex fight-cards', total.cards.length > 1 && 'fight-cards--two')}>
      {total.cards.map(({ card: id, isSabotaged, isBlocked }) => {
        const card = findCard(facts, id);
        if (!card) return null;
        const ref = cardRef(id);
        const isOpen = open.includes(ref);
        const isLit = lit.includes(ref);
        const name = t('table.hr.name.card', { card: id });
        return (
          <li key={id}>
            <button
              type="button"
              className={classes('bare block r-7 fight-card', isOpen && 'fight-card--open')}
              aria-label={name}
              {...(isOpen ? { 'aria-pressed': isLit } : {})}
              data-stop={ref}
              onClick={() => (isOpen ? onPick(ref) : onInspect(ref))}
            >
              <ConflictCard
                card={card}
                name={name}
                state={isLit ? 'picked' : isSabotaged ? 'spent' : 'rest'}
                isBlocked={isBlocked}
              />
            </button>
            {hasShown ? null : <SealedMark scene={scene} />}
          </li>
        );
      })}
    </ul>
  );
}
