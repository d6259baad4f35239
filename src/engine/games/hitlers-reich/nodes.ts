/** One node for each frame; resigning is possible at each question (I-11). */
import type { AskNode, Nodes } from '../../kernel/types.ts';
import type { Frame } from './frames.ts';
import { RESIGN } from './moves.ts';
import * as bonuses from './phases/bonuses.ts';
import * as cards from './phases/cards.ts';
import * as clean from './phases/clean-up.ts';
import * as conflict from './phases/conflict.ts';
import * as control from './phases/control.ts';
import * as results from './phases/event-results.ts';
import * as operations from './phases/operations.ts';
import * as payments from './phases/payments.ts';
import { initialEvents } from './phases/event-results.ts';
import * as turn from './phases/turn.ts';
import type { Tables } from './tables.ts';
import type { HrTypes } from './types.ts';

const resignation = [RESIGN];

/** Adds resignation to a question (§5.2). */
function orResign<F extends Frame>(node: AskNode<HrTypes, F>): AskNode<HrTypes, F> {
  return {
    ...node,
    ask(state, frame) {
      const { seat, ask, moves } = node.ask(state, frame);
      return { seat, ask, moves, concessions: resignation };
    },
    answer(ctx, frame, move) {
      if (move.type === 'resign') turn.resign(ctx, node.ask(ctx.s, frame).seat);
      else node.answer(ctx, frame, move);
    },
  };
}

export const makeNodes = (t: Tables): Nodes<HrTypes> => ({
  'setup/events': initialEvents(t),
  'turn/prepare': turn.prepare(t),
  'turn/action': orResign(turn.chooseAction(t)),
  'turn/bonus-due': turn.bonusDue(t),
  'turn/bonus': orResign(turn.chooseBonus(t)),
  'turn/end': turn.end(t),
  'attack/after': bonuses.afterAttack,
  'attack/bonuses': bonuses.offerBonuses(t),
  'event/after': bonuses.afterEvent,
  'bonus/centre': orResign(bonuses.chooseCentreEvent(t)),
  'bonus/blitz': orResign(bonuses.chooseBlitz(t)),
  'push/events': orResign(operations.choosePushEvent(t)),
  'push/attacks': orResign(operations.choosePushAttack(t)),
  'push/bonus': orResign(operations.chooseLaterBonus(t)),
  'push/over': operations.pushOver,
  'barbarossa/step': operations.barbarossaStep(t),
  'barbarossa/ask': orResign(operations.chooseBarbarossaAttack(t)),
  'overlord/landing': orResign(operations.chooseLanding(t)),
  'overlord/step': operations.overlordStep(t),
  'overlord/blitz': orResign(operations.chooseOverlordBlitz(t)),
  'overlord/anvil': operations.anvil(t),
  'bagration/step': operations.bagrationStep(t),
  'bagration/ask': orResign(operations.chooseBagrationAttack(t)),
  'operation/over': operations.operationOver,
  'reorganise/discard': orResign(payments.discardAsMany),
  'pay/card': orResign(payments.payCard(t)),
  'pay/lift': orResign(payments.liftPiece(t)),
  'plan/reroll': orResign(payments.rerollPlan),
  'conflict/events': conflict.offerNaming(t),
  'conflict/name': orResign(conflict.nameEvents(t)),
  'conflict/answer': conflict.offerAnswers(t),
  'conflict/outfox': orResign(conflict.cancelEvent(t)),
  'conflict/cards': conflict.layCards(t),
  'conflict/card': orResign(conflict.chooseCard(t)),
  'conflict/second': conflict.turnUpSecondCards,
  'conflict/roll': conflict.rollDice(t),
  'conflict/effects': conflict.offerEffects(t),
  'conflict/effect': orResign(conflict.chooseEffect(t)),
  'conflict/specials': conflict.settleSpecials,
  'conflict/pick': orResign(conflict.chooseHit),
  'conflict/reroll': orResign(conflict.rerollDice),
  'conflict/judge': conflict.judgeConflict(t),
  'conflict/counter': orResign(conflict.chooseCounter),
  'clean/step': clean.cleanUp(t),
  'clean/keep': orResign(clean.holdReusable(t)),
  'clean/nation': orResign(clean.chooseZoneNation(t)),
  'event/choose': orResign(results.chooseTurncoatCountry(t)),
  'event/nation': orResign(results.chooseTurncoatNation(t)),
  'event/drop': orResign(results.dropEvent(t)),
  control: control.makeChanges(t),
  'control/lift': orResign(control.chooseMarker(t)),
  discard: orResign(cards.chooseDiscard),
  dues: cards.settleDues,
  draw: cards.drawCards,
  refill: cards.refillHands,
  reshuffle: cards.reshuffle(t),
  'reshuffle/speer': orResign(cards.chooseSpeer(t)),
  'reshuffle/return': orResign(cards.chooseReturning(t)),
  'reshuffle/build-up': orResign(cards.swapCards),
});
