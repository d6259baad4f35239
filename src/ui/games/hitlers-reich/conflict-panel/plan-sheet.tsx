import { useMemo } from 'react';
import type { OpenQuestion } from '../../../../engine/games/hitlers-reich/frames.ts';
import { Emblem } from '../../../parts/emblem.tsx';
import { RuleChip } from '../../../parts/rule-chip.tsx';
import { ScrollArea } from '../../../parts/scroll-area.tsx';
import { ConflictCard } from '../cards/conflict-card.tsx';
import { findCard } from '../lookup.ts';
import type { HrWords } from '../lookup.ts';
import type { DicePicks } from './dice-picks.ts';
import { FightDice } from './dice-row.tsx';
import { Sum } from './side-row.tsx';
import type { Slots } from './slots.ts';
import type { PressDie } from './use-dice-picks.ts';
import { emblemFor } from './words.ts';

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

/** An attempt at a Big Push: the card, its three dice, and the sum they must stay below (§6.3.2, R-48). */
export function PlanSheet({ scene, question, picks, isRolling, onPress }: PlanSheetProps) {
  const { t } = scene.i18n;
  const { side, card: id, dice } = question;
  const card = findCard(scene.facts, id);
  const sum = dice.reduce((all, face) => all + face, 0);
  const slots = useMemo(() => slotsOf(dice), [dice]);
  if (!card) return null;
  return (
    <div className="fight" data-fight="plan">
      <header className="fight-head">
        <div className="min-0">
          <p className="cap">{t('table.hr.roll.plan')}</p>
          <h2>{t('table.hr.name.card', { card: id })}</h2>
          <p className="small fight-stakes flex baseline gap-8 with-rule">
            <span>{t('table.hr.fight.plan.needs', { below: card.value })}</span> <RuleChip rule="6.3.2" />
          </p>
        </div>
      </header>
      <ScrollArea className="min-0 paper fight-rows" label={t('table.hr.fight.rows')}>
        <section className={`grid rule-above fight-side side-${side}`} aria-label={t('table.hr.fight.side', { side })}>
          <div className="line fight-side__who">
            <Emblem of={emblemFor(side, null)} size="m" />
            <p className="fight-side__name">
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
          <div className="fight-side__total">
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
