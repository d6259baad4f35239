/**
 * A player that looks one step ahead: it tries each choice in its head, takes the one that leaves the board best for its
 * side, and stops where none makes it better. An attack counts as what each face of the die would bring. It knows what
 * its seat may know, keeps nothing between two answers, and needs no draw.
 */
import type { BtmFacts } from '../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { Side } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { AskFrame } from '../../engine/games/blitzkrieg-to-moscow-2/rules/steps.ts';
import { SEVASTOPOL } from '../../engine/games/blitzkrieg-to-moscow-2/tables.ts';
import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Bot } from '../types.ts';
import { chooseAction, chooseSecond, chooseTankStep } from './breakthrough.ts';
import { chooseDraw, chooseHitler, chooseReroll, chooseShift } from './cards.ts';
import { chooseAdvance, chooseAttack, chooseAttackers, chooseRetreat } from './combat.ts';
import { chooseDefence } from './fight.ts';
import {
  chooseGroup,
  choosePlacement,
  chooseRail,
  chooseRebuild,
  chooseReinforcement,
  chooseSail,
  keepAll,
} from './logistics.ts';
import { chooseExcess, chooseMover, chooseStep } from './movement.ts';
import { openThought, type Thought } from './thought.ts';

/** The rules know the map and the pieces; the facts are not asked. */
export function createGreedy(_facts: BtmFacts, seat: Side): Bot<BtmTypes> {
  return {
    id: 'greedy',
    choose({ moves }, look) {
      const [only] = moves;
      if (only && moves.length === 1) return only;
      const view = look();
      const { question } = view;
      if (!question) throw new RangeError('a decision without a question');
      return answer(openThought(view, seat), question, moves);
    },
  };
}

function answer(thought: Thought, question: AskFrame, moves: readonly Move[]): Move {
  switch (question.at) {
    case 'setup/place':
      return choosePlacement(thought, moves);
    case 'logistics/sea':
      return chooseSail(thought, SEVASTOPOL, moves);
    case 'logistics/remove':
      return keepAll(moves);
    case 'logistics/draw':
      return chooseDraw(thought, moves);
    case 'logistics/reinforce':
      return chooseReinforcement(thought, moves);
    case 'logistics/rebuild':
      return chooseRebuild(thought, moves);
    case 'logistics/rail':
      return chooseRail(thought, moves);
    case 'logistics/rail-group':
      return chooseGroup(thought, question, moves);
    case 'movement/move':
      return chooseMover(thought, moves);
    case 'movement/path':
      return chooseStep(thought, question, moves);
    case 'movement/excess':
      return chooseExcess(thought, moves);
    case 'combat/attack':
      return chooseAttack(thought, moves);
    case 'combat/attackers':
      return chooseAttackers(thought, question, moves);
    case 'combat/defence':
      return chooseDefence(thought, question.undecided, moves);
    case 'combat/attack-card':
    case 'combat/defence-card':
      return chooseShift(thought, moves);
    case 'combat/reroll':
      return chooseReroll(thought, moves);
    case 'combat/retreat':
      return moves[0] ?? keepAll(moves);
    case 'combat/retreat-path':
      return chooseRetreat(thought, question.unit, moves);
    case 'combat/advance':
      return chooseAdvance(thought, moves);
    case 'breakthrough/action':
      return chooseAction(thought, moves);
    case 'breakthrough/path':
      return chooseTankStep(thought, question.plan, moves);
    case 'breakthrough/second':
      return chooseSecond(thought, question.plan, moves);
    case 'card/hitler':
      return chooseHitler(thought, question.use, moves);
  }
}
