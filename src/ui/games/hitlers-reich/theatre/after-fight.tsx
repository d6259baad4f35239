import { useMemo } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import type { PartProps } from '../../../table/game-table.ts';
import { otherSide, SIDES } from '../things.ts';
import type { HrWords } from '../things.ts';
import './after-fight.css';
import { tellStory } from './happened.ts';
import { readRecord } from './record.ts';
import type { FightRecord } from './record.ts';
import { SecondChance } from './second-chance.tsx';
import { FightStory } from './story.tsx';
import './theatre.css';
import { computeTotal } from './totals.ts';
import { usePast } from './use-past.ts';
import { listCardNotes, wordSum } from './words.ts';

/**
 * The conflict that the step shown has just ended, when its theatre is closed already: the totals and how they add up
 * (§7.7), those before a COUNTERATTACK, and the clean-up line by line (§7.8).
 */
export function AfterFight(props: PartProps<HrTypes>) {
  const { facts, view, events, stepNumber, isRolling = false } = props;
  const i18n = useT();
  const scene: HrWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const past = usePast(props.past, stepNumber);
  // A war that ends in the clean-up closes the theatre with the conflict still there.
  const isOver = view.conflict === null || view.result !== null;
  const isShown = isOver && !isRolling && events.some(({ type }) => type === 'judged');
  const target = view.conflict?.target ?? view.last?.target ?? null;
  const record = useMemo(() => (isShown ? readRecord(past, target) : null), [isShown, past, target]);
  const result = record?.results.at(-1);
  if (!record || !result) return null;
  const { fight, cleanUp } = tellStory(scene, record);
  const { t, line } = i18n;
  return (
    <section className="section after-fight" aria-labelledby="after-fight">
      <h2 id="after-fight" className="cap">
        {t('table.hr.fight.after')}
      </h2>
      <p className="after-fight__result with-rule">
        <span>{line(result.line)}</span> {result.line.rule === undefined ? null : <RuleChip rule={result.line.rule} />}
      </p>
      <Sums scene={scene} record={record} />
      {record.results.length > 1 ? <SecondChance scene={scene} record={record} /> : null}
      <details className="fold">
        <summary>{t('table.hr.fight.after.lines', { n: fight.length + cleanUp.length })}</summary>
        <FightStory scene={scene} record={record} />
      </details>
    </section>
  );
}

/** Both totals with the card and the dice they are made of. */
function Sums({ scene, record }: { readonly scene: HrWords; readonly record: FightRecord }) {
  const { t } = scene.i18n;
  const totals = { axis: computeTotal(scene, record, 'axis'), allies: computeTotal(scene, record, 'allies') };
  return (
    <dl className="after-fight__sums">
      {SIDES.map((side) => (
        <div key={side} className={`after-fight__side after-fight__side--${side}`}>
          <dt>{t(`table.hr.fight.name.${side}`)}</dt>
          <dd>
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
