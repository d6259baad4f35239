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
import { initialEvents } from './phases/setup-events.ts';
import * as turn from './phases/turn.ts';
import type { HrTypes } from './types.ts';

const resignation = [RESIGN];

/** The same question, which may also be answered by giving up the war (§5.2). */
function orResign<F extends Frame>(node: AskNode<HrTypes, F>): AskNode<HrTypes, F> {
  return {
    kind: 'ask',
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

export const nodes: Nodes<HrTypes> = {
  'setup/events': initialEvents,
  'turn/prepare': turn.prepare,
  'turn/action': orResign(turn.action),
  'turn/bonus-due': turn.bonusDue,
  'turn/bonus': orResign(turn.bonus),
  'turn/end': turn.end,
  'attack/after': bonuses.afterAttack,
  'attack/bonuses': bonuses.bonuses,
  'event/after': bonuses.afterEvent,
  'bonus/centre': orResign(bonuses.centre),
  'bonus/blitz': orResign(bonuses.blitz),
  'push/events': orResign(operations.pushEvents),
  'push/attacks': orResign(operations.pushAttacks),
  'push/bonus': orResign(operations.pushBonus),
  'push/over': operations.pushOver,
  'barbarossa/step': operations.barbarossaStep,
  'barbarossa/ask': orResign(operations.barbarossaAsk),
  'overlord/landing': orResign(operations.landing),
  'overlord/step': operations.overlordStep,
  'overlord/blitz': orResign(operations.overlordBlitz),
  'overlord/anvil': operations.anvil,
  'bagration/step': operations.bagrationStep,
  'bagration/ask': orResign(operations.bagrationAsk),
  'operation/over': operations.operationOver,
  'reorganise/discard': orResign(payments.reorganise),
  'pay/card': orResign(payments.payCard),
  'pay/lift': orResign(payments.payLift),
  'plan/reroll': orResign(payments.planReroll),
  'conflict/events': conflict.events,
  'conflict/name': orResign(conflict.name),
  'conflict/answer': conflict.answers,
  'conflict/outfox': orResign(conflict.outfox),
  'conflict/cards': conflict.cards,
  'conflict/card': orResign(conflict.card),
  'conflict/second': conflict.second,
  'conflict/roll': conflict.roll,
  'conflict/effects': conflict.effects,
  'conflict/effect': orResign(conflict.effect),
  'conflict/specials': conflict.specials,
  'conflict/pick': orResign(conflict.pick),
  'conflict/reroll': orResign(conflict.reroll),
  'conflict/judge': conflict.judgement,
  'conflict/counter': orResign(conflict.counter),
  'clean/step': clean.cleanUp,
  'clean/keep': orResign(clean.keep),
  'clean/nation': orResign(clean.nation),
  'event/choose': orResign(results.choose),
  'event/nation': orResign(results.eventNation),
  'event/drop': orResign(results.drop),
  control: control.control,
  'control/lift': orResign(control.lift),
  discard: orResign(cards.discard),
  dues: cards.dues,
  draw: cards.draw,
  refill: cards.refill,
  reshuffle: cards.reshuffle,
  'reshuffle/speer': orResign(cards.speer),
  'reshuffle/return': orResign(cards.returning),
  'reshuffle/build-up': orResign(cards.buildUp),
};
