import type { Side, Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { unique } from '../../../../engine/kits/pointing/lookup.ts';
import { buttonRef, cardRef, parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import { otherSide, readDice, type HrMove } from '../lookup.ts';
import { diceOf } from '../verbs.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HrTypes } from '../../../../engine/games/hitlers-reich/types.ts';
import { useSame } from '../../../parts/use-same.ts';
import type { PartProps } from '../../../table/game-table.ts';

/** Picks dice one by one until they form a legal move (§7.5, §7.6, C-8). */

type Wanted = Pick<PartProps<HrTypes>, 'seat' | 'allMoves' | 'picked' | 'stepNumber' | 'onPickAll' | 'onWhy'>;

/** Stable while the panel is mounted. */
export type PressDie = (of: Side, place: number) => void;

/** Dice are picked one by one; once they form a legal move, that is picked. The result stays identical while equal. */
export function useDicePicks(wanted: Wanted): Readonly<Record<Side, DicePicks>> & { readonly onPress: PressDie } {
  const { seat, allMoves, picked, stepNumber } = wanted;
  const all = useMemo(() => listDiceMoves(allMoves, seat), [allMoves, seat]);
  const lit = pickedDice(picked, seat);

  const [thrown, setThrown] = useState({ stepNumber, dice: lit });
  const isNewLit = lit !== null && (thrown.dice?.of !== lit.of || thrown.dice.places.join() !== lit.places.join());
  if (thrown.stepNumber !== stepNumber || isNewLit) setThrown({ stepNumber, dice: lit });

  const latest = useRef({ ...wanted, all, lit });
  useEffect(() => {
    latest.current = { ...wanted, all, lit };
  });
  const onPress = useCallback((of: Side, place: number) => {
    const now = latest.current;
    const pressed = pressDie(now.all, now.picked, now.lit, of, place);
    if ('why' in pressed) now.onWhy(pressed.why);
    else now.onPickAll(pressed.picks);
  }, []);

  const same = useSame();
  const { axis, allies } = listDicePicks(all, picked, lit, thrown.dice);
  return { axis: same('axis', axis), allies: same('allies', allies), onPress };
}

/** A move that names dice: the owner, and places from 1. */
interface DiceMove {
  readonly of: Side;
  readonly places: readonly number[];
  /** Targets in order; the effect first, if one is needed. */
  readonly targets: readonly TargetRef[];
  /** The event or piece that acts; null for cards and COUNTERATTACK. */
  readonly source: Title | null;
}

/** Null if the move names no dice. */
function diceIn(move: HrMove, seat: Side): DiceMove | null {
  const dice = diceOf(move);
  if (!dice) return null;
  const { isOwn, places, source } = dice;
  const button = (of: 'dice' | 'own' | 'opp') => buttonRef(`${of}-${places.join()}`);
  const targets = source === null ? [button('dice')] : [cardRef(source), button(isOwn ? 'own' : 'opp')];
  return { of: isOwn ? seat : otherSide(seat), places, targets, source };
}

const listDiceMoves = (moves: readonly HrMove[], seat: Side | null): readonly DiceMove[] =>
  seat === null ? [] : moves.flatMap((move) => diceIn(move, seat) ?? []);

const isDice = (target: TargetRef): boolean => parseTarget(target).kind === 'button';
const isCard = (target: TargetRef): boolean => parseTarget(target).kind === 'card';

interface LitDice {
  readonly of: Side;
  /** Counted from 1. */
  readonly places: readonly number[];
}

/** Null if the picks name none. */
function pickedDice(picked: readonly TargetRef[], seat: Side | null): LitDice | null {
  if (seat === null) return null;
  for (const target of picked) {
    const dice = readDice(parseTarget(target).id);
    if (dice) return { of: dice.of === 'opp' ? otherSide(seat) : seat, places: dice.places.split(',').map(Number) };
  }
  return null;
}

/** Dice of one side that can be picked. Places are counted from 1. */
export interface DicePicks {
  readonly open: readonly number[];
  readonly lit: readonly number[];
  /** Lit when the shown step was answered: they tumble while the result is held back. */
  readonly thrown: readonly number[];
  /** The question's name for a die of this side, before its place: `dice-`, `own-`, `opp-`. */
  readonly prefix: string;
  /** Events and pieces that may act on a die now, by its place. */
  readonly sources: Readonly<Record<number, readonly Title[]>>;
}

export const NO_DICE_PICKS: DicePicks = { open: [], lit: [], thrown: [], prefix: 'dice-', sources: {} };

function fittingMoves(all: readonly DiceMove[], picked: readonly TargetRef[]): readonly DiceMove[] {
  const source = picked.find(isCard);
  return source === undefined ? all : all.filter(({ targets }) => targets.includes(source));
}

/** Uses the question's form: by place alone, or as own and enemy dice. */
function prefixOf(all: readonly DiceMove[], of: Side): string {
  const like = all.find((one) => one.of === of)?.targets.find(isDice) ?? buttonRef('dice-');
  const { id } = parseTarget(like);
  return id.slice(0, id.indexOf('-') + 1);
}

function listDicePicks(
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

const mostOf = (moves: readonly DiceMove[], of: Side): number =>
  Math.max(0, ...moves.filter((move) => move.of === of).map(({ places }) => places.length));

const toggled = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort((a, b) => a - b);

/** Other picks, or the question why these dice form no move. */
type DiePress = { readonly picks: readonly TargetRef[] } | { readonly why: TargetRef };

/** Adds the die to the lit ones, or removes it. */
function pressDie(
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
  // If only one die may be taken, another replaces it.
  const move = find(places) ?? (mostOf(fitting, of) === 1 ? find([place]) : null);
  if (!move) return { why: buttonRef(`${prefixOf(all, of)}${places.join()}`) };
  const isOfPicked = picked.some((target) => isCard(target) && move.targets.includes(target));
  const rivals = all.filter((one) => one.of === of && one.places.join() === move.places.join());
  // If several effects could take the dice and none is picked, the list asks which.
  return { picks: isOfPicked || rivals.length === 1 ? move.targets : move.targets.filter(isDice) };
}
