/** Why a very move of the right kind is refused; ids are checked before. Asks the same rules as the list of moves. */
import type { Reason } from '../../../kernel/types.ts';
import { otherSide } from '../ids.ts';
import type { Move } from '../moves.ts';
import { notation } from '../notation.ts';
import { cardOf } from '../cards.ts';
import {
  explainBarbarossa,
  explainFleet,
  explainFortify,
  explainOverlord,
  explainPlan,
  explainPush,
  explainReorganise,
  mustOverlord,
} from '../rules/actions.ts';
import type { NameRefusal } from '../rules/events.ts';
import { explainAttackNow } from './attacks.ts';
import { explainBlitz } from './blitz.ts';
import { explainChoice, explainDiscard, explainGive, explainHit, explainTake } from './cards.ts';
import { explainDice, explainEffect } from './dice.ts';
import { explainCancel, explainDrop, explainKeep, explainPlay, explainReturn, explainTry } from './events.ts';
import { explainIds } from './ids.ts';
import { explainKind, explainNoBonus, wrongKind } from './kinds.ts';
import { explainLiftMarker, explainLiftPiece, explainTurncoat } from './pieces.ts';
import type { Question } from './question.ts';
import { fromRule, no } from './reason.ts';

/** Why the move is not on the list; it must not be. */
export const explainMove = (question: Question, move: Move): Reason =>
  explainKind(question, move) ?? explainIds(move) ?? explainInStep(question, move) ?? wrongKind(question);

/** The reason of a move that may also be a legal one: none then. */
export const whyNot = (question: Question, move: Move): readonly Reason[] =>
  question.texts.has(notation(move)) ? [] : [explainMove(question, move)];

function explainInStep(question: Question, move: Move): Reason | null {
  const { state, frame, side } = question;
  // §10.3.4
  const isBound = frame.at === 'turn/action' && move.type !== 'overlord' && mustOverlord(state, side);
  if (isBound && explainOverlord(state, side) === null) return no('IL-02', '10.3.4', 'must-overlord');
  switch (move.type) {
    case 'event':
      return explainTry(question, move.event);
    case 'attack':
      return explainAttackNow(question, move);
    case 'blitz':
      return 'origin' in frame ? explainBlitz(question, frame.origin, move.target) : null;
    case 'decline':
    case 'done':
      return explainStop(question);
    case 'bonus':
      return explainNoBonus(question);
    case 'pass':
      return no('IL-04', 'R-11', 'pass');
    case 'lift':
    case 'choose':
      return explainSpaceMove(question, move);
    case 'reroll':
    case 'counter':
      return explainRollAgain(question, move.dice);
    case 'reorganise':
    case 'fortify':
    case 'fleet':
    case 'plan':
    case 'push':
    case 'barbarossa':
    case 'overlord':
      return explainAction(question, move);
    default:
      return explainInConflict(question, move) ?? explainCardMove(question, move);
  }
}

type Action = Extract<
  Move,
  { readonly type: 'reorganise' | 'fortify' | 'fleet' | 'plan' | 'push' | 'barbarossa' | 'overlord' }
>;

function explainAction({ state, side }: Question, move: Action): Reason | null {
  const said = (found: NameRefusal | null, params = {}): Reason | null => found && fromRule(found, params);
  switch (move.type) {
    case 'reorganise':
      return explainOption(
        said(explainReorganise(state, side, move.option), { side: otherSide(side) }),
        state.handSize[side],
      );
    case 'fortify':
      return said(explainFortify(state, side, move.area), { space: move.area });
    case 'fleet':
      return said(explainFleet(state, side, move.zone), { space: move.zone });
    case 'plan':
      return said(explainPlan(state, side));
    case 'push':
      return (
        said(explainPush(state, side)) ?? no('IL-26', '6.6', move.of === 'events' ? 'push-no-event' : 'push-no-attack')
      );
    case 'barbarossa':
      return said(explainBarbarossa(state, side));
    case 'overlord': {
      const found = explainOverlord(state, side);
      const isUsed = found?.why === 'used';
      return said(isUsed ? { ...found, why: 'overlord-used' } : found, { event: 'higgins-boats' });
    }
  }
}

/** IL-21 says it twice: too few cards, or a hand size of 1, which cannot pay. */
const explainOption = (found: Reason | null, handSize: number): Reason | null =>
  found?.code === 'IL-21' && handSize <= 1 ? no('IL-21', '6.1', 'last-hand-size') : found;

/** A step or an operation that cannot end yet. */
function explainStop({ state, frame }: Question): Reason | null {
  switch (frame.at) {
    case 'reorganise/discard':
      return no('IL-20', '6.1', 'discard-least', { n: frame.least - frame.made });
    case 'conflict/name':
      return no('IL-22', 'R-86', 'must-waive', { event: 'guderian' });
    case 'push/events':
      return no('IL-02', '6.6.2', 'push-one-event');
    case 'push/attacks':
      return no('IL-02', '6.6.3', 'push-one-attack');
    case 'barbarossa/ask':
    case 'bagration/ask':
      return state.rulings['operation-attacks'] === 'all'
        ? no('IL-02', 'R-37', 'all-attacks')
        : no('IL-02', 'R-37', 'one-attack');
    default:
      return null;
  }
}

function explainSpaceMove({ state, frame }: Question, { space }: { readonly space: string }): Reason | null {
  switch (frame.at) {
    case 'pay/lift':
      return explainLiftPiece(state, frame, space);
    case 'control/lift':
      return explainLiftMarker(state, frame, space);
    case 'event/choose':
      return explainTurncoat(state, frame, space);
    default:
      return null;
  }
}

function explainRollAgain({ state, frame }: Question, dice: readonly number[]): Reason | null {
  switch (frame.at) {
    case 'plan/reroll':
      return explainDice(dice, { count: frame.dice.length, most: cardOf(frame.card).rerolls, rule: '6.3.2' });
    case 'conflict/reroll': {
      const { side, most, free } = frame;
      const count = state.conflict?.dice[side].length ?? 0;
      return explainDice(dice, { count, most, free, rule: '7.6' });
    }
    case 'conflict/counter': {
      const count = state.conflict?.dice[frame.side].length ?? 0;
      return explainDice(dice, { count, most: count, rule: 'R-94' });
    }
    default:
      return null;
  }
}

function explainInConflict(question: Question, move: Move): Reason | null {
  const { state, frame } = question;
  const { conflict } = state;
  if (!conflict) return null;
  switch (move.type) {
    case 'play':
      return explainPlay(question, conflict, move.event);
    case 'cancel':
      return explainCancel(question, conflict, move.event);
    case 'card':
      return explainChoice(question, conflict, move.card);
    case 'effect':
      return explainEffect(question, conflict, move);
    case 'block':
    case 'sabotage':
      return frame.at === 'conflict/pick' ? explainHit(frame, conflict, move.card) : null;
    default:
      return null;
  }
}

function explainCardMove(question: Question, move: Move): Reason | null {
  const { state, frame } = question;
  switch (move.type) {
    case 'discard':
      return explainDiscard(question, move.card);
    case 'drop':
      return explainDrop(question, move.event);
    case 'keep':
      return frame.at === 'clean/keep' ? explainKeep(frame, move.event) : null;
    case 'return':
      return frame.at === 'reshuffle/return' ? explainReturn(state, frame, move.event) : null;
    case 'swap':
      return frame.at === 'reshuffle/build-up'
        ? (explainTake(question, move.take) ?? explainGive(question, frame, move.give))
        : null;
    default:
      return null;
  }
}
