import { Fragment } from 'react';
import type { ReactNode, Ref } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import { ScrollArea } from '../../../parts/scroll-area.tsx';
import type { HrWords } from '../lookup.ts';
import { otherSide, SIDES } from '../lookup.ts';
import './conflict-panel.css';
import { FightHead } from './fight-head.tsx';
import { Gap } from './gap.tsx';
import { SideRow } from './side-row.tsx';
import type { SideRowProps } from './side-row.tsx';
import { StepRow } from './step-row.tsx';
import type { Total } from './totals.ts';

/** What the rows of both sides are given alike. */
type Shared = Pick<SideRowProps, 'conflict' | 'record' | 'isRolling' | 'onPick' | 'onInspect' | 'onPressDie'>;
/** What is each side's own, beside its total. */
type OfSide = Pick<SideRowProps, 'open' | 'lit' | 'isAhead' | 'dice' | 'picks'>;

export interface FightSheetProps extends Shared {
  readonly scene: HrWords;
  readonly totals: Readonly<Record<Side, Total>>;
  /** The step that is played; `over` when there is none. */
  readonly step: string;
  readonly ofSide: (side: Side) => OfSide;
  /** Under the rows. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

/** A conflict as it is played and as it was decided: what is fought for, the steps, both sides in the same places. */
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
