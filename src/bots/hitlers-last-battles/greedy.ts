/**
 * A player that looks one step ahead: it tries each move in its head, takes the one that leaves it best off, and stops
 * where none makes it better. An attack counts as what winning would bring, times the chance to win.
 */
import type { HlbFacts } from '../../engine/games/hitlers-last-battles/facts.ts';
import type { Faction, Side } from '../../engine/games/hitlers-last-battles/ids.ts';
import type { Move } from '../../engine/games/hitlers-last-battles/moves.ts';
import type { HlbTypes } from '../../engine/games/hitlers-last-battles/types.ts';
import type { Bot } from '../types.ts';
import { computeAttraction } from './appraisal.ts';
import { helpOf, isMarked, oddsFor, promiseOf } from './attack.ts';
import { NONE, readBoard } from './board.ts';
import { hexOf, lift, put, unitAt, unitsNear } from './position.ts';
import { hexNo, keyOf, openThought, unitNo, weigh, weighWalk, type Thought } from './thought.ts';

/** Markers taken back, and hexes that would bar a friend's way home: only where nothing else is on the list. */
const LAST_RESORT = -1000;
/** Two moves this near to each other are as good as each other, and the draw decides. */
const TIE = 1e-6;

type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

export function createGreedy(facts: HlbFacts, seat: Side): Bot<HlbTypes> {
  const board = readBoard(facts);
  const attraction = computeAttraction(board);
  return {
    id: 'greedy',
    choose({ moves }, look, draw) {
      const [only] = moves;
      if (only && moves.length === 1) return only;
      const thought = openThought(board, attraction, seat, look());
      let best: Move[] = [];
      let most = -Infinity;
      for (const move of moves) {
        const gain = gainOf(thought, move);
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
function gainOf(thought: Thought, move: Move): number {
  switch (move.type) {
    case 'volkssturm':
      return judgeVolkssturm(thought, move);
    case 'replace':
      return weighWalk(thought, unitNo(thought, move.unit), [hexNo(thought, move.hex)]);
    case 'mark':
      return judgeMark(thought, move);
    case 'unmark':
      return LAST_RESORT;
    case 'move':
      return judgeWalk(thought, move);
    case 'attack':
      return judgeAttack(thought, move);
    case 'battle':
      return judgeBattle(thought, move);
    case 'support':
      return judgeSupport(thought, move);
    case 'retreat':
      return judgeRetreat(thought, move);
    case 'end-replace':
    case 'end-mark':
    case 'end-move':
      return 0;
  }
}

function judgeWalk(thought: Thought, move: MoveOf<'move'>): number {
  const { position, side, walks } = thought;
  const unit = unitNo(thought, move.unit);
  const path = move.path.map((hex) => hexNo(thought, hex));
  const end = path[path.length - 1] ?? NONE;
  // §7.6: an attacking friend counts as standing where it came from.
  if (unitAt(position, side, end) !== NONE) return LAST_RESORT;
  const takesOnTheWay = path.some((hex) => hex !== end && position.owner[hex] !== side);
  const key = keyOf(thought, unit, end);
  const known = takesOnTheWay ? undefined : walks.get(key);
  if (known !== undefined) return known;
  const help = helpOf(thought, unit, end) - helpOf(thought, unit, hexOf(position, unit));
  const gain = weighWalk(thought, unit, path) + help;
  if (!takesOnTheWay) walks.set(key, gain);
  return gain;
}

/** Who attacks supports nobody. */
function judgeAttack(thought: Thought, move: MoveOf<'attack'>): number {
  const unit = unitNo(thought, move.unit);
  return promiseOf(thought, unit, hexNo(thought, move.hex)) - helpOf(thought, unit, hexOf(thought.position, unit));
}

/** What a marker adds to the best attack of its unit. */
function judgeMark(thought: Thought, { unit: id }: MoveOf<'mark'>): number {
  const { board, position, side, view } = thought;
  const unit = unitNo(thought, id);
  const lacking = factionsWithoutMarker(thought);
  const isOwed = lacking.includes(board.unitFaction[unit] ?? 'G');
  // §6.3: markers that other factions must get are not to be spent here.
  if (!isOwed && lacking.length > 0 && lacking.length >= view.strategic.markersLeft) return LAST_RESORT / 2;
  const gains = (board.near[hexOf(position, unit)] ?? []).map((hex) => {
    if (unitAt(position, 1 - side, hex) === NONE) return 0;
    const plain = promiseOf(thought, unit, hex, oddsFor(thought, unit, hex, false));
    return promiseOf(thought, unit, hex, oddsFor(thought, unit, hex, true)) - plain;
  });
  return Math.max(0, ...gains);
}

/** Factions of the side on the map that have no marker yet. */
function factionsWithoutMarker(thought: Thought): readonly Faction[] {
  const { board, position, side } = thought;
  const present = new Set<Faction>();
  const marked = new Set<Faction>();
  board.unitFaction.forEach((faction, unit) => {
    if (board.unitSide[unit] !== side || hexOf(position, unit) === NONE) return;
    present.add(faction);
    if (isMarked(thought, unit)) marked.add(faction);
  });
  return [...present].filter((faction) => !marked.has(faction));
}

/** §5.1: two units for all markers pay where two can be placed; a side with three units has few attacks to lose. */
function judgeVolkssturm({ board, position, side }: Thought, { yes }: MoveOf<'volkssturm'>): number {
  if (!yes) return 0;
  const free = board.prizes.filter(
    (hex) =>
      position.owner[hex] === side && unitAt(position, side, hex) === NONE && unitsNear(position, 1 - side, hex) === 0,
  );
  return free.length > 1 ? 1 : -1;
}

/** Attacks with a marker come first, while their supporters are free; then the one that promises most. */
function judgeBattle(thought: Thought, move: MoveOf<'battle'>): number {
  const hex = hexNo(thought, move.hex);
  const unit = thought.position.attacking.indexOf(hex);
  return unit < 0 ? 0 : (isMarked(thought, unit) ? 100 : 0) + promiseOf(thought, unit, hex);
}

/** The supporter that is missed least: beside the fewest other attacks with a marker. */
function judgeSupport(thought: Thought, { unit: id }: MoveOf<'support'>): number {
  if (id === null) return 0;
  const { board, position, view } = thought;
  const here = view.battle ? hexNo(thought, view.battle.hex) : NONE;
  const near = board.near[hexOf(position, unitNo(thought, id))] ?? [];
  const others = [...position.marked].filter((unit) => {
    const hex = position.attacking[unit] ?? NONE;
    return hex !== NONE && hex !== here && near.includes(hex);
  });
  return 1 / (1 + others.length);
}

/** §8.7: where the beaten unit stands best, the winner being in the hex already. */
function judgeRetreat(thought: Thought, move: MoveOf<'retreat'>): number {
  const { position, side, view } = thought;
  if (!view.battle) return 0;
  const lost = hexNo(thought, view.battle.hex);
  const winner = unitNo(thought, view.battle.attacker);
  const loser = unitNo(thought, view.battle.defender);
  const refuge = hexNo(thought, move.hex);
  const origin = hexOf(position, winner);
  const owners = [position.owner[lost] ?? side, position.owner[refuge] ?? side] as const;
  return weigh(
    thought,
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
