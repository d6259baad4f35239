import { useEffect, useMemo, useRef } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../../../engine/games/hitlers-reich/view.ts';
import type { Modifier, TargetRef } from '../../../../engine/kernel/types.ts';
import { cardRef } from '../../../../engine/kits/pointing/targets.ts';
import { useT } from '../../../../i18n/use-t.tsx';
import { useSame } from '../../../parts/use-same.ts';
import type { PartProps } from '../../../table/game-table.ts';
import { bringIntoSight } from '../../../table/into-sight.ts';
import { SIDES, findCard, type HrMove, type HrWords } from '../lookup.ts';
import { endsFight } from './chances.tsx';
import { FightSheet } from './fight-sheet.tsx';
import type { OpenQuestion } from '../../../../engine/games/hitlers-reich/frames.ts';
import { drawMark } from '../../../parts/emblem.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { ScrollArea } from '../../../parts/scroll-area.tsx';
import { ConflictCard } from '../cards/conflict-card.tsx';
import { type DicePicks, type PressDie, useDicePicks } from './dice-picks.ts';
import { FightDice } from './dice-row.tsx';
import { Sum } from './side-row.tsx';
import { type Slots, listSlots } from './slots.ts';
import { emblemFor } from './conflict-words.ts';
import { readRecord } from './record.ts';
import { SecondChance } from './after-fight.tsx';
import { stepOf } from './steps.ts';
import { computeTotal, withTurned } from './totals.ts';
import { listThrown, listTurned } from '../roll.ts';
import type { Side } from '../../../../engine/games/hitlers-reich/ids.ts';

/**
 * True during a conflict with its clean-up, and while dice for a Big Push are shown; false after the war, which gives
 * the map its room back.
 */
export const isConflictPanelOpen = ({ conflict, question, result }: HrView): boolean =>
  result === null && (conflict !== null || question?.at === 'plan/reroll');

export const fightIn = ({ conflict }: HrView): string | null =>
  conflict && `${conflict.origin ?? ''}>${conflict.target}`;

/**
 * The theatre of a conflict: the fighters and the stakes over a corner of the map, below it the steps and both sides
 * with card, events, dice and total. Its parts get plain, stable data, so that a pick renders only what it changes.
 */
export function ConflictPanel(props: PartProps<HrTypes>) {
  const { facts, view, seat, picked, chosen, moves, allMoves, stepNumber, past, preview, onPick, onInspect } = props;
  const { sealed = null } = props;
  const isRolling = props.isRolling ?? false;
  const i18n = useT();
  const same = useSame();
  const scene: HrWords = useMemo(() => ({ facts, view, i18n }), [facts, view, i18n]);
  const { conflict, question } = view;
  const record = useMemo(() => (conflict ? readRecord(past, conflict.target) : null), [past, conflict]);
  const { rolling = null } = props;
  const turned = useMemo(() => listTurned(rolling ?? []), [rolling]);
  const thrown = useMemo(() => listThrown(rolling ?? []), [rolling]);
  const totals = useMemo(() => {
    const totalOf = (side: Side) => withTurned(scene, computeTotal(scene, record, side), side, turned);
    return { axis: totalOf('axis'), allies: totalOf('allies') };
  }, [scene, record, turned]);
  const { onPress, ...picks } = useDicePicks(props);

  // If the panel is a strip above the choices, the dice in question scroll into view.
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
  const coming = turned.length > 0 ? thrown : seat === null ? [] : previewDice(chosen, allMoves, preview);
  const openCards = seat !== null && view.phase === 'conflict/pick' ? moves.flatMap(cardAsked) : [];
  const showsSecond = record !== null && (step === 'counter' || record.results.length > 1);
  return (
    <FightSheet
      ref={sheet}
      scene={scene}
      conflict={conflict}
      record={record}
      totals={totals}
      step={step ?? 'over'}
      ofSide={(side) => {
        const cards = totals[side].cards.map(({ card }) => cardRef(card));
        return {
          open: same(
            `open-${side}`,
            cards.filter((card) => openCards.includes(card)),
          ),
          lit: same(
            `lit-${side}`,
            cards.filter((card) => picked.includes(card)),
          ),
          dice: same(`dice-${side}`, listSlots(scene, record, side, coming)),
          picks: picks[side],
          isAhead: sealed === side,
          isTurning: turned.some((one) => one.side === side),
        };
      }}
      isRolling={isRolling}
      hasTurned={turned.length > 0}
      onPick={onPick}
      onInspect={onInspect}
      onPressDie={onPress}
    >
      {showsSecond ? <SecondChance scene={scene} record={record} /> : null}
    </FightSheet>
  );
}

type PlanQuestion = Extract<OpenQuestion, { readonly at: 'plan/reroll' }>;

interface PlanSheetProps {
  readonly scene: HrWords;
  readonly question: PlanQuestion;
  readonly picks: DicePicks;
  readonly isRolling: boolean;
  readonly onPress: PressDie;
}

const slotsOf = (dice: readonly number[]): Slots => ({
  slots: dice.map((face, at) => ({ place: at + 1, kind: 'rolled', face, why: null, changes: [] })),
  surplus: [],
  isUnknown: false,
});

/** An attempt at a Big Push: the card, its three dice, and the sum that they must stay below (§6.3.2, R-48). */
function PlanSheet({ scene, question, picks, isRolling, onPress }: PlanSheetProps) {
  const { t } = scene.i18n;
  const { side, card: id, dice } = question;
  const card = findCard(scene.facts, id);
  const sum = dice.reduce((all, face) => all + face, 0);
  const slots = useMemo(() => slotsOf(dice), [dice]);
  if (!card) return null;
  return (
    <div className="grid full-height fight" data-fight="plan">
      <header className="flex gap-14 face-hi raised fight-head">
        <div className="min-0">
          <p className="cap">{t('table.hr.roll.plan')}</p>
          <h2>{t('table.hr.name.card', { card: id })}</h2>
          <p className="small fight-stakes flex baseline gap-8 with-rule">
            <span>{t('table.hr.fight.plan.needs', { below: card.value })}</span> <RuleChip rule="6.3.2" />
          </p>
        </div>
      </header>
      <ScrollArea className="min-0 paper grid fight-rows" label={t('table.hr.fight.rows')}>
        <section
          className={`grid rule-above gap-4-20 fight-side side-${side}`}
          aria-label={t('table.hr.fight.side', { side })}
        >
          <div className="line gap-6-12 fight-side__who">
            {drawMark({ of: emblemFor(side, null), size: 'm' })}
            <p className="t-small rigid fight-side__name">
              <b>{t(`table.hr.fight.name.${side}`)}</b>
            </p>
          </div>
          <div className="flex fight-cards">
            <ConflictCard card={card} name={t('table.hr.name.card', { card: id })} />
          </div>
          <FightDice
            scene={scene}
            side={side}
            record={null}
            dice={slots}
            picks={picks}
            isRolling={isRolling}
            onPress={onPress}
          />
          <div className="at-end fight-side__total">
            <Sum sum={sum}>{t('table.hr.fight.plan.sum', { sum })}</Sum>
            <p className="t-tag muted fight-side__formula">
              {sum < card.value
                ? t('table.hr.fight.plan.below', { below: card.value })
                : t('table.hr.fight.plan.over', { below: card.value })}
            </p>
          </div>
        </section>
      </ScrollArea>
    </div>
  );
}

const findAsked = (sheet: HTMLElement | null) => sheet?.querySelector('.fight-die--open')?.closest('.fight-side');

/** The card on the table that a move targets (§7.6). */
const cardAsked = (move: HrMove): readonly TargetRef[] => ('card' in move ? [cardRef(move.card)] : []);

/** The dice to come with the chosen move, or else at the end of the step, or with any answer. */
function previewDice(
  chosen: HrMove | null,
  moves: readonly HrMove[],
  preview: PartProps<HrTypes>['preview'],
): readonly Modifier[] {
  const move = chosen ?? moves.find(endsFight) ?? moves[0];
  // A limit of 0 skips counting the chances.
  return (move && preview(move, 0)?.modifiers) ?? [];
}
