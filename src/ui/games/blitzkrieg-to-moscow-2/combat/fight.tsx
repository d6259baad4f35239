import { memo, useId } from 'react';
import type { Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { CombatReading, StrengthReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { Chip } from '../../../parts/chip.tsx';
import { classes } from '../../../parts/classes.ts';
import { Fold } from '../../../parts/fold.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { useSame } from '../../../parts/use-same.ts';
import { otherSide } from '../lookup.ts';
import type { BtmWords } from '../lookup.ts';
import { listCost } from './aftermath.ts';
import { Answers } from './answers.tsx';
import { Chances, Success } from './chances.tsx';
import './combat.css';
import { ColumnCells, Faces } from './column.tsx';
import { CrtTable } from './crt-table.tsx';
import type { OtherColumn } from './crt-table.tsx';
import { Notes } from './notes.tsx';
import { Party } from './party.tsx';
import { listPicked, Shifts, SHIFT_RULE } from './shifts.tsx';
import type { FightShown } from './use-fight.ts';

/** A combat before its die: who fights for what odds, with the chances, over the answers; what else there is to know of it, under them. */

interface Told extends FightShown {
  readonly scene: BtmWords;
}

interface FightProps extends Told {
  /** Who answers now; null for onlookers, and while dice tumble. */
  readonly seat: Side | null;
  readonly onPoint?: ((target: TargetRef) => void) | undefined;
}

/** The column to compare: as it stands before what is picked, else without the last card; none where it is the same. */
function findOther({ shown, standing, isCardTried }: FightShown): OtherColumn | null {
  const { sums } = shown;
  const before = shown === standing ? sums?.withoutCard : standing.sums;
  if (!sums || !before || before.column === sums.column) return null;
  // A shift card is all that differs then; any other move is no card that could be taken away.
  const isCard = shown === standing || isCardTried;
  return { column: before.column, as: isCard ? 'without' : 'standing' };
}

const NOTHING: readonly never[] = [];

/** §11.2: while attackers are named, each but the last can be left out again. */
const listLeaving = ({ question }: BtmView): readonly string[] =>
  question?.at === 'combat/attackers' && question.units.length > 1 ? question.units : NOTHING;

const totalOf = (units: readonly StrengthReading[]): number => units.reduce((sum, { value }) => sum + value, 0);

const stepsOf = ({ shown: { sums }, standing }: FightShown) => ({
  attack: sums?.attack ?? 0,
  defence: sums?.defence ?? 0,
  odds: sums?.odds ?? 0,
  column: sums?.column ?? 0,
  shifts: sums?.shifts ?? NOTHING,
  picked: standing.sums && sums && standing.sums !== sums ? listPicked(sums.shifts, standing.sums.shifts) : NOTHING,
});

/** Parts of a fight that are the same objects as long as they say the same. */
function useSteps(fight: FightShown) {
  const same = useSame();
  const steps = stepsOf(fight);
  return { ...steps, shifts: same('shifts', steps.shifts), picked: same('picked', steps.picked) };
}

/** A pick that changes nothing of the combat leaves it as it is; any other redraws the parts that it changes. */
export const Fight = memo((props: FightProps) => {
  const { scene, shown, standing } = props;
  const { facts, view } = scene;
  const { t } = scene.i18n;
  const id = useId();
  const same = useSame();
  const steps = useSteps(props);
  const { target, side, stage, sums } = shown;
  const isNaming = stage === 'naming';
  return (
    <section className={classes('btm-combat', isNaming && 'btm-combat--preview')} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {t('table.btm.fight', { hex: target })}
      </h2>
      <div className="section btm-sides">
        <div className="grid btm-parties">
          <Party
            {...{ facts, view, side }}
            as="attack"
            units={same('attackers', shown.attackers)}
            onPoint={props.onPoint}
            mayLeave={same('leave', props.seat === side ? listLeaving(view) : NOTHING)}
          />
          <div className="btm-parties__middle">
            <p className="nowrap btm-parties__sums">
              <span className="visually-hidden">{t('table.btm.fight.attack')}</span> <span>{sums?.attack ?? 0}</span>{' '}
              <i>:</i> <span className="visually-hidden">{t('table.btm.fight.defence')}</span>{' '}
              <span>{sums?.defence ?? totalOf(shown.defenders)}</span>
            </p>
            {isNaming || shown !== standing ? <Chip tone="preview">{t('table.btm.fight.preview')}</Chip> : null}
          </div>
          <Party {...{ facts, view }} side={otherSide(side)} as="defence" units={same('defenders', shown.defenders)} />
        </div>
      </div>
      <div className="section btm-fight">
        {sums ? <ColumnCells {...steps} /> : null}
        <Prospect scene={scene} shown={shown} />
        <Answers scene={scene} shown={shown} />
      </div>
    </section>
  );
});
Fight.displayName = 'Fight';

/** What the die may come to. */
function Prospect({ scene: { facts, view }, shown: { sums: found, side } }: Pick<Told, 'scene' | 'shown'>) {
  const same = useSame();
  const sums = same('sums', found);
  if (!sums) return null;
  return (
    <>
      {sums.results.length > 0 ? <Faces results={same('results', sums.results)} /> : null}
      <div className="flex wrap btm-fight__chances">
        <Success chances={same('for-decider', sums.forDecider)} attacker={side} facts={facts} view={view} />
        <Chances chances={same('chances', sums.chances)} column={sums.column} />
      </div>
    </>
  );
}

/** Under the answers: other results that are possible, what it costs, and on demand the way to the column and the table. */
export const FightNotes = memo((props: Told) => {
  const { scene, shown } = props;
  const { t } = scene.i18n;
  const same = useSame();
  return (
    <section className="section btm-fight" aria-label={t('table.btm.fight.notes')}>
      <Notes sums={shown.sums} cost={same('cost', listCost(scene, shown))} />
      {shown.sums ? (
        <Fold className="btm-fight__more" title={t('table.btm.fight.more')}>
          <Reckoning {...props} />
        </Fold>
      ) : null}
    </section>
  );
});
FightNotes.displayName = 'FightNotes';

function Reckoning(props: Told) {
  const { facts } = props.scene;
  const { sums, die, isHero }: CombatReading = props.shown;
  const steps = useSteps(props);
  const column = sums && sums.column >= 1 ? sums.column : null;
  return (
    <>
      <p className="line wrap gap-8 btm-fight__cap">
        <RuleChip rule="11.3.1" /> <RuleChip rule="11.3.2" /> <RuleChip rule={SHIFT_RULE} />
      </p>
      <Shifts {...steps} />
      <CrtTable facts={facts} column={column} other={findOther(props)} die={die} isHero={isHero} />
    </>
  );
}
