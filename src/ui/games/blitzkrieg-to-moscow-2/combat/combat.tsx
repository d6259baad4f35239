import { memo, useId, useMemo } from 'react';
import type { CombatReading, StrengthReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { BtmTypes } from '../../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { BtmView } from '../../../../engine/games/blitzkrieg-to-moscow-2/view.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { Chip } from '../../../parts/chip.tsx';
import { classes } from '../../../parts/classes.ts';
import { Fold } from '../../../parts/fold.tsx';
import { Reasons } from '../../../parts/reasons.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { useSame } from '../../../parts/use-same.ts';
import type { TellProps } from '../../../table/game-table.ts';
import { NothingAfter } from '../../../table/table-parts.tsx';
import { reasonRow } from '../roll.ts';
import { otherSide, type BtmMove, type BtmWords } from '../lookup.ts';
import { rowOf } from '../verbs.ts';
import { listFollowed, listToCome, readOver } from './aftermath.ts';
import type { Over, Told } from './aftermath.ts';
import { Chances, Success } from './chances.tsx';
import './combat.css';
import { ColumnCells, Faces } from './column.tsx';
import { CrtTable } from './crt-table.tsx';
import type { OtherColumn } from './crt-table.tsx';
import { Notes } from './notes.tsx';
import { Party } from './party.tsx';
import { listPicked, Shifts, SHIFT_RULE } from './shifts.tsx';
import { readLastRoll } from './last-roll.ts';
import type { LoggedRoll } from './last-roll.ts';

/** Whether the panel shows what a move does to the numbers and chances, so that the preview under the list need not. */
export const isToldInCombat = (_view: BtmView, move: BtmMove): boolean => rowOf(move).isToldInCombat === true;

/**
 * The combat in the column beside the map, which stays in sight: under its die who fights, how the odds come about, the
 * table with its column, the chances and what follows (§11.3). While attackers are being named, and for a card that is
 * picked and not played, it is a preview.
 */
export function BtmCombat(props: TellProps<BtmTypes>) {
  const { facts, view, events, past, allMoves, chosen, isRolling = false } = props;
  const i18n = useT();
  const { readCombat } = facts.queries;
  const standing = useMemo(() => readCombat(view), [readCombat, view]);
  const tried = isRolling ? null : chosen;
  const supposed = useMemo(() => (tried === null ? null : readCombat(view, tried)), [readCombat, view, tried]);
  const lastRoll = useMemo(() => readLastRoll(past), [past]);
  const over = standing === null && !isRolling ? readOver(events) : null;
  const scene: BtmWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  return (
    <>
      <NothingAfter />
      {standing ? (
        <Fight
          scene={scene}
          shown={supposed ?? standing}
          standing={standing}
          isCardTried={supposed !== null && tried !== null && facts.plays[tried.type] === 'combatShift'}
          lastRoll={lastRoll}
          allMoves={allMoves}
          events={events}
        />
      ) : null}
      {over ? <AfterCombat scene={scene} over={over} followed={listFollowed(scene, events)} /> : null}
    </>
  );
}

interface FightProps extends Pick<TellProps<BtmTypes>, 'allMoves' | 'events'> {
  readonly scene: BtmWords;
  /** With the picked move, where it changes anything. */
  readonly shown: CombatReading;
  /** As things stand; the same object while nothing is supposed. */
  readonly standing: CombatReading;
  /** What is supposed is a shift card. */
  readonly isCardTried: boolean;
  readonly lastRoll: LoggedRoll | null;
}

/** What the die did may have changed the units already; what it was rolled for stands in the log. */
function findSettled({ stage, target, sums }: CombatReading, roll: LoggedRoll | null): LoggedRoll | null {
  if (stage !== 'rolled' || roll?.target !== target || !sums) return null;
  const isSame = roll.attack === sums.attack && roll.defence === sums.defence && roll.column === sums.column;
  return isSame ? null : roll;
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
  const { scene, shown, standing, lastRoll, allMoves, events } = props;
  const { facts, view } = scene;
  const { t } = scene.i18n;
  const id = useId();
  const same = useSame();
  const { target, side, stage, die, isHero } = shown;
  const sums = same('sums', shown.sums);
  const isNaming = stage === 'naming';
  const isSupposed = shown !== standing;
  const column = sums && sums.column >= 1 ? sums.column : null;
  const chances = same('chances', sums?.chances ?? null);
  const settled = findSettled(shown, lastRoll);
  // A die of this step lies above, with its result.
  const isDieAbove = events.some(({ type }) => type === 'rolled');
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
  const table = (
    <CrtTable facts={facts} column={column} other={same('other', findOther(props))} die={die} isHero={isHero} />
  );
  return (
    <section className={classes('section btm-fight', isNaming && 'btm-fight--preview')} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {t('table.btm.fight', { hex: target })}
      </h2>
      {settled ? (
        <div className="flex wrap btm-fight__columns">
          <div>
            <p className="btm-fight__result">{t('table.btm.fight.over', { ...settled, hex: target })}</p>
            {isDieAbove ? null : <DieLine scene={scene} reading={shown} />}
          </div>
          <CrtTable facts={facts} column={settled.column} other={null} die={die} isHero={isHero} />
        </div>
      ) : (
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
      )}
      {sums && !settled ? (
        <>
          <ColumnCells {...steps} />
          {die === null ? (
            <>
              {sums.results.length > 0 ? <Faces results={same('results', sums.results)} /> : null}
              <div className="flex wrap btm-fight__chances">
                <Success chances={same('for-decider', sums.forDecider)} attacker={side} facts={facts} view={view} />
                <Chances chances={chances} column={sums.column} />
              </div>
            </>
          ) : (
            <>
              {isDieAbove ? null : <DieLine scene={scene} reading={shown} />}
              {table}
            </>
          )}
        </>
      ) : null}
      {stage === 'rolled' ? (
        <TellList told={listToCome(scene, shown, allMoves)} />
      ) : (
        <Notes sums={sums} cost={same('cost', listToCome(scene, shown, allMoves))} />
      )}
      {sums && !settled ? (
        <details className="fold btm-fight__more">
          <summary>{t('table.btm.fight.more')}</summary>
          <p className="line wrap gap-8 btm-fight__cap">
            <RuleChip rule="11.3.1" /> <RuleChip rule="11.3.2" /> <RuleChip rule={SHIFT_RULE} />
          </p>
          <Shifts {...steps} />
          {die === null ? table : null}
        </details>
      ) : null}
    </section>
  );
});
Fight.displayName = 'Fight';

/** The die that lies there, in words. */
function DieLine({
  scene: { i18n },
  reading: { die, result },
}: {
  readonly scene: BtmWords;
  readonly reading: CombatReading;
}) {
  return (
    <p className="btm-fight__note flex baseline gap-8 with-rule">
      <span>{i18n.t('table.btm.fight.die', { die: die ?? 0, result: result ?? '-' })}</span> <RuleChip rule="11.3.6" />
    </p>
  );
}

function TellList({ told }: { readonly told: readonly Told[] }) {
  if (told.length === 0) return null;
  return (
    <ul className="effects btm-fight__told">
      {told.map(({ text, rule }) => (
        <li key={text} className="flex baseline gap-8 with-rule">
          <span>{text}</span> <RuleChip rule={rule} />
        </li>
      ))}
    </ul>
  );
}

interface AfterProps {
  readonly scene: BtmWords;
  readonly over: Over;
  readonly followed: readonly Told[];
}

/** A combat just over: what it came to, and on demand how. */
function AfterCombat({ scene, over, followed }: AfterProps) {
  const { facts, i18n } = scene;
  const { t } = i18n;
  const id = useId();
  const { attack, defence, odds, column, shifts } = over.reckoning;
  const words = { hex: over.target, attack, defence, odds, column };
  return (
    <section className="section btm-fight" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {t('table.btm.fight', { hex: over.target })}
      </h2>
      <p className="btm-fight__result flex baseline gap-8 with-rule">
        <span>{t(over.die === null ? 'table.btm.fight.over.failed' : 'table.btm.fight.over', words)}</span>{' '}
        <RuleChip rule={over.die === null ? '11.3.5' : '11.3.4'} />
      </p>
      <TellList told={followed} />
      <Fold title={t('table.btm.fight.more')}>
        <div className="flex wrap btm-fight__columns">
          <Reasons
            label={t('table.btm.fight.shifts')}
            rows={shifts.map((shift, at) => reasonRow(i18n, shift, at))}
            total={{ amount: t('table.btm.fight.ratio', { odds: column }), text: t('table.btm.fight.final') }}
          />
          <CrtTable
            facts={facts}
            column={over.die === null ? null : column}
            other={null}
            die={over.die}
            isHero={over.isHero}
          />
        </div>
      </Fold>
    </section>
  );
}
