/**
 * A player that looks one step ahead: it tries each move in its head, takes the one that leaves it best off, and stops
 * where none makes it better. An attack counts as what winning would bring, times the chance to win.
 */
import type { HlbFacts } from '../../engine/games/hitlers-last-battles/facts.ts';
import type { Faction, Side } from '../../engine/games/hitlers-last-battles/ids.ts';
import type { Move } from '../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { Program } from '../types.ts';
import { computeAttraction } from './appraisal.ts';
import { helpOf, isMarked, oddsFor, expectedGain } from './attack.ts';
import { NONE, readBoard } from './board.ts';
import { hexOf, lift, put, unitAt, unitsNear } from './position.ts';
import { hexNo, keyOf, openSearch, unitNo, weigh, weighWalk, type Search } from './search.ts';

/** Markers taken back, and hexes that would bar a friend's way home: only where nothing else is on the list. */
const LAST_RESORT = -1000;
/** Two moves this near to each other are as good as each other, and the draw decides. */
const TIE = 1e-6;

type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/** A marker that was given is taken back: nothing but another choice comes of it. */
export const takesBack = ({ type }: Move): boolean => type === 'unmark';

export function createGreedy(facts: HlbFacts, seat: Side): Program<HlbTypes> {
  const board = readBoard(facts);
  const attraction = computeAttraction(board);
  return {
    id: 'greedy',
    choose({ moves }, look, draw) {
      const [only] = moves;
      if (only && moves.length === 1) return only;
      const search = openSearch(board, attraction, seat, look());
      let best: Move[] = [];
      let most = -Infinity;
      for (const move of moves) {
        const gain = gainOf(search, move);
        if (gain > most + TIE) [best, most] = [[move], gain];
        else if (gain >= most - TIE) best.push(move);
      }
      const chosen = best[best.length === 1 ? 0 : draw(best.length)];
      if (!chosen) throw new RangeError('a decision without a move');
      return chosen;
    },
  };
}

/** How much better off a move leaves the player; 0 for stopping. */
function gainOf(search: Search, move: Move): number {
  switch (move.type) {
    case 'volkssturm':
      return judgeVolkssturm(search, move);
    case 'replace':
      return weighWalk(search, unitNo(search, move.unit), [hexNo(search, move.hex)]);
    case 'mark':
      return judgeMark(search, move);
    case 'unmark':
      return LAST_RESORT;
    case 'move':
      return judgeWalk(search, move);
    case 'attack':
      return judgeAttack(search, move);
    case 'battle':
      return judgeBattle(search, move);
    case 'support':
      return judgeSupport(search, move);
    case 'retreat':
      return judgeRetreat(search, move);
    default:
      return 0;
  }
}

function judgeWalk(search: Search, move: MoveOf<'move'>): number {
  const { position, side, walks } = search;
  const unit = unitNo(search, move.unit);
  const path = move.path.map((hex) => hexNo(search, hex));
  const end = path[path.length - 1] ?? NONE;
  // §7.6: an attacking friend counts as standing where it came from.
  if (unitAt(position, side, end) !== NONE) return LAST_RESORT;
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
function judgeAttack(search: Search, move: MoveOf<'attack'>): number {
  const unit = unitNo(search, move.unit);
  return expectedGain(search, unit, hexNo(search, move.hex)) - helpOf(search, unit, hexOf(search.position, unit));
}

/** What a marker adds to the best attack of its unit. */
function judgeMark(search: Search, { unit: id }: MoveOf<'mark'>): number {
  const { board, position, side, view } = search;
  const unit = unitNo(search, id);
  const lacking = factionsWithoutMarker(search);
  const isOwed = lacking.includes(board.unitFaction[unit] ?? 'G');
  // §6.3: markers that other factions must get are not to be spent here.
  if (!isOwed && lacking.length > 0 && lacking.length >= view.strategic.markersLeft) return LAST_RESORT / 2;
  const gains = (board.near[hexOf(position, unit)] ?? []).map((hex) => {
    if (unitAt(position, 1 - side, hex) === NONE) return 0;
    const plain = expectedGain(search, unit, hex, oddsFor(search, unit, hex, false));
    return expectedGain(search, unit, hex, oddsFor(search, unit, hex, true)) - plain;
  });
  return Math.max(0, ...gains);
}

/** Factions of the side on the map that have no marker yet. */
function factionsWithoutMarker(search: Search): readonly Faction[] {
  const { board, position, side } = search;
  const present = new Set<Faction>();
  const marked = new Set<Faction>();
  board.unitFaction.forEach((faction, unit) => {
    if (board.unitSide[unit] !== side || hexOf(position, unit) === NONE) return;
    present.add(faction);
    if (isMarked(search, unit)) marked.add(faction);
  });
  return [...present].filter((faction) => !marked.has(faction));
}

/** §5.1: two units for all markers pay where two can be placed; a side with three units has few attacks to lose. */
function judgeVolkssturm({ board, position, side }: Search, { yes }: MoveOf<'volkssturm'>): number {
  if (!yes) return 0;
  const free = board.prizes.filter(
    (hex) =>
      position.owner[hex] === side && unitAt(position, side, hex) === NONE && unitsNear(position, 1 - side, hex) === 0,
  );
  return free.length > 1 ? 1 : -1;
}

/** Attacks with a marker come first, while their supporters are free; then the one that promises most. */
function judgeBattle(search: Search, move: MoveOf<'battle'>): number {
  const hex = hexNo(search, move.hex);
  const unit = search.position.attacking.indexOf(hex);
  return unit < 0 ? 0 : (isMarked(search, unit) ? 100 : 0) + expectedGain(search, unit, hex);
}

/** The supporter that is missed least: beside the fewest other attacks with a marker. */
function judgeSupport(search: Search, { unit: id }: MoveOf<'support'>): number {
  if (id === null) return 0;
  const { board, position, view } = search;
  const here = view.battle ? hexNo(search, view.battle.hex) : NONE;
  const near = board.near[hexOf(position, unitNo(search, id))] ?? [];
  const others = [...position.marked].filter((unit) => {
    const hex = position.attacking[unit] ?? NONE;
    return hex !== NONE && hex !== here && near.includes(hex);
  });
  return 1 / (1 + others.length);
}

/** §8.7: where the beaten unit stands best, the winner being in the hex already. */
function judgeRetreat(search: Search, move: MoveOf<'retreat'>): number {
  const { position, side, view } = search;
  if (!view.battle) return 0;
  const lost = hexNo(search, view.battle.hex);
  const winner = unitNo(search, view.battle.attacker);
  const loser = unitNo(search, view.battle.defender);
  const refuge = hexNo(search, move.hex);
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
