/** Tries each choice, takes the one with the best board for its side, and stops where none improves it; keeps no plan. */
import type { AskFrame } from '../../engine/games/blitzkrieg-to-moscow-2/frames.ts';
import type { Side } from '../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { Move } from '../../engine/games/blitzkrieg-to-moscow-2/moves.ts';
import type { BtmTypes } from '../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { GameData } from '../../engine/kernel/types.ts';
import type { Program } from '../types.ts';
import { chooseAction, chooseSecond, chooseTankStep } from './breakthrough.ts';
import { chooseDraw, chooseHitler, chooseReroll, chooseShift } from './cards.ts';
import { chooseAdvance, chooseAttack, chooseAttackers, chooseDefence } from './fight.ts';
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
import { chooseOrder, chooseRetreat } from './retreat.ts';
import { openSearch, PLAINLY, type Search } from './search.ts';
import { atlasOf } from './board.ts';
import { PLAIN_WEIGHTS } from './weights.ts';

export function createGreedy(
  { tables }: Pick<GameData<BtmTypes>, 'tables'>,
  seat: Side,
  weights = PLAIN_WEIGHTS,
): Program<BtmTypes> {
  const atlas = atlasOf(tables);
  const judgement = { ...PLAINLY, weights: weights[seat] };
  return {
    id: 'greedy',
    choose({ moves }, look) {
      const [only] = moves;
      if (only && moves.length === 1) return only;
      const view = look();
      const { question } = view;
      if (!question) throw new RangeError('a decision without a question');
      return answer(openSearch(atlas, view, seat, judgement), question, moves);
    },
  };
}

export function answer(search: Search, question: AskFrame, moves: readonly Move[]): Move {
  switch (question.at) {
    case 'setup/place':
      return choosePlacement(search, moves);
    case 'logistics/sea':
      return chooseSail(search, search.field.tables.sevastopol, moves);
    case 'logistics/remove':
      return keepAll(moves);
    case 'logistics/draw':
      return chooseDraw(search, moves);
    case 'logistics/reinforce':
      return chooseReinforcement(search, moves);
    case 'logistics/rebuild':
      return chooseRebuild(search, moves);
    case 'logistics/rail':
      return chooseRail(search, moves);
    case 'logistics/rail-group':
      return chooseGroup(search, question, moves);
    case 'movement/move':
      return chooseMover(search, moves);
    case 'movement/path':
      return chooseStep(search, question, moves);
    case 'movement/excess':
      return chooseExcess(search, moves);
    case 'combat/attack':
      return chooseAttack(search, moves);
    case 'combat/attackers':
      return chooseAttackers(search, question, moves);
    case 'combat/defence':
      return chooseDefence(search, question.undecided, moves);
    case 'combat/attack-card':
    case 'combat/defence-card':
      return chooseShift(search, moves);
    case 'combat/reroll':
      return chooseReroll(search, moves);
    case 'combat/retreat':
      return chooseOrder(search, question, moves);
    case 'combat/retreat-path':
      return chooseRetreat(search, question, moves);
    case 'combat/advance':
      return chooseAdvance(search, moves);
    case 'breakthrough/action':
      return chooseAction(search, moves);
    case 'breakthrough/path':
      return chooseTankStep(search, question.plan, moves);
    case 'breakthrough/second':
      return chooseSecond(search, question.plan, moves);
    case 'card/hitler':
      return chooseHitler(search, question.use, moves);
  }
}
