import { Fragment, memo } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import { ScrollArea } from '../../../parts/scroll-area.tsx';
import type { HrWords } from '../lookup.ts';
import { otherSide, SIDES, findEvent } from '../lookup.ts';
import './conflict-panel.css';
import type { Conflict } from '../../../../engine/games/hitlers-reich/state.ts';
import { captionCorner } from '../board/caption-corner.ts';
import { layoutOf } from '../board/layout.ts';
import { EventPicture } from '../cards/engravings.tsx';
import { wordAim, wordAtStake, wordKind, isSabotageDue } from './conflict-words.ts';
import { SideRow } from './side-row.tsx';
import type { SideRowProps } from './side-row.tsx';
import Check from 'lucide-react/icons/check';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { Icon } from '../../../parts/icon.tsx';
import { listSteps } from './steps.ts';
import type { Total } from './totals.ts';

/** Props that both rows share. */
type Shared = Pick<SideRowProps, 'conflict' | 'record' | 'isRolling' | 'onPick' | 'onInspect' | 'onPressDie'>;
/** Props of one side. */
type OfSide = Pick<SideRowProps, 'open' | 'lit' | 'isAhead' | 'dice' | 'picks'>;

export interface FightSheetProps extends Shared {
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
    <section ref={ref} className="fight" aria-labelledby="fight-title" data-fight={step}>
      <FightHead scene={scene} conflict={shared.conflict} />
      <StepRow view={scene.view} />
      <ScrollArea className="min-0 paper fight-rows" label={scene.i18n.t('table.hr.fight.rows')}>
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

const StepRow = memo(({ view }: { readonly view: HrView }) => {
  const { t } = useT();
  return (
    <ol className="flex fight-steps" aria-label={t('table.hr.fight.steps')}>
      {listSteps(view).map(({ step, state }) => (
        <li
          key={step}
          className={classes('line centred gap-5 t-tag muted capitals fight-step', `fight-step--${state}`)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {state === 'done' ? <Icon of={Check} size={14} /> : null}
          <span className="nowrap fight-step__name">{t(`table.hr.fight.step.${step}`)}</span>
          {state === 'done' ? <span className="visually-hidden">{t('table.hr.fight.step.is-done')}</span> : null}
        </li>
      ))}
    </ol>
  );
});
StepRow.displayName = 'StepRow';

interface GapProps {
  readonly scene: HrWords;
  readonly totals: Readonly<Record<Side, Total>>;
}

/** The difference of the totals; readers hear it in full while dice may still change. */
const Gap = memo(({ scene, totals }: GapProps) => {
  const { view, i18n } = scene;
  const { t } = i18n;
  const [axis, allies] = [totals.axis.total, totals.allies.total];
  // Keeps its room.
  if (axis === null || allies === null) return <p className="relative z-1 at-end fight-gap" />;
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
Gap.displayName = 'Gap';

interface FightHeadProps {
  readonly scene: HrWords;
  readonly conflict: Conflict;
}

/**
 * Covers the corner of the map away from the fight: its subject and stakes. The picture of an event that is tried for
 * is shown.
 */
const FightHead = memo(({ scene, conflict }: FightHeadProps) => {
  const event = conflict.kind === 'event' ? findEvent(scene.facts, conflict.target) : null;
  const corner = event ? 'top-start' : captionCorner(layoutOf(scene.facts), conflict.target, conflict.origin);
  return (
    <header className="flex gap-14 face-hi raised fight-head" data-corner={corner}>
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
