import { Fragment, memo, useId } from 'react';
import type { Side, CrtResult } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type {
  CombatReading,
  StrengthReading,
  CombatSums,
  ShiftReading,
} from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { Chip } from '../../../parts/chip.tsx';
import { classes } from '../../../parts/classes.ts';
import { Fold } from '../../../parts/fold.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { useSame } from '../../../parts/use-same.ts';
import { otherSide, type BtmWords } from '../lookup.ts';
import { listCost } from './aftermath.ts';
import { Answers } from './answers.tsx';
import { Chances, Success } from './chances.tsx';
import './combat.css';
import { useT, type I18n } from '../../../../i18n/use-t.tsx';
import { drawDie } from '../../../parts/die.tsx';
import { oddsSegment, reasonRow } from '../roll.ts';
import './column.css';
import { CrtTable, type OtherColumn } from './crt-table.tsx';
import { Notes } from './notes.tsx';
import { Party } from './party.tsx';
import { Reasons, type ReasonRow } from '../../../parts/reasons.tsx';
import type { FightView } from './use-fight.ts';

/** A combat before its die: units, odds and chances above the answers; the background below. */

interface Told extends FightView {
  readonly scene: BtmWords;
}

interface FightProps extends Told {
  /** The answering side; null for onlookers, and while dice tumble. */
  readonly seat: Side | null;
  readonly onPoint?: ((target: TargetRef) => void) | undefined;
}

/** The column before the pick, or else without the last card; null if it is the same. */
function findOther({ shown, standing, isCardTried }: FightView): OtherColumn | null {
  const { sums } = shown;
  const before = shown === standing ? sums?.withoutCard : standing.sums;
  if (!sums || !before || before.column === sums.column) return null;
  // Then only a shift card differs; other moves have no card to leave out.
  const isCard = shown === standing || isCardTried;
  return { column: before.column, as: isCard ? 'without' : 'standing' };
}

const NOTHING: readonly never[] = [];

/** §11.2: while attackers are named, each but the last can be left out again. */
const listLeaving = ({ question }: BtmView): readonly string[] =>
  question?.at === 'combat/attackers' && question.units.length > 1 ? question.units : NOTHING;

const totalOf = (units: readonly StrengthReading[]): number => units.reduce((sum, { value }) => sum + value, 0);

const stepsOf = ({ shown: { sums }, standing }: FightView) => ({
  attack: sums?.attack ?? 0,
  defence: sums?.defence ?? 0,
  odds: sums?.odds ?? 0,
  column: sums?.column ?? 0,
  shifts: sums?.shifts ?? NOTHING,
  picked: standing.sums && sums && standing.sums !== sums ? listPicked(sums.shifts, standing.sums.shifts) : NOTHING,
});

/** All shifts share this rule, so the heading shows it. */
const SHIFT_RULE = '11.3.4';

interface ShiftsProps extends Pick<CombatSums, 'attack' | 'defence' | 'odds' | 'column' | 'shifts'> {
  /** Kinds of shifts that the pick would change. */
  readonly picked: readonly ShiftReading['kind'][];
}

const listPicked = (shifts: CombatSums['shifts'], standing: CombatSums['shifts']): ShiftsProps['picked'] =>
  shifts
    .filter(({ kind, amount }) => amount !== (standing.find((one) => one.kind === kind)?.amount ?? 0))
    .map(({ kind }) => kind);

/**
 * From the ratio to the column: every kind of shift with its sign and reason, in grey if it does not count (§11.3.3,
 * §11.3.4).
 */
const Shifts = memo(function Shifts({ attack, defence, odds, column, shifts, picked }: ShiftsProps) {
  const i18n = useT();
  const { t } = i18n;
  const ratio: ReasonRow = {
    id: 'ratio',
    amount: t('table.btm.fight.ratio', { odds }),
    text: t('table.btm.fight.ratio.how', { attack, defence }),
    rule: '11.3.3',
  };
  return (
    <Reasons
      label={t('table.btm.fight.shifts')}
      rows={[ratio, ...shifts.map((shift, at) => shiftRow(i18n, shift, at, picked.includes(shift.kind)))]}
      total={{
        amount: t('table.btm.fight.ratio', { odds: column }),
        text: t(column < 1 ? 'table.btm.fight.final.fails' : 'table.btm.fight.final'),
      }}
    />
  );
});

function shiftRow(i18n: I18n, { kind, reason }: ShiftReading, at: number, isPicked: boolean): ReasonRow {
  const row = reasonRow(i18n, reason, at);
  const { rule, ...rest } = row;
  return {
    ...rest,
    ...(rule === SHIFT_RULE ? {} : { rule }),
    id: kind,
    ...(isPicked
      ? {
          tone: 'preview',
          text: (
            <>
              <span>{row.text}</span> <Chip tone="preview">{i18n.t('table.btm.fight.preview')}</Chip>
            </>
          ),
        }
      : {}),
  };
}

/** Keeps parts of a fight identical while they are equal, for memo. */
function useSteps(fight: FightView) {
  const same = useSame();
  const steps = stepsOf(fight);
  return { ...steps, shifts: same('shifts', steps.shifts), picked: same('picked', steps.picked) };
}

/**
 * From the ratio over the shifts to the column, a cell each (§11.3.3, §11.3.4); kinds that do not count are left out.
 */
const ColumnCells = memo(function ColumnCells({ attack, defence, odds, column, shifts, picked }: ShiftsProps) {
  const i18n = useT();
  const { t } = i18n;
  return (
    <ol className="flex rounded clip edge btm-cells" aria-label={t('table.btm.fight.steps')}>
      <li>
        <b className="nowrap">{t('table.btm.fight.ratio', { odds })}</b>
        <span>{t('table.btm.fight.against', { attack, defence })}</span>
      </li>
      {shifts.map((shift, at) => {
        if (shift.amount === 0) return null;
        const { amount, text } = reasonRow(i18n, shift.reason, at);
        return (
          <li key={shift.kind} className={classes(picked.includes(shift.kind) && 'btm-cells__picked')}>
            <b className="nowrap">{amount}</b>
            <span>{text}</span>
          </li>
        );
      })}
      <li className={classes('btm-cells__column', column < 1 && 'btm-cells__column--fails')}>
        <b className="nowrap">{t('table.btm.fight.ratio', { odds: column })}</b>
        <span>{t(column < 1 ? 'table.btm.fight.final.fails' : 'table.btm.fight.final')}</span>
      </li>
    </ol>
  );
});

/** Consecutive faces with the same result. */
function runsOf(results: readonly CrtResult[]): readonly { readonly result: CrtResult; readonly faces: number[] }[] {
  const runs: { readonly result: CrtResult; readonly faces: number[] }[] = [];
  for (const [at, result] of results.entries()) {
    const last = runs.at(-1);
    if (last?.result === result) last.faces.push(at + 1);
    else runs.push({ result, faces: [at + 1] });
  }
  return runs;
}

/** The six faces above their results. Readers get the chances instead. */
const Faces = memo(function Faces({ results }: Pick<CombatSums, 'results'>) {
  const i18n = useT();
  return (
    <div className="flex gap-4 btm-faces" aria-hidden="true">
      {runsOf(results).map(({ result, faces }) => (
        <div
          key={faces[0]}
          className={`col middle gap-5 min-0 centred edge-line face-sink flex-even r-5 btm-faces__run btm-faces__run--${result === '-' ? 'none' : result.toLowerCase()}`}
          style={{ flexGrow: faces.length }}
        >
          <span className="line gap-5 wrap centred">
            {faces.map((face) => (
              <Fragment key={face}>{drawDie({ value: face, tone: 'pale', label: String(face) })}</Fragment>
            ))}
          </span>
          <span className="at-centre">{oddsSegment(i18n, { id: result, count: faces.length }).label}</span>
          <b className="btm-faces__share">{i18n.t('table.odds.share', { share: faces.length / results.length })}</b>
        </div>
      ))}
    </div>
  );
});

/** Memoised: a pick without effect on the combat renders nothing. */
export const Fight = memo(function Fight(props: FightProps) {
  const { scene, shown, standing } = props;
  const { facts, queries, view } = scene;
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
        <div className="grid middle btm-parties">
          <Party
            {...{ facts, queries, view, side }}
            as="attack"
            units={same('attackers', shown.attackers)}
            onPoint={props.onPoint}
            mayLeave={same('leave', props.seat === side ? listLeaving(view) : NOTHING)}
          />
          <div className="grid gap-5 btm-parties__middle">
            <p className="nowrap btm-parties__sums">
              <span className="visually-hidden">{t('table.btm.fight.attack')}</span> <span>{sums?.attack ?? 0}</span>{' '}
              <i>:</i> <span className="visually-hidden">{t('table.btm.fight.defence')}</span>{' '}
              <span>{sums?.defence ?? totalOf(shown.defenders)}</span>
            </p>
            {isNaming || shown !== standing ? <Chip tone="preview">{t('table.btm.fight.preview')}</Chip> : null}
          </div>
          <Party
            {...{ facts, queries, view }}
            side={otherSide(side)}
            as="defence"
            units={same('defenders', shown.defenders)}
          />
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

function Prospect({ scene: { facts, queries, view }, shown: { sums: found, side } }: Pick<Told, 'scene' | 'shown'>) {
  const same = useSame();
  const sums = same('sums', found);
  if (!sums) return null;
  return (
    <>
      {sums.results.length > 0 ? <Faces results={same('results', sums.results)} /> : null}
      <div className="flex wrap middle btm-fight__chances">
        <Success
          chances={same('for-decider', sums.forDecider)}
          attacker={side}
          facts={facts}
          queries={queries}
          view={view}
        />
        <Chances chances={same('chances', sums.chances)} column={sums.column} />
      </div>
    </>
  );
}

/** Below the answers: other possible results, the cost, and on demand the steps to the column and the table. */
export const FightNotes = memo(function FightNotes(props: Told) {
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

function Reckoning(props: Told) {
  const { facts } = props.scene;
  const { sums, die, isHero }: CombatReading = props.shown;
  const steps = useSteps(props);
  const column = sums && sums.column >= 1 ? sums.column : null;
  return (
    <>
      <p className="line wrap btm-fight__cap">
        <RuleChip rule="11.3.1" /> <RuleChip rule="11.3.2" /> <RuleChip rule={SHIFT_RULE} />
      </p>
      <Shifts {...steps} />
      <CrtTable facts={facts} column={column} other={findOther(props)} die={die} isHero={isHero} />
    </>
  );
}
