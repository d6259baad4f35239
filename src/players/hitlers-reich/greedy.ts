/** A player that takes the most promising move; it reads its decision and its view, nothing else. */
import type { HrFacts } from '../../engine/games/hitlers-reich/facts.ts';
import type { Side, SpaceId } from '../../engine/games/hitlers-reich/ids.ts';
import type { Move, MoveOf } from '../../engine/games/hitlers-reich/moves.ts';
import { MEAN_FACE } from '../../engine/games/hitlers-reich/rules/dice.ts';
import type { HrTypes } from '../../engine/games/hitlers-reich/types.ts';
import type { HrView } from '../../engine/games/hitlers-reich/view.ts';
import type { Program } from '../types.ts';
import { byStake, keepWorth, valueOf, type CardRule } from './card-choice.ts';
import { enemyOf } from './sight.ts';
import { holderOf, leadAround, readBoard, worthOf, worthOfEvent, type Place } from './worth.ts';

type Board = ReadonlyMap<SpaceId, Place>;

interface Mind {
  readonly board: Board;
  readonly facts: HrFacts;
  readonly side: Side;
  readonly cards: CardRule;
}

/** Chance to win a conflict with an expected `lead` in points; the scatter is that of two hands of dice and a card. */
const chanceOf = (lead: number): number => 1 / (1 + Math.exp(-lead / 3.2));

const UNKNOWN_CARD = 7.8;

function bestCard(view: HrView, side: Side, red: boolean): number {
  const hand = view.cards[side].hand ?? [];
  const reds = hand.filter((card) => /^(S|DA)/.test(card));
  const fit = red && side === 'allies' && reds.length > 0 ? reds : hand;
  return Math.max(1, ...fit.map(valueOf));
}

/** Ready events count for about two points each in an attack they fit. */
function readyEvents(view: HrView, side: Side): number {
  return Object.values(view.events).filter((place) => place === `${side}-up`).length;
}

function attackChance({ board, side }: Mind, view: HrView, target: SpaceId, isSea: boolean): number {
  const place = board.get(target);
  const own = bestCard(view, side, false);
  const area = !isSea && leadAround(board, view, side, target) > 0 ? MEAN_FACE : 0;
  const fleet = isSea && view.fleets[side].includes(target) ? MEAN_FACE : 0;
  const enemy = enemyOf(side);
  const guard = view.fortresses[enemy].includes(target) ? 2 : 0;
  const capital = (place?.drums ?? 0) > 1 ? MEAN_FACE : 0;
  const events = isSea ? 0 : Math.min(2, readyEvents(view, side)) * 1.5;
  return chanceOf(own - UNKNOWN_CARD + area + fleet + events - guard - capital);
}

const BOATS: Readonly<Record<Side, string>> = { axis: 'landing-craft', allies: 'higgins-boats' };

const coastOf = ({ board, side }: Mind, view: HrView, zone: Place): readonly Place[] =>
  zone.near.flatMap((id) => {
    const place = board.get(id);
    const holder = place && !place.isSea ? holderOf(view, place) : null;
    return place && holder !== null && holder !== side ? [place] : [];
  });

const canLand = (mind: Mind, view: HrView): boolean =>
  [...mind.board.values()].some(
    (zone) => zone.isSea && holderOf(view, zone) === mind.side && coastOf(mind, view, zone).length > 0,
  );

const isReady = ({ facts, side }: Mind, view: HrView, event: string): boolean =>
  facts.events.some(({ id, copies }) => id === event && copies.some((copy) => view.events[copy.id] === `${side}-up`));

/** A zone is valuable for landings from it. */
function landingWorth(mind: Mind, view: HrView, zone: SpaceId): number {
  const place = mind.board.get(zone);
  if (!place || !isReady(mind, view, BOATS[mind.side])) return 0;
  return 0.4 * Math.max(0, ...coastOf(mind, view, place).map(({ id }) => worthOf(mind.board, view, mind.side, id)));
}

const UNUSED = 0.2;
/** A held event is useful turn after turn; the first ones most, because few can be used at once. */
const SERVICE = [2.2, 1.8, 1.3, 0.9, 0.5] as const;

/** The present value of an event; one that depends on something unlikely is left to the enemy. */
function eventWorth(mind: Mind, view: HrView, event: string): number {
  const data = mind.facts.events.find(({ id }) => id === event);
  if (event === BOATS[mind.side] && !canLand(mind, view)) return UNUSED;
  const isForSea = data?.category === 'Reusable' && data.when.sea && !data.when.land;
  if (isForSea) return UNUSED;
  const service = data?.category === 'Reusable' ? (SERVICE[readyEvents(view, mind.side)] ?? UNUSED) : 1;
  return worthOfEvent(event) * service;
}

const eventChance = ({ side }: Mind, view: HrView): number => chanceOf(bestCard(view, side, false) - UNKNOWN_CARD);

/** A lost attack costs little but the turn, which is worth about a step. */
const TURN = 0.8;

function scoreAttack(mind: Mind, view: HrView, move: MoveOf<'attack'>): number {
  const chance = attackChance(mind, view, move.target, move.kind === 'sea');
  const spend = move.kind === 'paratroop' || move.kind === 'amphibious' ? 0.6 : 0;
  const landing = move.kind === 'sea' ? landingWorth(mind, view, move.target) : 0;
  return chance * (worthOf(mind.board, view, mind.side, move.target) + landing + TURN) - spend;
}

/** A blitz costs a step of hand size: only for a high gain, and with a large hand. */
function scoreBlitz(mind: Mind, view: HrView, target: SpaceId): number {
  const isFree = view.turn.operation === 'overlord' || view.events['XE18'] === 'axis-up';
  const cost = isFree ? 0.3 : view.handSize[mind.side] >= 6 ? 1.4 : 4;
  return attackChance(mind, view, target, false) * worthOf(mind.board, view, mind.side, target) - cost;
}

function isThreatened({ board, side }: Mind, view: HrView, area: SpaceId): boolean {
  return (board.get(area)?.near ?? []).some((id) => {
    const place = board.get(id);
    const holder = place && !place.isSea ? holderOf(view, place) : null;
    return holder !== null && holder !== side;
  });
}

function scoreFortify(mind: Mind, view: HrView, area: SpaceId): number {
  const drums = mind.board.get(area)?.drums ?? 0;
  const left = 4 - view.fortresses[mind.side].length;
  return left > 0 && drums > 0 && isThreatened(mind, view, area) ? 0.5 + drums * 0.8 : 0;
}

function scoreReorganise({ side }: Mind, view: HrView, option: 'a' | 'b'): number {
  const hand = view.cards[side].hand ?? [];
  const poor = hand.filter((card) => keepWorth(card) <= 5).length;
  return poor >= Math.max(4, hand.length * 0.6) ? (option === 'b' ? 1.2 : 0.6) : 0;
}

function score(mind: Mind, view: HrView, move: Move): number {
  switch (move.type) {
    case 'barbarossa':
      return 12;
    case 'overlord':
      return 12;
    case 'push':
      return move.of === 'attacks' ? 4 : 3.5;
    case 'attack':
      return scoreAttack(mind, view, move);
    case 'blitz':
      return scoreBlitz(mind, view, move.target);
    case 'event':
      return eventChance(mind, view) * (eventWorth(mind, view, move.event) + TURN);
    case 'bonus':
      return 2;
    case 'plan':
      return bestCard(view, mind.side, false) >= 12 ? 1.3 : 0.2;
    case 'fortify':
      return scoreFortify(mind, view, move.area);
    case 'fleet':
      return (mind.board.get(move.zone)?.drums ?? 0) > 0 ? 0.4 : 0.1;
    case 'reorganise':
      return scoreReorganise(mind, view, move.option);
    case 'play':
      return scorePlay(mind, view, move.event);
    case 'cancel':
      return worthOfEvent(move.event);
    case 'card':
      return mind.cards(move.card, stakeOf(mind, view, view));
    case 'effect':
      return scoreEffect(mind, view, move);
    case 'reroll':
      return gainOf(view.conflict?.dice[mind.side] ?? [], move.dice);
    case 'counter':
      return gainOf(view.conflict?.dice[mind.side] ?? [], move.dice);
    case 'block':
    case 'sabotage':
      return valueOf(move.card);
    case 'discard':
      return view.phase === 'reorganise/discard' && keepWorth(move.card) > 5
        ? -1 - keepWorth(move.card)
        : 14 - keepWorth(move.card);
    case 'swap':
      return keepWorth(move.take) - keepWorth(move.give) - 3;
    case 'drop':
      return 3 - worthOfEvent(move.event);
    case 'keep':
    case 'return':
      return worthOfEvent(move.event);
    case 'choose':
      return worthOf(mind.board, view, mind.side, move.space);
    case 'lift':
      return 5 - worthOf(mind.board, view, mind.side, move.space);
    case 'speer':
      return move.use ? 1 : 0;
    case 'nation':
      return move.nation === 'western' ? 1 : 0;
    case 'decline':
      // A player who calls for the bonus uses it: under version 1 of the rules keeping it leads back to the same
      // position.
      if (view.phase === 'push/bonus') return -Infinity;
      return view.phase.endsWith('/ask') ? 0.4 : 0.9;
    case 'done':
    case 'pass':
      return 0;
    case 'resign':
      return -Infinity;
  }
}

function stakeOf({ board, side }: Mind, { conflict }: HrView, view: HrView): number {
  if (!conflict) return 0;
  return conflict.kind === 'event' ? worthOfEvent(conflict.target) : worthOf(board, view, side, conflict.target);
}

function scorePlay(mind: Mind, view: HrView, event: string): number {
  const data = mind.facts.events.find(({ id }) => id === event);
  const stake = stakeOf(mind, view, view);
  if (data?.category === 'Reusable') return 1;
  if (event === 'desperate-gamble') return view.handSize[mind.side] >= 6 && stake >= 5 ? 1 : -1;
  return stake >= 2.5 ? 1 : -1;
}

const gainOf = (dice: readonly number[], places: readonly number[]): number =>
  places.reduce((gain, place) => gain + MEAN_FACE - (dice[place - 1] ?? MEAN_FACE), 0);

function scoreEffect({ side, facts }: Mind, view: HrView, move: MoveOf<'effect'>): number {
  const enemy = enemyOf(side);
  const dice = view.conflict?.dice[move.own ? side : enemy] ?? [];
  if (!move.own) return -gainOf(dice, move.dice);
  const to = move.source === 'fortress' ? 4.5 : (facts.turnsDieTo[move.source] ?? MEAN_FACE);
  return move.dice.reduce((gain, place) => gain + to - (dice[place - 1] ?? MEAN_FACE), 0);
}

export function createGreedy(facts: HrFacts, side: Side, cards = byStake): Program<HrTypes> {
  const mind: Mind = { board: readBoard(facts), facts, side, cards };
  return {
    id: 'greedy',
    choose({ moves }, look, draw) {
      const view = look();
      let best: Move | undefined;
      let top = -Infinity;
      let ties = 0;
      for (const move of moves) {
        const value = score(mind, view, move);
        if (value > top) [best, top, ties] = [move, value, 1];
        else if (value === top && draw(++ties) === 0) best = move;
      }
      const chosen = best ?? moves[0];
      if (!chosen) throw new RangeError('a decision without a move');
      return chosen;
    },
  };
}
