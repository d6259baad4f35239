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
import type { Tables } from './tables.ts';
import type { HrTypes } from './types.ts';

const resignation = [RESIGN];

/** The same question, which may also be answered by giving up the war (§5.2). */
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
  'turn/action': orResign(turn.action(t)),
  'turn/bonus-due': turn.bonusDue(t),
  'turn/bonus': orResign(turn.bonus(t)),
  'turn/end': turn.end(t),
  'attack/after': bonuses.afterAttack,
  'attack/bonuses': bonuses.bonuses(t),
  'event/after': bonuses.afterEvent,
  'bonus/centre': orResign(bonuses.centre(t)),
  'bonus/blitz': orResign(bonuses.blitz(t)),
  'push/events': orResign(operations.pushEvents(t)),
  'push/attacks': orResign(operations.pushAttacks(t)),
  'push/bonus': orResign(operations.pushBonus(t)),
  'push/over': operations.pushOver,
  'barbarossa/step': operations.barbarossaStep(t),
  'barbarossa/ask': orResign(operations.barbarossaAsk(t)),
  'overlord/landing': orResign(operations.landing(t)),
  'overlord/step': operations.overlordStep(t),
  'overlord/blitz': orResign(operations.overlordBlitz(t)),
  'overlord/anvil': operations.anvil(t),
  'bagration/step': operations.bagrationStep(t),
  'bagration/ask': orResign(operations.bagrationAsk(t)),
  'operation/over': operations.operationOver,
  'reorganise/discard': orResign(payments.reorganise),
  'pay/card': orResign(payments.payCard(t)),
  'pay/lift': orResign(payments.payLift(t)),
  'plan/reroll': orResign(payments.planReroll),
  'conflict/events': conflict.events(t),
  'conflict/name': orResign(conflict.name(t)),
  'conflict/answer': conflict.answers(t),
  'conflict/outfox': orResign(conflict.outfox(t)),
  'conflict/cards': conflict.cards(t),
  'conflict/card': orResign(conflict.card(t)),
  'conflict/second': conflict.second,
  'conflict/roll': conflict.roll(t),
  'conflict/effects': conflict.effects(t),
  'conflict/effect': orResign(conflict.effect(t)),
  'conflict/specials': conflict.specials,
  'conflict/pick': orResign(conflict.pick),
  'conflict/reroll': orResign(conflict.reroll),
  'conflict/judge': conflict.judgement(t),
  'conflict/counter': orResign(conflict.counter),
  'clean/step': clean.cleanUp(t),
  'clean/keep': orResign(clean.keep(t)),
  'clean/nation': orResign(clean.nation(t)),
  'event/choose': orResign(results.choose(t)),
  'event/nation': orResign(results.eventNation(t)),
  'event/drop': orResign(results.drop(t)),
  control: control.control(t),
  'control/lift': orResign(control.lift(t)),
  discard: orResign(cards.discard),
  dues: cards.dues,
  draw: cards.draw,
  refill: cards.refill,
  reshuffle: cards.reshuffle(t),
  'reshuffle/speer': orResign(cards.speer(t)),
  'reshuffle/return': orResign(cards.returning(t)),
  'reshuffle/build-up': orResign(cards.buildUp),
});
