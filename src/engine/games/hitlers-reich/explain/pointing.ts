/** Why a card, an event or a button cannot be chosen now. */
import type { Reason } from '../../../kernel/types.ts';
import { listOne } from '../../../kits/pointing/why-not.ts';
import type { MoveField } from '../../../kits/notation/fields.ts';
import type { CardId, Title } from '../ids.ts';
import {
  attackOf,
  CARD,
  DICE,
  EVENT,
  isAttack,
  isFight,
  isPiece,
  make,
  nameOne,
  namesOnly,
  NATION,
  SPACE,
  type AttackKind,
  type Beginning,
  type Move,
} from '../moves.ts';
import { explainOverlord } from '../rules/actions.ts';
import { missingRefusal } from '../rules/attack.ts';
import { explainOperationKind } from './attacks.ts';
import type { Button, Picks } from './picks.ts';
import type { Question } from './question.ts';
import { fromRule, halfChosen, no, notInHand } from '../rules/reason.ts';
import { explainSpace } from './spaces.ts';
import { BEGUN } from '../verbs/actions.ts';
import { explainGive, explainTake } from '../verbs/cards.ts';
import { explainNoEffect } from '../verbs/conflict.ts';
import { accepts, explainKind, findTaken, takesAttacks, whyNot, wrongKind } from '../verbs/verbs.ts';

type Reasons = readonly Reason[];

/** Why the answer that names just this is refused; null where the question takes none of the kind. */
function explainNamed(question: Question, field: MoveField<unknown>, value: unknown): Reasons | null {
  const type = findTaken(question, field);
  return type === undefined ? null : whyNot(question, nameOne(type, value));
}

/** A conflict card, `card:G12`. */
export function explainCard(question: Question, { cards: [take] }: Picks, card: CardId): Reasons {
  const { frame, state, side } = question;
  if (frame.at === 'reshuffle/build-up')
    return listOne(take === undefined ? explainTake(question, card) : explainGive(question, frame, card));
  const named = explainNamed(question, CARD, card);
  if (named) return named;
  if (!state.hands[side].includes(card)) return [notInHand(card)];
  return [
    no('IL-02', '7.3', 'card-later', { card }),
    explainKind(question, make.card({ card })) ?? wrongKind(question),
  ];
}

/** An event, `card:enigma`; `fleet` and `fortress` are among the effects. */
export function explainTitle(question: Question, title: Title): Reasons {
  const { frame, state, side } = question;
  if (frame.at === 'conflict/effect' && state.conflict) {
    const isOpen = question.moves.some((move) => 'source' in move && move.source === title);
    return [isOpen ? halfChosen() : explainNoEffect(question.t, state.conflict, side, title)];
  }
  if (isPiece(title)) return [wrongKind(question)];
  return (
    explainNamed(question, EVENT, title) ?? [explainKind(question, make.event({ event: title })) ?? wrongKind(question)]
  );
}

export function explainButton(question: Question, picks: Picks, button: Button): Reasons {
  const [space] = picks.spaces;
  switch (button.is) {
    case 'move':
      return whyNot(question, button.move);
    case 'dice':
      return explainNamed(question, DICE, button.dice) ?? whyNot(question, make.reroll({ dice: button.dice }));
    case 'effect':
      return explainEffectButton(question, picks, button);
    case 'nation':
      return explainNation(question, picks, button.nation);
    case 'begin':
      return explainBegun(question, picks, button.verb);
    case 'attack':
      // A space that was picked for another action or attack may be no origin.
      return space !== undefined && picks.button === null && takesAttacks(question)
        ? explainSpace(question, { ...picks, spaces: [], button }, space)
        : explainBeginAttack(question, button.kind);
  }
}

/** A button that comes before what its verb names; that may have been pointed at already. */
function explainBegun(question: Question, { spaces, cards }: Picks, verb: Beginning): Reasons {
  const [named] = namesOnly(verb, SPACE) ? spaces : cards;
  return explainBegin(question, nameOne(verb, named ?? ''), named !== undefined, BEGUN[verb].nothing);
}

/** A button that begins an action of which nothing is possible. */
function explainBegin(
  question: Question,
  move: Move,
  isWhole: boolean,
  [code, why]: readonly [code: string, why: string],
): Reasons {
  const kind = explainKind(question, move);
  if (kind) return [kind];
  if (isWhole) return whyNot(question, move);
  // Attacks of another kind are no answer to this button.
  if (!isAttack(move) && question.moves.some(({ type }) => type === move.type)) return [halfChosen()];
  // The first question of 1944 takes nothing but Overlord.
  const { t, frame, state, side } = question;
  if (frame.at === 'turn/action' && explainOverlord(t, state, side) === null)
    return [no('IL-02', '10.3.4', 'must-overlord')];
  if (state.hands[side].length > 0) return [no(code, '6', why)];
  return [isFight(move) ? no('IL-30', '7.3', 'no-card-to-fight') : no('IL-30', '6', 'no-card')];
}

const NO_ATTACK: Readonly<Record<AttackKind, readonly [code: string, why: string]>> = {
  land: ['IL-10', 'no-land-attack'],
  paratroop: ['IL-13', 'no-flight'],
  amphibious: ['IL-14', 'no-landing'],
  sea: ['IL-11', 'no-sea-attack'],
};

function explainBeginAttack(question: Question, kind: AttackKind): Reasons {
  const { state, side } = question;
  const any = attackOf(kind, null, '');
  const barred = explainKind(question, any);
  if (barred) return [barred];
  if (question.moves.some((move) => isAttack(move) && move.kind === kind)) return [halfChosen()];
  const foreign = explainOperationKind(question, any);
  if (foreign) return [foreign];
  const missing = missingRefusal(question.t, state, side, kind);
  if (missing) return [fromRule(missing)];
  return explainBegin(question, any, false, NO_ATTACK[kind]);
}

/** `western`, `soviet`: a whole answer, or the nation of a sea attack. */
function explainNation(question: Question, { button, spaces }: Picks, nation: 'western' | 'soviet'): Reasons {
  const named = explainNamed(question, NATION, nation);
  if (named) return named;
  if (!takesAttacks(question)) return [wrongKind(question)];
  const [zone] = spaces;
  if (button?.is === 'attack' && button.kind === 'sea' && zone !== undefined)
    return whyNot(question, attackOf('sea', null, zone, nation));
  return [no('IL-19', 'R-12', question.side === 'axis' ? 'nation-axis' : 'nation-later')];
}

/** Dice of an effect, which must be picked first. */
function explainEffectButton(
  question: Question,
  { cards: [source] }: Picks,
  { own, dice }: { readonly own: boolean; readonly dice: readonly number[] },
): Reasons {
  const move = make.effect({ source: source ?? 'fleet', own, dice });
  return source === undefined && accepts(question, move.type)
    ? [no('IL-36', '7.5', 'effect-first')]
    : whyNot(question, move);
}
