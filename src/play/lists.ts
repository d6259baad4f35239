/** Finds what is listed and lit for the legal moves. */
import type { TargetRef, Odds } from '../engine/kernel/types.ts';
import type { Choice, Pointing, Selection } from '../engine/kits/pointing/selection.ts';
import { isButton, isPlainButton } from '../engine/kits/pointing/targets.ts';
import type { EntryWords, Combo, Move, PlayGame, PlayScene, TargetState } from './game.ts';
import type { OddsByMove } from './foresight.ts';

export function passes({ title, detail = '' }: EntryWords, filter: string): boolean {
  const text = `${title} ${detail}`.toLocaleLowerCase();
  return filter
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Moves that only end a step are next to the list, not in it. */
export function pointingOf(
  { isAction, freeOrder, changeable }: Pick<PlayGame['picking'], 'isAction' | 'freeOrder' | 'changeable'>,
  facts: object,
  listTargets: (move: Move) => readonly TargetRef[],
): Pointing<Move> {
  // Each pick asks for the targets of every legal move, several times.
  const known = new WeakMap<Move, readonly TargetRef[]>();
  const targetsOf = (move: Move): readonly TargetRef[] => {
    const targets = known.get(move) ?? listTargets(move);
    known.set(move, targets);
    return targets;
  };
  return {
    targetsOf,
    isEnding: (move) => isPlainButton(targetsOf(move)) && !isAction(move),
    freeOrder: freeOrder(facts),
    changeable,
  };
}

const singleOf = ({ moves: [move, ...others] }: Choice<Move>): Move | null =>
  move && others.length === 0 ? move : null;

export interface ListedChoice extends Choice<Move> {
  /** Counts the twins that are listed as this one. */
  readonly count?: number;
}

/** Lists only the first of equivalent single moves and of equal cards; the chosen one takes its place. */
export function shortList(
  { isLike, isTwin }: Pick<PlayGame['picking'], 'isLike' | 'isTwin'>,
  scene: PlayScene,
  all: readonly Choice<Move>[],
  chosen: Move | null = null,
): readonly ListedChoice[] {
  const choices = withoutTwins((move, other) => isTwin(scene, move, other), all);
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
): readonly ListedChoice[] {
  const firsts: { readonly choice: Choice<Move>; count: number }[] = [];
  for (const choice of choices) {
    const first = firsts.find(
      ({ choice: { moves } }) =>
        moves.length === choice.moves.length &&
        moves.every((move, at) => {
          const other = choice.moves[at];
          return other !== undefined && isTwin(move, other);
        }),
    );
    if (first) first.count++;
    else firsts.push({ choice, count: 1 });
  }
  return firsts.map(({ choice, count }) => (count === 1 ? choice : { ...choice, count }));
}

/** Entries that would change the picked move. */
function othersThan(
  { isLike }: Pick<PlayGame['picking'], 'isLike'>,
  scene: PlayScene,
  { chosen, choices }: Selection<Move>,
) {
  if (!chosen) return choices;
  return choices.filter((choice) => {
    const move = singleOf(choice);
    return move === null || move === chosen || !isLike(scene, move, chosen);
  });
}

/** Lit targets: what each entry shows on the board, what is picked, what was refused. */
export function listTargets(
  { places, picking }: Pick<PlayGame, 'places' | 'picking'>,
  scene: PlayScene,
  selection: Selection<Move>,
  targetsOf: (move: Move) => readonly TargetRef[],
  refused: TargetRef | null,
): ReadonlyMap<TargetRef, TargetState> {
  const { picked, chosen, base, routes } = selection;
  const others = othersThan(picking, scene, selection);
  const isShort = base.length > 0 && picking.lightsOneOfLike;
  const choices = isShort ? shortList(picking, scene, others, chosen) : others;
  const states = new Map<TargetRef, TargetState>();
  const light = (list: typeof choices, under: readonly TargetRef[]) => {
    for (const move of list.flatMap((choice) => choice.moves)) {
      const lit = (under.length === 0 ? picking.litFirst(move) : null) ?? targetsOf(move);
      const open = lit.find((target) => !under.includes(target) && places.isOnBoard(scene.view, target));
      if (open !== undefined) states.set(open, 'legal');
    }
  };
  // A card in a hand or in a mall lights up as an entry of the list.
  for (const { target } of [...choices, ...routes])
    if (!isButton(target) && !places.isOnBoard(scene.view, target)) states.set(target, 'legal');
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

/** Larger than rounding errors of a sum of many parts. */
const CLOSE = 1e-9;

/** The chance itself, where it has two ends or rests on assumptions. */
const shareOf = ({ outcomes, total }: Odds): number =>
  outcomes.reduce((sum, { count, success }) => sum + (success ? count : 0), 0) / total;

const shareIn = (odds: OddsByMove, move: Move | undefined): number | null => {
  const found = move && odds.get(move);
  return found ? shareOf(found) : null;
};

/** Best first, stable. Choices with an unknown chance keep their order at the end. */
export function bestFirst(choices: readonly Choice<Move>[], odds: OddsByMove): readonly Choice<Move>[] {
  if (odds.size === 0) return choices;
  const worth = ({ moves: [move] }: Choice<Move>) => shareIn(odds, move) ?? -1;
  return choices.toSorted((a, b) => worth(b) - worth(a));
}

/** Finds the choice that beats all others and doing nothing; null if none does, or a chance is unknown or a range. */
export function bestOf(
  choices: readonly Choice<Move>[],
  endings: readonly Move[],
  odds: OddsByMove,
): Choice<Move> | null {
  const [first, second] = bestFirst(choices, odds);
  const isExact = ({ moves: [move, ...others] }: Choice<Move>) => {
    const found = move && odds.get(move);
    return others.length === 0 && found !== undefined && !found.range && !found.assumed;
  };
  if (!first || !choices.every(isExact) || !endings.some((ending) => odds.has(ending))) return null;
  const rivals = [...endings, ...(second?.moves ?? [])];
  return worthOf(first, rivals, odds) === undefined ? first : null;
}

/** Compared with the `others`, which leave everything as it is; absent where it is better. */
export function worthOf(
  { moves: [move] }: Choice<Move>,
  others: readonly Move[],
  odds: OddsByMove,
): EntryWords['worth'] {
  const share = shareIn(odds, move);
  const kept = others.flatMap((other) => shareIn(odds, other) ?? []);
  if (share === null || kept.length === 0) return undefined;
  const gain = share - Math.max(...kept);
  return gain > CLOSE ? undefined : gain > -CLOSE ? 'nothing' : 'less';
}

/** Groups in the order in which their headings first appear. */
export function inGroups<E extends { readonly words: EntryWords }>(entries: readonly E[]): readonly E[] {
  const groups = new Set(entries.map(({ words }) => words.group));
  if (groups.size < 2) return entries;
  return [...groups].flatMap((group) => entries.filter(({ words }) => words.group === group));
}
