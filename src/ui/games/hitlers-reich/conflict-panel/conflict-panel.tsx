import { memo, useEffect, useMemo, useRef } from 'react';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import type { Modifier, TargetRef } from '../../../../engine/kernel/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { useSame } from '../../../parts/use-same.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { bringIntoSight } from '../../../table/into-sight.ts';
import { otherSide, SIDES } from '../lookup.ts';
import { withoutLike } from '../moves.ts';
import { rowOf } from '../verbs.ts';
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

/**
 * A conflict played out: who fights for what, both sides with card, events, dice and total, the chances, the story. A pick
 * draws of it what tells of the pick: the parts are given plain data that stays the same.
 */
export function ConflictPanel(props: PartProps<HrTypes>) {
  const { facts, view, seat, picked, chosen, moves, allMoves, stepNumber, past, preview, onPick, onInspect } = props;
  const isRolling = props.isRolling ?? false;
  const i18n = useT();
  const same = useSame();
  const scene: HrWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const { conflict, question } = view;
  const record = useMemo(() => (conflict ? readRecord(past, conflict.target) : null), [past, conflict]);
  const totals = useMemo(
    () => ({ axis: computeTotal(scene, record, 'axis'), allies: computeTotal(scene, record, 'allies') }),
    [scene, record],
  );
  const distinct = useMemo(() => withoutLike({ facts, view }, allMoves), [facts, view, allMoves]);
  const faces = useMemo(() => {
    const of = (side: Side | null) => (side === null ? [] : facesOf(conflict, record, side));
    return { own: of(seat), enemy: of(seat && otherSide(seat)) };
  }, [conflict, record, seat]);
  const { onPress, ...picks } = useDicePicks(props);

  // Where the conflict panel is a strip above the choices, the dice that are asked about scroll into view automatically.
  const sheet = useRef<HTMLElement>(null);
  const asked = SIDES.filter((side) => picks[side].open.length > 0).join();
  useEffect(() => {
    if (asked === '') return;
    return bringIntoSight(() => findAsked(sheet.current));
  }, [asked, stepNumber]);

  if (question?.at === 'plan/reroll')
    return (
      <PlanSheet
        scene={scene}
        question={question}
        picks={picks[question.side]}
        isRolling={isRolling}
        onPress={onPress}
      />
    );
  if (!conflict) return null;

  const step = stepOf(view);
  const coming = seat === null ? [] : previewDice(chosen, allMoves, preview);
  const openCards = seat !== null && view.phase === 'conflict/pick' ? moves.flatMap(cardAsked) : [];
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
      {SIDES.map((side) => {
        const cards = totals[side].cards.map(({ card }) => cardRef(card));
        return (
          <SideRow
            key={side}
            scene={scene}
            conflict={conflict}
            side={side}
            record={record}
            total={totals[side]}
            enemy={totals[otherSide(side)]}
            open={same(
              `open-${side}`,
              cards.filter((card) => openCards.includes(card)),
            )}
            lit={same(
              `lit-${side}`,
              cards.filter((card) => picked.includes(card)),
            )}
            dice={same(`dice-${side}`, listSlots(scene, record, side, coming))}
            picks={picks[side]}
            isRolling={isRolling}
            onPick={onPick}
            onInspect={onInspect}
            onPressDie={onPress}
          />
        );
      })}
      <Gap scene={scene} totals={totals} />
      {showsSecond ? <SecondChance scene={scene} record={record} /> : null}
      {seat === null ? null : (
        <Chances scene={scene} moves={distinct} chosen={chosen} faces={faces} preview={preview} />
      )}
      {record ? <FightStory scene={scene} record={record} /> : null}
    </section>
  );
}

const findAsked = (sheet: HTMLElement | null) => sheet?.querySelector('.fight-die--open')?.closest('.fight-side');

/** The card on the table that a move points at (§7.6). */
const cardAsked = (move: HrMove): readonly TargetRef[] => ('card' in move ? [cardRef(move.card)] : []);

const endsFight = (move: HrMove): boolean => {
  const { isEnding, hasChances } = rowOf(move);
  return isEnding === true && hasChances === true;
};

/** The dice to come: under the chosen move, or as they stand now, by the end of the step or else by any answer. */
function previewDice(
  chosen: HrMove | null,
  moves: readonly HrMove[],
  preview: PartProps<HrTypes>['preview'],
): readonly Modifier[] {
  const move = chosen ?? moves.find(endsFight) ?? moves[0];
  // No chances are counted for it.
  return (move && preview(move, 0)?.modifiers) ?? [];
}

interface GapProps {
  readonly scene: HrWords;
  readonly totals: Readonly<Record<Side, Total>>;
}

/** How far the sides are apart while dice may still change. */
const Gap = memo(({ scene, totals }: GapProps) => {
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
});
Gap.displayName = 'Gap';
