import { memo, useId, useMemo } from 'react';
import type { CombatReading, StrengthReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmTypes } from '../../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { Chip } from '../../../parts/chip.tsx';
import { classes } from '../../../parts/classes.ts';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { useSame } from '../../../parts/use-same.ts';
import type { TellProps } from '../../../table/game-table.ts';
import { RollSection } from '../../../table/roll-card.tsx';
import { NothingAfter } from '../../../table/table-parts.tsx';
import { otherSide } from '../lookup.ts';
import type { BtmMove, BtmWords } from '../lookup.ts';
import { rowOf } from '../verbs.ts';
import { listCost, readOver } from './aftermath.ts';
import type { Over } from './aftermath.ts';
import { Chances, Success } from './chances.tsx';
import './combat.css';
import { ColumnCells, Faces } from './column.tsx';
import { CrtTable } from './crt-table.tsx';
import type { OtherColumn } from './crt-table.tsx';
import { Notes } from './notes.tsx';
import { Party } from './party.tsx';
import { listPicked, Shifts, SHIFT_RULE } from './shifts.tsx';
import { readStandingRoll } from './last-roll.ts';

/** Whether the panel shows what a move does to the numbers and chances, so that the preview under the list need not. */
export const isToldInCombat = (_view: BtmView, move: BtmMove): boolean => rowOf(move).isToldInCombat === true;

/**
 * The combat in the column beside the map, which stays in sight (§11.3): who fights, how the odds come about, the chances.
 * While attackers are being named, and for a card that is picked and not played, it is a preview. Once the die lies it is
 * the die and what it means; the rest is told under the choices.
 */
export function BtmCombat(props: TellProps<BtmTypes>) {
  const { facts, view, events, past, chosen, isRolling = false } = props;
  const i18n = useT();
  const { readCombat } = facts.queries;
  const standing = useMemo(() => readCombat(view), [readCombat, view]);
  const tried = isRolling ? null : chosen;
  const supposed = useMemo(() => (tried === null ? null : readCombat(view, tried)), [readCombat, view, tried]);
  const scene: BtmWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const earlier = useMemo(
    () => (standing?.stage === 'rolled' ? readStandingRoll(scene, standing, past) : null),
    [scene, standing, past],
  );
  const over = standing === null ? readOver(events) : null;
  return (
    <>
      <NothingAfter />
      {earlier && !events.some(({ type }) => type === 'rolled') ? (
        <RollSection roll={earlier} isRolling={false} isBrief={props.seat !== null} />
      ) : null}
      {standing && standing.stage !== 'rolled' ? (
        <Fight
          scene={scene}
          shown={supposed ?? standing}
          standing={standing}
          isCardTried={supposed !== null && tried !== null && facts.plays[tried.type] === 'combatShift'}
        />
      ) : null}
      {over?.die === null ? <Failed scene={scene} failed={over} /> : null}
    </>
  );
}

interface FightProps {
  readonly scene: BtmWords;
  /** With the picked move, where it changes anything. */
  readonly shown: CombatReading;
  /** As things stand; the same object while nothing is supposed. */
  readonly standing: CombatReading;
  /** What is supposed is a shift card. */
  readonly isCardTried: boolean;
}

/** The column to compare: as it stands before what is picked, else without the last card; none where it is the same. */
function findOther({
  shown,
  standing,
  isCardTried,
}: Pick<FightProps, 'shown' | 'standing' | 'isCardTried'>): OtherColumn | null {
  const { sums } = shown;
  const before = shown === standing ? sums?.withoutCard : standing.sums;
  if (!sums || !before || before.column === sums.column) return null;
  // A shift card is all that differs then; any other move is no card that could be taken away.
  const isCard = shown === standing || isCardTried;
  return { column: before.column, as: isCard ? 'without' : 'standing' };
}

const NOTHING: readonly never[] = [];

const totalOf = (units: readonly StrengthReading[]): number => units.reduce((sum, { value }) => sum + value, 0);

/** A pick that changes nothing of the combat leaves it as it is; any other redraws the parts that it changes. */
const Fight = memo((props: FightProps) => {
  const { scene, shown, standing } = props;
  const { facts, view } = scene;
  const { t } = scene.i18n;
  const id = useId();
  const same = useSame();
  const { target, side, stage, die, isHero } = shown;
  const sums = same('sums', shown.sums);
  const isNaming = stage === 'naming';
  const isSupposed = shown !== standing;
  const column = sums && sums.column >= 1 ? sums.column : null;
  const steps = {
    attack: sums?.attack ?? 0,
    defence: sums?.defence ?? 0,
    odds: sums?.odds ?? 0,
    column: sums?.column ?? 0,
    shifts: same('shifts', sums?.shifts ?? NOTHING),
    picked: same(
      'picked',
      isSupposed && sums && standing.sums ? listPicked(sums.shifts, standing.sums.shifts) : NOTHING,
    ),
  };
  return (
    <section className={classes('section btm-fight', isNaming && 'btm-fight--preview')} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {t('table.btm.fight', { hex: target })}
      </h2>
      <div className="grid btm-parties">
        <Party {...{ facts, view, side }} as="attack" units={same('attackers', shown.attackers)} />
        <div className="btm-parties__middle">
          <p className="nowrap btm-parties__sums">
            <span className="visually-hidden">{t('table.btm.fight.attack')}</span> {sums?.attack ?? 0} <i>:</i>{' '}
            <span className="visually-hidden">{t('table.btm.fight.defence')}</span>{' '}
            {sums?.defence ?? totalOf(shown.defenders)}
          </p>
          {isNaming || isSupposed ? <Chip tone="preview">{t('table.btm.fight.preview')}</Chip> : null}
        </div>
        <Party {...{ facts, view }} side={otherSide(side)} as="defence" units={same('defenders', shown.defenders)} />
      </div>
      {sums ? (
        <>
          <ColumnCells {...steps} />
          {sums.results.length > 0 ? <Faces results={same('results', sums.results)} /> : null}
          <div className="flex wrap btm-fight__chances">
            <Success chances={same('for-decider', sums.forDecider)} attacker={side} facts={facts} view={view} />
            <Chances chances={same('chances', sums.chances)} column={sums.column} />
          </div>
        </>
      ) : null}
      <Notes sums={sums} cost={same('cost', listCost(scene, shown))} />
      {sums ? (
        <details className="fold btm-fight__more">
          <summary>{t('table.btm.fight.more')}</summary>
          <p className="line wrap gap-8 btm-fight__cap">
            <RuleChip rule="11.3.1" /> <RuleChip rule="11.3.2" /> <RuleChip rule={SHIFT_RULE} />
          </p>
          <Shifts {...steps} />
          <CrtTable facts={facts} column={column} other={same('other', findOther(props))} die={die} isHero={isHero} />
        </details>
      ) : null}
    </section>
  );
});
Fight.displayName = 'Fight';

/** An attack that was too weak to be rolled for. */
function Failed({ scene: { i18n }, failed }: { readonly scene: BtmWords; readonly failed: Over }) {
  const { attack, defence, odds, column } = failed.reckoning;
  const words = { hex: failed.target, attack, defence, odds, column };
  return (
    <section className="section" aria-label={i18n.t('table.btm.fight', { hex: failed.target })}>
      <p className="btm-fight__result flex baseline gap-8 with-rule">
        <span>{i18n.t('table.btm.fight.over.failed', words)}</span> <RuleChip rule="11.3.5" />
      </p>
    </section>
  );
}
