/** Questions that come several times in a row, offered as one: cards of a turn (§6.1), rebuilt units (§6.2.3). */
import type { BtmFacts } from '../../../engine/games/blitzkrieg-to-moscow-2/facts.ts';
import type { CardUse } from '../../../engine/games/blitzkrieg-to-moscow-2/ids.ts';
import type { BtmTypes } from '../../../engine/games/blitzkrieg-to-moscow-2/types.ts';
import type { Decision, TargetRef } from '../../../engine/kernel/types.ts';
import { unique } from '../../../engine/kits/pointing/lookup.ts';
import { cardRef, parseTarget, unitRef } from '../../../engine/kits/pointing/targets.ts';
import type { Several } from '../../../play/game.ts';
import { cardOf } from './cards.ts';
import { findCard, placeOfUnit, type BtmMove, type BtmScene } from './lookup.ts';
import { rowOf } from './verbs.ts';

/** Null for other questions, and where only one can be taken. */
export function several(scene: BtmScene, moves: readonly BtmMove[]): Several<BtmMove> | null {
  const { question } = scene.view;
  const taking = moves.filter((move) => rowOf(move).isTakenTogether);
  if (taking.length === 0) return null;
  switch (question?.at) {
    case 'logistics/draw':
      return draws(scene.facts, question.left, taking);
    case 'logistics/reinforce':
      // Germans choose an area for each unit, and play a card for it.
      return question.side === 'soviet' ? rebuilds(scene, scene.facts.rebuilding.places, taking) : null;
    case 'logistics/rebuild':
      return rebuilds(scene, question.left, taking);
    default:
      return null;
  }
}

const refOf = (move: BtmMove): TargetRef => ('unit' in move ? unitRef(move.unit) : cardRef(cardOf(move) ?? ''));

/** A fixed number of cards, in any order; null for the last card. */
function draws(facts: BtmFacts, left: number, taking: readonly BtmMove[]): Several<BtmMove> | null {
  if (left < 2) return null;
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
    cards: {
      name: { key: leavesOne ? 'table.btm.draw.group.leave-one' : 'table.btm.draw.group' },
      tally: (taken) => tallyOf(facts, taken),
      note: { key: 'table.btm.draw.note' },
    },
    hint: { key: leavesOne ? 'table.btm.draw.leave-one.how' : 'table.btm.draw.some.how', params: { n: left } },
  };
}

/** Units that one card brings back, up to its places; null unless it has the choice among several. */
function rebuilds({ facts, view }: BtmScene, places: number, moves: readonly BtmMove[]): Several<BtmMove> | null {
  const byCard = unique(moves.map(cardOf)).map((card) => moves.filter((move) => cardOf(move) === card));
  const [taking = []] = byCard.toSorted((a, b) => b.length - a.length);
  const targets = unique(taking.map(refOf));
  const isPlain = targets.length === taking.length;
  if (!isPlain || targets.length < 2 || places < 2) return null;
  const isLost = (unit: string) => placeOfUnit(view, unit) === 'surrendered';
  const sizes = new Map(
    taking.map((move) => [refOf(move), 'unit' in move && isLost(move.unit) ? facts.rebuilding.surrendered : 1]),
  );
  const sizeOf = (target: TargetRef) => sizes.get(target) ?? 1;
  const sum = (taken: readonly TargetRef[]) => taken.reduce((size, target) => size + sizeOf(target), 0);
  return {
    targets,
    least: 1,
    most: places,
    sizeOf,
    preset: [],
    movesFor: (taken) => taking.filter((move) => taken.includes(refOf(move))),
    label: (taken) =>
      sum(taken) > places
        ? { key: 'table.btm.rebuild.over', params: { n: sum(taken), of: places } }
        : { key: 'table.btm.rebuild.take', params: { n: taken.length } },
    hint: { key: 'table.btm.rebuild.how', params: { of: places } },
    follow: endOf(targets),
  };
}

/** Ends the question, if everything that is left was on offer. */
const endOf =
  (offered: readonly TargetRef[]) =>
  (made: readonly BtmMove[], { moves }: Decision<BtmTypes>): BtmMove | null => {
    const end = moves.find((move) => rowOf(move).endsTaking);
    const left = moves.filter((move) => rowOf(move).isTakenTogether).map(refOf);
    const isDone = left.every((target) => offered.includes(target) && !made.map(refOf).includes(target));
    return (isDone && end) || null;
  };

const TALLIED = ['tankAction', 'combatShift', 'reroll', 'activate'] as const satisfies readonly CardUse[];

/** Counts a card for each of its uses, since the player chooses between them later. */
function tallyOf(facts: BtmFacts, taken: readonly TargetRef[]) {
  const uses = taken.flatMap((target) => findCard(facts, parseTarget(target).id)?.uses ?? []);
  return TALLIED.map((use) => {
    const n = uses.reduce((sum, one) => sum + (one.use === use ? (one.units ?? 1) : 0), 0);
    return { n, what: { key: `table.btm.draw.sum.${use}`, params: { n } } };
  });
}
