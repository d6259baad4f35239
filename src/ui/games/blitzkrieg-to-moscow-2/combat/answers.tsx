import { memo } from 'react';
import Check from '@lucide/icons/icons/check';
import type { Side } from '../../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { CombatReading } from '../../../../engine/games/blitzkrieg-to-moscow-2/queries/types.ts';
import type { I18n } from '../../../../i18n/use-t.tsx';
import { classes } from '../../../parts/classes.ts';
import { drawIcon } from '../../../parts/icon.tsx';
import { otherSide, type BtmScene, type BtmWords } from '../lookup.ts';

/** The answers before the die, in order (§11.3.2, §11.3.4): the defence, then a card of each side. */

type Step = 'open' | 'now' | 'given' | 'none';

interface Answer {
  readonly id: 'defence' | 'attack-card' | 'defence-card';
  readonly title: string;
  readonly text: string;
  readonly step: Step;
}

interface AnswersProps {
  readonly scene: BtmWords;
  readonly shown: CombatReading;
}

const ASKED_AT = {
  'combat/defence': 'defence',
  'combat/attack-card': 'attack-card',
  'combat/defence-card': 'defence-card',
} as const;
const isAsking = (at: string): at is keyof typeof ASKED_AT => at in ASKED_AT;

function askedNow({ view: { question } }: BtmScene): Answer['id'] | null {
  const at = question?.at ?? '';
  return isAsking(at) ? ASKED_AT[at] : null;
}

function wordDefence({ t }: I18n, { defenders, stage }: CombatReading): Pick<Answer, 'text' | 'step'> {
  const having = defenders.filter(({ as }) => as === 'active' || as === 'passive' || as === 'undecided');
  if (having.length === 0) return { text: t('table.btm.answer.no-choice'), step: 'none' };
  const passive = having.filter(({ as }) => as === 'passive').length;
  if (stage === 'naming' || having.some(({ as }) => as === 'undecided'))
    return { text: t('table.btm.answer.open'), step: 'open' };
  if (passive === 0) return { text: t('table.btm.defence.all.active'), step: 'given' };
  if (passive === having.length) return { text: t('table.btm.defence.all.passive'), step: 'given' };
  return { text: t('table.btm.defence.some', { n: passive }), step: 'given' };
}

function wordCard(
  { facts, view, i18n }: BtmWords,
  { sums }: CombatReading,
  side: Side,
  as: 'attackCard' | 'defenceCard',
): Pick<Answer, 'text' | 'step'> {
  const played = view.combat?.[as] ?? null;
  // A card that can still be cancelled is on the table, but not in the combat yet.
  const pending = facts.cards[side].find(({ id }) => id === view.shiftPending);
  const card = played?.card ?? pending?.id;
  if (card !== undefined) {
    const key = played?.cancelled ? 'table.btm.answer.cancelled' : 'table.btm.name.card';
    return { text: i18n.t(key, { card }), step: 'given' };
  }
  const isOpen = sums?.toCome.some((one) => one.side === side) === true;
  return {
    text: i18n.t(isOpen ? 'table.btm.answer.open' : 'table.btm.answer.no-card'),
    step: isOpen ? 'open' : 'none',
  };
}

function listAnswers(scene: BtmWords, shown: CombatReading): readonly Answer[] {
  const { t } = scene.i18n;
  const [attacker, defender] = [shown.side, otherSide(shown.side)];
  const answers = [
    { id: 'defence', title: t('table.btm.answer.defence', { side: defender }), ...wordDefence(scene.i18n, shown) },
    {
      id: 'attack-card',
      title: t('table.btm.answer.card', { side: attacker }),
      ...wordCard(scene, shown, attacker, 'attackCard'),
    },
    {
      id: 'defence-card',
      title: t('table.btm.answer.card', { side: defender }),
      ...wordCard(scene, shown, defender, 'defenceCard'),
    },
  ] as const;
  const now = askedNow(scene);
  return answers.map((answer) => (answer.id === now ? { ...answer, step: 'now' } : answer));
}

/** Shows defence and both cards: answered, being asked, or still to come. */
export const Answers = memo(function Answers({ scene, shown }: AnswersProps) {
  const { t } = scene.i18n;
  return (
    <ol className="flex gap-4 btm-answers" aria-label={t('table.btm.answers')}>
      {listAnswers(scene, shown).map(({ id, title, text, step }) => (
        <li
          key={id}
          className={classes('soft face-lo anywhere flex-even min-0', `btm-answers__step--${step}`)}
          aria-current={step === 'now' ? 'step' : undefined}
        >
          <span className="t-caption muted">{title}</span>
          <b>
            {step === 'given' ? drawIcon(Check, 13) : null}{' '}
            <span>{step === 'now' ? t('table.btm.answer.now') : text}</span>
          </b>
        </li>
      ))}
    </ol>
  );
});
