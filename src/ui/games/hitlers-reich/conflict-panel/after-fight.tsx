import { useMemo, memo } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { Fold } from '../../../parts/fold.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import type { TellProps } from '../../../table/game-table.ts';
import { NothingAfter } from '../../../table/table-parts.tsx';
import { otherSide, SIDES, NATIONS, sideOf, type HrWords } from '../lookup.ts';
import './after-fight.css';
import { NO_DICE_PICKS } from './dice-picks.ts';
import { FightDice } from './dice-row.tsx';
import { readRecord, isOpening, isPassedOver, isResult, sideIn, type FightRecord } from './record.ts';
import { listSlots } from './slots.ts';
import { LogLine } from '../../../parts/log-line.tsx';
import './conflict-panel.css';
import { computeTotal } from './totals.ts';
import { listCardNotes, wordSum, emblemFor } from './conflict-words.ts';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { Line } from '../../../../engine/kernel/types.ts';

/** COUNTERATTACK: both totals before it, and after it once it is used. */
export const SecondChance = memo(function SecondChance({
  scene,
  record,
}: {
  readonly scene: HrWords;
  readonly record: FightRecord;
}) {
  const { t, line } = scene.i18n;
  const [before, after] = [record.results[0], record.results[1]];
  if (!before) return null;
  return (
    <section className="rule-above fight-second" aria-label={t('table.hr.fight.second')}>
      <h3 className="cap">{t('table.hr.fight.second')}</h3>
      <table aria-label={t('table.hr.fight.second')}>
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {t(`table.hr.fight.name.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[before, ...(after ? [after] : [])].map(({ totals, line: told }, at) => (
            <tr key={at}>
              <th scope="row">{t(at === 0 ? 'table.hr.fight.second.before' : 'table.hr.fight.second.after')}</th>
              {SIDES.map((side) => (
                <td key={side}>{totals[side]}</td>
              ))}
              <td className="visually-hidden">{line(told)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** The story of the conflict in order, then its clean-up (§7.8). */
interface Happened {
  readonly side: Side | null;
  readonly text: string;
  readonly rule: string | undefined;
}

interface Story {
  readonly fight: readonly Happened[];
  readonly cleanUp: readonly Happened[];
}

/** The side that acts in a line: a die is changed by the side that named the event, not by its owner. */
function actorOf(line: Line, lines: readonly Line[]): Side | null {
  if (line.key === 'hr.log.changed') {
    const named = SIDES.filter((side) =>
      lines.some(
        ({ key, params }) =>
          key === 'hr.log.named' && params?.['side'] === side && params['event'] === line.params?.['event'],
      ),
    );
    return named.length === 1 ? (named[0] ?? null) : null;
  }
  const nation = NATIONS.find((one) => one === line.params?.['nation']);
  return sideIn(line) ?? (nation === undefined ? null : sideOf(nation));
}

/** Hides the choice of a card that was shown later, and repeated results. */
function isTold(line: Line, at: number, lines: readonly Line[]): boolean {
  if (isOpening(line)) return false;
  if (line.key !== 'hr.log.chose-hidden') return !isPassedOver(lines, at);
  return !lines.some(
    (one, i) => i > at && one.key === 'hr.log.showed' && one.params?.['side'] === line.params?.['side'],
  );
}

export function tellStory({ i18n }: Pick<HrWords, 'i18n'>, record: FightRecord): Story {
  const { lines } = record;
  const told = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line, at }) => isTold(line, at, lines))
    .map(({ line, at }) => ({
      at,
      said: { side: actorOf(line, lines), text: i18n.line(line), rule: line.rule } satisfies Happened,
    }));
  const last = lines.findLastIndex(isResult);
  const isOver = last >= 0;
  return {
    fight: told.filter(({ at }) => !isOver || at <= last).map(({ said }) => said),
    cleanUp: told.filter(({ at }) => isOver && at > last).map(({ said }) => said),
  };
}

const READS = ['facts', 'view', 'events', 'past', 'isRolling'] as const;

/**
 * The last conflict after its panel has closed: the winner and how the totals add up (§7.7). Folded: each die with its
 * reason, the totals before a COUNTERATTACK, and the story with its clean-up (§7.8).
 */
export function AfterFight(props: Pick<TellProps<HrTypes>, (typeof READS)[number]>) {
  const { facts, view, events, past, isRolling = false } = props;
  const i18n = useT();
  const scene: HrWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  // A war that ends in the clean-up leaves the conflict in the view.
  const isOver = view.conflict === null || view.result !== null;
  const isShown = isOver && !isRolling && events.some(({ type }) => type === 'judged');
  const target = view.conflict?.target ?? view.last?.target ?? null;
  const record = useMemo(() => (isShown ? readRecord(past, target) : null), [isShown, past, target]);
  const result = record?.results.at(-1);
  if (!record || !result) return <NothingAfter />;
  const { t, line } = i18n;
  return (
    <section className="section after-fight" aria-labelledby="after-fight">
      <h2 id="after-fight" className="visually-hidden">
        {t('table.hr.fight.after')}
      </h2>
      <p className="mb-4 after-fight__result">
        <span>{line(result.line)}</span> {result.line.rule === undefined ? null : <RuleChip rule={result.line.rule} />}
      </p>
      <Sums scene={scene} record={record} />
      <Fold className="after-fight__more" title={t('table.hr.mall.details')}>
        <Dice scene={scene} record={record} />
        {record.results.length > 1 ? <SecondChance scene={scene} record={record} /> : null}
        <FightStory scene={scene} record={record} />
      </Fold>
    </section>
  );
}
AfterFight.reads = READS;

/** The events in order, then the clean-up. */
const FightStory = memo(function FightStory({
  scene,
  record,
}: {
  readonly scene: HrWords;
  readonly record: FightRecord;
}) {
  const { t } = scene.i18n;
  const { fight, cleanUp } = tellStory(scene, record);
  return (
    <>
      {fight.length > 0 ? <Lines scene={scene} title={t('table.hr.fight.story')} lines={fight} /> : null}
      {cleanUp.length > 0 ? <Lines scene={scene} title={t('table.hr.fight.clean-up')} lines={cleanUp} /> : null}
    </>
  );
});

interface LinesProps {
  readonly scene: HrWords;
  readonly title: string;
  readonly lines: readonly Happened[];
}

function Lines({ scene, title, lines }: LinesProps) {
  const { t } = scene.i18n;
  return (
    <section className="rule-above fight-story" aria-label={title}>
      <h3 className="cap">{title}</h3>
      <ol>
        {lines.map(({ side, text, rule }, at) => (
          <LogLine
            key={at}
            side={side === null ? null : emblemFor(side, null)}
            {...(side === null ? {} : { sideLabel: t(`table.hr.fight.name.${side}`) })}
            rule={rule}
            state={at === lines.length - 1 ? 'now' : 'plain'}
          >
            {text}
          </LogLine>
        ))}
      </ol>
    </section>
  );
}

interface TellingProps {
  readonly scene: HrWords;
  readonly record: FightRecord;
}

/** Both totals with the card and dice behind them. */
function Sums({ scene, record }: TellingProps) {
  const { t } = scene.i18n;
  const totals = { axis: computeTotal(scene, record, 'axis'), allies: computeTotal(scene, record, 'allies') };
  return (
    <dl className="grid gap-2">
      {SIDES.map((side) => (
        <div key={side} className={`grid baseline gap-8 after-fight__side after-fight__side--${side}`}>
          <dt>{t(`table.hr.fight.name.${side}`)}</dt>
          <dd className="flex baseline">
            <b>{totals[side].total}</b>
            <span>
              {[wordSum(scene, totals[side]), ...listCardNotes(scene, totals[side], totals[otherSide(side)])].join(
                ' · ',
              )}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The dice at the end, with reasons and changes (§7.4 to §7.6). */
function Dice({ scene, record }: TellingProps) {
  const { t } = scene.i18n;
  return (
    <div className="grid gap-10 after-fight__dice">
      {SIDES.map((side) => (
        <section key={side} aria-label={t('table.hr.fight.dice', { side })}>
          <h3 className="cap">{t('table.hr.fight.dice', { side })}</h3>
          <FightDice
            scene={scene}
            side={side}
            record={record}
            dice={listSlots(scene, record, side, [])}
            picks={NO_DICE_PICKS}
            isRolling={false}
          />
        </section>
      ))}
    </div>
  );
}
