import type { Line, TargetRef } from '../../../engine/kernel/types.ts';
import { joinIds, unique } from '../../../engine/kits/pointing/lookup.ts';
import { buttonRef, spaceRef } from '../../../engine/kits/pointing/targets.ts';
import { diceAsked, findCard, turnedTo, type HrMove, type HrQueries, type HrScene, type HrWords } from './lookup.ts';
import { attackerOf } from './stakes.ts';
import { attacksIn, buttonOf, diceOf, isAttack, rowOf, VERBS, type Attack } from './verbs.ts';

/** Sorts and groups the legal moves for the list, and words recorded moves. */

/** Actions in the order of planning a turn, dice by their gain. */
export const distinctMoves = (scene: HrScene, moves: readonly HrMove[]): readonly HrMove[] =>
  [...moves].sort((a, b) => rank(a) - rank(b) || gainOf(scene, b) - gainOf(scene, a));

/** The average of a die. */
const MEAN = 3.5;

/** The average gain in points from re-rolling or turning these dice; 0 for other moves. */
export function gainOf(scene: HrScene, move: HrMove): number {
  const named = diceOf(move);
  if (!named) return 0;
  const { isOwn, places, source } = named;
  const faces = diceAsked(scene.view, isOwn);
  const to = (source === null ? null : turnedTo(scene, source)) ?? MEAN;
  const up = places.reduce((sum, place) => sum + to - (faces[place - 1] ?? to), 0);
  // A Big Push must stay below its card (§6.3.2).
  const isHighGood = isOwn && scene.view.question?.at !== 'plan/reroll';
  return isHighGood ? up : -up;
}

/**
 * Dice with the same face are interchangeable, so the list needs one way to pick a 2 and a 4; if the view hides the
 * faces, all ways stay. Attacks that differ only in their start are alike, too.
 */
export function isLike({ facts, view }: HrScene, move: HrMove, other: HrMove): boolean {
  if (isTwin({ facts, view }, move, other)) return true;
  if (isAttack(move) && isAttack(other)) return isSameFight({ facts, view }, move, other);
  const key = diceKey(view, move);
  return key !== null && key === diceKey(view, other);
}

/** A data pack may repeat a conflict card; the copies are interchangeable. */
export function isTwin({ facts }: HrScene, move: HrMove, other: HrMove): boolean {
  if (move.type !== other.type) return false;
  const [mine, theirs] = [cardsOf(move), cardsOf(other)];
  return (
    mine.length === theirs.length &&
    mine.some((id, at) => id !== theirs[at]) &&
    mine.every((id, at) => isSameCard(facts, id, theirs[at] ?? ''))
  );
}

const cardsOf = (move: HrMove): readonly string[] =>
  move.type === 'swap' ? [move.take, move.give] : 'card' in move ? [move.card] : [];

function isSameCard(facts: HrScene['facts'], id: string, other: string): boolean {
  if (id === other) return true;
  const [one, two] = [findCard(facts, id), findCard(facts, other)];
  // The two Double Agents differ: each belongs to a side.
  return one !== null && two !== null && !one.isAgent && one.suit === two.suit && one.value === two.value;
}

/** The start of an attack matters only for the attacking nation (§6.5.3.1). */
const isSameFight = (scene: HrScene, move: Attack, other: Attack): boolean =>
  move.kind === other.kind && move.target === other.target && attackerOf(scene, move) === attackerOf(scene, other);

/** §7.2: proposes no events until one is picked. */
export const preset = ({ view }: HrScene, moves: readonly HrMove[]): HrMove | null =>
  view.phase === 'conflict/name' ? (moves.find(({ type }) => type === 'done') ?? null) : null;

/** §7.2, §7.5, §7.6: answers within a conflict, which are compared by chances. */
const COMPARED: ReadonlySet<string> = new Set([
  'conflict/name',
  'conflict/effect',
  'conflict/pick',
  'conflict/reroll',
  'conflict/counter',
]);
export const isBestFirst = ({ view }: HrScene, listed: readonly HrMove[]): boolean =>
  COMPARED.has(view.phase) || (listed.length > 0 && listed.every(isAttack));

/**
 * §7.6: nothing is hidden any more and a re-roll is free, so the best answer is proposed; keeping all dice is one press
 * away.
 */
export const proposesBest = ({ view }: HrScene): boolean => view.phase === 'conflict/reroll';

export const withoutLike = (scene: HrScene, moves: readonly HrMove[]): readonly HrMove[] =>
  moves.filter((move, at) => !moves.slice(0, at).some((other) => isLike(scene, move, other)));

/** Actions first, in the order of planning a turn; kinds of one act in the order of their buttons. */
function rank(move: HrMove): number {
  const { order = LAST, sought } = rowOf(move);
  return order + (sought?.buttons.indexOf(buttonOf(move)) ?? 0) / MOST_KINDS;
}
const MOST_KINDS = 10;
const LAST = 99;

function diceKey(view: HrScene['view'], move: HrMove): string | null {
  const named = diceOf(move);
  const dice = named ? diceAsked(view, named.isOwn) : [];
  if (!named || dice.length === 0) return null;
  const faces = named.places.map((place) => dice[place - 1] ?? 0).sort((a, b) => a - b);
  return `${move.type} ${named.source ?? ''} ${String(named.isOwn)} ${faces.join()}`;
}

/** §6.1: Reorganise is undone freely. */
export const isAtOnce = (move: HrMove): boolean => rowOf(move).isAtOnce === true;

/** Every move without a target, except those that only continue or leave something unused. */
export const isAction = (move: HrMove): boolean => rowOf(move).isEnding !== true;

/** Attackable spaces light up at once; spaces to fortify or for a fleet only after picking that action. */
export function litFirst(move: HrMove): readonly TargetRef[] {
  const lit = rowOf(move).lit?.(move);
  return lit === undefined ? [] : [lit];
}

/** The list keeps all targets of an attack; starts that make no difference are ways to the one picked (§6.5). */
export const changeable = (move: HrMove): TargetRef | null => (isAttack(move) ? spaceRef(move.target) : null);

/** Steps of an operation that take attacks of one kind (§6.7). */
const OF_ONE_KIND: ReadonlySet<string> = new Set(['barbarossa/ask', 'overlord/landing', 'bagration/ask']);
/** An operation has targets to choose from, and no actions. */
export function given({ view }: HrScene, moves: readonly HrMove[]): readonly TargetRef[] {
  const [button, ...others] = OF_ONE_KIND.has(view.phase) ? unique(attacksIn(moves).map(buttonOf)) : [];
  return button === undefined || others.length > 0 ? [] : [buttonRef(button)];
}

/** A stopped operation cannot be resumed. */
export const lapses = ({ view }: HrScene, moves: readonly HrMove[]): boolean =>
  (view.phase === 'barbarossa/ask' || view.phase === 'bagration/ask') && attacksIn(moves).length > 0;

/** Bonuses that are lost by declining, by question. */
const GIVEN_AWAY: Readonly<Record<string, string>> = {
  'turn/bonus': 'table.hr.unspent.success',
  'bonus/centre': 'table.hr.unspent.centre',
  'push/events': 'table.hr.unspent.push-event',
  'push/attacks': 'table.hr.unspent.push-attack',
};

export function listUnspent({ view }: HrScene, moves: readonly HrMove[], inFull: boolean): readonly Line[] {
  if (!moves.some((move) => rowOf(move).endsStep)) return [];
  const given = GIVEN_AWAY[view.phase];
  if (given !== undefined) return [{ key: given }];
  const unspent = moves.flatMap((move) => {
    const one = rowOf(move).unspent;
    return one ? [{ ...one, name: one.of(move) }] : [];
  });
  const [first] = unspent;
  if (!first) return [];
  const names = unique(unspent.map(({ name }) => name));
  return inFull && first.named
    ? [{ key: first.named[0], params: { [first.named[1]]: joinIds(names) } }]
    : [{ key: first.counted, params: { n: names.length } }];
}

type Recorded = HrWords & { readonly queries: HrQueries };
/** Null for an unknown text. */
function sentenceOf(scene: Recorded, text: string): Line | null {
  const secret = scene.facts.concealed[text];
  if (secret !== undefined) return { key: VERBS[secret].concealed ?? HIDDEN };
  if (text === '?') return { key: HIDDEN };
  const read = scene.queries.readMove(text);
  return read && (rowOf(read.move).did?.(scene, read.move, read.line) ?? read.line);
}
const HIDDEN = 'table.hr.did.hidden';

/**
 * Words a recorded move. A card placed face down, discarded or exchanged is named only if the viewer sees it now; a
 * move of a later version is shown as written.
 */
export function wordNotation(scene: Recorded, notation: string): string {
  const sentence = sentenceOf(scene, notation);
  return sentence && scene.i18n.has(sentence.key) ? scene.i18n.line(sentence) : notation;
}
