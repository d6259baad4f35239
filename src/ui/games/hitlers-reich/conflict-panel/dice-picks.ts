import type { Side, Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { buttonRef, cardRef, parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { otherSide, readDice } from '../lookup.ts';
import type { HrMove } from '../lookup.ts';
import { diceOf } from '../verbs.ts';

/** Picking dice one by one until they are a legal move (§7.5, §7.6, C-8). */

/** A move that is named by dice: whose, and which places from 1. */
export interface DiceMove {
  readonly of: Side;
  readonly places: readonly number[];
  /** What is pointed at, in order: the effect first, where one is needed. */
  readonly targets: readonly TargetRef[];
  /** The event or piece that does it; null for cards, and for COUNTERATTACK. */
  readonly source: Title | null;
}

/** The dice that a move of `seat` names; null for any other move. */
function diceIn(move: HrMove, seat: Side): DiceMove | null {
  const dice = diceOf(move);
  if (!dice) return null;
  const { isOwn, places, source } = dice;
  const button = (of: 'dice' | 'own' | 'opp') => buttonRef(`${of}-${places.join()}`);
  const targets = source === null ? [button('dice')] : [cardRef(source), button(isOwn ? 'own' : 'opp')];
  return { of: isOwn ? seat : otherSide(seat), places, targets, source };
}

export const listDiceMoves = (moves: readonly HrMove[], seat: Side | null): readonly DiceMove[] =>
  seat === null ? [] : moves.flatMap((move) => diceIn(move, seat) ?? []);

const isDice = (target: TargetRef): boolean => parseTarget(target).kind === 'button';
const isCard = (target: TargetRef): boolean => parseTarget(target).kind === 'card';

export interface LitDice {
  readonly of: Side;
  /** From 1. */
  readonly places: readonly number[];
}

/** The dice that the picks name; null for none. */
export function pickedDice(picked: readonly TargetRef[], seat: Side | null): LitDice | null {
  if (seat === null) return null;
  for (const target of picked) {
    const dice = readDice(parseTarget(target).id);
    if (dice) return { of: dice.of === 'opp' ? otherSide(seat) : seat, places: dice.places.split(',').map(Number) };
  }
  return null;
}

/** What can be picked of the dice of one side. Places are counted from 1. */
export interface DicePicks {
  readonly open: readonly number[];
  readonly lit: readonly number[];
  /** Were lit when the step shown now was answered: they tumble while the answer is held back. */
  readonly thrown: readonly number[];
  /** What the question calls a die of this side, before its place: `dice-`, `own-`, `opp-`. */
  readonly prefix: string;
  /** Events and pieces that may work on a die now, by its place. */
  readonly sources: Readonly<Record<number, readonly Title[]>>;
}

/** Dice that are looked at, of which none can be picked. */
export const NO_DICE_PICKS: DicePicks = { open: [], lit: [], thrown: [], prefix: 'dice-', sources: {} };

/** The moves that work by the event that is picked; all where none is. */
function fittingMoves(all: readonly DiceMove[], picked: readonly TargetRef[]): readonly DiceMove[] {
  const source = picked.find(isCard);
  return source === undefined ? all : all.filter(({ targets }) => targets.includes(source));
}

/** Named as the moves of this question name dice: by place alone, or as one's own and the enemy's. */
function prefixOf(all: readonly DiceMove[], of: Side): string {
  const like = all.find((one) => one.of === of)?.targets.find(isDice) ?? buttonRef('dice-');
  const { id } = parseTarget(like);
  return id.slice(0, id.indexOf('-') + 1);
}

/** What can be picked of each side's dice under the picks so far. */
export function listDicePicks(
  all: readonly DiceMove[],
  picked: readonly TargetRef[],
  lit: LitDice | null,
  thrown: LitDice | null,
): Readonly<Record<Side, DicePicks>> {
  const fitting = fittingMoves(all, picked);
  const picksOf = (side: Side): DicePicks => {
    const moves = (fitting.some(({ of }) => of === side) ? fitting : all).filter(({ of }) => of === side);
    const open = unique(moves.flatMap(({ places }) => places)).toSorted((a, b) => a - b);
    const sourcesAt = (place: number) =>
      unique(moves.flatMap(({ places, source }) => (source !== null && places.includes(place) ? [source] : [])));
    return {
      open,
      lit: lit?.of === side ? lit.places : [],
      thrown: thrown?.of === side ? thrown.places : [],
      prefix: prefixOf(all, side),
      sources: Object.fromEntries(open.map((place) => [place, sourcesAt(place)])),
    };
  };
  return { axis: picksOf('axis'), allies: picksOf('allies') };
}

/** The move for exactly these dice. */
const moveFor = (moves: readonly DiceMove[], of: Side, places: readonly number[]): DiceMove | null =>
  moves.find((move) => move.of === of && move.places.join() === places.join()) ?? null;

/** The most dice of a side that one move names. */
const mostOf = (moves: readonly DiceMove[], of: Side): number =>
  Math.max(0, ...moves.filter((move) => move.of === of).map(({ places }) => places.length));

/** Adds the place, or takes it away. */
const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort((a, b) => a - b);

/** What a press on a die leads to: other picks, or the question why these dice make no move. */
export type DiePress = { readonly picks: readonly TargetRef[] } | { readonly why: TargetRef };

/** The press on the die of a side at a place: it is added to the dice that are lit, or taken away from them. */
export function pressDie(
  all: readonly DiceMove[],
  picked: readonly TargetRef[],
  lit: LitDice | null,
  of: Side,
  place: number,
): DiePress {
  const places = toggled(lit?.of === of ? lit.places : [], place);
  if (places.length === 0) return { picks: picked.slice(0, picked.findIndex(isDice)) };
  const fitting = fittingMoves(all, picked);
  const find = (wanted: readonly number[]) => moveFor(fitting, of, wanted) ?? moveFor(all, of, wanted);
  // Where one die is all that may be taken, another takes its place.
  const move = find(places) ?? (mostOf(fitting, of) === 1 ? find([place]) : null);
  if (!move) return { why: buttonRef(`${prefixOf(all, of)}${places.join()}`) };
  const isOfPicked = picked.some((target) => isCard(target) && move.targets.includes(target));
  const rivals = all.filter((one) => one.of === of && one.places.join() === move.places.join());
  // Dice that several effects could take leave it open which, unless one is picked; the list asks then.
  return { picks: isOfPicked || rivals.length === 1 ? move.targets : move.targets.filter(isDice) };
}
