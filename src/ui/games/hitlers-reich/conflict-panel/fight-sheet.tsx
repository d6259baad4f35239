import { Fragment, memo, type ReactNode, type Ref } from 'react';
import Check from '@lucide/icons/icons/check';
import type { Side, SpaceId } from '../../../../engine/games/hitlers-reich/ids.ts';
import { ScrollArea } from '../../../parts/scroll-area.tsx';
import { type HrWords, otherSide, SIDES, findEvent } from '../lookup.ts';
import './conflict-panel.css';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import { frameOn, type Pixel, type Sight, type Size } from '../../../board/viewport-math.ts';
import { NEAR, fightRect } from '../board/fight-rect.ts';
import { BOARD, type Layout, layoutOf } from '../board/layout.ts';
import { EventPicture } from '../cards/engravings.tsx';
import { emblemFor, nationOf, wordAim, wordAtStake, wordKind, isSabotageDue } from './conflict-words.ts';
import { SideRow, type SideRowProps } from './side-row.tsx';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { useIsBeingTold } from '../../../motion/use-being-told.ts';
import { classes } from '../../../parts/classes.ts';
import { drawMark } from '../../../parts/emblem.tsx';
import { drawIcon } from '../../../parts/icon.tsx';
import { listSteps } from './steps.ts';
import type { Total } from './totals.ts';

/** Props that both rows share. */
type Shared = Pick<
  SideRowProps,
  'conflict' | 'record' | 'isRolling' | 'hasTurned' | 'onPick' | 'onInspect' | 'onPressDie'
>;
/** Props of one side. */
type OfSide = Pick<SideRowProps, 'open' | 'lit' | 'isAhead' | 'isTurning' | 'dice' | 'picks'>;

interface FightSheetProps extends Shared {
  readonly scene: HrWords;
  readonly totals: Readonly<Record<Side, Total>>;
  /** `over` after the last step. */
  readonly step: string;
  readonly ofSide: (side: Side) => OfSide;
  /** Drawn below the rows. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A running or decided conflict: its subject, its steps, both sides in the same places. */
export function FightSheet(props: FightSheetProps) {
  const { scene, totals, step, ofSide, children, ref, ...shared } = props;
  return (
    <section
      ref={ref}
      className="grid full-height fight"
      aria-labelledby="fight-title"
      data-fight={step}
      data-bare={isBare(scene.view, step) || undefined}
    >
      <FightHead scene={scene} conflict={shared.conflict} />
      <StepRow view={scene.view} />
      <ScrollArea className="min-0 paper grid fight-rows" label={scene.i18n.t('table.hr.fight.rows')}>
        {SIDES.map((side) => (
          <Fragment key={side}>
            {side === 'axis' ? null : <Gap scene={scene} totals={totals} />}
            <SideRow
              scene={scene}
              side={side}
              total={totals[side]}
              enemy={totals[otherSide(side)]}
              {...ofSide(side)}
              {...shared}
            />
          </Fragment>
        ))}
        {children}
      </ScrollArea>
    </section>
  );
}

/** Nothing is played yet: on a phone a chip on the map tells the dice, and the question has the room. */
const isBare = ({ conflict, fight }: HrView, step: string): boolean =>
  (step === 'events' || step === 'cards') &&
  fight !== null &&
  conflict !== null &&
  SIDES.every((side) => conflict.events[side].length === 0 && fight.coming[side].length > 0);

const StepRow = memo(function StepRow({ view }: { readonly view: HrView }) {
  const { t } = useT();
  return (
    <ol className="flex face-sink fight-steps" aria-label={t('table.hr.fight.steps')}>
      {listSteps(view).map(({ step, state }) => (
        <li
          key={step}
          className={classes('line centred gap-5 t-tag muted capitals flex-even fight-step', `fight-step--${state}`)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {state === 'done' ? drawIcon(Check, 14) : null}
          <span className="nowrap">{t(`table.hr.fight.step.${step}`)}</span>
          {state === 'done' ? <span className="visually-hidden">{t('table.hr.fight.step.is-done')}</span> : null}
        </li>
      ))}
    </ol>
  );
});

interface GapProps {
  readonly scene: HrWords;
  readonly totals: Readonly<Record<Side, Total>>;
}

/** The difference of the totals; readers hear it in full while dice may still change. */
const Gap = memo(function Gap({ scene, totals }: GapProps) {
  const { view, i18n } = scene;
  const { t } = i18n;
  const [axis, allies] = [totals.axis.total, totals.allies.total];
  const isBeingTold = useIsBeingTold();
  // Keeps its room.
  if (axis === null || allies === null || isBeingTold) return <p className="relative z-1 at-end fight-gap" />;
  const isOpen = view.conflict?.winner === null;
  const n = Math.abs(axis - allies);
  const behind = axis < allies ? 'axis' : 'allies';
  const isDue = SIDES.some((one) => isSabotageDue(scene, totals[one], totals[otherSide(one)]));
  return (
    <p className="relative z-1 at-end fight-gap">
      <span aria-hidden="true">
        {n === 0
          ? t('table.hr.fight.gap.tied', { total: axis })
          : isOpen
            ? t('table.hr.fight.gap.behind', { side: behind, n })
            : t('table.hr.fight.gap.by', { side: otherSide(behind), n })}
      </span>
      {isOpen ? (
        <span className="visually-hidden">
          {`${
            n === 0
              ? t('table.hr.fight.gap.level', { total: axis })
              : t('table.hr.fight.gap', { axis, allies, side: behind, n })
          } ${isDue ? t('table.hr.fight.gap.sabotage') : ''}`}
        </span>
      ) : null}
    </p>
  );
});

interface FightHeadProps {
  readonly scene: HrWords;
  readonly conflict: Conflict;
}

/**
 * Covers the corner of the map away from the fight: its subject and stakes. The picture of an event that is tried for
 * is shown.
 */
const FightHead = memo(function FightHead({ scene, conflict }: FightHeadProps) {
  const event = conflict.kind === 'event' ? findEvent(scene.facts, conflict.target) : null;
  const corner = event ? 'top-start' : captionCorner(layoutOf(scene.facts), conflict.target, conflict.origin);
  return (
    <header
      className={classes('flex gap-14 face-hi raised fight-head', event && 'fight-head--pictured')}
      data-corner={corner}
    >
      {event ? <EventPicture event={event.id} className="rigid fight-head__art" /> : null}
      <div className="min-0">
        <p className="cap">{wordKind(scene, conflict)}</p>
        <h2 id="fight-title">{wordAim(scene, conflict)}</h2>
        <DiceRatio scene={scene} conflict={conflict} />
        <p className="small fight-stakes">
          <b>{scene.i18n.t('table.hr.fight.stakes')}</b> <span>{wordAtStake(scene, conflict)}</span>
        </p>
      </div>
    </header>
  );
});

/** Counts the dice of both sides from public facts alone (§7.4.1). */
function DiceRatio({ scene: { facts, view, i18n }, conflict }: FightHeadProps) {
  if (view.fight === null) return null;
  const { coming } = view.fight;
  const sides = [conflict.active, otherSide(conflict.active)];
  const [own = 0, other = 0] = sides.map((side) =>
    Math.min(
      facts.mostDice,
      coming[side].reduce((dice, { amount }) => dice + amount, 0),
    ),
  );
  return (
    <p className="line gap-5 fight-ratio">
      {drawMark({ of: emblemFor(conflict.active, nationOf(conflict.active, conflict)) })}
      <b>{i18n.t('table.legal.dice', { own, other })}</b>
      {drawMark({ of: emblemFor(otherSide(conflict.active), nationOf(otherSide(conflict.active), conflict)) })}
      <span className="small">{i18n.t('table.hr.fight.step.dice')}</span>
    </p>
  );
}

type CaptionCorner = 'top-start' | 'bottom-start' | 'top-end' | 'bottom-end';

/** The best corner first: if nothing has to be avoided, the caption is where reading begins. */
const CORNERS: readonly CaptionCorner[] = ['top-start', 'bottom-start', 'top-end', 'bottom-end'];
/** The map over a conflict and its caption where there is least room for both, in pixels: what is free there is free elsewhere. */
const ROOM: Sight = { width: 660, height: 214, frame: { width: 660, height: 600 } };
const CAPTION: Size = { width: 296, height: 124 };
/** Half of what is kept clear round the middle of a space: name, pieces and drums. */
const CLEAR: Size = { width: 52, height: 34 };

const overlap = (from: number, to: number, start: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

/** Returns how much of what is around a place the caption would cover, in square pixels. */
export function coveredBy(corner: CaptionCorner, { x, y }: Pixel, room = ROOM, caption = CAPTION): number {
  const left = corner.endsWith('start') ? 0 : room.width - caption.width;
  const top = corner.startsWith('top') ? 0 : room.height - caption.height;
  return (
    overlap(x - CLEAR.width, x + CLEAR.width, left, left + caption.width) *
    overlap(y - CLEAR.height, y + CLEAR.height, top, top + caption.height)
  );
}

/** The positions of both sides of a fight and the middle of its arrow on the framed map. */
export function placesOf(layout: Layout, target: SpaceId, origin: SpaceId | null, room = ROOM): readonly Pixel[] {
  const { middleOf } = layout;
  const rect = fightRect(layout, target, origin);
  if (!rect) return [];
  const { x, y, k } = frameOn(rect, NEAR, BOARD, room);
  const [toX, toY] = middleOf(target);
  const [fromX, fromY] = middleOf(origin ?? target);
  return [0, 0.5, 1].map((along) => ({
    x: x + k * (fromX + (toX - fromX) * along),
    y: y + k * (fromY + (toY - fromY) * along),
  }));
}

/** The corner of the map in which the caption of a conflict covers least of where it is fought from and over what. */
export function captionCorner(layout: Layout, target: SpaceId, origin: SpaceId | null): CaptionCorner {
  const places = placesOf(layout, target, origin);
  const covered = (corner: CaptionCorner) => places.reduce((sum, place) => sum + coveredBy(corner, place), 0);
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
