/** From legal moves to what is listed and lit. */
import type { TargetRef } from '../engine/kernel/types.ts';
import type { Choice, Pointing, Selection } from '../engine/kits/pointing/selection.ts';
import { isButton, isPlainButton } from '../engine/kits/pointing/targets.ts';
import type { EntryWords, Combo, Move, PlayGame, PlayScene, TargetState } from './game.ts';

export function passes({ title, detail = '' }: EntryWords, filter: string): boolean {
  const text = `${title} ${detail}`.toLocaleLowerCase();
  return filter
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const PIECE_AND_PLACE = 2;

/** Moves that only end a step are next to the list, not in it. */
export const pointingOf = (
  game: Pick<PlayGame, 'isAction' | 'freeOrder' | 'changeable'>,
  facts: object,
  targetsOf: (move: Move) => readonly TargetRef[],
): Pointing<Move> => ({
  targetsOf,
  isEnding: (move) => isPlainButton(targetsOf(move)) && !(game.isAction?.(move) ?? false),
  freeOrder: game.freeOrder?.(facts) ?? PIECE_AND_PLACE,
  ...(game.changeable && { changeable: game.changeable }),
});

const singleOf = ({ moves: [move, ...others] }: Choice<Move>): Move | null =>
  move && others.length === 0 ? move : null;

export interface Listed extends Choice<Move> {
  readonly equal?: number;
}

/** Of equivalent single moves and of equal cards only the first is listed; the chosen one takes its place. */
export function shortList(
  { isLike, isTwin }: Pick<PlayGame, 'isLike' | 'isTwin'>,
  scene: PlayScene,
  all: readonly Choice<Move>[],
  chosen: Move | null = null,
): readonly Listed[] {
  const choices = isTwin ? withoutTwins((move, other) => isTwin(scene, move, other), all) : all;
  if (!isLike) return choices;
  const short = choices.filter((choice, at) => {
    const move = singleOf(choice);
    return (
      move === null ||
      !choices.slice(0, at).some((before) => {
        const first = singleOf(before);
        return first !== null && isLike(scene, move, first);
      })
    );
  });
  const own = chosen && choices.find((choice) => singleOf(choice) === chosen);
  if (!own || !chosen || short.includes(own)) return short;
  return short.map((choice) => {
    const move = singleOf(choice);
    return move !== null && isLike(scene, move, chosen) ? own : choice;
  });
}

/** Choices that differ only in which of equal cards they name are one. */
function withoutTwins(
  isTwin: (move: Move, other: Move) => boolean,
  choices: readonly Choice<Move>[],
): readonly Listed[] {
  const firsts: { readonly choice: Choice<Move>; equal: number }[] = [];
  for (const choice of choices) {
    const first = firsts.find(
      ({ choice: { moves } }) =>
        moves.length === choice.moves.length &&
        moves.every((move, at) => {
          const other = choice.moves[at];
          return other !== undefined && isTwin(move, other);
        }),
    );
    if (first) first.equal++;
    else firsts.push({ choice, equal: 1 });
  }
  return firsts.map(({ choice, equal }) => (equal === 1 ? choice : { ...choice, equal }));
}

/** Entries that would change the picked move. */
function othersThan({ isLike }: Pick<PlayGame, 'isLike'>, scene: PlayScene, { chosen, choices }: Selection<Move>) {
  if (!isLike || !chosen) return choices;
  return choices.filter((choice) => {
    const move = singleOf(choice);
    return move === null || move === chosen || !isLike(scene, move, chosen);
  });
}

/** Lit targets: what each entry shows on the board, what is picked, what was refused. */
export function listTargets(
  game: Pick<PlayGame, 'isOnBoard' | 'litFirst' | 'isLike' | 'isTwin' | 'changeable'>,
  facts: object,
  view: object,
  selection: Selection<Move>,
  targetsOf: (move: Move) => readonly TargetRef[],
  refused: TargetRef | null,
): ReadonlyMap<TargetRef, TargetState> {
  const { picked, chosen, base, routes } = selection;
  const others = othersThan(game, { facts, view }, selection);
  // Of several like places as many are lit as listed; a press on any of them counts.
  const choices = base.length > 0 && game.changeable ? shortList(game, { facts, view }, others, chosen) : others;
  const states = new Map<TargetRef, TargetState>();
  const light = (list: typeof choices, under: readonly TargetRef[]) => {
    const lit = under.length === 0 && game.litFirst ? game.litFirst : targetsOf;
    for (const move of list.flatMap((choice) => choice.moves)) {
      const open = lit(move).find((target) => !under.includes(target) && game.isOnBoard(view, target));
      if (open !== undefined) states.set(open, 'legal');
    }
  };
  // A card in a hand or in a mall lights up as an entry of the list.
  for (const { target } of [...choices, ...routes])
    if (!isButton(target) && !game.isOnBoard(view, target)) states.set(target, 'legal');
  light(choices, base);
  light(routes, picked);
  for (const target of picked) states.set(target, 'chosen');
  if (chosen) for (const target of targetsOf(chosen)) states.set(target, 'chosen');
  if (refused !== null && !states.has(refused)) states.set(refused, 'refused');
  return states;
}

/** The ends of combos light up like other places; the picked one shows as picked. */
export function withCombos(
  targets: ReadonlyMap<TargetRef, TargetState>,
  combos: readonly Combo[],
  picked: Combo | null,
): ReadonlyMap<TargetRef, TargetState> {
  if (combos.length === 0) return targets;
  const all = new Map(targets);
  for (const { target } of combos) if (!all.has(target)) all.set(target, 'legal');
  if (picked) all.set(picked.target, 'chosen');
  return all;
}
