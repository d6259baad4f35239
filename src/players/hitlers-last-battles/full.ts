/** The value of a move, one step ahead; an attack counts as the gain of winning, times its chance. */
import { expectedGain, factionsWithoutMarker, helpOf, isMarked, oddsFor } from './attack.ts';
import { NONE } from './board.ts';
import { hexOf, lift, put, unitAt, unitsNear } from './position.ts';
import { hexNo, keyOf, unitNo, weigh, weighWalk, type Search } from './search.ts';

/** Hexes that would bar a friend's way home, and markers owed to others: only without any other move. */
export const LAST_RESORT = -500;

export function weighWay(search: Search, unit: number, path: readonly number[]): number {
  const { position, side, walks } = search;
  const end = path[path.length - 1] ?? NONE;
  // §7.6: an attacking friend counts as being where it came from.
  if (unitAt(position, side, end) !== NONE) return 2 * LAST_RESORT;
  const takesOnTheWay = path.some((hex) => hex !== end && position.owner[hex] !== side);
  const key = keyOf(search, unit, end);
  const known = takesOnTheWay ? undefined : walks.get(key);
  if (known !== undefined) return known;
  const help = helpOf(search, unit, end) - helpOf(search, unit, hexOf(position, unit));
  const gain = weighWalk(search, unit, path) + help;
  if (!takesOnTheWay) walks.set(key, gain);
  return gain;
}

/** An attacking unit supports no other. */
export const weighAttack = (search: Search, unit: number, hex: number): number =>
  expectedGain(search, unit, hex) - helpOf(search, unit, hexOf(search.position, unit));

export function weighMarker(search: Search, unit: number): number {
  const { board, position, side, view } = search;
  const lacking = factionsWithoutMarker(search);
  const isOwed = lacking.has(board.unitFaction[unit] ?? 'G');
  // §6.3: markers that other factions must get are not available here.
  if (!isOwed && lacking.size > 0 && lacking.size >= view.strategic.markersLeft) return LAST_RESORT;
  const gains = (board.near[hexOf(position, unit)] ?? []).map((hex) => {
    if (unitAt(position, 1 - side, hex) === NONE) return 0;
    const plain = expectedGain(search, unit, hex, oddsFor(search, unit, hex, false));
    return expectedGain(search, unit, hex, oddsFor(search, unit, hex, true)) - plain;
  });
  return Math.max(0, ...gains);
}

/** §5.1: two units pay for all markers where both can be placed; a side with three units has few attacks to lose. */
export function weighVolkssturm({ board, position, side }: Search): number {
  const free = board.prizes.filter(
    (hex) =>
      position.owner[hex] === side && unitAt(position, side, hex) === NONE && unitsNear(position, 1 - side, hex) === 0,
  );
  return free.length > 1 ? 1 : -1;
}

/** Attacks with a marker first, while their supporters are free; then the most promising. */
export function weighBattle(search: Search, hex: number): number {
  const unit = search.position.attacking.indexOf(hex);
  return unit < 0 ? 0 : (isMarked(search, unit) ? 100 : 0) + expectedGain(search, unit, hex);
}

/** The supporter that is missed least: next to the fewest other attacks with a marker. */
export function weighSupport(search: Search, unit: number): number {
  const { board, position, view } = search;
  const here = view.battle ? hexNo(search, view.battle.hex) : NONE;
  const near = board.near[hexOf(position, unit)] ?? [];
  const others = [...position.marked].filter((marked) => {
    const hex = position.attacking[marked] ?? NONE;
    return hex !== NONE && hex !== here && near.includes(hex);
  });
  return 1 / (1 + others.length);
}

/** §8.7: the best hex for the beaten unit; the winner is already in its hex. */
export function weighRetreat(search: Search, refuge: number): number {
  const { position, side, view } = search;
  if (!view.battle) return 0;
  const lost = hexNo(search, view.battle.hex);
  const winner = unitNo(search, view.battle.attacker);
  const loser = unitNo(search, view.battle.defender);
  const origin = hexOf(position, winner);
  const owners = [position.owner[lost] ?? side, position.owner[refuge] ?? side] as const;
  return weigh(
    search,
    () => {
      lift(position, loser);
      lift(position, winner);
      put(position, winner, lost);
      put(position, loser, refuge);
      [position.owner[lost], position.owner[refuge]] = [1 - side, side];
    },
    () => {
      lift(position, loser);
      lift(position, winner);
      put(position, winner, origin);
      put(position, loser, lost);
      [position.owner[lost], position.owner[refuge]] = owners;
    },
  );
}
