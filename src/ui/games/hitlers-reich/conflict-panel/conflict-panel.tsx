import { useEffect, useMemo, useRef } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import type { PartProps } from '../../../table/game-table.ts';
import { usePreviews } from '../../../table/use-previews.ts';
import type { Previews } from '../../../table/use-previews.ts';
import { otherSide, SIDES } from '../lookup.ts';
import { withoutLike } from '../moves.ts';
import type { HrMove, HrWords } from '../lookup.ts';
import { Chances } from './chances.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { readRecord } from './record.ts';
import { SecondChance } from './second-chance.tsx';
import { SideRow } from './side-row.tsx';
import { listSlots } from './slots.ts';
import { StepRow } from './step-row.tsx';
import { stepOf } from './steps.ts';
import { FightStory } from './story.tsx';
import './conflict-panel.css';
import { computeTotal, facesOf } from './totals.ts';
import type { Total } from './totals.ts';
import { useDicePicks } from './use-dice-picks.ts';
import { isSabotageDue, wordAim, wordAtStake, wordKind } from './words.ts';

/** While a conflict runs, its clean-up included, and while dice for a Big Push lie there; after the war the map has its room back. */
export const isConflictPanelOpen = ({ conflict, question, result }: HrView): boolean =>
  result === null && (conflict !== null || question?.at === 'plan/reroll');

/** A conflict played out: who fights for what, both sides with card, events, dice and total, the chances, the story. */
export function ConflictPanel(props: PartProps<HrTypes>) {
  const { facts, view, seat, picked, chosen, moves, allMoves, stepNumber, past, preview, onPick, onWhy, onInspect } =
    props;
  const isRolling = props.isRolling ?? false;
  const i18n = useT();
  const scene: HrWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const { conflict, question } = view;
  const record = useMemo(() => (conflict ? readRecord(past, conflict.target) : null), [past, conflict]);
  const distinct = useMemo(
    () => (seat === null ? NO_MOVES : withoutLike({ facts, view }, allMoves)),
    [seat, facts, view, allMoves],
  );
  const foretold = usePreviews(distinct, preview);

  const plan = question?.at === 'plan/reroll' ? question : null;
  const faces = useMemo(
    () => ({
      axis: plan?.side === 'axis' ? plan.dice : facesOf(conflict, record, 'axis'),
      allies: plan?.side === 'allies' ? plan.dice : facesOf(conflict, record, 'allies'),
    }),
    [plan, conflict, record],
  );
  const picks = useDicePicks({ seat, moves: allMoves, picked, stepNumber, onPick, onWhy });

  // Where the conflict panel is a strip above the choices, the dice that are asked about come into sight by themselves.
  const sheet = useRef<HTMLElement>(null);
  const asked = SIDES.filter((side) => faces[side].some((_, at) => picks.isOpen(side, at + 1))).join();
  useEffect(() => {
    if (asked !== '') findAsked(sheet.current)?.scrollIntoView?.({ block: 'nearest' });
  }, [asked, stepNumber]);

  if (plan) return <PlanSheet scene={scene} question={plan} picks={picks} isRolling={isRolling} />;
  if (!conflict) return null;

  const foretelling = (chosen && foretold.get(chosen)) ?? lastWith(allMoves, foretold);
  const coming = foretelling?.modifiers ?? [];
  const totals = { axis: computeTotal(scene, record, 'axis'), allies: computeTotal(scene, record, 'allies') };
  const step = stepOf(view);
  const openCards = new Set<TargetRef>(
    seat === null
      ? []
      : moves.flatMap((move) => (move.type === 'block' || move.type === 'sabotage' ? [cardRef(move.card)] : [])),
  );
  const showsSecond = record !== null && (step === 'counter' || record.results.length > 1);
  return (
    <section ref={sheet} className="col paper fight" aria-labelledby="fight-title" data-fight={step ?? 'over'}>
      <header className="grid gap-2 fight-head">
        <p className="cap">{wordKind(scene, conflict)}</p>
        <h2 id="fight-title">{wordAim(scene, conflict)}</h2>
      </header>
      <p className="small fight-stakes">
        <b>{i18n.t('table.hr.fight.stakes')}</b> {wordAtStake(scene, conflict)}
      </p>
      <StepRow view={view} isChoosing={seat !== null} />
      {SIDES.map((side) => (
        <SideRow
          key={side}
          scene={scene}
          conflict={conflict}
          side={side}
          record={record}
          total={totals[side]}
          enemy={totals[otherSide(side)]}
          dice={listSlots(scene, record, side, coming)}
          picks={picks}
          isRolling={isRolling}
          targets={openCards}
          picked={picked}
          onPick={onPick}
          onInspect={onInspect}
        />
      ))}
      <Gap scene={scene} totals={totals} />
      {showsSecond ? <SecondChance scene={scene} record={record} /> : null}
      {seat === null ? null : (
        <Chances
          scene={scene}
          moves={distinct}
          chosen={chosen}
          faces={{ own: faces[seat], enemy: faces[otherSide(seat)] }}
          foretold={foretold}
        />
      )}
      {record ? <FightStory scene={scene} record={record} /> : null}
    </section>
  );
}

const findAsked = (sheet: HTMLElement | null) => sheet?.querySelector('.fight-die--open')?.closest('.fight-side');

const NO_MOVES: readonly HrMove[] = [];

/** What ending the step would lead to, or any answer: the dice as they stand now. */
function lastWith(moves: readonly HrMove[], foretold: Previews<HrMove>) {
  const end = moves.find(({ type }) => type === 'done');
  return (end && foretold.get(end)) ?? moves.map((move) => foretold.get(move)).find(Boolean) ?? null;
}

interface GapProps {
  readonly scene: HrWords;
  readonly totals: Readonly<Record<Side, Total>>;
}

/** How far the sides are apart while dice may still change. */
function Gap({ scene, totals }: GapProps) {
  const { view, i18n } = scene;
  const [axis, allies] = [totals.axis.total, totals.allies.total];
  if (axis === null || allies === null || view.conflict?.winner !== null) return null;
  const { t } = i18n;
  const side = axis < allies ? 'axis' : 'allies';
  const isDue = SIDES.some((one) => isSabotageDue(scene, totals[one], totals[otherSide(one)]));
  return (
    <p className="t-ui rule-above fight-gap">
      {axis === allies
        ? t('table.hr.fight.gap.level', { total: axis })
        : t('table.hr.fight.gap', { axis, allies, side, n: Math.abs(axis - allies) })}{' '}
      {isDue ? t('table.hr.fight.gap.sabotage') : null}
    </p>
  );
}
