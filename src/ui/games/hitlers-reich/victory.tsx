/** Progress towards the victory by production centres (§9.3). */
import type { CSSProperties } from 'react';
import type { Nation, Side, SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import { isOneToGo } from '../../../engine/kits/goals/goals.ts';
import { joinIds } from '../../../engine/kits/pointing/lookup.ts';
import { useT } from '../../../i18n/use-t.tsx';
import { classes } from '../../parts/classes.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { holderOf, SIDES, type HrScene } from './lookup.ts';
import { SideMark } from './side-mark.tsx';
import './victory.css';

export interface Goal {
  readonly by: Side;
  readonly of: Nation;
  readonly centres: readonly SpaceId[];
  readonly taken: readonly SpaceId[];
}

/** In the order of the rail. */
const TAKEN_BY = { axis: ['soviet', 'western'], allies: ['axis'] } as const satisfies Readonly<
  Record<Side, readonly Nation[]>
>;

/** Sets of centres that win the war for a side, with those it holds. */
export const listGoals = (scene: HrScene): readonly Goal[] =>
  SIDES.flatMap((by) =>
    TAKEN_BY[by].map((of) => {
      const centres = scene.facts.homeCentres[of];
      return { by, of, centres, taken: centres.filter((id) => isHeldBy(scene, id, by)) };
    }),
  );

const isHeldBy = (scene: HrScene, id: SpaceId, side: Side): boolean => {
  const holder = holderOf(scene, id);
  return holder !== null && (holder === 'axis') === (side === 'axis');
};

/** One centre more wins the war. */
export const isLast = (goal: Goal): boolean => isOneToGo({ left: missingOf(goal).length });

export const missingOf = ({ centres, taken }: Goal): readonly SpaceId[] => centres.filter((id) => !taken.includes(id));

interface VictoryTallyProps {
  readonly scene: HrScene;
  readonly onOpen: () => void;
}

/** Two lines of the rail: what each side takes to win, and how much of it it holds. */
export function VictoryTally({ scene, onOpen }: VictoryTallyProps) {
  const { t } = useT();
  const goals = listGoals(scene);
  return (
    <button
      type="button"
      className="col rounded score min-h-44 victory-tally"
      aria-haspopup="dialog"
      aria-label={goals.map((goal) => t('table.hr.victory.goal', toParams(goal))).join('; ')}
      onClick={onOpen}
    >
      {SIDES.map((side) => (
        <span key={side} className="line gap-5 victory-tally__side" aria-hidden="true">
          <SideMark of={side} />
          <span className="small">{t(`table.hr.victory.takes.${side}`)}</span>
          {goals
            .filter(({ by }) => by === side)
            .map((goal, at) => (
              <span key={goal.of} className="line gap-4 nowrap">
                {at > 0 ? <span className="small">{t('table.hr.victory.or')}</span> : null}
                <SideMark of={goal.of} />
                <span
                  className="victory-tally__drums"
                  style={{ '--all': goal.centres.length, '--taken': goal.taken.length } as CSSProperties}
                />
                <b className={classes('victory-tally__count', isLast(goal) && 'ink-pill')}>
                  {t('table.hr.victory.count', toParams(goal))}
                </b>
              </span>
            ))}
        </span>
      ))}
    </button>
  );
}

export const toParams = ({ by, of, centres, taken }: Goal) => ({
  side: by,
  nation: of,
  n: taken.length,
  all: centres.length,
});

/** The same in full: each centre by name. */
export function WaysToWin({ scene }: { readonly scene: HrScene }) {
  const { t } = useT();
  return (
    <section className="hr-score__part" aria-label={t('table.hr.victory.title')}>
      <h3 className="cap">{t('table.hr.victory.title')}</h3>
      <ul>
        {listGoals(scene).map((goal) => (
          <li key={goal.of} className="flex baseline gap-8 with-rule">
            <span>
              <b className="victory-tally__count">{t('table.hr.victory.count', toParams(goal))}</b>{' '}
              {t('table.hr.victory.missing', {
                ...{ side: goal.by, nation: goal.of },
                spaces: joinIds(missingOf(goal)),
              })}
            </span>{' '}
            <RuleChip rule="9.3" />
          </li>
        ))}
        <li className="flex baseline gap-8 with-rule">
          <span>{t('table.hr.victory.ultimatum')}</span> <RuleChip rule="9.2" />
        </li>
      </ul>
    </section>
  );
}
