import type { Faction } from '../../engine/games/hitlers-last-battles/ids.ts';
import { NONE } from './board.ts';
import { hexOf, lift, put, unitAt } from './position.ts';
import { type Search, type Win, keyOf, weigh } from './search.ts';

// Odds of a battle (§8.2 to §8.5), computed once over all rolls.

export interface Odds {
  readonly eliminated: number;
  /** Chance that the attacker takes the hex, including elimination. */
  readonly won: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const HIT = 4;

/** §8.4: support adds one to the die that it turns into a hit. */
function countHits(dice: readonly number[], supported: boolean): number {
  const hits = dice.filter((die) => die >= HIT).length;
  return supported && dice.includes(HIT - 1) ? hits + 1 : hits;
}

function countOdds(marked: boolean, supported: boolean, rough: boolean): Odds {
  const attacks = FACES.flatMap((first) => (marked ? FACES.map((second) => [first, second]) : [[first]]));
  const differences = attacks.flatMap((attack) =>
    FACES.map((defence) => countHits(attack, supported) - (defence + (rough ? 1 : 0) >= HIT ? 1 : 0)),
  );
  const share = (least: number) => differences.filter((difference) => difference >= least).length / differences.length;
  return { eliminated: share(2), won: share(1) };
}

const slot = (marked: boolean, supported: boolean, rough: boolean): number =>
  (marked ? 4 : 0) + (supported ? 2 : 0) + (rough ? 1 : 0);

const TABLE: readonly Odds[] = [false, true].flatMap((marked) =>
  [false, true].flatMap((supported) => [false, true].map((rough) => countOdds(marked, supported && marked, rough))),
);

/** Odds of an attack; support counts only with a marker (Q8). */
export function oddsOf(marked: boolean, supported: boolean, rough: boolean): Odds {
  const odds = TABLE[slot(marked, supported, rough)];
  if (!odds) throw new RangeError('the table of odds is complete');
  return odds;
}

/** The gain of winning an attack and the cost of losing it, each times its chance. */
export function expectedGain(search: Search, unit: number, hex: number, odds = oddsFor(search, unit, hex)): number {
  const { gone, driven } = winOf(search, unit, hex);
  return odds.eliminated * gone + (odds.won - odds.eliminated) * driven + (1 - odds.won) * lossOf(search, unit, hex);
}

/** A lost attack costs nothing if the unit goes back, and the unit if its way back is no retreat (Q11). */
export function lossOf(search: Search, unit: number, hex: number): number {
  const { board, position, view } = search;
  const from = hexOf(position, unit);
  const isFree = view.rulings['beaten-attacker'] === 'goes-back';
  if (isFree || board.refuges[board.unitFaction[unit] ?? 'G'][hex]?.includes(from)) return 0;
  return weigh(
    search,
    () => lift(position, unit),
    () => put(position, unit, from),
  );
}

/** Odds of an attack, with support where a unit is free to give it (§8.4). */
export function oddsFor(search: Search, unit: number, hex: number, marked = isMarked(search, unit)): Odds {
  return oddsOf(marked, hasSupport(search, unit, hex), search.board.rough[hex] ?? false);
}

export const isMarked = ({ position }: Search, unit: number): boolean => position.marked.has(unit);

function hasSupport({ board, position, side }: Search, unit: number, hex: number, besides = NONE): boolean {
  return (board.near[hex] ?? []).some((near) => {
    const friend = unitAt(position, side, near);
    return friend !== NONE && friend !== unit && friend !== besides && !position.spent.has(friend);
  });
}

export function winOf(search: Search, unit: number, hex: number): Win {
  const { board, position, side, wins } = search;
  const key = keyOf(search, unit, hex);
  const known = wins.get(key);
  if (known) return known;
  const from = hexOf(position, unit);
  const enemy = unitAt(position, 1 - side, hex);
  const isFree = (refuge: number) =>
    refuge === from || (unitAt(position, 0, refuge) === NONE && unitAt(position, 1, refuge) === NONE);
  const refuges = (board.refuges[board.unitFaction[enemy] ?? 'G'][hex] ?? []).filter(isFree);
  const gone = weighWin(search, unit, hex, NONE);
  // §8.7: the beaten enemy is eliminated if it has no refuge; among several its owner chooses (Q12).
  const driven = Math.min(...refuges.map((refuge) => weighWin(search, unit, hex, refuge)));
  const win = { gone, driven: refuges.length === 0 ? gone : driven };
  wins.set(key, win);
  return win;
}

/** A unit in the hex that it attacked, with the enemy driven to `refuge`, or to the pool for `NONE`. */
function weighWin(search: Search, unit: number, hex: number, refuge: number): number {
  const { position, side } = search;
  const from = hexOf(position, unit);
  const enemy = unitAt(position, 1 - side, hex);
  const owner = position.owner[hex] ?? side;
  const refugeOwner = position.owner[refuge] ?? side;
  return weigh(
    search,
    () => {
      lift(position, enemy);
      lift(position, unit);
      put(position, unit, hex);
      position.owner[hex] = side;
      if (refuge === NONE) return;
      put(position, enemy, refuge);
      position.owner[refuge] = 1 - side;
    },
    () => {
      if (refuge !== NONE) position.owner[refuge] = refugeOwner;
      lift(position, enemy);
      lift(position, unit);
      put(position, unit, from);
      put(position, enemy, hex);
      position.owner[hex] = owner;
    },
  );
}

/** The gain by a unit in `from` as the only supporter of a declared attack (§8.4). */
export function helpOf(search: Search, unit: number, from: number): number {
  const { board, position } = search;
  let help = 0;
  for (const attacker of position.marked) {
    const hex = position.attacking[attacker] ?? NONE;
    if (hex === NONE || attacker === unit || !board.near[from]?.includes(hex)) continue;
    if (hasSupport(search, attacker, hex, unit)) continue;
    const rough = board.rough[hex] ?? false;
    const alone = expectedGain(search, attacker, hex, oddsOf(true, false, rough));
    help = Math.max(help, expectedGain(search, attacker, hex, oddsOf(true, true, rough)) - alone);
  }
  return help;
}

/** Factions of the side on the map without a marker (§6.3). */
export function factionsWithoutMarker({ board, position, side }: Search): ReadonlySet<Faction> {
  const lacking = new Set<Faction>();
  board.unitFaction.forEach((faction, unit) => {
    if (board.unitSide[unit] === side && hexOf(position, unit) !== NONE) lacking.add(faction);
  });
  for (const unit of position.marked) lacking.delete(board.unitFaction[unit] ?? 'G');
  return lacking;
}
