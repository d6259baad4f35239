/** Questions that come several times in a row, offered as one: the cards of a turn (§6.1). */
import { cardRef } from '../../../engine/kits/pointing/targets.ts';
import type { Several } from '../../../play/game.ts';
import { cardOf } from './cards.ts';
import type { BtmMove, BtmScene } from './lookup.ts';
import { rowOf } from './verbs.ts';

/** A fixed number of cards, in any order; null for other questions, and for the last card. */
export function several({ view: { question } }: BtmScene, moves: readonly BtmMove[]): Several<BtmMove> | null {
  const left = question && 'left' in question && typeof question.left === 'number' ? question.left : 0;
  const taking = moves.filter((move) => rowOf(move).isTakenTogether);
  if (left < 2 || taking.length === 0) return null;
  const refOf = (move: BtmMove) => cardRef(cardOf(move) ?? '');
  const targets = taking.map(refOf);
  const leavesOne = left === targets.length - 1;
  return {
    targets,
    least: left,
    most: left,
    preset: leavesOne ? targets.slice(0, left) : [],
    movesFor: (taken) => taking.filter((move) => taken.includes(refOf(move))),
    label: ({ length: n }) => ({ key: `table.btm.draw.${n === left ? 'take' : 'take-of'}`, params: { n, of: left } }),
    title: leavesOne ? { key: 'table.btm.draw.leave-one' } : { key: 'table.btm.draw.some', params: { n: left } },
    hint: { key: leavesOne ? 'table.btm.draw.leave-one.how' : 'table.btm.draw.some.how', params: { n: left } },
  };
}
