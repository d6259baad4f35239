import { memo } from 'react';
import Award from '@lucide/icons/icons/award';
import Check from '@lucide/icons/icons/check';
import Flag from '@lucide/icons/icons/flag';
import RotateCw from '@lucide/icons/icons/rotate-cw';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { NO_PREVIEW } from '../../../../engine/kits/rehearsal/preview.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { Cap } from '../../../parts/cap.tsx';
import { Fold } from '../../../parts/fold.tsx';
import { drawIcon, type IconShape } from '../../../parts/icon.tsx';
import type { Scene, TellProps } from '../../../table/game-table.ts';
import { OddsCases } from '../../../table/odds-cases.tsx';
import { usePlay, useSource } from '../../../table/use-play.tsx';
import { DiceBefore } from '../dice-before.tsx';
import type { HrMove } from '../lookup.ts';
import './course.css';
import { useOperation } from './use-operation.ts';
import { readCourse, type CourseLine } from './read-course.ts';

const ICONS: Readonly<Record<CourseLine['of'], IconShape>> = { win: Check, lose: RotateCw, after: Award, ends: Flag };

const READS = ['facts', 'queries', 'view', 'allMoves', 'chosen'] as const;

/** Explains winning, losing, the bonus and the end of an operation. */
export function Course({ facts, queries, view, allMoves, chosen }: Pick<TellProps<HrTypes>, (typeof READS)[number]>) {
  const i18n = useT();
  const operation = useOperation({ facts, view }, allMoves);
  if (!operation) return null;
  return (
    <section className="section course" aria-labelledby="course-title">
      <Cap id="course-title">{i18n.t('table.hr.operation.course.title')}</Cap>
      <ul>
        {readCourse({ facts, view, i18n }, operation).map(({ of, head, text }) => (
          <li key={of} className="grid gap-9 hair-below">
            {drawIcon(ICONS[of], 18)}
            <span>
              <b>{head}</b> {text}
            </span>
          </li>
        ))}
      </ul>
      {chosen && operation.isAsked ? <Counted facts={facts} queries={queries} view={view} move={chosen} /> : null}
    </section>
  );
}
Course.reads = READS;

/** Dice and chance of the picked attack with their reasons. */
const Counted = memo(function Counted({ facts, queries, view, move }: Scene<HrTypes> & { readonly move: HrMove }) {
  const { t } = useT();
  const { preview } = useSource();
  const odds = usePlay((state) => state.odds.get(move));
  if (!odds) return null;
  const { modifiers } = preview(move) ?? NO_PREVIEW;
  return (
    <Fold title={t('table.hr.operation.course.reasons')}>
      <DiceBefore facts={facts} queries={queries} view={view} move={move} modifiers={modifiers} />
      <OddsCases odds={odds} />
    </Fold>
  );
});
