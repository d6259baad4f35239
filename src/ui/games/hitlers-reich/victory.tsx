/** Progress towards the victory by production centres (§9.3). */
import type { CSSProperties } from 'react';
import type { Nation, Side, SpaceId } from '../../../engine/games/hitlers-reich/ids.ts';
import { isOneToGo } from '../../../engine/kits/goals/goals.ts';
import { useT, type I18n } from '../../../i18n/use-t.tsx';
import { classes } from '../../parts/classes.ts';
import type { usePeek } from '../../parts/use-peek.ts';
import { RuleChip } from '../../parts/rule-chip.tsx';
import { TakenTurns } from '../../table/taken-when.tsx';
import { findSpace, holderOf, otherSide, SIDES, type HrScene } from './lookup.ts';
import { SideMark } from './side-mark.tsx';
import { joinFacts } from '../../../i18n/joining.ts';
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

/** §10.4: an introductory game is judged by the attacker's lead in hand size; null in the campaign. */
function readLead({ facts, view }: HrScene) {
  if (view.lastYear === facts.tracks.year) return null;
  const side: Side = view.lastYear === YEAR_1942 ? 'axis' : 'allies';
  const lead = view.handSize[side] - view.handSize[otherSide(side)];
  return { side, lead, ...facts.leads };
}
const YEAR_1942 = 2;

interface VictoryTallyProps {
  readonly scene: HrScene;
  readonly peek: ReturnType<typeof usePeek>;
}

/** Two lines of the rail: what each side takes to win, and how much of it it holds. The sheet under it tells the rest. */
export function VictoryTally({ scene, peek: { opener, on, onFocus, onClick, isOpen } }: VictoryTallyProps) {
  const { t } = useT();
  const goals = listGoals(scene);
  const lead = readLead(scene);
  return (
    <button
      type="button"
      className="col rounded score min-h-44 victory-tally"
      ref={opener}
      {...on}
      onFocus={onFocus}
      aria-expanded={isOpen}
      aria-controls={VICTORY_SHEET}
      aria-label={[
        ...(lead ? [t('table.hr.victory.lead.now', lead)] : []),
        ...goals.map((goal) => t('table.hr.victory.goal', toParams(goal))),
      ].join('; ')}
      onClick={onClick}
    >
      {lead ? (
        <span className="line gap-5 victory-tally__side" aria-hidden="true">
          <SideMark of={lead.side} />
          <span className="victory-tally__lead">{t('table.hr.victory.lead')}</span>
          <b className="victory-tally__count">{t('table.hr.victory.lead.count', lead)}</b>
        </span>
      ) : null}
      {SIDES.filter((side) => lead === null || side === lead.side).map((side) => (
        <span key={side} className="line gap-5 victory-tally__side" aria-hidden="true">
          <SideMark of={side} />
          <span className="small">{t(`table.hr.victory.takes.${side}`)}</span>
          {goals
            .filter(({ by }) => by === side)
            .map((goal, at) => (
              <span key={goal.of} className="line gap-4 nowrap">
                {at > 0 ? <span className="small">{t('table.hr.victory.or')}</span> : null}
                <Drums goal={goal} />
              </span>
            ))}
        </span>
      ))}
    </button>
  );
}

const VICTORY_SHEET = 'victory-sheet';

/** Lists every way to win, and how far each side is. The sheet is over the map, so that it covers no question. */
export function VictorySheet({ scene, peek: { sheet, on, isOpen } }: VictoryTallyProps) {
  const { t } = useT();
  if (!isOpen) return null;
  return (
    <section
      id={VICTORY_SHEET}
      ref={sheet}
      className="card high rounded z-60 victory-sheet"
      aria-label={t('table.hr.victory.title')}
      {...on}
    >
      <WaysSoFar scene={scene} />
      <ul className="victory-sheet__also">
        <Also rule="9.1">{t('table.hr.score.zero')}</Also>
        <Also rule="9.4">{t('table.hr.victory.lead.wins', scene.facts.tracks)}</Also>
      </ul>
    </section>
  );
}

const Also = ({ rule, children }: { readonly rule: string; readonly children: string }) => (
  <li className="flex baseline gap-8 with-rule">
    <span>{children}</span> <RuleChip rule={rule} />
  </li>
);

/** Draws a drum for each centre that a side must take, and the count. */
export function GoalDrums({ goal }: { readonly goal: Goal }) {
  const { t } = useT();
  return (
    <span className="line gap-4 nowrap goal-drums" aria-hidden="true">
      <SideMark of={goal.by} />
      <span className="small">{t(`table.hr.victory.takes.${goal.by}`)}</span>
      <Drums goal={goal} />
    </span>
  );
}

/** The side whose centres they are, a drum for each, and the count. */
function Drums({ goal }: { readonly goal: Goal }) {
  const { t } = useT();
  return (
    <>
      <SideMark of={goal.of} />
      <span
        className="victory-tally__drums"
        style={{ '--all': goal.centres.length, '--taken': goal.taken.length } as CSSProperties}
      />
      <b className={classes('victory-tally__count', isLast(goal) && 'ink-pill')}>
        {t('table.hr.victory.count', toParams(goal))}
      </b>
    </>
  );
}

export const toParams = ({ by, of, centres, taken }: Goal) => ({
  side: by,
  nation: of,
  n: taken.length,
  all: centres.length,
});

/** The ways to win with the turns in which centres were taken, where the log of a match tells them. */
export const WaysSoFar = ({ scene }: { readonly scene: HrScene }) => (
  <TakenTurns turn={scene.view.gameTurn}>{(turns) => <WaysToWin scene={scene} turns={turns} />}</TakenTurns>
);

interface WaysProps {
  readonly scene: HrScene;
  readonly turns?: ReadonlyMap<SpaceId, number>;
}
const UNTOLD: ReadonlyMap<SpaceId, number> = new Map();

/** The same in full: each centre by name. */
export function WaysToWin({ scene, turns = UNTOLD }: WaysProps) {
  const { t } = useT();
  const lead = readLead(scene);
  return (
    <section className="hr-score__part" aria-label={t('table.hr.victory.title')}>
      <h3 className="cap">{t('table.hr.victory.title')}</h3>
      {lead ? (
        <p className="flex baseline gap-8 with-rule">
          <span>{t('table.hr.victory.lead.now', lead)}</span> <RuleChip rule="10.4" />
        </p>
      ) : null}
      <div className="grid victory-goals">
        {listGoals(scene).map((goal) => (
          <CentreList key={goal.of} scene={scene} goal={goal} turns={turns} />
        ))}
      </div>
      <p className="flex baseline gap-8 with-rule">
        <span>{t('table.hr.victory.ultimatum')}</span> <RuleChip rule="9.2" />
      </p>
    </section>
  );
}

function CentreList({ scene, goal, turns }: Required<WaysProps> & { readonly goal: Goal }) {
  const { t, lang } = useT();
  const { by, centres, taken } = goal;
  const params = { ...toParams(goal), left: missingOf(goal).length };
  return (
    <section className="col">
      <h4 className="victory-goals__title">{t('table.hr.victory.left', params)}</h4>
      <p className="small muted flex baseline gap-8 with-rule">
        <span>{t('table.hr.victory.wins', params)}</span> <RuleChip rule="9.3" />
      </p>
      <ul>
        {centres.map((id) => (
          <li key={id} className="line gap-8 rule-below">
            <span className="victory-goals__drum" data-taken={taken.includes(id) || undefined} />
            <b>{t('table.hr.name.space', { space: id })}</b>
            <span className="small muted">
              {joinFacts(lang, [
                ...(taken.includes(id) ? [wordTaken(t, turns.get(id))] : []),
                ...(findSpace(scene.facts, id)?.capital === true ? [t('table.hr.fact.capital')] : []),
                ...(!taken.includes(id) && scene.view.fortresses[otherSide(by)].includes(id)
                  ? [t('table.hr.victory.fortress')]
                  : []),
              ])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A centre that was held from the beginning has no turn. */
const wordTaken = (t: I18n['t'], turn: number | undefined): string =>
  turn === undefined ? t('table.hr.victory.taken') : t('table.hr.victory.taken.turn', { turn });
