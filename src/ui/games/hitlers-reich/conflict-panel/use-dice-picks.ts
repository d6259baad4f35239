import { useEffect, useRef, useState } from 'react';
import type { Side, Title } from '../../../../engine/games/hitlers-reich/ids.ts';
import type { TargetRef } from '../../../../engine/kernel/types.ts';
import { buttonRef, parseTarget } from '../../../../engine/kits/pointing/targets.ts';
import type { HrMove } from '../lookup.ts';
import { listDiceMoves, moveFor, openPlaces, pickedDice, sourcesAt, toggled } from './dice-picks.ts';
import type { DiceMove } from './dice-picks.ts';

export interface DicePicks {
  readonly isOpen: (of: Side, place: number) => boolean;
  readonly isLit: (of: Side, place: number) => boolean;
  /** Was lit when the step shown now was answered: it tumbles while the answer is held back. */
  readonly isThrown: (of: Side, place: number) => boolean;
  /** The die as something that can be asked about. */
  readonly targetOf: (of: Side, place: number) => TargetRef;
  /** Events and pieces that may work on the die now; left out where none is picked. */
  readonly sourcesAt?: (of: Side, place: number) => readonly Title[];
  readonly toggle: (of: Side, place: number) => void;
}

interface DicePicksWanted {
  readonly seat: Side | null;
  /** All moves of the question. */
  readonly moves: readonly HrMove[];
  readonly picked: readonly TargetRef[];
  readonly stepNumber: number;
  readonly onPick: (target: TargetRef) => void;
  readonly onWhy: (target: TargetRef) => void;
}

const isCard = (target: TargetRef): boolean => parseTarget(target).kind === 'card';
const isDice = (target: TargetRef): boolean => parseTarget(target).kind === 'button';

/** Dice are pointed at one by one; as soon as they make a legal move together, that is what is picked. */
export function useDicePicks(wanted: DicePicksWanted): DicePicks {
  const { seat, moves, picked, stepNumber, onPick, onWhy } = wanted;
  const all = listDiceMoves(moves, seat);
  const source = picked.find(isCard);
  const fitting = source === undefined ? all : all.filter(({ targets }) => targets.includes(source));

  const lit = pickedDice(picked, seat);

  const [thrown, setThrown] = useState({ stepNumber, dice: lit });
  const isNewLit = lit !== null && (thrown.dice?.of !== lit.of || thrown.dice.places.join() !== lit.places.join());
  if (thrown.stepNumber !== stepNumber || isNewLit) setThrown({ stepNumber, dice: lit });

  // Picks are made one after the other: each is seen by the table before the next.
  const queue = useRef<TargetRef[]>([]);
  useEffect(() => {
    const next = queue.current.shift();
    if (next !== undefined) onPick(next);
  }, [picked, onPick]);
  const pickAll = ([first, ...rest]: readonly TargetRef[]) => {
    queue.current = [...rest];
    if (first !== undefined) onPick(first);
  };

  const find = (of: Side, places: readonly number[]) => moveFor(fitting, of, places) ?? moveFor(all, of, places);
  // Named as the moves of this question name dice: by place alone, or as one's own and the enemy's.
  const targetOf = (of: Side, places: readonly number[]) => {
    const like = all.find((one) => one.of === of)?.targets.find(isDice) ?? buttonRef('dice-');
    const { id } = parseTarget(like);
    return buttonRef(`${id.slice(0, id.indexOf('-') + 1)}${places.join()}`);
  };
  const toggle = (of: Side, place: number) => {
    const places = toggled(lit?.of === of ? lit.places : [], place);
    if (places.length === 0) {
      const old = picked.find(isDice);
      return old === undefined ? undefined : onPick(old);
    }
    // Where one die is all that may be taken, another takes its place.
    const move = find(of, places) ?? (mostOf(fitting, of) === 1 ? find(of, [place]) : null);
    if (!move) {
      return onWhy(targetOf(of, places));
    }
    const [root] = picked;
    // Under an effect that stays, or among dice alone, the table puts one pick in the other's place.
    const stays = source === undefined ? move.targets.length === 1 : move.targets.includes(source);
    if (stays) return pickAll(move.targets.filter(isDice));
    pickAll([...(root === undefined ? [] : [root]), ...openPicks(move, all)]);
  };

  const movesOf = (of: Side) => (fitting.some((move) => move.of === of) ? fitting : all);
  const open = (of: Side) => openPlaces(movesOf(of), of);
  const openOf = { axis: open('axis'), allies: open('allies') };
  return {
    isOpen: (of, place) => openOf[of].has(place),
    isLit: (of, place) => lit?.of === of && lit.places.includes(place),
    isThrown: (of, place) => thrown.dice?.of === of && thrown.dice.places.includes(place),
    targetOf: (of, place) => targetOf(of, [place]),
    sourcesAt: (of, place) => sourcesAt(movesOf(of), of, place),
    toggle,
  };
}

const mostOf = (moves: readonly DiceMove[], of: Side): number =>
  Math.max(0, ...moves.filter((move) => move.of === of).map(({ places }) => places.length));

/** Dice that several effects could take leave it open which; the list asks then. */
function openPicks(move: DiceMove, all: readonly DiceMove[]): readonly TargetRef[] {
  const rivals = all.filter((one) => one.of === move.of && one.places.join() === move.places.join());
  return rivals.length > 1 ? move.targets.filter(isDice) : move.targets;
}
