/** Questions that come several times in a row, offered as one: the cards of a turn (§6.1). */
import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { CardUse } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { TargetRef } from '../../../engine/kernel/types.ts';
import { cardRef, parseTarget } from '../../../engine/kits/pointing/targets.ts';
import type { Several } from '../../../play/game.ts';
import { cardOf } from './cards.ts';
import { findCard, type BtmMove, type BtmScene } from './lookup.ts';
import { rowOf } from './verbs.ts';

/** A fixed number of cards, in any order; null for other questions, and for the last card. */
export function several({ facts, view: { question } }: BtmScene, moves: readonly BtmMove[]): Several<BtmMove> | null {
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
    name: { key: leavesOne ? 'table.btm.draw.group.leave-one' : 'table.btm.draw.group' },
    tally: (taken) => tallyOf(facts, taken),
    note: { key: 'table.btm.draw.note' },
    hint: { key: leavesOne ? 'table.btm.draw.leave-one.how' : 'table.btm.draw.some.how', params: { n: left } },
  };
}

const TALLIED = ['tankAction', 'combatShift', 'reroll', 'activate'] as const satisfies readonly CardUse[];

/** Counts a card for each of its uses, since the player chooses between them later. */
function tallyOf(facts: BtmFacts, taken: readonly TargetRef[]) {
  const uses = taken.flatMap((target) => findCard(facts, parseTarget(target).id)?.uses ?? []);
  return TALLIED.map((use) => {
    const n = uses.reduce((sum, one) => sum + (one.use === use ? (one.units ?? 1) : 0), 0);
    return { n, what: { key: `table.btm.draw.sum.${use}`, params: { n } } };
  });
}
