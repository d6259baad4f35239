/**
 * The choice of a conflict card against one laid face down: a game with hidden choices. Some hands of the enemy are
 * dealt; the own choice, and that of each of these hands, learn by regret until neither side can do better. The answer
 * is drawn from the resulting mix.
 */
import type { ConflictCard } from '../../engine/games/hitlers-reich/cards.ts';
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { CardId, Side } from '../../engine/games/hitlers-reich/ids.ts';
import {
  chanceOfHands,
  handOf,
  type BareParty,
  type Hand,
} from '../../engine/games/hitlers-reich/rules/conflict-odds-hands.ts';
import type { DieEffect } from '../../engine/games/hitlers-reich/rules/conflict-odds-stages.ts';
import type { HrView } from '../../engine/games/hitlers-reich/view.ts';
import type { ProgramDraw } from '../forecast.ts';
import { namedAids, type Aid } from './aids.ts';
import type { Mind } from './mind.ts';
import { keepsFor } from './prizes.ts';

type Op = Aid['data']['effect'][number];

function effectOf(op: Op, isLanding: boolean): readonly DieEffect[] {
  switch (op.op) {
    case 'SET_DIE':
      return [{ kind: 'sets', value: op.value }];
    case 'OWN_REROLL':
      return op.if !== undefined && !isLanding ? [] : [{ kind: 'own', most: op.max }];
    case 'OPP_REROLL':
      return [{ kind: 'opp', most: op.max }];
    case 'ONE_OF':
      return [{ kind: 'either' }];
    default:
      return [];
  }
}

const has = (aids: readonly Aid[], op: Op['op']): boolean =>
  aids.some(({ data }) => data.effect.some((one) => one.op === op));

function partyOf(mind: Mind, view: HrView, most: number, side: Side): BareParty {
  const { conflict, fight } = view;
  const aids = namedAids(mind.aids, view, side);
  const isLanding = conflict?.kind === 'amphibious' && conflict.active === side;
  const effects = aids.flatMap(({ data }) => data.effect.flatMap((op) => effectOf(op, isLanding)));
  const face = conflict?.active === side ? null : (fight?.fortressFace ?? null);
  const isSupported = isLanding && conflict.origin !== null && view.fleets[side].includes(conflict.origin);
  const dice = fight?.coming[side].reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  return {
    dice: Math.max(1, Math.min(most, dice)),
    effects: [
      ...effects,
      ...(face === null ? [] : [{ kind: 'sets', value: face } as const]),
      ...(isSupported ? [{ kind: 'own', most: 1 } as const] : []),
    ],
    canCounter: has(aids, 'POST_REROLL'),
  };
}

export type PairChance = (own: CardId, enemy: CardId) => number;

export function pairChances(facts: HrFacts, mind: Mind, view: HrView): PairChance {
  const cards = new Map(facts.cards.map((card): [CardId, ConflictCard] => [card.id, card]));
  const isActive = view.conflict?.active === mind.side;
  const mine = partyOf(mind, view, facts.mostDice, mind.side);
  const theirs = partyOf(mind, view, facts.mostDice, mind.enemy);
  const hands = new Map<CardId, Hand>();
  const handFor = (id: CardId): Hand => {
    const card = cards.get(id);
    const hand = hands.get(id) ?? handOf(card ? [card] : [], view.rulings['two-bonus-cards']);
    hands.set(id, hand);
    return hand;
  };
  const parties = isActive ? { active: mine, other: theirs } : { active: theirs, other: mine };
  return (own, enemy) => {
    const [one, other] = isActive ? [own, enemy] : [enemy, own];
    const chance = chanceOfHands(parties, handFor(one), handFor(other));
    return isActive ? chance : 1 - chance;
  };
}

/** Choices, and the regret of not having made them. */
interface Chooser {
  readonly cards: readonly CardId[];
  readonly regrets: Float64Array;
  readonly mix: Float64Array;
  readonly total: Float64Array;
}

const chooserOf = (cards: readonly CardId[]): Chooser => ({
  cards,
  regrets: new Float64Array(cards.length),
  mix: new Float64Array(cards.length).fill(1 / cards.length),
  total: new Float64Array(cards.length),
});

/** Choices in proportion to their regret. */
function rematch({ regrets, mix, total }: Chooser): void {
  const sum = regrets.reduce((all, regret) => all + Math.max(0, regret), 0);
  for (let i = 0; i < mix.length; i++) {
    mix[i] = sum > 0 ? Math.max(0, regrets[i] ?? 0) / sum : 1 / mix.length;
    total[i] = (total[i] ?? 0) + (mix[i] ?? 0);
  }
}

function regret({ regrets, mix }: Chooser, worth: Float64Array): void {
  let mean = 0;
  for (let i = 0; i < mix.length; i++) mean += (mix[i] ?? 0) * (worth[i] ?? 0);
  // Regrets are never negative: a choice that turns out well later is taken up at once.
  for (let i = 0; i < mix.length; i++) regrets[i] = Math.max(0, (regrets[i] ?? 0) + (worth[i] ?? 0) - mean);
}

const ROUNDS = 150;

/** Returns how often each own card is played, by index; `stake` is in steps of hand size. */
export function solveCards(
  mind: Mind,
  own: readonly CardId[],
  hands: readonly (readonly CardId[])[],
  chance: PairChance,
  stake: number,
): Float64Array {
  const keeps = (cards: readonly CardId[]) => cards.map((card) => keepsFor(mind.temper, card));
  const me = chooserOf(own);
  const mine = keeps(own);
  const others = hands.map((cards) => {
    const won = own.map((card) => cards.map((enemy) => stake * chance(card, enemy)));
    return { chooser: chooserOf(cards), won, kept: keeps(cards), worth: new Float64Array(cards.length) };
  });
  const worth = new Float64Array(own.length);
  for (let round = 0; round < ROUNDS; round++) {
    worth.fill(0);
    for (const { chooser, won, kept, worth: theirs } of others) {
      for (let j = 0; j < kept.length; j++) theirs[j] = -(kept[j] ?? 0);
      for (let i = 0; i < own.length; i++) {
        const row = won[i] ?? [];
        for (let j = 0; j < row.length; j++) {
          const gain = row[j] ?? 0;
          worth[i] = (worth[i] ?? 0) + (gain * (chooser.mix[j] ?? 0)) / hands.length;
          theirs[j] = (theirs[j] ?? 0) - gain * (me.mix[i] ?? 0);
        }
      }
      regret(chooser, theirs);
    }
    for (let i = 0; i < own.length; i++) worth[i] = (worth[i] ?? 0) - (mine[i] ?? 0);
    regret(me, worth);
    rematch(me);
    for (const { chooser } of others) rematch(chooser);
  }
  return me.total.map((times) => times / ROUNDS);
}

const RARE = 0.08;
const GRAIN = 1_000_000;

export function drawFromMix(mix: Float64Array, draw: ProgramDraw): number {
  const kept = mix.map((share) => (share < RARE ? 0 : share));
  const all = kept.reduce((sum, share) => sum + share, 0);
  let left = (draw(GRAIN) / GRAIN) * all;
  for (let i = 0; i < kept.length; i++) {
    left -= kept[i] ?? 0;
    if (left < 0) return i;
  }
  return mix.indexOf(Math.max(...mix));
}
